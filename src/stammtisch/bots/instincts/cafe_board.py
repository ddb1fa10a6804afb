"""Instincts for cafe-board. Its numbers were found by play (docs/tuning.md)."""

import numpy as np

from stammtisch.bots.instincts import POINT
from stammtisch.games.bits import bit, lowest
from stammtisch.games.cafe import board
from stammtisch.games.cafe.guests import JOKER, KINDS
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT
from stammtisch.games.cafe.state import reveal_hand, shuffle_hidden
from stammtisch.games.chance import Cards, Chance, Numbers, below
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

# How likely the other holds a guest, beside the likeliest: who could have earned much would be
# seated by now. Counted in games of the search, by what its best seat would earn.
ALWAYS = 1024
HAS_NO_TABLE, HAS_NO_SEAT, IS_JOKER = 860, 1024, 809
BY_POINTS = np.array([819, 748, 707, 594, 430, 410, 348, 297, 246], np.int64)  # 0, 1, 2...
MOST_TRIES = 12  # until a guest is dealt, however unlikely

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


@rule
def guess(view: np.record, likely: Numbers) -> None:
    """Note how likely the other holds each kind of guest, by the seats there are for it."""
    homes = seating.homes(view)
    for kind in range(KINDS):
        likely[kind] = _likely(view, kind, homes)


@rule
def _likely(view: np.record, kind: int, homes: int) -> int:
    if kind >> 1 == JOKER:
        return IS_JOKER
    if seating.homes_of(kind, homes) == 0:
        return HAS_NO_TABLE
    seats = int(view.home[kind >> 1]) & int(view.welcome[kind & 1]) & int(view.company)
    best = -1
    while seats:
        best = max(best, board.paying.seat_points(view, kind, lowest(seats)))
        seats &= seats - 1
    return HAS_NO_SEAT if best < 0 else BY_POINTS[min(best, len(BY_POINTS) - 1)]


@rule
def redeal(state: np.record, seat: int, likely: Numbers, chance: Chance) -> None:
    """Deal again what the seat can't see, to the other what is likely."""
    if state.options[board.OPEN_HANDS]:
        board.redeal(state, seat, chance)
        return
    other = 1 - seat
    hidden = int(state.guests_left) + int(state.hand_size[other])
    shuffle_hidden(state, hidden, chance)
    pile = state.guest_pile
    for top in range(hidden - 1, hidden - 1 - int(state.hand_size[other]), -1):
        place = _pick(pile, top, likely, chance)
        guest = pile[place]
        pile[place] = pile[top]
        pile[top] = guest
    reveal_hand(state, other, hidden)


@rule
def _pick(pile: Cards, top: int, likely: Numbers, chance: Chance) -> int:
    """Where in a shuffled pile the guest lies that is dealt next."""
    place = top
    for _ in range(MOST_TRIES):
        if below(chance, ALWAYS) < likely[pile[place]]:
            break
        place = below(chance, top + 1)
    return place
