"""The record of a match, one JSON document (`.stammtisch.json`): reading and writing it.

Whether its moves, its result and its commitment are right is for replay.py to say.
"""

from codecs import BOM_UTF8
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from stammtisch import files
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Result
from stammtisch.play.flaws import Flaw, RecordError
from stammtisch.play.match import Match, MoveMade
from stammtisch.play.misshapen import misshapen, not_json

FORMAT = 1
LARGEST = 1 << 20  # bytes; a long match needs a tenth of this

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Option = bool | int | str
Document = TypeVar("Document", bound=Struct)


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
        raise RecordError(problem, Flaw("large"), fault="unreadable")
    if isinstance(text, bytes):
        text = text.removeprefix(BOM_UTF8)  # some editors write it first
    _check_version(text)
    return _decode(text, Record)


def _check_version(text: str | bytes) -> None:
    version = _decode(text, _Version).version
    if version > FORMAT:
        problem = f"format {version} is newer than this program, which reads {FORMAT}"
        flaw = Flaw("newer", "format", str(version), [str(FORMAT)])
        raise RecordError(problem, flaw, fault="newer")
    if version < FORMAT:
        flaw = Flaw("no-format", "format", str(version), [str(FORMAT)])
        raise RecordError(f"there is no format {version}", flaw, fault="unreadable")


def _decode(text: str | bytes, document: type[Document]) -> Document:
    try:
        return msgspec.json.decode(text, type=document)
    except msgspec.ValidationError as error:
        raise misshapen(str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise not_json(text, str(error)) from None


def read(path: Path) -> Record:
    """The record in a file; raises RecordError, or OSError where there is no such file."""
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    try:
        return from_text(text)
    except RecordError as error:
        raise error.in_file(path) from None


def write(path: Path, record: Record) -> None:
    """Write a record, whole; raises OSError."""
    files.replace(path, to_text(record))
