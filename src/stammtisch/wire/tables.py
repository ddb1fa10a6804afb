"""Tables: setting one up, and what everybody may see of it."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from stammtisch.analysis.reasons import AnyReason
from stammtisch.play.record import Option, Outcome

GameName = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{10}\Z")]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(max_length=20)]

# Seconds a turn may take; none, a minute, five minutes, a day.
Limit = Literal[60, 300, 86400]
Status = Literal["waiting", "playing", "over", "closed"]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit somewhere: me, anybody (open), somebody with the link (invited), a friend on
    this device, or a bot of a level.

    >>> {"kind": "bot", "level": "regular"}
    """

    kind: Literal["me", "open", "invited", "friend", "bot"]
    name: PersonName | None = None  # of a friend on this device
    level: Level | None = None  # of a bot


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to go on from: after so many moves of a finished game, or of a record that was
    brought along.

    >>> {"table": "abcdefghij", "move": 31}
    """

    table: TableId
    move: Annotated[int, Meta(ge=0, le=100_000)]


class CameFrom(Struct, frozen=True):
    """Where a what-if table came from: the game, its players, and how many of its moves were made.

    >>> {"table": "abcdefghij", "move": 31, "names": ["Anna", "Ben"]}
    """

    table: str
    move: int
    names: list[str]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be set up. With `origin` it is a what-if table: it has the deal, the options and
    the first moves of that game, and as many seats.

    >>> {"game": "cafe-cards", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
    ...  "options": {"clubs": true}, "public": true, "limit": 300}
    """

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: Annotated[dict[str, Option], Meta(max_length=8)] = {}
    public: bool = False
    limit: Limit | None = None
    hints: bool = True
    origin: Origin | None = None


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it; an open one has no name.

    >>> {"kind": "person", "name": "Anna", "person": "k3x9", "ready": true}
    """

    kind: Literal["person", "friend", "bot", "open", "invited"]
    name: str = ""
    person: str | None = None  # of a person or a friend: whose device it is
    level: str | None = None  # of a bot
    ready: bool = False
    away: bool = False  # the house plays for this person, who may come back
    resigned: bool = False


class TableShort(Struct, frozen=True, omit_defaults=True):
    """A table in a list.

    >>> {"id": "abcdefghij", "game": "cafe-board", "options": {"bar": 21}, "status": "waiting",
    ...  "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}],
    ...  "created": "2026-01-02T10:00:00Z"}
    """

    id: str
    game: str
    options: dict[str, Option]
    status: Status
    seats: list[Seat]
    created: datetime
    limit: int | None = None
    yours: list[int] = []  # which of the seats are the reader's
    to_move: int | None = None
    result: Outcome | None = None
    origin: CameFrom | None = None  # of a what-if table


class Table(Struct, frozen=True, omit_defaults=True):
    """What a table is and who sits there; all of it may be seen by everybody.

    >>> {"id": "abcdefghij", "game": "face-to-face", "options": {"last_card": "loses"},
    ...  "status": "waiting", "host": "k3x9", "public": false, "hints": true,
    ...  "seats": [{"kind": "person", "name": "Anna", "person": "k3x9"}, {"kind": "invited"}],
    ...  "created": "2026-01-02T10:00:00Z", "promise": "8b52..."}
    """

    id: str
    game: str
    options: dict[str, Option]
    status: Status
    host: str
    public: bool
    hints: bool
    seats: list[Seat]
    created: datetime
    promise: str  # SHA-256 of the salt, given before anybody sends a nonce
    limit: int | None = None
    commitment: str | None = None  # SHA-256 of salt and deal, given before the first move
    nonces: list[str] | None = None
    rematch: str | None = None  # the table where the same people play again
    rematch_of: str | None = None
    result: Outcome | None = None
    origin: CameFrom | None = None  # of a what-if table, which counts for no list and no rating


class Join(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Sit down: with the invitation from the link, or without one at a public table.

    >>> {"invite": "mzxw6ytboi"}
    """

    invite: Annotated[str, Meta(max_length=16)] | None = None


class GameFacts(Struct, frozen=True):
    """A game of the house: how many play it, its options (the usual choice first), its bots.

    >>> {"game": "cafe-cards", "players": [2, 5], "options": {"clubs": [false, true]},
    ...  "levels": ["greedy", "random", "regular", "expert"]}
    """

    game: str
    players: tuple[int, int]
    options: dict[str, list[Option]]
    levels: list[str]


class Hint(Struct, frozen=True):
    """What a good player would do in this turn, what each move that was considered seems worth, and
    what speaks for the move, what counts most first.

    >>> {"move": "DEf@c2", "values": {"DEf@c2": 0.61, "draw": 0.55}, "line": ["DEf@c2", "end"],
    ...  "version": 42, "reasons": [{"reason": "earns", "points": {"b2": 4, "c3": 2}},
    ...  {"reason": "clears", "tables": ["b2"], "nations": ["DE"]}]}
    """

    move: str
    values: dict[str, float]
    line: list[str]
    version: int
    reasons: list[AnyReason]
