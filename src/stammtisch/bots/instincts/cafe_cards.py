"""Instincts for cafe-cards, in points."""

import numpy as np

from stammtisch.games.cafe import cards
from stammtisch.games.cafe.rows import FIRST_SEAT
from stammtisch.games.rule import rule

SPREAD = 40.0
TEMPERATURE = 3.0
SHED = 2  # C9: a card in hand costs this in the end
CLUB = 25  # V3: what most clubs earn


@rule
def worth(state: np.record, move: int) -> int:
    """The points of a guest and the card that is gone; a club; else nothing."""
    row = move >> 6
    if row >= FIRST_SEAT:
        return SHED + cards.paying.seat_points(state, move & 63, row - FIRST_SEAT)
    if row == 0 and move & 63 >= cards.CLUB:
        return CLUB
    return 0
