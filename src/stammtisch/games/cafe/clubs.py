"""V1-V3, the variant `clubs` of cafe-cards: ladies' and gentlemen's tables.

This file is loaded for a floor plan (loading.py); `seating` is given to it.
A club is numbered 2 * table + sex.
"""

from typing import Any

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, lowest, size
from stammtisch.games.cafe.guests import JOKER, OF_SEX
from stammtisch.games.cafe.rows import FIRST_SEAT
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import rule, seldom

seating: Any

NO_CLUB = -1
CLUB_POINTS = 20  # V3
NATIVE_CLUB_POINTS = 40

SEATS_AT = seating.SEATS_AT
CLUBS = 2 * seating.TABLES
LONE_SEATS = sum(1 << seat for seat, at in enumerate(seating.TABLES_OF) if at.bit_count() == 1)


@seldom
def possible(state: np.record) -> int:
    """V1: the set of clubs that the player to move can form."""
    clubs = 0
    promising = _promising(state)
    while promising:
        if why_not_form(state, lowest(promising)) == reasons.FINE:
            clubs |= promising & -promising
        promising &= promising - 1
    return clubs


@rule
def _promising(state: np.record) -> int:
    """The clubs worth a closer look, few as a rule, found without a branch.

    Nobody of the other sex sits there, and the hand has a native for each free seat that stands at
    no other table.
    """
    promising = 0
    for club in range(CLUBS):
        strangers = int(state.sexes[1 - (club & 1)]) & SEATS_AT[club >> 1]
        needed = size(_free_seats(state, club) & LONE_SEATS)
        enough = _natives(state, club) >= needed
        promising |= (int(strangers == 0) & int(enough)) << club
    return promising


@rule
def _natives(state: np.record, club: int) -> int:
    """How many guests in hand are of the club's sex and its table's nation."""
    nation = int(state.tables[club >> 1])
    kind = 2 * min(nation, JOKER - 1) + (club & 1)
    return int(state.hands[state.to_move, kind]) * int(nation < JOKER)  # no table, no natives


@rule
def why_not_form(state: np.record, club: int) -> int:
    """Why a club can't be formed, or FINE."""
    table = club >> 1
    sex = club & 1
    if state.sexes[1 - sex] & SEATS_AT[table]:
        return reasons.at_place(reasons.BALANCE, table)
    if _free_seats(state, club) == 0:
        return reasons.NOT_NOW  # nobody could join it
    if _can_fill(state, _free_seats(state, club), sex):
        return reasons.FINE
    return reasons.PARTNER


@rule
def _free_seats(state: np.record, club: int) -> int:
    return SEATS_AT[club >> 1] & ~seating.guests_seats(state)


@rule
def _can_fill(state: np.record, seats: int, sex: int) -> bool:
    """Whether the hand has a guest of this sex for each of the seats (S1).

    By Hall's theorem: any few of the seats must together admit at least as many guests.
    """
    few = seats
    while few:
        if _guests_for(state, few, sex) < size(few):
            return False
        few = (few - 1) & seats  # the next smaller subset
    return True


@rule
def _guests_for(state: np.record, seats: int, sex: int) -> int:
    admitted = 0
    while seats:
        admitted |= int(state.admits[lowest(seats)])
        seats &= seats - 1
    guests = 0
    for kind in range(sex, 2 * JOKER, 2):
        guests += int(state.hands[state.to_move, kind]) * (admitted >> kind & 1)
    return guests


@seldom
def seatings(state: np.record, moves: MoveSet) -> int:
    """Fill in, for each seat, the kinds in hand that may take it in the running club."""
    found = seating.no_seatings(moves)
    guests = int(state.kinds[state.to_move]) & OF_SEX[state.club & 1]
    seats = _free_seats(state, state.club)
    while seats:
        seat = lowest(seats)
        moves[FIRST_SEAT + seat] = _seating(state, guests & int(state.admits[seat]), seat)
        found += size(moves[FIRST_SEAT + seat])
        seats &= seats - 1
    return found


@rule
def _seating(state: np.record, guests: int, seat: int) -> int:
    """V1: those of the guests who may take the seat, so that others can fill the rest."""
    fine = 0
    while guests:
        if _leaves_enough(state, lowest(guests), seat):
            fine |= guests & -guests
        guests &= guests - 1
    return fine


@rule
def why_not_seat(state: np.record, kind: int, seat: int) -> int:
    """Why a guest in hand may not take this seat in the running club, or FINE."""
    table = state.club >> 1
    sex = state.club & 1
    if not SEATS_AT[table] & bit(seat):
        return reasons.NOT_NOW  # V1: first all its seats are filled
    if not _free_seats(state, state.club) & bit(seat):
        return reasons.OCCUPIED
    if not state.admits[seat] & bit(kind):
        return reasons.NATION  # V2: S1 holds
    if kind & 1 != sex:
        return reasons.at_place(reasons.BALANCE, table)
    return reasons.FINE if _leaves_enough(state, kind, seat) else reasons.PARTNER


@rule
def _leaves_enough(state: np.record, kind: int, seat: int) -> bool:
    """V1: whether the other seats of the club can still be filled without this guest."""
    state.hands[state.to_move, kind] -= 1
    enough = _can_fill(state, _free_seats(state, state.club) & ~bit(seat), kind & 1)
    state.hands[state.to_move, kind] += 1
    return enough


@rule
def is_full(state: np.record) -> bool:
    """Whether the running club is complete."""
    return _free_seats(state, state.club) == 0


@rule
def points(state: np.record, kind: int, seat: int) -> int:
    """V3: what the club earns by this guest; only its last one earns anything."""
    table = state.club >> 1
    if _free_seats(state, state.club) != bit(seat):
        return 0
    nation = state.tables[table]
    others = SEATS_AT[table] & ~bit(seat)
    if nation == kind >> 1 and others & ~int(state.seated[nation]) == 0:
        return NATIVE_CLUB_POINTS
    return CLUB_POINTS
