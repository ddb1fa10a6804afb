"""Lessons, read from the files beside this one: one file a game, its lessons in their order."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from stammtisch.games.interface import Json


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong try that a lesson speaks of, and why it is refused."""

    move: str
    reason: str
    place: str | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which something can be learned by doing it, from seat 0. Without a goal it is
    a game, and the house plays the other side."""

    rule: str
    position: Json
    goal: list[list[str]] = []  # each a way of doing it, move by move
    opening: list[str] = []  # what the other side does first
    tries: list[Try] = []

    @property
    def is_game(self) -> bool:
        """Whether it is played to the end, against the house."""
        return not self.goal

    def wanted(self, moves: list[str]) -> list[str]:
        """The moves that lead on from these; none when it is done, or a game."""
        count = len(moves)
        following = (way[count] for way in self.goal if way[:count] == moves and len(way) > count)
        return list(dict.fromkeys(following))

    def is_way(self, moves: list[str]) -> bool:
        """Whether these moves are the beginning of a way to the goal."""
        return self.is_game or any(way[: len(moves)] == moves for way in self.goal)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game in their order, by name; raises LookupError for a game without any."""
    found = {file.name: file for file in files(__package__).iterdir()}
    try:
        text = found[f"{game}.json"].read_bytes()
    except KeyError:
        raise LookupError(game) from None
    return msgspec.json.decode(text, type=dict[str, Lesson])
