"""The record of a match, one JSON document (`.stammtisch.json`): reading and writing it.

Whether its moves, its result and its commitment are right is for replay.py to say.
"""

import os
import re
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Result
from stammtisch.play.match import Match, MoveMade

FORMAT = 1
LARGEST = 1 << 20  # bytes; a long match needs a tenth of this

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Option = bool | int | str
Document = TypeVar("Document", bound=Struct)


# How msgspec says where in a document something is wrong, and what it says of fields.
PLACE = re.compile(r"(?P<problem>.*) - at `\$\.?(?P<path>.*)`", re.S)
MOVE = re.compile(r"moves\[(?P<index>\d+)\]\.?(?P<rest>.*)", re.S)
FIELDS = (
    (re.compile(r"Object missing required field (.*)", re.S), r"\1 is missing"),
    (re.compile(r"Object contains unknown field (.*)", re.S), r"there is no field \1"),
)


# What kind of thing is wrong with a record, for pages that say it in another language.
Fault: TypeAlias = Literal["unreadable", "newer", "deal", "move", "result", "wrong"]


class RecordError(ValueError):
    """A record that can't be right; says what is wrong, and from which move on (counted from 1)."""

    def __init__(
        self,
        problem: str,
        move: int | None = None,
        file: Path | None = None,
        fault: Fault = "wrong",
    ) -> None:
        where = [str(file)] if file else []
        where += [f"move {move}"] if move else []
        super().__init__(": ".join([*where, problem]))
        self.problem = problem
        self.move = move
        self.fault: Fault = "move" if move else fault


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a finished match."""

    scores: list[int]
    minus: list[int]
    winners: list[int]


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """All that is needed to play a match again, without any chance."""

    version: int = field(name="format")
    game: str
    options: dict[str, Option]
    players: list[str]  # their names
    deal: Json  # complete, as shuffled, each pile with its top card first
    commitment: Digest
    salt: Digest
    nonces: list[str]  # one for each player, empty for one who sent none
    moves: list[MoveMade]
    result: Outcome | None  # null while the match is running
    resigned: Annotated[int, Meta(ge=0, le=1)] | None = None  # who of two gave up


class _Version(Struct):
    version: int = field(name="format")


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    return Record(
        version=FORMAT,
        game=match.game.name,
        options=match.options,
        players=list(match.names),
        deal=match.game.notation.deal_text(match.deal),
        commitment=match.commitment,
        salt=match.salt,
        nonces=list(match.nonces),
        moves=list(match.moves),
        result=outcome_of(match.result),
        resigned=match.resigned,
    )


def outcome_of(result: Result | None) -> Outcome | None:
    """A result as a record has it."""
    return Outcome(result.scores, result.minus, result.winners) if result else None


def to_text(record: Record) -> str:
    """A record as JSON, one field a line and one move a line, to be read by people too."""
    fields = msgspec.json.decode(msgspec.json.encode(record), type=dict[str, msgspec.Raw])
    lines = [f'  "{name}": {bytes(value).decode()}' for name, value in fields.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    return text.replace('{"move":', '\n    {"move":')


def from_text(text: str | bytes) -> Record:
    """The record of a JSON text; raises RecordError."""
    if len(text) > LARGEST:
        problem = f"too large: a record has no more than {LARGEST} bytes"
        raise RecordError(problem, fault="unreadable")
    _check_version(text)
    return _decode(text, Record)


def _check_version(text: str | bytes) -> None:
    version = _decode(text, _Version).version
    if version > FORMAT:
        problem = f"format {version} is newer than this program, which reads {FORMAT}"
        raise RecordError(problem, fault="newer")
    if version < FORMAT:
        raise RecordError(f"there is no format {version}", fault="unreadable")


def _decode(text: str | bytes, document: type[Document]) -> Document:
    try:
        return msgspec.json.decode(text, type=document)
    except msgspec.ValidationError as error:
        raise _misshapen(str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not JSON: {error}", fault="unreadable") from None


def _misshapen(said: str) -> RecordError:
    """What msgspec says of a document, for people: moves by their number, from 1."""
    place = PLACE.fullmatch(said)
    problem, path = (place["problem"], place["path"]) if place else (said, "")
    for pattern, words in FIELDS:
        problem = pattern.sub(words, problem)
    problem = problem[:1].lower() + problem[1:]
    move = MOVE.fullmatch(path)
    if move is None:
        where = f"{path}: " if path else ""
        return RecordError(f"not a record: {where}{problem}", fault="unreadable")
    field = f"{move['rest']}: " if move["rest"] else ""
    return RecordError(f"{field}{problem}", int(move["index"]) + 1)


def read(path: Path) -> Record:
    """The record in a file; raises RecordError, or OSError where there is no such file."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    try:
        return from_text(text)
    except RecordError as error:
        raise RecordError(error.problem, error.move, path, error.fault) from None


def write(path: Path, record: Record) -> None:
    """Write a record; whoever reads the file meanwhile sees the old one or the new one, whole."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_text(to_text(record), "utf-8")
    os.replace(unfinished, path)
