"""The two floor plans, the cards, and what S1 to S3 and V1 ask of a café position."""

from typing import Any, NamedTuple

Position = dict[str, Any]

NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]
BALANCED = [(1, 1), (1, 2), (2, 1), (2, 2)]  # S2: (women, men)

PLANS = {
    "cafe-cards": """
        . o . o .
        o T o T o
        . o T o .
        o T o T o
        . o . o .
    """,
    "cafe-board": """
        . . . . o . . . .
        . . . o T o . . .
        . . o T o T o . .
        . o T o . o T o .
        o T o . . . o T o
        . o T o . o T o .
        . . o T o T o . .
        . . . o T o . . .
        . . . . o . . . .
    """,
}


class Floor(NamedTuple):
    tables_of: dict[str, list[str]]  # seat -> its tables, in reading order
    seats_of: dict[str, list[str]]  # table -> its seats; the keys stand in reading order


def _read_plan(plan: str) -> Floor:
    rows = [line.split() for line in plan.strip().splitlines()]
    marks = {
        (r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."
    }

    def near(r: int, c: int, wanted: str) -> list[str]:
        places = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
        return [_name(*place) for place in places if marks.get(place) == wanted]

    return Floor(
        {_name(*at): near(*at, "T") for at, mark in marks.items() if mark == "o"},
        {_name(*at): near(*at, "o") for at, mark in marks.items() if mark == "T"},
    )


def _name(row: int, column: int) -> str:
    return "abcdefghi"[column] + str(row + 1)


FLOORS = {game: _read_plan(plan) for game, plan in PLANS.items()}


def all_guests(game: str) -> list[str]:
    guests = [nation + sex for nation in NATIONS for sex in "fm" for _ in range(4)]  # C1
    return guests + (["JKf", "JKf", "JKm", "JKm"] if game == "cafe-board" else [])  # B1


def hand(p: Position) -> list[str]:
    cards: list[str] = p["hands"][p["to_move"]]
    return cards


def tables_of(p: Position, seat: str) -> list[str]:
    return [table for table in FLOORS[p["game"]].tables_of[seat] if table in p["tables"]]


def seats_of(p: Position, table: str) -> list[str]:
    return FLOORS[p["game"]].seats_of[table]


def guests_at(p: Position, table: str) -> list[str]:
    return [p["guests"][seat] for seat in seats_of(p, table) if seat in p["guests"]]


def free_seats(p: Position, table: str) -> list[str]:
    return [seat for seat in seats_of(p, table) if seat not in p["guests"]]


def nation_at(p: Position, guest: str, table: str) -> str:
    return p["tables"][table] if guest.startswith("JK") else guest[:2]  # B5


def seated(p: Position, guest: str, seat: str) -> Position:
    """The position with the guest moved from the hand to the seat, and nothing else changed."""
    hands = [list(cards) for cards in p["hands"]]
    hands[p["to_move"]].remove(guest)
    return {**p, "hands": hands, "guests": {**p["guests"], seat: guest}}


def right_nation(p: Position, guest: str, seat: str) -> bool:
    if guest.startswith("JK"):
        return True  # S1: a joker fits every seat
    return any(p["tables"][table] == guest[:2] for table in tables_of(p, seat))  # S1


def unbalanced(p: Position, guest: str, seat: str) -> str | None:
    """S2: the first table, in reading order, whose sexes the guest would upset."""
    for table in tables_of(p, seat):
        sexes = [other[2] for other in guests_at(p, table)] + [guest[2]]
        if len(sexes) >= 2 and (sexes.count("f"), sexes.count("m")) not in BALANCED:
            return table
    return None


def has_company(p: Position, seat: str) -> bool:
    return any(guests_at(p, table) for table in tables_of(p, seat))  # S3


def joins(p: Position, seat: str, waiting: str) -> bool:
    return any(seat in seats_of(p, table) for table in tables_of(p, waiting))  # S4


def can_fill(p: Position, seats: list[str], cards: list[str]) -> bool:
    """V1, V2: the cards can take all of the seats, each by S1."""
    if not seats:
        return True
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if right_nation(p, card, seats[0]) and can_fill(p, seats[1:], rest):
            return True
    return False
