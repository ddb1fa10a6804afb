"""Worked examples of the rules: the tests of the rule books, and what the rules pages show.

There is a file for each game, in the notation, with one example a line.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

from stammtisch.games.interface import Json

FOLDER = Path(__file__).parent


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, what it earns by place, and the tables that it clears."""

    move: str
    points: dict[str, int]
    cleared: list[str] = []


class Refuse(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is refused, before the others or after them."""

    move: str
    reason: str
    table: str | None = None
    after_play: bool = False


class Worked(Struct, frozen=True, forbid_unknown_fields=True):
    """An example: a position, moves from it, refusals, and what must hold in the end."""

    id: str
    rules: str  # their numbers: "C5 S5"
    position: Json
    play: list[Step]
    refuse: list[Refuse]
    final: Json = {}


def examples_of(game: str) -> list[Worked]:
    """The worked examples of a game, in the order of its file; none for a game without a file."""
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Worked]) if file.is_file() else []
