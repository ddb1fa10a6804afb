"""Both café games: cards are conserved, tables balanced and cleared, points booked.

Judged by positions as they are written, and by the names on the floor plan, so that nothing here
leans on how the rules keep a state.
"""

from collections import Counter
from typing import Any

from stammtisch.games.interface import Json
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.testing.failure import expect, expect_equal

FULL_HAND = {"cafe-cards": 12, "cafe-board": 5}  # C3, B2
SEATS_AT_A_TABLE = 4
BALANCED = {(1, 1), (1, 2), (2, 1), (2, 2)}  # S2: women, men


def invariants(game: Rulebook, before: State, move: int, after: State) -> None:
    """Everything that must hold after a move."""
    was, now = game.position(before), game.position(after)
    _check_hands(now)
    _check_waiting(game, now, after)
    if move == NO_MOVE:
        _check_start(game, now)
        return
    text = game.text(move)
    floor = _floor_before_clearing(was, text)
    _check_balance(was, floor, text)
    _check_floor(was, now, floor)
    _check_cards(was, now, floor)
    _check_points(game, before, move, was, now)


def _beside(seat: str, table: str) -> bool:
    """Whether a seat stands at a table: next to it on the floor plan."""
    columns, rows = ord(seat[0]) - ord(table[0]), int(seat[1]) - int(table[1])
    return abs(columns) + abs(rows) == 1


def _guests_at(floor: dict[str, str], table: str) -> list[str]:
    return [guest for seat, guest in floor.items() if _beside(seat, table)]


def _floor_before_clearing(was: Json, text: str) -> dict[str, str]:
    guest, at, seat = text.partition("@")
    return dict(was["guests"]) | ({seat: guest} if at else {})


def _check_hands(now: Json) -> None:
    full = FULL_HAND[now["game"]]
    for player, hand in enumerate(now["hands"]):
        expect(len(hand) <= full, f"player {player} holds {len(hand)} cards")
        refilled = now["game"] == "cafe-cards" or now.get("over") or player == now["to_move"]
        expect(bool(refilled) or len(hand) == full, f"B7: player {player} holds {len(hand)} cards")


def _check_waiting(game: Rulebook, now: Json, after: State) -> None:
    """S4: who waits sits alone, and somebody can come."""
    seat = now["waiting"]
    if seat is None or now.get("over"):
        return
    expect(seat in now["guests"], f"S4: nobody waits at {seat}")
    tables = [table for table in now["tables"] if _beside(seat, table)]
    company = [table for table in tables if len(_guests_at(now["guests"], table)) > 1]
    expect(not company, f"S4: the guest at {seat} waits with company at {company}")
    expect(bool(game.legal(after)), f"S4: nobody can join the guest at {seat}")


def _check_start(game: Rulebook, now: Json) -> None:
    """C1, B1: the whole of both packs is on the table."""
    packs = game.notation.deal_text(game.deal(0))
    expect_equal(_guests(now), Counter(packs["guest_pile"]), "guests in the game")
    expect_equal(_tables(now), Counter(packs["table_pile"]), "tables in the game")


def _check_balance(was: Json, floor: dict[str, str], text: str) -> None:
    """S2: no seating breaks it, clubs excepted."""
    if "@" not in text or was.get("club"):
        return
    for table in was["tables"]:
        sexes = "".join(guest[-1] for guest in _guests_at(floor, table))
        if _beside(text.partition("@")[2], table) and len(sexes) > 1:
            balance = (sexes.count("f"), sexes.count("m"))
            expect(balance in BALANCED, f"S2: {text} leaves {sexes} at {table}")


def _full_tables(was: Json, now: Json, floor: dict[str, str]) -> list[str]:
    """S5; V1: while a club is filled nothing is cleared."""
    if now.get("club"):
        return []
    return [table for table in was["tables"] if len(_guests_at(floor, table)) == SEATS_AT_A_TABLE]


def _check_floor(was: Json, now: Json, floor: dict[str, str]) -> None:
    """S5: the full tables are cleared, and nothing else."""
    full = _full_tables(was, now, floor)
    stay = {s: g for s, g in floor.items() if not any(_beside(s, table) for table in full)}
    expect_equal(now["guests"], stay, f"S5: guests after {full or 'no table'} was cleared")
    laid = was["table_pile"][: len(full)] if len(was["table_pile"]) >= len(full) else []
    expect(bool(laid) or not full or bool(now.get("over")), "C8a, B8b: too few tables, yet no end")
    expect_equal(now["table_pile"], was["table_pile"][len(laid) :], "the pile of tables")
    in_order = sorted(full, key=lambda table: (table[1], table[0]))  # S5: row by row
    tables = {table: nation for table, nation in was["tables"].items() if table not in full}
    expect_equal(now["tables"], tables | dict(zip(in_order, laid, strict=False)), "S5: the tables")


def _guests(position: Json) -> Counter[str]:
    """All guests that are anywhere in the game."""
    heaps: list[Any] = [*position["hands"], *position.get("down", [])]
    heaps += [position["guest_pile"], position.get("bar", []), position["guests"].values()]
    return Counter(guest for heap in heaps for guest in heap)


def _tables(position: Json) -> Counter[str]:
    return Counter([*position["tables"].values(), *position["table_pile"]])


def _check_cards(was: Json, now: Json, floor: dict[str, str]) -> None:
    """No guest is lost but those who left the floor, and none is won."""
    left = Counter(floor.values()) - Counter(now["guests"].values())
    expect_equal(_guests(now) + left, _guests(was), "guests in the game and gone")
    drawn = len(was["guest_pile"]) - len(now["guest_pile"])
    expect_equal(now["guest_pile"], was["guest_pile"][drawn:], "the pile of guests")


def _check_points(game: Rulebook, before: State, move: int, was: Json, now: Json) -> None:
    expected = list(was["points"])
    expected[was["to_move"]] += sum(game.points(before, move).values())
    expect_equal(now["points"], expected, "the points after those paid")
