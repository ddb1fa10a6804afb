"""Instincts for cafe-board."""

import numpy as np

from stammtisch.games.cafe import board
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.rule import rule

POINT = 32
HOME = POINT // 2  # a guest is worth keeping a little for each table of its nation
JOKER_WAITS = 4 * POINT  # a joker fits anywhere, so it waits for a good seat
PARTNER = 2 * POINT  # S4: what the partner of a lone guest earns, at home


@rule
def worth(state: np.record, move: int) -> int:
    """The points of a guest, at a table or at the bar, less what it might earn elsewhere."""
    row = move >> 6
    kind = move & 63
    if row >= FIRST_SEAT:
        seat = row - FIRST_SEAT
        partner = PARTNER * int(not board.seating.has_company(state, seat))
        return POINT * board.paying.seat_points(state, kind, seat) + partner - _kept(state, kind)
    if row == ASIDE:
        return POINT * board.next_bar_value(state) - _kept(state, kind)
    return 0


@rule
def _kept(state: np.record, kind: int) -> int:
    """What a guest is worth in hand."""
    if kind >> 1 == JOKER:
        return JOKER_WAITS
    return HOME * board.seating.homes(state, kind)


@rule
def prospects(state: np.record, player: int) -> int:
    """What the jokers in hand may earn, in points."""
    jokers = int(state.hands[player, 2 * JOKER]) + int(state.hands[player, 2 * JOKER + 1])
    return JOKER_WAITS // POINT * jokers
