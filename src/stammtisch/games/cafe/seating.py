"""S1-S6: who may sit where, and what happens at a full table. The same for both café games.

This file is loaded once for each floor plan (loading.py); `plan` is given to it.

Seats, tables and kinds of guests are sets in bit masks. The state keeps, for each nation and each
sex, the seats it holds (`seated`, `sexes`); the tables that can't take one more woman or man
(`closed`); and the seats where one could sit by that (`welcome`), and those at tables with guests
(`company`); on the large floor also those at the tables of each nation (`home`). Where a hand may
sit is then a handful of ands and ors, and nothing is counted anew except at the tables that a guest
touches.

Women and men are looked at side by side: a set of tables for both sexes has the bits
2 * table + sex, a set of seats for both has the women's in its low half and the men's in its high
half (BOTH). Some loops run over the three places of TABLES_BESIDE whatever is there: a processor
is faster at doing a little in vain than at guessing.
"""

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, lowest, size
from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import BARE, JOKER, JOKERS, KINDS_OF, MEN, OF_SEX, WOMEN
from stammtisch.games.cafe.rows import FIRST_SEAT
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import rule

plan: FloorPlan

SEATS = len(plan.seats)
TABLES = len(plan.tables)
FEW_SEATS = SEATS < 16
ALL_SEATS = (1 << SEATS) - 1
SEATS_AT = plan.seats_at
TABLES_OF = plan.tables_of
PAIRS_OF = plan.pairs_of
SEX_OF_PAIRS = 0x555555  # the women's bits of a set of tables for both sexes
TABLES_BESIDE = plan.tables_beside
SEATS_BESIDE = plan.seats_beside
NEIGHBOURS = plan.neighbours
SEATS_BY_PAIRS = plan.seats_by_pairs
NEIGHBOURS_BY_SEATS = plan.neighbours_by_seats

HALF = 32
LOW = (1 << HALF) - 1
BOTH = 1 << HALF | 1  # a set of seats times this is that set for both sexes
PAIR = 3  # both bits of a table

NOBODY = -1  # no seat with a waiting guest
FULL = 4  # guests at a full table


def _closed_to(sex: int, women: int, men: int) -> bool:
    """S2: whether one more guest of this sex would unbalance a table of so many women and men."""
    after = (women + (sex == 0), men + (sex == 1))
    return sum(after) >= 2 and after not in {(1, 1), (1, 2), (2, 1), (2, 2)}


# Bit 10 * women + 2 * men + sex: whether a table is closed to this sex, clubs included. In one
# number, since a shift is sooner done than a look into memory.
CLOSED = sum(
    _closed_to(sex, women, men) << 10 * women + 2 * men + sex
    for women in range(5)
    for men in range(5)
    for sex in range(2)
)


@rule
def _closed(women: int, men: int) -> int:
    """S2: the sexes that a table of so many women and men is closed to."""
    return CLOSED >> 10 * women + 2 * men & PAIR


@rule
def guests_seats(state: np.record) -> int:
    """The seats that are taken."""
    return int(state.sexes[0]) | int(state.sexes[1])


@rule
def seats_at_any(pairs: int) -> int:
    """The seats at any of these tables, for both sexes."""
    seats = 0
    for part in range(len(SEATS_BY_PAIRS)):
        seats |= SEATS_BY_PAIRS[part, pairs >> 8 * part & 255]
    return seats


@rule
def neighbours_of_any(seats: int) -> int:
    """The seats that share a table with any of these."""
    neighbours = 0
    for part in range(len(NEIGHBOURS_BY_SEATS)):
        neighbours |= NEIGHBOURS_BY_SEATS[part, seats >> 8 * part & 255]
    return neighbours


@rule
def balanced_seats(state: np.record) -> int:
    """S1, S2: for both sexes, the free seats where one more guest unbalances no table."""
    return int(state.welcome[0]) | int(state.welcome[1]) << HALF


@rule
def _welcome(state: np.record, closed: int) -> None:
    """S2: note the tables that are closed to women and to men, and the seats that are not."""
    state.closed = closed
    welcome = (ALL_SEATS & ~guests_seats(state)) * BOTH & ~seats_at_any(closed)
    state.welcome[0] = welcome & LOW
    state.welcome[1] = welcome >> HALF


@rule
def has_company(state: np.record, seat: int) -> bool:
    """S3: whether somebody sits at one of the seat's tables."""
    return int(state.company) & bit(seat) != 0


@rule
def seatings(state: np.record, moves: MoveSet, another_may_follow: bool) -> int:
    """Fill in, for each seat, the kinds in hand that may take it; answer how many moves that is."""
    hand = int(state.kinds[state.to_move])
    at = _fitting(state, hand) & balanced_seats(state)
    at &= in_company(state, at, another_may_follow)
    return _fill_in(state, moves, hand, at)


@rule
def in_company(state: np.record, at: int, another_may_follow: bool) -> int:
    """S3, S4: for both sexes, the seats with company, or at which it may come.

    `at` are the seats that somebody in hand could take by S1 and S2.
    """
    if state.waiting != NOBODY:  # S4: the partner joins at once
        return NEIGHBOURS[state.waiting] * BOTH
    allowed = int(state.company) * BOTH  # S3
    if another_may_follow and at & ~allowed:
        # S4: a lone guest needs a partner of the other sex in a neighbouring seat. All tables
        # of a lone seat are empty, so that seat can be judged as the tables stand now.
        allowed |= neighbours_of_any(at >> HALF) | neighbours_of_any(at & LOW) << HALF
    return allowed


@rule
def _fitting(state: np.record, hand: int) -> int:
    """S1: for both sexes, the seats that some guest in hand could take by its nation."""
    hosts = 0
    for table in range(TABLES):
        hosts |= (hand >> 2 * int(state.tables[table]) & PAIR) << 2 * table
    jokers = hand >> 2 * JOKER
    return seats_at_any(hosts) | ALL_SEATS * (jokers & 1 | jokers >> 1 << HALF)


@rule
def _fill_in(state: np.record, moves: MoveSet, hand: int, at: int) -> int:
    total = 0
    if FEW_SEATS:  # those in question, one after another
        for seat in range(SEATS):
            moves[FIRST_SEAT + seat] = 0
        seats = (at | at >> HALF) & LOW
        while seats:
            total += _fill_in_seat(state, moves, hand, at, lowest(seats))
            seats &= seats - 1
    else:  # all of them, which vector instructions do eight at a time
        for seat in range(SEATS):
            total += _fill_in_seat(state, moves, hand, at, seat)
    return total


@rule
def _fill_in_seat(state: np.record, moves: MoveSet, hand: int, at: int, seat: int) -> int:
    of_sex = WOMEN & -(at >> seat & 1) | MEN & -(at >> HALF + seat & 1)
    kinds = hand & of_sex & int(state.admits[seat])
    moves[FIRST_SEAT + seat] = kinds
    return size(kinds)


@rule
def empty_floor(state: np.record) -> None:
    """A new game: nobody sits, nobody waits, player 0 begins."""
    for sex in range(2):
        state.sexes[sex] = 0
        state.welcome[sex] = ALL_SEATS
    state.closed = 0
    state.company = 0
    for nation in range(BARE + 1):
        state.seated[nation] = 0
    state.tables[TABLES] = BARE
    state.placed = 0
    state.waiting = NOBODY
    state.to_move = 0
    state.over = 0


@rule
def lay_tables(state: np.record) -> None:
    """C2, B2: the first tables, in reading order."""
    for table in range(TABLES):
        state.tables[table] = take_table(state)
    admit(state, ALL_SEATS)


@rule
def homes(state: np.record) -> int:
    """How many tables each nation has on the floor, in two bits for each."""
    found = 0
    for table in range(TABLES):
        found += 1 << 2 * int(state.tables[table])
    return found


@rule
def homes_of(kind: int, homes: int) -> int:
    """How many of the tables are a guest's own."""
    return homes >> (kind & ~1) & 3


@rule
def no_seatings(moves: MoveSet) -> int:
    """No guest may take any seat."""
    for seat in range(SEATS):
        moves[FIRST_SEAT + seat] = 0
    return 0


@rule
def sit_down(state: np.record, kind: int, seat: int) -> int:
    """A guest takes a seat; answer the tables there that are full now."""
    state.sexes[kind & 1] |= bit(seat)
    state.seated[kind >> 1] |= bit(seat)
    closed = int(state.closed) & ~PAIRS_OF[seat]
    full = 0
    for place in range(3):
        table = int(TABLES_BESIDE[seat, place])  # int: eight bits are too few to shift
        women = size(int(state.sexes[0]) & SEATS_BESIDE[seat, place])
        men = size(int(state.sexes[1]) & SEATS_BESIDE[seat, place])
        closed |= _closed(women, men) << 2 * table
        full |= int(women + men == FULL) << table
    _welcome(state, closed)
    state.company |= NEIGHBOURS[seat] | bit(seat)
    return full


@rule
def full_tables(state: np.record) -> int:
    """The tables with guests on all their seats."""
    full = 0
    for table in range(TABLES):
        full |= int(size(guests_seats(state) & SEATS_AT[table]) == FULL) << table
    return full


@rule
def clear(state: np.record, full: int) -> None:
    """S5: guests and cards of the full tables leave; new tables are laid, or the game is over."""
    leaving = 0
    for table in range(TABLES):
        leaving |= SEATS_AT[table] * (full >> table & 1)
    staying = ALL_SEATS & ~leaving
    for sex in range(2):
        state.sexes[sex] &= staying
    for nation in range(JOKER + 1):
        state.seated[nation] &= staying
    _count_again(state)
    _replace(state, full)
    admit(state, leaving)


@rule
def _count_again(state: np.record) -> None:
    """Bring `closed`, `welcome` and `company` up to date for all tables."""
    closed = 0
    company = 0
    for table in range(TABLES):
        women = size(int(state.sexes[0]) & SEATS_AT[table])
        men = size(int(state.sexes[1]) & SEATS_AT[table])
        closed |= _closed(women, men) << 2 * table
        company |= SEATS_AT[table] * int(women + men > 0)
    _welcome(state, closed)
    state.company = company


@rule
def _replace(state: np.record, full: int) -> None:
    enough = state.tables_left >= size(full)
    if not enough:
        state.over = 1  # C8a, B8b
    while full:  # S5: in reading order
        state.tables[lowest(full)] = take_table(state) if enough else BARE
        full &= full - 1


@rule
def take_table(state: np.record) -> int:
    """The top card of the table pile."""
    state.tables_left -= 1
    nation = int(state.table_pile[state.tables_left])
    state.table_pile[state.tables_left] = 0
    return nation


@rule
def admit(state: np.record, seats: int) -> None:
    """S1: find out anew which kinds the tables of these seats admit."""
    if not FEW_SEATS:
        _find_homes(state)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        kinds = JOKERS
        for place in range(3):
            kinds |= KINDS_OF[state.tables[TABLES_BESIDE[seat, place]]]
        state.admits[seat] = kinds


@rule
def _find_homes(state: np.record) -> None:
    """S1: find out anew which seats each nation has a table at."""
    for nation in range(JOKER):
        state.home[nation] = 0
    for table in range(TABLES):
        state.home[state.tables[table]] |= SEATS_AT[table]
    state.home[JOKER] = ALL_SEATS
    state.home[BARE] = 0


@rule
def why_not_seat(state: np.record, kind: int, seat: int, another_may_follow: bool) -> int:
    """The reason why this guest may not take this seat, or FINE. The guest is in hand."""
    if guests_seats(state) & bit(seat):
        return reasons.OCCUPIED  # S1
    if not state.admits[seat] & bit(kind):
        return reasons.NATION  # S1
    unbalanced = PAIRS_OF[seat] & int(state.closed) & SEX_OF_PAIRS << (kind & 1)
    if unbalanced:
        return reasons.at_place(reasons.BALANCE, lowest(unbalanced) >> 1)  # S2
    if state.waiting != NOBODY:
        return reasons.FINE if NEIGHBOURS[state.waiting] & bit(seat) else reasons.PARTNER  # S4
    if has_company(state, seat):
        return reasons.FINE  # S3
    if not another_may_follow:
        return reasons.ALONE  # S4: no partner could come
    return _why_no_partner(state, kind, seat)


@rule
def _why_no_partner(state: np.record, kind: int, seat: int) -> int:
    """S4: a partner is in hand if some guest of the other sex fits a neighbouring seat."""
    sex = 1 - (kind & 1)
    partners = int(state.kinds[state.to_move]) & OF_SEX[sex]
    seats = NEIGHBOURS[seat] & balanced_seats(state) >> HALF * sex
    while seats:
        if partners & int(state.admits[lowest(seats)]):
            return reasons.FINE
        seats &= seats - 1
    return reasons.PARTNER
