"""S1-S6: who may sit where, and what happens at a full table. The same for both café games.

This file is loaded once for each floor plan (loading.py); `plan` is given to it.

Seats, tables and kinds of guests are sets in bit masks. The state keeps, for each nation, the
seats at its tables (`reserved`) and the seats its guests hold (`seated`); for each sex, the seats
it holds (`sexes`) and the tables that can't take one more of it (`closed`); and the tables with
guests (`occupied`). What a kind of guest may do is then a handful of ands and ors, and nothing is
counted anew except at the tables that a guest touches.
"""

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, lowest, size
from stammtisch.games.cafe.floor import FloorPlan
from stammtisch.games.cafe.guests import BARE, JOKER, KINDS, OF_SEX
from stammtisch.games.moves import MoveSet
from stammtisch.games.rule import rule

plan: FloorPlan

SEATS_AT = plan.seats_at
TABLES_OF = plan.tables_of
NEIGHBOURS = plan.neighbours
SEATS_BY_TABLES = plan.seats_by_tables
NEIGHBOURS_BY_SEATS = plan.neighbours_by_seats
TABLES = len(plan.tables)
ALL_TABLES = (1 << TABLES) - 1
ALL_SEATS = (1 << len(plan.seats)) - 1

NOBODY = -1  # no seat with a waiting guest


def _closed_to(sex: int, women: int, men: int) -> bool:
    """S2: whether one more guest of this sex would unbalance a table of so many women and men."""
    after = (women + (sex == 0), men + (sex == 1))
    return sum(after) >= 2 and after not in {(1, 1), (1, 2), (2, 1), (2, 2)}


# CLOSED[sex, women, men] for all that may sit at a table, clubs included.
CLOSED = np.array(
    [[[_closed_to(sex, f, m) for m in range(5)] for f in range(5)] for sex in (0, 1)], np.int64
)


@rule
def guests_seats(state: np.record) -> int:
    """The seats that are taken."""
    return int(state.sexes[0]) | int(state.sexes[1])


@rule
def seats_at_any(tables: int) -> int:
    """The seats at any of these tables."""
    return SEATS_BY_TABLES[0, tables & 255] | SEATS_BY_TABLES[1, tables >> 8]


@rule
def neighbours_of_any(seats: int) -> int:
    """The seats that share a table with any of these."""
    return (
        NEIGHBOURS_BY_SEATS[0, seats & 255]
        | NEIGHBOURS_BY_SEATS[1, seats >> 8 & 255]
        | NEIGHBOURS_BY_SEATS[2, seats >> 16]
    )


@rule
def balanced_seats(state: np.record, sex: int) -> int:
    """S1, S2: the free seats where one more guest of this sex unbalances no table."""
    return ALL_SEATS & ~guests_seats(state) & ~seats_at_any(int(state.closed[sex]))


@rule
def seatings(state: np.record, moves: MoveSet, another_may_follow: bool) -> int:
    """Fill in, for each kind in hand, the seats it may take; answer how many moves that is."""
    women_at = balanced_seats(state, 0)
    men_at = balanced_seats(state, 1)
    lone_women = 0
    lone_men = 0
    hand = int(state.kinds[state.to_move])
    if state.waiting != NOBODY:  # S4: the partner joins at once
        women_at &= NEIGHBOURS[state.waiting]
        men_at &= NEIGHBOURS[state.waiting]
    else:
        company = seats_at_any(int(state.occupied))
        if another_may_follow:
            # S4: a lone guest needs a partner of the other sex in a neighbouring seat. All tables of
            # a lone seat are empty, so the partner's seat can be judged as the tables stand now.
            lone_women = neighbours_of_any(_fitting(state, hand & OF_SEX[1], men_at)) & ~company
            lone_men = neighbours_of_any(_fitting(state, hand & OF_SEX[0], women_at)) & ~company
        women_at &= company | lone_women  # S3
        men_at &= company | lone_men
    total = 0
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        seats = int(state.reserved[kind >> 1]) & (men_at if kind & 1 else women_at)
        moves[kind] = seats
        total += size(seats)
    return total


@rule
def _fitting(state: np.record, kinds: int, seats: int) -> int:
    """Those of the seats that some of the kinds could take by its nation (S1)."""
    fitting = 0
    while kinds:
        fitting |= int(state.reserved[lowest(kinds) >> 1])
        kinds &= kinds - 1
    return fitting & seats


@rule
def empty_floor(state: np.record) -> None:
    """A new game: nobody sits, nobody waits, player 0 begins."""
    state.sexes[:] = 0
    state.seated[:] = 0
    state.closed[:] = 0
    state.occupied = 0
    state.placed = 0
    state.waiting = NOBODY
    state.to_move = 0
    state.over = 0


@rule
def sit_down(state: np.record, kind: int, seat: int) -> None:
    """A guest takes a seat; the tables there are counted again."""
    state.sexes[kind & 1] |= bit(seat)
    state.seated[kind >> 1] |= bit(seat)
    _count_again(state, TABLES_OF[seat])


@rule
def _count_again(state: np.record, tables: int) -> None:
    """Bring `closed` and `occupied` up to date for these tables."""
    closed_to_women = int(state.closed[0]) & ~tables
    closed_to_men = int(state.closed[1]) & ~tables
    occupied = int(state.occupied) & ~tables
    women_seats = int(state.sexes[0])
    men_seats = int(state.sexes[1])
    while tables:
        table = lowest(tables)
        tables &= tables - 1
        women = size(women_seats & SEATS_AT[table])
        men = size(men_seats & SEATS_AT[table])
        closed_to_women |= CLOSED[0, women, men] << table
        closed_to_men |= CLOSED[1, women, men] << table
        occupied |= (women + men > 0) << table
    state.closed[0] = closed_to_women
    state.closed[1] = closed_to_men
    state.occupied = occupied


@rule
def full_tables(state: np.record, tables: int) -> int:
    """Those of the tables with guests on all their seats."""
    free = ~guests_seats(state)
    full = 0
    while tables:
        table = lowest(tables)
        tables &= tables - 1
        if free & SEATS_AT[table] == 0:
            full |= bit(table)
    return full


@rule
def clear(state: np.record, full: int) -> None:
    """S5: guests and cards of the full tables leave; new tables are laid, or the game is over."""
    leaving = seats_at_any(full)
    staying = ALL_SEATS & ~leaving
    state.sexes[0] &= staying
    state.sexes[1] &= staying
    touched = full
    for nation in range(JOKER + 1):
        state.seated[nation] &= staying
    while leaving:
        touched |= TABLES_OF[lowest(leaving)]
        leaving &= leaving - 1
    _count_again(state, touched)
    _replace(state, full)


@rule
def _replace(state: np.record, full: int) -> None:
    enough = state.tables_left >= size(full)
    if not enough:
        state.over = 1  # C8a, B8b
    for table in range(TABLES):  # S5: in reading order
        if full >> table & 1:
            state.tables[table] = take_table(state) if enough else BARE
    reserve(state)


@rule
def take_table(state: np.record) -> int:
    """The top card of the table pile."""
    state.tables_left -= 1
    nation = int(state.table_pile[state.tables_left])
    state.table_pile[state.tables_left] = 0
    return nation


@rule
def reserve(state: np.record) -> None:
    """S1: find out anew which seats stand at which nation's tables."""
    for nation in range(JOKER):
        state.reserved[nation] = 0
    state.reserved[JOKER] = ALL_SEATS
    for table in range(TABLES):
        if state.tables[table] >= 0:
            state.reserved[state.tables[table]] |= SEATS_AT[table]


@rule
def why_not_seat(state: np.record, kind: int, seat: int, another_may_follow: bool) -> int:
    """The reason why this guest may not take this seat, or FINE. The guest is in hand."""
    if guests_seats(state) & bit(seat):
        return reasons.OCCUPIED  # S1
    if not state.reserved[kind >> 1] & bit(seat):
        return reasons.NATION  # S1
    unbalanced = TABLES_OF[seat] & state.closed[kind & 1]
    if unbalanced:
        return reasons.at_place(reasons.BALANCE, lowest(unbalanced))  # S2
    if state.waiting != NOBODY:
        return reasons.FINE if NEIGHBOURS[state.waiting] & bit(seat) else reasons.PARTNER  # S4
    if TABLES_OF[seat] & state.occupied:
        return reasons.FINE  # S3
    if not another_may_follow:
        return reasons.ALONE  # S4: no partner could come
    return _why_no_partner(state, kind, seat)


@rule
def _why_no_partner(state: np.record, kind: int, seat: int) -> int:
    """S4: a partner is in hand if some guest of the other sex fits a neighbouring seat."""
    for other in range(KINDS):
        if other & 1 != kind & 1 and state.kinds[state.to_move] & bit(other):
            fitting = int(state.reserved[other >> 1]) & balanced_seats(state, other & 1)
            if fitting & NEIGHBOURS[seat]:
                return reasons.FINE
    return reasons.PARTNER
