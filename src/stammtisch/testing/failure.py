"""What a check says when a game fails it."""

import json
from dataclasses import dataclass
from typing import Any


class Broken(AssertionError):
    """Something that must hold in every game does not hold here."""


def expect(holds: bool, problem: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(problem)


def expect_equal(got: object, wanted: object, what: str) -> None:
    """Raise Broken, with both values, unless they are equal."""
    if got != wanted:
        raise Broken(f"{what}: {_short(got)} instead of {_short(wanted)}")


def _short(value: object, longest: int = 200) -> str:
    text = repr(value)
    return text if len(text) <= longest else f"{text[:longest]}..."


@dataclass
class BatteryFailure(AssertionError):
    """A failed check: enough to play the same game again up to the same move."""

    check: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    move_number: int
    position: dict[str, Any] | None
    problem: str

    def __str__(self) -> str:
        """The problem, where it came up, and the position there."""
        options = "".join(f", {name}={choice!r}" for name, choice in self.options.items())
        return (
            f"{self.check}: {self.problem}\n"
            f"in {self.game}, {self.players} players{options}, "
            f"seed {self.seed!r}, after move {self.move_number}\n"
            f"position: {json.dumps(self.position, default=repr)}"
        )
