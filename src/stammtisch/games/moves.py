"""Move sets: the legal moves of a position as a few rows of bits.

A move is one integer, 64 * row + bit. Each game says what its rows and bits mean (a guest and a
seat, a pile and a card); what is here works for all of them.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.bits import member, size
from stammtisch.games.rule import rule

MoveSet: TypeAlias = NDArray[np.int64]

NO_MOVE = -1


def empty_move_set(rows: int) -> MoveSet:
    """A set with no moves, for `legal` to fill."""
    return np.zeros(rows, np.int64)


@rule
def move_at(row: int, place: int) -> int:
    """The move with this row and bit."""
    return row * 64 + place


@rule
def nth_move(moves: MoveSet, index: int) -> int:
    """The move with this index, counted from 0, or NO_MOVE."""
    for row in range(len(moves)):
        here = size(moves[row])
        if index < here:
            return row * 64 + member(moves[row], index)
        index -= here
    return NO_MOVE


@rule
def holds(moves: MoveSet, move: int) -> bool:
    """Whether the move is in the set."""
    return move >= 0 and move >> 6 < len(moves) and moves[move >> 6] >> (move & 63) & 1 == 1


def listed(moves: MoveSet) -> list[int]:
    """All moves of the set, in order."""
    return [
        row * 64 + place
        for row, mask in enumerate(moves.tolist())
        for place in range(mask.bit_length())
        if mask >> place & 1
    ]
