"""Floor plans, drawn in text and read: which seats stand at which tables."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.int64]
Spot = tuple[int, int]  # row, column


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
        """For each table, the set of its seats; after the last table one that has none."""
        return _masks([*(_touching(table, self._spots("o")) for table in self._spots("T")), 0])

    @cached_property
    def tables_of(self) -> Masks:
        """For each seat, the set of its tables."""
        return _masks(_touching(seat, self._spots("T")) for seat in self._spots("o"))

    @cached_property
    def tables_beside(self) -> Masks:
        """For each seat, the numbers of its tables; where it has fewer than three, no table."""
        beside = [[t for t in range(len(self.tables)) if of >> t & 1] for of in self.tables_of]
        return np.array([(tables + [len(self.tables)] * 3)[:3] for tables in beside], np.uint8)

    @cached_property
    def seats_beside(self) -> Masks:
        """For each seat, the seats at each of its tables; where it has fewer than three, none."""
        return self.seats_at[self.tables_beside]

    @cached_property
    def neighbours(self) -> Masks:
        """For each seat, the set of seats that share a table with it."""
        shared = _unions(self.tables_of, self.seats_at)
        return shared & ~(1 << np.arange(len(shared)))

    @cached_property
    def pairs_of(self) -> Masks:
        """For each seat, the bits 2 * table + sex of its tables, for both sexes."""
        return _masks(sum(3 << 2 * t for t in range(16) if of >> t & 1) for of in self.tables_of)

    @cached_property
    def seats_by_pairs(self) -> Masks:
        """The seats at any tables, for both sexes, by the bytes of such a set: see _by_bytes."""
        return _by_bytes(_masks(at << 32 * sex for at in self.seats_at[:-1] for sex in (0, 1)))

    @cached_property
    def neighbours_by_seats(self) -> Masks:
        """The neighbours of any seats by the bytes of such a set: see _by_bytes."""
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


def _masks(masks: Iterable[int]) -> Masks:
    return np.array(list(masks), np.int64)


def _union(sets: Masks, members: int) -> int:
    union = 0
    for index, mask in enumerate(sets.tolist()):
        union |= mask * (members >> index & 1)
    return union


def _unions(outer: Masks, inner: Masks) -> Masks:
    return _masks(_union(inner, members) for members in outer.tolist())


def _by_bytes(sets: Masks) -> Masks:
    """[i, byte]: the union of the sets that byte i of a mask names; any union is a few look-ups."""
    return np.array(
        [[_union(sets, byte << shift) for byte in range(256)] for shift in range(0, len(sets), 8)],
        np.int64,
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
