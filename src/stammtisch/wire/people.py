"""People: who they are, on which devices, and what is kept about them."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.play.record import Record
from stammtisch.wire.records import BroughtRecord
from stammtisch.wire.results import PlayedGame, Rating
from stammtisch.wire.statistics import Estimate, ScoreSheet
from stammtisch.wire.tables import PersonName


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new.

    >>> {"name": "Anna"}
    """

    name: PersonName


class Me(Struct, frozen=True):
    """Who one is.

    >>> {"id": "k3x9", "name": "Anna", "bot": false, "created": "2026-01-02T10:00:00Z"}
    """

    id: str
    name: str
    bot: bool
    created: datetime


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name.

    >>> {"name": "Anna Blume"}
    """

    name: PersonName


class Session(Struct, frozen=True):
    """A device on which one is known.

    >>> {"id": "p7q2", "device": "Firefox on Linux", "created": "2026-01-02T10:00:00Z",
    ...  "seen": "2026-01-03T10:00:00Z", "this": true}
    """

    id: str
    device: str
    created: datetime
    seen: datetime
    this: bool  # the one that asks


class MovingCode(Struct, frozen=True):
    """A code to type on another device, good for a few minutes and for one use.

    >>> {"code": "4T7K-9QXM", "until": "2026-01-02T10:10:00Z"}
    """

    code: str
    until: datetime


class UseCode(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The code, typed on the other device. `leave`: be no longer who one is there, even if nobody
    can be that person any more then.

    >>> {"code": "4t7k 9qxm"}
    """

    code: Annotated[str, Meta(min_length=8, max_length=20)]
    leave: bool = False


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """An account for a program.

    >>> {"name": "Deep Espresso"}
    """

    name: PersonName


class BotAccount(Struct, frozen=True, omit_defaults=True):
    """An account for a program. Its token is shown once, when the account is made.

    >>> {"id": "b5t1", "name": "Deep Espresso", "created": "2026-01-02T10:00:00Z",
    ...  "token": "st_..."}
    """

    id: str
    name: str
    created: datetime
    token: str | None = None


class SeatTaken(Struct, frozen=True):
    """A seat of somebody's, or of a friend on their device.

    >>> {"table": "abcdefghij", "seat": 0, "name": "Anna"}
    """

    table: str
    seat: int
    name: str


class Kept(Struct, frozen=True, kw_only=True):
    """What the house keeps about a person, or about a program of theirs. `seats` are those at all
    tables, finished or not; `visits` are the tables that have their name though they don't sit
    there: where they got up before the start, and what-if tables that go on from a game of theirs.
    `strength` is by game, `bodies` are the records themselves, by name.

    >>> {"me": {"id": "b5t1", "name": "Deep Espresso", "bot": true,
    ...         "created": "2026-01-02T10:00:00Z"},
    ...  "sessions": [], "seats": [], "visits": ["abcdefghij"], "games": [], "ratings": [],
    ...  "sheets": [], "strength": {}, "records": [], "bodies": {}}
    """

    me: Me
    sessions: list[Session]
    seats: list[SeatTaken]
    visits: list[str]
    games: list[PlayedGame]
    ratings: list[Rating]
    sheets: list[ScoreSheet]
    strength: dict[str, list[Estimate]]
    records: list[BroughtRecord]
    bodies: dict[str, Record]


class EverythingKept(Kept, frozen=True, kw_only=True):
    """All that the house keeps about somebody and their programs, to download.

    >>> {"me": {"id": "k3x9", "name": "Anna", "bot": false, "created": "2026-01-02T10:00:00Z"},
    ...  "sessions": [], "seats": [], "visits": [], "games": [], "ratings": [],
    ...  "sheets": [], "strength": {}, "records": [], "bodies": {}, "bots": []}
    """

    bots: list[Kept]
