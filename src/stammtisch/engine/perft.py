"""How many ways there are to make so many moves: the number that finds mistakes in rules.

This file is loaded once for each game (games/loading.py); `rules` is given to it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.bits import lowest
from stammtisch.games.moves import NO_MOVE, MoveSet, move_at
from stammtisch.games.rule import rule

rules: Any

STATE = rules.STATE  # noqa: F821
ROWS = rules.ROWS  # noqa: F821


def sequences(state: np.record, depth: int, most_positions: int) -> int:
    """The number of legal sequences of `depth` moves, or -1 when that meets too many positions."""
    if depth == 0:
        return 1
    states = np.zeros(depth, STATE)
    states[0] = state
    return int(count(states, np.zeros((depth, ROWS), np.int64), most_positions))


@rule
def count(states: NDArray[np.void], moves: NDArray[np.int64], most_positions: int) -> int:
    """The same from the first of the states, to the depth that there are rows for.

    Row `level` of the tables is the position after `level` moves, and what is left to try there.
    The last move is never made: the legal ones are counted.
    """
    depth = len(states)
    found = int(rules.legal(states[0], moves[0]))  # noqa: F821
    if depth == 1:
        return found
    total = level = 0
    positions = 1
    while level >= 0 and positions <= most_positions:
        move = take_move(moves[level])
        if move == NO_MOVE:
            level -= 1
            continue
        states[level + 1] = states[level]
        rules.play(states[level + 1], move)  # noqa: F821
        found = int(rules.legal(states[level + 1], moves[level + 1]))  # noqa: F821
        positions += 1
        if level + 2 == depth:
            total += found
        else:
            level += 1
    return total if level < 0 else -1


@rule
def take_move(moves: MoveSet) -> int:
    """Take a move out of the set; NO_MOVE when there is none left."""
    for row in range(len(moves)):
        if moves[row]:
            place = lowest(moves[row])
            moves[row] &= moves[row] - 1
            return move_at(row, place)
    return NO_MOVE
