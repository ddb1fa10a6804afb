"""A game move by move, as Python plays it: each function here is one call into compiled code.

They take a table of one row instead of a record, since Numba finds out what an array is ten times
faster than what a record is; for the server that is most of the time of a move. This file is loaded
once for each game (loading.py); `rules` is given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.bits import lowest
from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.moves import NO_MOVE, MoveSet, holds
from stammtisch.games.offers import with_pay
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
def offers(rows: Rows, places: int, found: Numbers) -> int:
    """Fill in the legal moves, each with what it earns (offers.py); answer how many."""
    moves = np.zeros(rules.ROWS, np.int64)
    rules.legal(rows[0], moves)
    paid = np.zeros(max(1, places), np.int8)
    count = 0
    for row in range(len(moves)):
        left = moves[row]
        while left:
            found[count] = _offer(rows, row * 64 + lowest(left), places, paid)
            left &= left - 1
            count += 1
    return count


@seldom
def _offer(rows: Rows, move: int, places: int, paid: Cards) -> int:
    paid[:] = 0
    rules.points(rows[0], move, paid)
    offer = move
    pays = 0
    for place in range(places):
        if paid[place]:
            offer = with_pay(offer, pays, place, int(paid[place]))
            pays += 1
    return offer


@seldom
def advance(
    rows: Rows, move: int, places: int, after: Rows, seen: Rows, found: Numbers
) -> tuple[int, int, int]:
    """Make a move in a copy, and look at that: the offer that was taken, the places that were
    cleared, the number of the next offers. Without an offer of this move all is left alone."""
    moves = np.zeros(rules.ROWS, np.int64)
    rules.legal(rows[0], moves)
    if not holds(moves, move):
        return NO_MOVE, 0, 0
    taken = _offer(rows, move, places, np.zeros(max(1, places), np.int8))
    after[0] = rows[0]
    cleared = rules.play(after[0], move)
    look(after, seen)
    return taken, cleared, offers(after, places, found)
