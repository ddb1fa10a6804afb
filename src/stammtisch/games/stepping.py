"""A game move by move, as Python plays it: each function here is one call into compiled code.

They take a table of one row instead of a record, since Numba finds out what an array is ten times
faster than what a record is; for the server that is most of the time of a move. This file is loaded
once for each game (loading.py); `rules` is given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.bits import lowest
from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import seldom

rules: Any

Rows = np.ndarray[Any, np.dtype[Any]]  # a table with one row: the state


@seldom
def legal(rows: Rows, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many."""
    return rules.legal(rows[0], moves)


@seldom
def play(rows: Rows, move: int) -> int:
    """Make a legal move; answer the set of places that were cleared."""
    return rules.play(rows[0], move)


@seldom
def points(rows: Rows, move: int, paid: Cards) -> None:
    """What a legal move earns, by place."""
    rules.points(rows[0], move, paid)


@seldom
def why(rows: Rows, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    return rules.why(rows[0], move)


@seldom
def blind(rows: Rows, seat: int) -> None:
    """Turn the state into what one seat knows."""
    rules.blind(rows[0], seat)


@seldom
def look(rows: Rows, seen: Rows) -> None:
    """Fill in what everyone knows, and then what each player knows."""
    for row in range(len(seen)):
        seen[row] = rows[0]
        rules.blind(seen[row], row - 1)


@seldom
def result(rows: Rows, scores: Numbers, minus: Numbers) -> int:
    """Fill in the scores and the minus points in them; answer the set of winners."""
    return rules.result(rows[0], scores, minus)


@seldom
def worth(rows: Rows, places: int) -> tuple[Numbers, Numbers]:
    """The legal moves with the end of each one's part in the list of places and points."""
    moves = np.zeros(rules.ROWS, np.int64)
    found = rules.legal(rows[0], moves)
    listed = np.empty((found, 2), np.int64)
    pays = np.empty((found * places, 2), np.int64)
    paid = np.zeros(max(1, places), np.int8)
    move = 0
    end = 0
    for row in range(len(moves)):
        left = moves[row]
        while left:
            listed[move, 0] = row * 64 + lowest(left)
            left &= left - 1
            paid[:] = 0
            rules.points(rows[0], listed[move, 0], paid)
            for place in range(places):
                if paid[place]:
                    pays[end, 0] = place
                    pays[end, 1] = paid[place]
                    end += 1
            listed[move, 1] = end
            move += 1
    return listed, pays[:end]
