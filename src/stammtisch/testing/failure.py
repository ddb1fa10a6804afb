"""What a check says when a game fails it."""

import json
import re
from dataclasses import dataclass
from typing import Any

from numba.core.errors import NumbaError

# What Numba says of a function that it can't compile: where, first the innermost place.
PLACE = re.compile(r"^During: .* at (?P<file>\S.*) \((?P<line>\d+)\)$", re.M)
FILE = re.compile(r'^File "(?P<file>.+)", line (?P<line>\d+):$', re.M)


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


def problem_of(error: Exception) -> str:
    """An error in words: what somebody has asserted, or what was raised, in a line or two."""
    if isinstance(error, AssertionError):
        return str(error)
    if isinstance(error, NumbaError):
        return f"{type(error).__name__}: {_numba_line(str(error))}"
    return f"{type(error).__name__}: {error}"


def _numba_line(report: str) -> str:
    """The one thing that matters in Numba's long report, and where it is."""
    lines = [line.strip() for line in report.splitlines() if line.strip()]
    matter = next((line for line in lines if not line.startswith("Failed in nopython")), "")
    if matter.endswith("found for signature:"):
        matter = f"no such operation: {next(line for line in lines if line.startswith('>>>'))[4:]}"
    place = PLACE.search(report) or FILE.search(report)
    return f"{matter} ({place['file']}, line {place['line']})" if place else matter


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
