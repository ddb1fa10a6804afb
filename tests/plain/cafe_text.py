"""Moves of the café games as text."""

import re

from .cafe_floor import FLOORS, all_guests

Move = tuple[str, ...]  # what is done, and with what: ("seat", "DEf", "c2"), ("end",)


def parse(game: str, move: str) -> Move | None:
    """The parts of a move; None for what is no move of this game at all."""
    floor = FLOORS[game]
    guest, seat = "|".join(set(all_guests(game))), "|".join(floor.tables_of)
    if found := re.fullmatch(f"({guest})@({seat})", move):
        return "seat", *found.groups()
    if move == "end":
        return ("end",)
    if game == "cafe-board":
        found = re.fullmatch(f"(bar) ({guest})", move)
        return found.groups() if found else None
    if move in ("draw", "close"):
        return (move,)
    table = "|".join(floor.seats_of)
    found = re.fullmatch(f"(down) ({guest})", move) or re.fullmatch(f"(club) ({table}) (f|m)", move)
    return found.groups() if found else None


def text(move: Move) -> str:
    return f"{move[1]}@{move[2]}" if move[0] == "seat" else " ".join(move)
