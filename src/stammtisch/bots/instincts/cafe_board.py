"""Instincts for cafe-board, in points."""

import numpy as np

from stammtisch.games.cafe import board
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.rule import rule

SPREAD = 30.0
TEMPERATURE = 3.0
JOKER_WAITS = 3  # a joker fits anywhere, so it waits for a good seat


@rule
def worth(state: np.record, move: int) -> int:
    """The points of a guest, at a table or at the bar."""
    row = move >> 6
    kind = move & 63
    if row >= FIRST_SEAT:
        kept = JOKER_WAITS * int(kind >> 1 == JOKER)
        return board.paying.seat_points(state, kind, row - FIRST_SEAT) - kept
    if row == ASIDE:
        return board.next_bar_value(state)
    return 0
