"""Floor plans, drawn in text and read: which seats stand at which tables."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.int64]
Spot = tuple[int, int]  # row, column

BYTE = 256


@dataclass(frozen=True)
class FloorPlan:
    """T is a table, o a seat; a seat belongs to every table beside, above or below it."""

    drawing: str

    @cached_property
    def tables(self) -> tuple[str, ...]:
        """Names of the tables in reading order."""
        return tuple(map(_name, self._spots("T")))

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats in reading order."""
        return tuple(map(_name, self._spots("o")))

    @cached_property
    def seats_at(self) -> Masks:
        """For each table, the set of its seats."""
        return _masks(_touching(table, self._spots("o")) for table in self._spots("T"))

    @cached_property
    def tables_of(self) -> Masks:
        """For each seat, the set of its tables."""
        return _masks(_touching(seat, self._spots("T")) for seat in self._spots("o"))

    @cached_property
    def neighbours(self) -> Masks:
        """For each seat, the set of seats that share a table with it."""
        shared = _unions(self.tables_of, self.seats_at)
        return shared & ~(1 << np.arange(len(shared)))

    @cached_property
    def seats_by_tables(self) -> Masks:
        """seats_by_tables[i, byte]: seats at any of the tables that byte i of a set names."""
        return _by_bytes(self.seats_at)

    @cached_property
    def neighbours_by_seats(self) -> Masks:
        """neighbours_by_seats[i, byte]: neighbours of any seat that byte i of a set names."""
        return _by_bytes(self.neighbours)

    def _spots(self, sign: str) -> list[Spot]:
        lines = [line.split() for line in self.drawing.strip().splitlines()]
        return [
            (row, column)
            for row, line in enumerate(lines)
            for column, drawn in enumerate(line)
            if drawn == sign
        ]


def _name(spot: Spot) -> str:
    row, column = spot
    return f"{ascii_lowercase[column]}{row + 1}"


def _touching(spot: Spot, others: list[Spot]) -> int:
    row, column = spot
    return sum(
        1 << index
        for index, (other_row, other_column) in enumerate(others)
        if abs(other_row - row) + abs(other_column - column) == 1
    )


def _masks(masks: Iterator[int]) -> Masks:
    return np.array(list(masks), np.int64)


def _union(sets: Masks, members: int) -> int:
    union = 0
    for index, mask in enumerate(sets.tolist()):
        union |= mask * (members >> index & 1)
    return union


def _unions(outer: Masks, inner: Masks) -> Masks:
    return _masks(_union(inner, members) for members in outer.tolist())


def _by_bytes(sets: Masks) -> Masks:
    """Unions for every value of every byte of a set, so that any union is three look-ups."""
    return np.array(
        [[_union(sets, byte << shift) for byte in range(BYTE)] for shift in (0, 8, 16)], np.int64
    )


CARDS_PLAN = FloorPlan(
    """
    . o . o .
    o T o T o
    . o T o .
    o T o T o
    . o . o .
    """
)

BOARD_PLAN = FloorPlan(
    """
    . . . . o . . . .
    . . . o T o . . .
    . . o T o T o . .
    . o T o . o T o .
    o T o . . . o T o
    . o T o . o T o .
    . . o T o T o . .
    . . . o T o . . .
    . . . . o . . . .
    """
)
