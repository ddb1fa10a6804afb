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

# How likely the other kept a guest in its last turn, in thousandths: who could have earned much
# would be seated by now. Counted in games of the search and of `greedy`, by what it did instead,
# for a guest without a table, without a seat, a joker, and by what its best seat would have earned.
NO_TABLE, NO_SEAT, IS_JOKER, BY_POINTS = range(4)
KEPT = np.array(
    [
        [530, 1254, 1100, 1040, 1040, 866, 657, 374, 288, 147, 51, 14, 6],  # the bar, for points
        [1338, 1700, 456, 126, 126, 52, 24, 12, 5, 1, 1, 0, 0],  # the bar, at a loss
        [1771, 1458, 420, 518, 518, 313, 152, 91, 51, 41, 21, 37, 14],  # one guest
        [1478, 1218, 875, 708, 708, 383, 214, 73, 31, 10, 7, 5, 1],  # two, less than 6 points
        [1555, 1355, 753, 991, 991, 721, 484, 283, 148, 78, 37, 31, 11],  # two, less than 11
        [1564, 1300, 723, 1061, 1061, 947, 672, 490, 377, 207, 176, 140, 81],  # two, 11 or more
    ],
    np.int64,
)
MOST_POINTS = KEPT.shape[1] - BY_POINTS - 1
FEW, MANY = 6, 11  # points of a turn of two guests
# The same by how far the game is (60 guests or more are left, 30 or more, less): what has no table
# gathers in hands, and jokers go. In thousandths; the last one is for all seats.
LATER = np.array(
    [[720, 1000, 1332, 1000], [1171, 1000, 568, 1000], [1082, 1000, 294, 1000]], np.int64
)
ALWAYS = 1024
MOST_TRIES = 12  # until a guest is dealt, however unlikely
DRAWN = KINDS  # where `likely` has how many of its guests the other drew after that turn

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
def guess(since: np.record, view: np.record, likely: Numbers) -> None:
    """Note how likely the other kept each kind of guest, by the seats there were for it when its
    last turn began, and how many it has drawn since: those may be any."""
    other = 1 - int(view.to_move)
    likely[DRAWN] = view.hand_size[other]
    likely[:KINDS] = ALWAYS
    if since.to_move != other:
        return  # it had no turn yet, or nobody remembers
    likely[DRAWN] = int(since.guests_left) - int(view.guests_left)
    turn = _turn_of(since, view, other)
    part = int(view.guests_left < 60) + int(view.guests_left < 30)
    homes = seating.homes(since)
    most = 0
    for kind in range(KINDS):
        place = _place(since, kind, homes)
        likely[kind] = KEPT[turn, place] * LATER[part, min(place, BY_POINTS)]
        most = max(most, likely[kind])
    for kind in range(KINDS):
        likely[kind] = ALWAYS * likely[kind] // most


@rule
def _turn_of(since: np.record, view: np.record, other: int) -> int:
    """What the other did in its last turn: a row of KEPT."""
    if view.bar_size > since.bar_size:
        return int(board.next_bar_value(since) < 0)
    if since.guests_left - view.guests_left == 1:
        return 2
    points = view.points[other] - since.points[other]
    return 3 + int(points >= FEW) + int(points >= MANY)


@rule
def _place(since: np.record, kind: int, homes: int) -> int:
    """What a guest could have done in that turn: a column of KEPT."""
    if kind >> 1 == JOKER:
        return IS_JOKER
    if seating.homes_of(kind, homes) == 0:
        return NO_TABLE
    seats = int(since.home[kind >> 1]) & int(since.welcome[kind & 1]) & int(since.company)
    best = -1
    while seats:
        best = max(best, board.paying.seat_points(since, kind, lowest(seats)))
        seats &= seats - 1
    return NO_SEAT if best < 0 else BY_POINTS + min(best, MOST_POINTS)


@rule
def redeal(state: np.record, seat: int, likely: Numbers, chance: Chance) -> None:
    """Deal again what the seat can't see, to the other what it is likely to have kept."""
    if state.options[board.OPEN_HANDS]:
        board.redeal(state, seat, chance)
        return
    other = 1 - seat
    hidden = int(state.guests_left) + int(state.hand_size[other])
    shuffle_hidden(state, hidden, chance)
    pile = state.guest_pile
    kept = int(state.hand_size[other]) - int(likely[DRAWN])
    for top in range(hidden - 1, hidden - 1 - kept, -1):
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
