"""Instincts for cafe-board. Its numbers were found by play (docs/tuning.md)."""

import numpy as np

from stammtisch.bots.instincts import POINT
from stammtisch.games.bits import bit
from stammtisch.games.cafe import board
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.loading import load_for
from stammtisch.games.rule import rule

seating = board.seating

HOME = 32  # a guest is worth keeping for each table of its nation
PAIR = -16  # a guest is worth keeping less beside one of the other sex
JOKER_WAITS = 133  # a joker fits anywhere, so it waits for a good seat
ALONE = -14  # S4: a guest that waits for its partner
ENDING = 19  # a turn of one guest keeps another
BAR = -46  # a turn spent at the bar
BAR_POINT = 62  # B6: what a point of the bar stands for, as it goes from good to bad

glance = seating.homes

# What a guest in hand earned later, by the tables of its nation: from games by instinct.
prospects = load_for(
    "cafe-board",
    "stammtisch.bots.instincts.cafe_hand",
    seating=seating,
    by_homes=np.array([-120, -16, 16], np.int64),
    pair=128,
    joker=122,
).prospects


@rule
def worth(state: np.record, move: int, homes: int) -> int:
    """The points of a guest, at a table or at the bar, less what it might earn elsewhere."""
    row = move >> 6
    kind = move & 63
    if row >= FIRST_SEAT:
        seat = row - FIRST_SEAT
        points = POINT * board.paying.seat_points(state, kind, seat)
        alone = ALONE * int(not seating.has_company(state, seat))
        return points + alone - _kept(state, kind, homes)
    if row == ASIDE:
        return BAR + BAR_POINT * board.next_bar_value(state) - _kept(state, kind, homes)
    return ENDING


@rule
def _kept(state: np.record, kind: int, homes: int) -> int:
    """What a guest is worth in hand."""
    if kind >> 1 == JOKER:
        return JOKER_WAITS
    own = seating.homes_of(kind, homes)
    pair = int(int(state.kinds[state.to_move]) & bit(kind ^ 1) != 0) * int(own > 0)
    return HOME * own + PAIR * pair
