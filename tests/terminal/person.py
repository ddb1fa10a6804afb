"""A person at the terminal: what is typed comes from the test, what is said is kept."""

import re
from collections.abc import Iterable
from io import StringIO

from rich.console import Console

from stammtisch.terminal import play_game


class Person:
    """Types lines, one after the other, and leaves when there are none left."""

    def __init__(self, lines: Iterable[str], width: int = 80, height: int = 24) -> None:
        self._lines = iter(lines)
        self._said = StringIO()
        self.console = Console(file=self._said, width=width, height=height)

    @property
    def heard(self) -> str:
        """All that was said so far."""
        return self._said.getvalue()

    def read(self, prompt: str) -> str:
        """The next line."""
        line = self.answer()
        self._said.write(f"{prompt}{line}\n")
        return line

    def answer(self) -> str:
        """A finished game is not kept; anything else is up to the test."""
        if self.heard.rstrip().endswith("just Enter."):
            return ""
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def play(
        self, game: str | None, seed: int = 3, players: int | None = None, **options: object
    ) -> str:
        """Play a game; answer all that was said."""
        bot = "greedy" if game else None
        play_game(game, players, bot, seed, dict(options), self.console, self.read)
        return self.heard


class Keeper(Person):
    """Wants to keep a record."""

    def __init__(self, lines: Iterable[str], names: Iterable[str]) -> None:
        super().__init__(lines)
        self._names = iter(names)

    def answer(self) -> str:
        """A name for the record, when asked for one."""
        return (
            next(self._names, "")
            if self.heard.rstrip().endswith("just Enter.")
            else super().answer()
        )


class Duellist(Person):
    """Plays face-to-face: lays the first two cards of the list, and ends the turn."""

    def __init__(self, **size: int) -> None:
        super().__init__([], **size)

    def answer(self) -> str:
        """`end` where it may be said, else the first move in the list."""
        moves = self.heard.rsplit("Your hand:", 1)[1]
        if self.heard.rstrip().endswith("just Enter."):
            return ""
        return "end" if " e end" in moves else re.search(r" ([a-f][1-4]) ", moves)[1]
