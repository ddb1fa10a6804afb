"""cafe-cards: Café International, the card game (C1-C10), with the variant `clubs` (clubs.py)."""

from typing import Any

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, size
from stammtisch.games.cafe.floor import CARDS_PLAN
from stammtisch.games.cafe.guests import COPIES, JOKER, TABLE_COPIES
from stammtisch.games.cafe.rows import ASIDE, FIRST_SEAT, SPOKEN
from stammtisch.games.cafe.state import (
    draw_guest,
    forget_order,
    hide_guests,
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
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import rule

seating: Any = load_for("cafe-cards", "stammtisch.games.cafe.seating", plan=CARDS_PLAN)
clubs: Any = load_for("cafe-cards", "stammtisch.games.cafe.clubs", seating=seating)

MOST_PLAYERS = 5
FIRST_HAND = 7  # C2
FULL_HAND = 12  # C3
MOST_SEATED = 3  # C3
MINUS = 2  # C9: for each card in hand or face down

# C1. A deal is the guest pile, then the table pile, each with its top card first.
GUESTS = np.repeat(np.arange(2 * JOKER, dtype=np.int8), COPIES)
TABLES = np.repeat(np.arange(JOKER, dtype=np.int8), TABLE_COPIES)
PILES = (GUESTS, TABLES)

OPTIONS: dict[str, tuple[bool, ...]] = {"clubs": (False, True)}
CLUBS = 0

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *shared_fields(CARDS_PLAN, MOST_PLAYERS, 2 * JOKER, len(GUESTS), len(TABLES)),
                ("options", "i1", len(OPTIONS)),
                ("club", "i1"),  # 2 * table + sex while a club is filled, or NO_CLUB
                ("down_size", "i1", MOST_PLAYERS),
                ("down", "i1", (MOST_PLAYERS, 2 * JOKER)),  # how many of each kind lie face down
            ],
            align=True,
        ),
    )
)

# Rows of a move set: SPOKEN holds the moves below, ASIDE the kinds that may be laid face down, and
# each seat has a row of the kinds that may take it.
ROWS = FIRST_SEAT + seating.SEATS
END, DRAW, CLOSE, CLUB = 0, 1, 2, 8  # CLUB + 2 * table + sex

# Every guest leaves the pile once and the hand once; each guest seated allows one `end`, and a club
# of one guest at least one announcement.
LONGEST = 4 * len(GUESTS)


@rule
def set_up(state: np.record, deal: Cards) -> None:
    """C2: begin with this deal; players and options are set already."""
    _empty(state)
    lay_piles(state, deal)
    for player in range(state.players):
        for _ in range(FIRST_HAND):
            draw_guest(state, player)
    seating.lay_tables(state)


@rule
def _empty(state: np.record) -> None:
    for player in range(MOST_PLAYERS):
        state.kinds[player] = state.points[player] = 0
        state.hand_size[player] = state.down_size[player] = 0
        state.hands[player, :] = 0
        state.down[player, :] = 0
    state.club = clubs.NO_CLUB
    seating.empty_floor(state)


@rule
def points_at(state: np.record, kind: int, table: int) -> int:
    """C5: what a guest about to sit down at this table earns there."""
    there = seating.guests_seats(state) & seating.SEATS_AT[table]
    guests = (size(there) + 1) * int(there != 0)
    all_native = (state.tables[table] == kind >> 1) & (there & ~int(state.seated[kind >> 1]) == 0)
    return guests << int(all_native)  # doubled


paying: Any = load_for(
    "cafe-cards", "stammtisch.games.cafe.paying", seating=seating, points_at=points_at
)


@rule
def legal(state: np.record, moves: MoveSet) -> int:
    """Fill in the legal moves; answer how many. None are left when the game is over."""
    moves[ASIDE] = 0
    moves[SPOKEN] = 0
    if state.over:
        return seating.no_seatings(moves)
    if state.club != clubs.NO_CLUB:
        return clubs.seatings(state, moves)
    if state.placed and state.hand_size[state.to_move] == 0 and state.waiting == seating.NOBODY:
        moves[SPOKEN] = bit(END) | bit(CLOSE)  # C7
        return 2 + seating.no_seatings(moves)
    found: int = seating.seatings(state, moves, state.placed + 1 < MOST_SEATED)
    if state.options[CLUBS] and state.placed == 0:
        moves[SPOKEN] = clubs.possible(state) << CLUB  # V1
    return found + _moves_without_seat(state, moves)


@rule
def _moves_without_seat(state: np.record, moves: MoveSet) -> int:
    """C3, C6: as products instead of branches, which a processor would have to guess."""
    hand_size = state.hand_size[state.to_move]
    free = int(state.waiting == seating.NOBODY)
    starting = int(state.placed == 0)
    may_draw = starting * int(hand_size != FULL_HAND) * int(state.guests_left > 0)
    may_lay_down = starting * int(hand_size == FULL_HAND)
    moves[SPOKEN] |= free * ((1 - starting) << END | may_draw << DRAW)
    moves[ASIDE] = int(state.kinds[state.to_move]) * may_lay_down
    return size(moves[SPOKEN]) + size(moves[ASIDE])


@rule
def play(state: np.record, move: int) -> int:
    """Make a legal move; answer the set of tables that were cleared."""
    row = move >> 6
    place = move & 63
    if row >= FIRST_SEAT:
        return _seat(state, place, row - FIRST_SEAT)
    if row == ASIDE:
        _lay_face_down(state, place)
    elif place == DRAW:
        draw_guest(state, state.to_move)
    elif place == CLOSE:
        state.over = 1  # C7, C8c
    elif place >= CLUB:
        state.club = place - CLUB
        return 0
    if not state.over:
        next_player(state)
    return 0


@rule
def _lay_face_down(state: np.record, kind: int) -> None:
    take_from_hand(state, state.to_move, kind)
    state.down[state.to_move, kind] += 1
    state.down_size[state.to_move] += 1


@rule
def _seat(state: np.record, kind: int, seat: int) -> int:
    player = state.to_move
    in_club = state.club != clubs.NO_CLUB
    alone = not (in_club or seating.has_company(state, seat))
    if in_club:
        state.points[player] += clubs.points(state, kind, seat)
    else:
        state.points[player] += paying.seat_points(state, kind, seat)
    take_from_hand(state, player, kind)
    full = seating.sit_down(state, kind, seat)
    state.placed += 1
    state.waiting = seat if alone else seating.NOBODY  # S4
    if in_club:
        if not clubs.is_full(state):
            return 0
        state.club = clubs.NO_CLUB
        full = seating.full_tables(state)  # V3: any other table too
    if full:
        seating.clear(state, full)
    # C6, V3; an emptied hand leaves the choice of C7
    if (state.placed == MOST_SEATED or in_club) and state.hand_size[player] and not state.over:
        next_player(state)
    return full


@rule
def points(state: np.record, move: int, paid: Cards) -> None:
    """What a legal move earns, by table."""
    paid[:] = 0
    seat = (move >> 6) - FIRST_SEAT
    kind = move & 63
    if seat < 0:
        return
    if state.club != clubs.NO_CLUB:
        paid[state.club >> 1] = clubs.points(state, kind, seat)
        return
    paying.points_by_table(state, kind, seat, paid)


@rule
def why(state: np.record, move: int) -> int:
    """The reason why a move is refused, or FINE."""
    if state.over:
        return reasons.OVER
    row = move >> 6
    place = move & 63
    if row >= FIRST_SEAT:
        return _why_not_seat(state, place, row - FIRST_SEAT)
    if state.waiting != seating.NOBODY:
        return reasons.PARTNER  # S4
    if state.club != clubs.NO_CLUB:
        return reasons.NOT_NOW  # V1: all its seats are filled first
    if row == ASIDE:
        return _why_not_down(state, place)
    return _why_not_say(state, place)


@rule
def _why_not_seat(state: np.record, kind: int, seat: int) -> int:
    hand_size = state.hand_size[state.to_move]
    if hand_size == 0 and state.placed:
        return reasons.NOT_NOW  # C7: close or end
    if not state.kinds[state.to_move] & bit(kind):
        return reasons.NOT_IN_HAND
    if state.club != clubs.NO_CLUB:
        return clubs.why_not_seat(state, kind, seat)
    return seating.why_not_seat(state, kind, seat, state.placed + 1 < MOST_SEATED)


@rule
def _why_not_down(state: np.record, kind: int) -> int:
    if state.placed or state.hand_size[state.to_move] != FULL_HAND:
        return reasons.NOT_NOW  # C3c
    if not state.kinds[state.to_move] & bit(kind):
        return reasons.NOT_IN_HAND
    return reasons.FINE


@rule
def _why_not_say(state: np.record, word: int) -> int:
    if word == END:
        return reasons.FINE if state.placed else reasons.NOT_NOW  # C6
    if word == CLOSE:
        emptied = state.placed and state.hand_size[state.to_move] == 0
        return reasons.FINE if emptied else reasons.NOT_NOW  # C7
    if state.placed:
        return reasons.NOT_NOW  # C3: one thing a turn
    if word != DRAW:
        return clubs.why_not_form(state, word - CLUB) if state.options[CLUBS] else reasons.NOT_NOW
    if state.hand_size[state.to_move] == FULL_HAND:
        return reasons.HAND_FULL  # C3b
    return reasons.FINE if state.guests_left else reasons.NOT_NOW


@rule
def blind(state: np.record, seat: int) -> None:
    """Turn the state into what one seat knows (seat -1: what everyone knows)."""
    hidden = int(state.guests_left)
    for player in range(state.players):
        if player != seat:
            hidden = hide_hand(state, player, hidden)
            if not state.over:
                hidden = _hide_down(state, player, hidden)  # C10
    forget_order(state, hidden)


@rule
def _hide_down(state: np.record, player: int, hidden: int) -> int:
    for kind in range(2 * JOKER):
        hidden = hide_guests(state, kind, int(state.down[player, kind]), hidden)
        state.down[player, kind] = 0
    return hidden


@rule
def redeal(state: np.record, seat: int, chance: Chance) -> None:
    """Deal again, at random, what a blind state doesn't show its seat."""
    hidden = int(state.guests_left)
    for player in range(state.players):
        if player != seat:
            hidden += int(state.hand_size[player]) + _hidden_down(state, player)
    shuffle_hidden(state, hidden, chance)
    for player in range(state.players):
        if player != seat:
            hidden = reveal_hand(state, player, hidden)
            for _ in range(_hidden_down(state, player)):
                hidden -= 1
                state.down[player, state.guest_pile[hidden]] += 1
                state.guest_pile[hidden] = 0


@rule
def _hidden_down(state: np.record, player: int) -> int:
    """C10: how many cards face down are known to nobody else."""
    return 0 if state.over else int(state.down_size[player])


@rule
def minus_points(state: np.record, player: int) -> int:
    """C9: what a player's cards cost if the game ends now."""
    return MINUS * (int(state.hand_size[player]) + int(state.down_size[player]))


@rule
def score(state: np.record, player: int) -> int:
    """C9: what a player has if the game ends now."""
    return int(state.points[player]) - minus_points(state, player)


@rule
def lead(state: np.record) -> int:
    """C7: how far the player to move would be ahead of everyone else, or behind the best."""
    best = -MINUS * len(GUESTS)
    for player in range(state.players):
        if player != state.to_move:
            best = max(best, score(state, player))
    return score(state, state.to_move) - best


@rule
def result(state: np.record, scores: Numbers, minus: Numbers) -> int:
    """C9: fill in the scores and the minus points in them; answer the set of winners."""
    for player in range(state.players):
        minus[player] = minus_points(state, player)
        scores[player] = score(state, player)
    best = 0
    for player in range(1, state.players):
        if _is_ahead(scores, minus, player, best):
            best = player
    winners = 0
    for player in range(state.players):
        if not _is_ahead(scores, minus, best, player):
            winners |= bit(player)
    return winners


@rule
def _is_ahead(scores: Numbers, minus: Numbers, one: int, other: int) -> bool:
    if scores[one] != scores[other]:
        return bool(scores[one] > scores[other])
    return bool(minus[one] < minus[other])
