"""Where each guest in hand may sit: the seatings of seating.py, as random play wants them.

A move set has a row for each seat. To find the n-th of its moves is to go through many rows that
are empty as a rule, and where that ends a processor can't guess. A hand has a few kinds only, and a
row for each of those is counted, and one is picked, without a branch. Some hands have fewer kinds
than there are rows; those rows are for a guest who is at home nowhere.

This file is loaded for a game on the large floor (loading.py); `seating` and `most`, the most kinds
that a hand has, are given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.bits import lowest, member, size
from stammtisch.games.cafe.guests import BARE
from stammtisch.games.cafe.rows import FIRST_SEAT
from stammtisch.games.moves import MoveSet, move_at
from stammtisch.games.rule import rule

seating: Any
most: int

# The rows: for each kind in hand its seats, of both sexes in halves (seating.py); and at TOTALS, in
# a byte for each of these rows, how many seatings there are up to and in it.
TOTALS = most
BYTE = 8
EACH = sum(1 << BYTE * row for row in range(most))  # a number times this is in each of the bytes
HIGH = 128  # the highest bit of a byte; there are fewer seatings than this
assert most * seating.SEATS < HIGH

NO_GUEST = 1 << 2 * BARE  # a kind above all others, without a home


@rule
def seatings(state: np.record, rows: MoveSet, another_may_follow: bool) -> int:
    """Fill in, for each kind in hand, the seats that it may take; answer how many moves that is."""
    hand = int(state.kinds[state.to_move])
    balanced = seating.balanced_seats(state)
    at = balanced & _homes_of_all(state, hand)
    allowed = balanced & seating.in_company(state, at, another_may_follow)
    total = 0
    totals = 0
    for row in range(most):
        rows[row] = allowed & _home(state, lowest(hand | NO_GUEST))
        hand &= hand - 1
        total += size(rows[row])
        totals |= total << BYTE * row
    rows[TOTALS] = totals
    return total


@rule
def _homes_of_all(state: np.record, hand: int) -> int:
    """S1: for both sexes, the seats that some guest in hand could take by its nation."""
    homes = 0
    for _ in range(most):
        homes |= _home(state, lowest(hand | NO_GUEST))
        hand &= hand - 1
    return homes


@rule
def _home(state: np.record, kind: int) -> int:
    """S1: the seats that a guest could take by its nation, in the half of its sex."""
    return int(state.home[kind >> 1]) << seating.HALF * (kind & 1)


@rule
def counted(rows: MoveSet) -> int:
    """How many seatings there are."""
    return int(rows[TOTALS]) >> BYTE * (most - 1)


@rule
def nth(state: np.record, rows: MoveSet, index: int) -> int:
    """The seating with this index."""
    totals = int(rows[TOTALS])
    # All bytes at once: the highest bit stays where the total isn't above the index. So many rows
    # are left behind, and the byte before the next one says how many moves those have.
    row = size((HIGH + index) * EACH - totals & HIGH * EACH)
    before = totals << BYTE >> BYTE * row & 255
    seat = member(int(rows[row]), index - before) & (seating.HALF - 1)
    return move_at(FIRST_SEAT + seat, member(int(state.kinds[state.to_move]), row))
