"""Instincts for cafe-cards."""

import numpy as np

from stammtisch.bots.instincts import POINT, none
from stammtisch.games.cafe import cards
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.loading import load_for
from stammtisch.games.rule import rule

HOME = POINT // 2  # a guest is worth keeping a little for each table of its nation
SHED = POINT * cards.MINUS  # C9: a card in hand costs this in the end
PARTNER = 2 * POINT + SHED  # S4: what the partner of a lone guest earns, and another card gone
DRAWING = -POINT  # a new guest costs two points, but may earn them back
CLUB = 25 * POINT  # V3: what most clubs earn

glance = cards.seating.homes
guess, redeal = none.guess, none.redeal

# What a guest in hand earned later, by the tables of its nation: from games by instinct.
prospects = load_for(
    "cafe-cards",
    "stammtisch.bots.instincts.cafe_hand",
    seating=cards.seating,
    by_homes=np.array([32, 112, 160], np.int64),
    pair=80,
    joker=0,
).prospects


@rule
def worth(state: np.record, move: int, homes: int) -> int:
    """The points of a guest and the card that is gone, less what it might earn elsewhere."""
    row = move >> 6
    kind = move & 63
    if row >= FIRST_SEAT:
        seat = row - FIRST_SEAT
        partner = PARTNER * int(not cards.seating.has_company(state, seat))
        points = cards.paying.seat_points(state, kind, seat)
        return SHED + POINT * points + partner - HOME * cards.seating.homes_of(kind, homes)
    if row == ASIDE:
        return -HOME * cards.seating.homes_of(kind, homes)
    if move >= cards.CLUB:
        return CLUB
    if move == cards.CLOSE:
        return POINT * cards.lead(state)
    return DRAWING * int(move == cards.DRAW)
