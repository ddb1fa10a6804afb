"""What the house says at a table."""

from datetime import datetime
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from stammtisch.games.moments import Moves
from stammtisch.play.flaws import Flaw
from stammtisch.wire.happenings import Happening
from stammtisch.wire.tables import Table

Json = dict[str, Any]


class Told(Struct, frozen=True):
    """What happened in one version, for the log.

    >>> {"version": 42, "at": "2026-01-02T10:00:00Z",
    ...  "events": [{"event": "turn-ended", "player": 0, "next": 1}]}
    """

    version: int
    at: datetime
    events: list[Happening]


class Clock(Struct, frozen=True, omit_defaults=True):
    """When the running turn began, when it must be over, and what time it is in the house.

    >>> {"since": "2026-01-02T10:00:00Z", "until": "2026-01-02T10:01:00Z",
    ...  "now": "2026-01-02T10:00:20Z"}
    """

    since: datetime
    now: datetime
    until: datetime | None = None


class Snapshot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that somebody may see of a table, at one version. `view` is what everyone sees, `own`
    what only the owner of a seat sees; `moves` come to whoever is to move, `invite` (what makes a
    link to a free seat) to whoever sits there.

    >>> {"snapshot": 3, "table": {"id": "abcdefghij", "game": "face-to-face",
    ...   "options": {"last_card": "loses"}, "status": "waiting", "host": "k3x9", "public": false,
    ...   "hints": true, "seats": [], "created": "2026-01-02T10:00:00Z", "promise": "8b52"},
    ...  "yours": [0], "own": {"0": {"hand": [2, 3]}}, "moves": {"2+": {}}, "log": [],
    ...  "present": ["k3x9"], "watching": 0}
    """

    snapshot: int  # the version
    table: Table
    yours: list[int]  # which seats are the reader's
    log: list[Told]  # all of it, or what came after the version that the reader had
    present: list[str]  # the people of the table who are here
    watching: int
    view: Json | None = None
    own: dict[int, Json] = {}
    moves: Moves | None = None
    undo: bool = False  # whether the reader may take the last move back
    clock: Clock | None = None
    invite: str | None = None
    id: int | None = None  # of the request that asked for it


class Changed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The next version: what happened, and those fields of `view`, `own` and the rest that are
    new. `moves` and `undo` hold for this version alone: where they are left out, there are none.

    >>> {"version": 42, "at": "2026-01-02T10:00:00Z", "events": [{"event": "laid", "player": 0,
    ...   "card": 17, "pile": "+"}], "view": {"laid": 1}, "own": {"0": {"hand": [2, 3]}},
    ...  "moves": {"2+": {}}, "undo": true, "id": 7}
    """

    version: int
    at: datetime
    events: list[Happening]
    view: Json | UnsetType = UNSET
    table: Table | UnsetType = UNSET  # when somebody came, left, got ready; at start and end
    clock: Clock | UnsetType = UNSET  # when a turn begins
    yours: list[int] = []  # with `table`: which seats are the reader's
    invite: str | None = None  # with `table`, for who sits there
    own: dict[int, Json] | UnsetType = UNSET
    moves: Moves | None = None
    undo: bool = False
    id: int | None = None  # of the request that did it, for its sender


class Refusal(Struct, frozen=True, omit_defaults=True):
    """A request that was not carried out: a reason (a code), the table or seat it is about, a
    sentence in English for programs' authors; nothing was changed. What is wrong with a record that
    was brought along is told in facts, too.

    >>> {"refused": "balance", "place": "c3", "sentence": "...", "id": 7}
    >>> {"refused": "record-wrong", "sentence": "...",
    ...  "flaw": {"kind": "count", "field": "nonces", "found": "1", "wanted": ["2"]}}
    """

    refused: str
    sentence: str
    place: str | None = None
    id: int | None = None
    flaw: Flaw | None = None


class Fine(Struct, frozen=True, omit_defaults=True):
    """Answer to `why`: the move is legal.

    >>> {"fine": "DEf@c2", "id": 7}
    """

    fine: str
    id: int | None = None


class Presence(Struct, frozen=True):
    """Who of the table is here, and how many look on.

    >>> {"present": ["k3x9"], "watching": 2}
    """

    present: list[str]
    watching: int


AnyAnswer: TypeAlias = Snapshot | Changed | Refusal | Fine | Presence
