"""What is wrong with a record: a sentence for programs' authors, and facts for pages, which say it
in the reader's language."""

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Wrong

# What part of a record is at fault.
Fault: TypeAlias = Literal["unreadable", "newer", "deal", "move", "result", "wrong"]

FlawKind: TypeAlias = Literal[
    Wrong,
    "large",
    "json",
    "missing",
    "long",
    "no-format",
    "newer",
    "illegal",
    "syntax",
    "time-back",
    "commitment",
    "shuffle",
    "goes-on",
    "no-result",
    "scores",
    "minus",
    "winners",
    "resigned-over",
    "resigned-not-now",
]


class RefusedMove(Struct, frozen=True, omit_defaults=True):
    """A move of a record that the rules refuse, and what its player saw then."""

    move: str
    player: str
    view: Json
    reason: str
    place: str | None = None


class Flaw(Struct, frozen=True, omit_defaults=True):
    """The first thing that is wrong with a record. What was found and what was wanted instead is
    in the record's own notation, or is a kind of JSON value (`array`, `int`)."""

    kind: FlawKind
    field: str | None = None
    found: str | None = None
    wanted: list[str] = []
    line: int | None = None  # of the file, where it stops being JSON
    after: int | None = None  # so many moves
    refused: RefusedMove | None = None


class RecordError(ValueError):
    """A record that can't be right; says what is wrong, and from which move on (counted from 1)."""

    def __init__(
        self,
        problem: str,
        flaw: Flaw,
        move: int | None = None,
        fault: Fault = "wrong",
        file: Path | None = None,
    ) -> None:
        where = [str(file)] if file else []
        where += [f"move {move}"] if move else []
        super().__init__(": ".join([*where, problem]))
        self.problem = problem
        self.flaw = flaw
        self.move = move
        self.fault: Fault = "move" if move else fault

    def in_file(self, file: Path) -> "RecordError":
        """The same, of a record in a file."""
        return RecordError(self.problem, self.flaw, self.move, self.fault, file)


def bad_input(error: BadInput, move: int | None = None) -> RecordError:
    """An error for something in a record that can't be."""
    flaw = Flaw(error.wrong, error.field, error.found, list(error.wanted))
    return RecordError(str(error), flaw, move)
