"""First games: what a newcomer has done at a practice table, and how it stands."""

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.play.film import Frame
from stammtisch.play.record import Option, Outcome
from stammtisch.wire.requests import MoveText


class LessonShort(Struct, frozen=True):
    """A lesson in the list of a game: its name, and the rule that it is about.

    >>> {"id": "waiting", "rule": "S4"}
    """

    id: str
    rule: str


class Practised(Struct, frozen=True, forbid_unknown_fields=True):
    """The newcomer's own moves of a lesson, from its beginning.

    >>> {"moves": ["DEf@c2"]}
    """

    moves: Annotated[list[MoveText], Meta(max_length=60)]


class Practice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A practice table, frame by frame, as its seat 0 sees it; the house may have answered.
    `wanted` are the moves that lead on to what the lesson is about; a game against the house has
    none.

    >>> {"game": "face-to-face", "players": 2, "options": {"last_card": "loses"}, "frames": [],
    ...  "done": false, "wanted": ["17+"]}
    """

    game: str
    players: int
    options: dict[str, Option]
    frames: list[Frame]
    done: bool
    wanted: list[str] = []
    undo: bool = False  # whether the last move may be taken back
    result: Outcome | None = None
