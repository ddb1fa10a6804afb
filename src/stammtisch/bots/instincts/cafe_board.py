"""Instincts for cafe-board. Its numbers were found by play (docs/tuning.md)."""

import numpy as np

from stammtisch.bots.instincts import POINT
from stammtisch.games.bits import bit, size
from stammtisch.games.cafe import board
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.loading import load_for
from stammtisch.games.rule import rule

seating = board.seating

HOME = 32  # a guest is worth keeping for each table of its nation
PAIR = -28  # a guest is worth keeping less beside one of the other sex
JOKER_WAITS = 133  # a joker fits anywhere, so it waits for a good seat
PARTNER = 8  # S4: what the partner of a lone guest earns
ENDING = -8
BAR = -62  # a turn spent at the bar
BAR_POINT = 62  # B6: what a point of the bar stands for, as it goes from good to bad

# What it is worth to leave a table with one to three guests, or to have it cleared: others, then
# all natives.
LEFT_BEHIND = np.array([[-12, 1, 40, 0], [-28, -5, 0, 20]], np.int64)

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
    """The points of a guest, and what it leaves for others, less what it might earn elsewhere."""
    row = move >> 6
    kind = move & 63
    if row >= FIRST_SEAT:
        seat = row - FIRST_SEAT
        points = POINT * board.paying.seat_points(state, kind, seat)
        partner = PARTNER * int(not seating.has_company(state, seat))
        return points + partner + _left_behind(state, kind, seat) - _kept(state, kind, homes)
    if row == ASIDE:
        return BAR + BAR_POINT * board.next_bar_value(state) - _kept(state, kind, homes)
    return ENDING


@rule
def _left_behind(state: np.record, kind: int, seat: int) -> int:
    """What the tables of a seat are worth to others after this guest."""
    taken = seating.guests_seats(state)
    total = 0
    for place in range(3):
        table = seating.TABLES_BESIDE[seat, place]
        there = taken & seating.SEATS_AT[table]
        home = int(state.tables[table])
        native = int(kind >> 1 == home) | int(kind >> 1 == JOKER)
        native &= int(there & ~(int(state.seated[home]) | int(state.seated[JOKER])) == 0)
        total += LEFT_BEHIND[native, size(there)] * int(table < seating.TABLES)
    return total


@rule
def _kept(state: np.record, kind: int, homes: int) -> int:
    """What a guest is worth in hand."""
    if kind >> 1 == JOKER:
        return JOKER_WAITS
    own = seating.homes_of(kind, homes)
    pair = int(int(state.kinds[state.to_move]) & bit(kind ^ 1) != 0) * int(own > 0)
    return HOME * own + PAIR * pair
