"""What can happen at a table, as it is kept in the database: one change a version.

A table is what its changes make of it (course.py), so nothing else needs to be saved.
"""

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from stammtisch.play.events import with_hyphens


class Kept(Struct, frozen=True, tag_field="change", tag=with_hyphens, omit_defaults=True, gc=False):
    """A change, and when it was."""

    at: datetime


class SatDown(Kept, frozen=True):
    """Somebody took a seat: a person, a friend on a person's device, or a bot."""

    seat: int
    kind: Literal["person", "friend", "bot"]
    name: str
    person: str | None = None
    level: str | None = None


class GotUp(Kept, frozen=True):
    """A seat is free again, before the start."""

    seat: int


class BecameReady(Kept, frozen=True):
    """Somebody is ready, for all seats of theirs, and sent this nonce for the shuffle."""

    person: str
    nonce: str


class Began(Kept, frozen=True):
    """The cards were dealt. Seats nobody had taken went to bots of this level."""

    level: str | None = None


class MadeMove(Kept, frozen=True):
    """A move of the player whose turn it was."""

    move: str


class TookBack(Kept, frozen=True):
    """The last move was taken back."""


class WasReplaced(Kept, frozen=True):
    """From now on the house plays for a seat."""

    seat: int
    cause: Literal["left", "time"]


class Returned(Kept, frozen=True):
    """Somebody took a seat back from the house."""

    seat: int


class GaveUp(Kept, frozen=True):
    """Somebody resigned."""

    seat: int


class Spoke(Kept, frozen=True):
    """Table talk."""

    seat: int
    phrase: str


class AgreedRematch(Kept, frozen=True):
    """There is a table for playing again."""

    table: str


class Closed(Kept, frozen=True):
    """The table was given up: before the start, or while only bots played."""


AnyChange: TypeAlias = (
    SatDown
    | GotUp
    | BecameReady
    | Began
    | MadeMove
    | TookBack
    | WasReplaced
    | Returned
    | GaveUp
    | Spoke
    | AgreedRematch
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyChange).decode
