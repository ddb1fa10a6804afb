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
from stammtisch.games.rule import rule
from stammtisch.games.states import State

rules: Any

Rows = np.ndarray[Any, np.dtype[Any]]  # a table of states; where it is one state, with one row


@rule
def legal(rows: Rows, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many."""
    return rules.legal(rows[0], moves)


@rule
def play(rows: Rows, move: int) -> int:
    """Make a legal move; answer the set of places that were cleared."""
    return rules.play(rows[0], move)


@rule
def points(rows: Rows, move: int, paid: Cards) -> None:
    """What a legal move earns, by place."""
    rules.points(rows[0], move, paid)


@rule
def why(rows: Rows, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    return rules.why(rows[0], move)


@rule
def blind(rows: Rows, seat: int) -> None:
    """Turn the state into what one seat knows."""
    rules.blind(rows[0], seat)


@rule
def result(rows: Rows, scores: Numbers, minus: Numbers) -> int:
    """Fill in the scores and the minus points in them; answer the set of winners."""
    return rules.result(rows[0], scores, minus)


@rule
def look(rows: Rows, after: Rows, seen: Rows, found: Numbers, paid: Cards) -> int:
    """Fill in the state, what everyone knows of it and then what each player knows; and the legal
    moves with what each earns (offers.py). Answer how many those are."""
    after[0] = rows[0]
    _blind_copies(after, seen)
    return _offers(after[0], found, paid)


@rule
def advance(
    rows: Rows, move: int, after: Rows, seen: Rows, found: Numbers, paid: Cards
) -> tuple[int, int, int]:
    """Make a move in a copy, and look at that: the offer that was taken, the places that were
    cleared, the number of the next offers. Without an offer of this move all is left alone."""
    moves = found[: rules.ROWS]
    rules.legal(rows[0], moves)
    if not holds(moves, move):
        return NO_MOVE, 0, 0
    taken = _offer(rows[0], move, paid)
    after[0] = rows[0]
    cleared = rules.play(after[0], move)
    _blind_copies(after, seen)
    return taken, cleared, _offers(after[0], found, paid)


@rule
def _blind_copies(rows: Rows, seen: Rows) -> None:
    """What everyone knows of a state, and then what each player knows."""
    for row in range(len(seen)):
        seen[row] = rows[0]
        rules.blind(seen[row], row - 1)


@rule
def _offers(state: State, found: Numbers, paid: Cards) -> int:
    """The move set lies behind the offers that are made of it."""
    moves = found[64 * rules.ROWS :]
    rules.legal(state, moves)
    count = 0
    for row in range(rules.ROWS):
        left = moves[row]
        while left:
            found[count] = _offer(state, row * 64 + lowest(left), paid)
            left &= left - 1
            count += 1
    return count


@rule
def _offer(state: State, move: int, paid: Cards) -> int:
    paid[:] = 0
    rules.points(state, move, paid)
    offer = move
    pays = 0
    for place in range(len(paid)):
        if paid[place]:
            offer = with_pay(offer, pays, place, int(paid[place]))
            pays += 1
    return offer
