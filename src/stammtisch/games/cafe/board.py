"""cafe-board: Café International for two (B1-B10), with jokers and a bar."""

from typing import Any

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, member, size
from stammtisch.games.cafe.floor import BOARD_PLAN
from stammtisch.games.cafe.guests import COPIES, JOKER, JOKER_COPIES, KINDS, TABLE_COPIES
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT, SPOKEN
from stammtisch.games.cafe.state import (
    draw_guest,
    forget_order,
    hide_hand,
    lay_piles,
    next_player,
    reveal_hand,
    shared_fields,
    shuffle_hidden,
    take_from_hand,
)
from stammtisch.games.chance import Cards, Chance, Numbers
from stammtisch.games.loading import load_for
from stammtisch.games.moves import MoveSet, move_at
from stammtisch.games.rule import rule

seating: Any = load_for("cafe-board", "stammtisch.games.cafe.seating", plan=BOARD_PLAN)

PLAYERS = 2
FULL_HAND = 5  # B2, B7
MOST_SEATED = 2  # B3

by_guest: Any = load_for(
    "cafe-board", "stammtisch.games.cafe.by_guest", seating=seating, most=FULL_HAND
)

# B1. A deal is the guest pile, then the table pile, each with its top card first.
GUESTS = np.repeat(
    np.arange(KINDS, dtype=np.int8), [COPIES] * 2 * JOKER + [JOKER_COPIES, JOKER_COPIES]
)
TABLES = np.repeat(np.arange(JOKER, dtype=np.int8), TABLE_COPIES)
PILES = (GUESTS, TABLES)

OPTIONS: dict[str, tuple[int, ...]] = {"bar": (21, 17), "open_hands": (False, True)}
BAR, OPEN_HANDS = 0, 1

# B6
BAR_VALUES = np.array(
    [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16], np.int64
)
BAR_FIELDS = len(BAR_VALUES)
FIELDS_LEFT_OUT = np.array([BAR_FIELDS - fields for fields in OPTIONS["bar"]], np.int64)

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *shared_fields(BOARD_PLAN, PLAYERS, KINDS, len(GUESTS), len(TABLES)),
                ("options", "i1", len(OPTIONS)),
                ("bar_size", "i1"),
                ("bar", "u1", BAR_FIELDS),  # the guests at the bar, the first to come first
            ],
            align=True,
        ),
    )
)

# Rows of a move set: SPOKEN holds END, ASIDE the kinds that may go to the bar, and each seat has a
# row of the kinds that may take it.
ROWS = FIRST_SEAT + seating.SEATS
END = 0

# Rows of `choices`, after those of by_guest.py: the kinds that may go to the bar, or SAY_END.
OTHERS = by_guest.TOTALS + 1
SAY_END = 2 * JOKER

AT_THE_BAR = len(BOARD_PLAN.tables)  # the bar pays like a table, after the last of them

LONGEST = 2 * len(GUESTS)  # every guest leaves a hand once, and may be followed by an `end`


@rule
def set_up(state: np.record, deal: Cards) -> None:
    """B2: begin with this deal; players and options are set already."""
    _empty(state)
    lay_piles(state, deal)
    for player in range(PLAYERS):
        _fill_hand(state, player)
    seating.lay_tables(state)


@rule
def _empty(state: np.record) -> None:
    state.kinds[:] = 0
    state.points[:] = 0
    state.hand_size[:] = 0
    for player in range(PLAYERS):
        state.hands[player, :] = 0
    state.bar_size = 0
    state.bar[:] = 0
    seating.empty_floor(state)


@rule
def _fill_hand(state: np.record, player: int) -> None:
    """B7"""
    while state.hand_size[player] < FULL_HAND and state.guests_left:
        draw_guest(state, player)


@rule
def points_at(state: np.record, kind: int, table: int) -> int:
    """B4: what a guest about to sit down at this table earns there."""
    there = seating.guests_seats(state) & seating.SEATS_AT[table]
    nation = kind >> 1
    here = state.tables[table]
    at_home = -int((nation == here) | (nation == JOKER))  # all bits, or none
    compatriots = int(state.seated[nation])
    compatriots |= at_home & (int(state.seated[here]) | int(state.seated[JOKER]))  # B5
    return size(there) + size(there & compatriots)


paying: Any = load_for(
    "cafe-board", "stammtisch.games.cafe.paying", seating=seating, points_at=points_at
)


@rule
def legal(state: np.record, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many. None are left when the game is over."""
    moves[ASIDE] = 0
    moves[SPOKEN] = 0
    if state.over:
        return seating.no_seatings(moves)
    found: int = seating.seatings(state, moves, state.placed == 0)
    if state.waiting != seating.NOBODY:
        return found
    if state.placed:
        moves[SPOKEN] = bit(END)  # B3a
        return found + 1
    moves[ASIDE] = int(state.kinds[state.to_move]) & (bit(2 * JOKER) - 1)  # B3b
    return found + size(moves[ASIDE])


@rule
def choices(state: np.record, rows: MoveSet) -> int:
    """The moves of `legal` as random play picks one (by_guest.py); answer how many."""
    if state.over:
        return 0
    found: int = by_guest.seatings(state, rows, state.placed == 0)
    if state.placed == 0:
        others = int(state.kinds[state.to_move]) & (bit(2 * JOKER) - 1)  # B3b
    else:
        others = int(state.waiting == seating.NOBODY) << SAY_END  # B3a
    rows[OTHERS] = others
    return found + size(others)


@rule
def chosen(state: np.record, rows: MoveSet, index: int) -> int:
    """The choice with this index."""
    seatings = by_guest.counted(rows)
    if index < seatings:
        return by_guest.nth(state, rows, index)
    place = member(int(rows[OTHERS]), index - seatings)
    return move_at(SPOKEN, END) if place == SAY_END else move_at(ASIDE, place)


@rule
def play(state: np.record, move: int) -> int:
    """Make a legal move; answer the set of tables that were cleared."""
    row = move >> 6
    place = move & 63
    if row >= FIRST_SEAT:
        return _seat(state, place, row - FIRST_SEAT)
    if row == ASIDE:
        _go_to_the_bar(state, place)
    _end_turn(state)
    return 0


@rule
def _seat(state: np.record, kind: int, seat: int) -> int:
    alone = not seating.has_company(state, seat)
    state.points[state.to_move] += paying.seat_points(state, kind, seat)
    take_from_hand(state, state.to_move, kind)
    full: int = seating.sit_down(state, kind, seat)
    state.placed += 1
    state.waiting = seat if alone else seating.NOBODY  # S4
    if full:
        seating.clear(state, full)
    if state.placed == MOST_SEATED:
        _end_turn(state)
    return full


@rule
def _go_to_the_bar(state: np.record, kind: int) -> None:
    """B6"""
    take_from_hand(state, state.to_move, kind)
    state.points[state.to_move] += next_bar_value(state)
    state.bar[state.bar_size] = kind
    state.bar_size += 1
    if state.bar_size == bar_fields(state):
        state.over = 1  # B8a


@rule
def bar_fields(state: np.record) -> int:
    """How many fields the bar has."""
    return BAR_FIELDS - FIELDS_LEFT_OUT[state.options[BAR]]


@rule
def next_bar_value(state: np.record) -> int:
    """The value of the first free field of the bar."""
    return BAR_VALUES[FIELDS_LEFT_OUT[state.options[BAR]] + state.bar_size]


@rule
def _end_turn(state: np.record) -> None:
    if not state.over:
        _fill_hand(state, state.to_move)  # B7
    if not state.over:
        next_player(state)


@rule
def points(state: np.record, move: int, paid: Cards) -> None:
    """What a legal move earns, by table and at the bar."""
    paid[:] = 0
    row = move >> 6
    if row == ASIDE:
        paid[AT_THE_BAR] = next_bar_value(state)
    if row < FIRST_SEAT:
        return
    paying.points_by_table(state, move & 63, row - FIRST_SEAT, paid)


@rule
def why(state: np.record, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    if state.over:
        return reasons.OVER
    row = move >> 6
    place = move & 63
    if row >= FIRST_SEAT:
        if not state.kinds[state.to_move] & bit(place):
            return reasons.NOT_IN_HAND
        return seating.why_not_seat(state, place, row - FIRST_SEAT, state.placed == 0)
    if state.waiting != seating.NOBODY:
        return reasons.PARTNER  # S4
    if row == ASIDE:
        return _why_not_to_the_bar(state, place)
    return reasons.FINE if state.placed else reasons.NOT_NOW  # B3a


@rule
def _why_not_to_the_bar(state: np.record, kind: int) -> int:
    if state.placed:
        return reasons.NOT_NOW  # B3: one thing a turn
    if kind >> 1 == JOKER:
        return reasons.JOKER_BAR  # B3b
    return reasons.FINE if state.kinds[state.to_move] & bit(kind) else reasons.NOT_IN_HAND


@rule
def blind(state: np.record, seat: int) -> None:
    """B10: turn the state into what one seat knows (seat -1: what everyone knows)."""
    hidden = int(state.guests_left)
    for player in range(PLAYERS):
        if player != seat and not state.options[OPEN_HANDS]:
            hidden = hide_hand(state, player, hidden)
    forget_order(state, hidden)


@rule
def redeal(state: np.record, seat: int, chance: Chance) -> None:
    """Deal again, at random, what a blind state doesn't show its seat."""
    hidden = int(state.guests_left)
    for player in range(PLAYERS):
        if player != seat and not state.options[OPEN_HANDS]:
            hidden += int(state.hand_size[player])
    shuffle_hidden(state, hidden, chance)
    for player in range(PLAYERS):
        if player != seat and not state.options[OPEN_HANDS]:
            hidden = reveal_hand(state, player, hidden)


@rule
def result(state: np.record, scores: Numbers, minus: Numbers) -> int:
    """B9: fill in the scores; answer the set of winners."""
    for player in range(PLAYERS):
        scores[player] = state.points[player]
        minus[player] = 0
    if scores[0] == scores[1]:
        return bit(0) | bit(1)
    return bit(0) if scores[0] > scores[1] else bit(1)
