"""What happens at a table besides the game: people come, go, talk. All of it may be seen by all.

The events of the game itself are those of `play/events.py`.
"""

from typing import Literal, TypeAlias

from stammtisch.play.events import AnyEvent, Event


class Joined(Event, frozen=True):
    """Somebody sat down.

    >>> {"event": "joined", "player": 1, "name": "Ben"}
    """

    player: int
    name: str


class Left(Event, frozen=True):
    """Somebody got up before the start, or the host freed their seat.

    >>> {"event": "left", "player": 1, "name": "Ben"}
    """

    player: int
    name: str


class GotReady(Event, frozen=True):
    """A player is ready to begin.

    >>> {"event": "got-ready", "player": 1}
    """

    player: int


class Started(Event, frozen=True):
    """The cards are dealt; the commitment to them stands in the table's facts.

    >>> {"event": "started", "first": 0}
    """

    first: int


class WentAway(Event, frozen=True):
    """From now on the house plays for somebody: who left, or whose time was up.

    >>> {"event": "went-away", "player": 1, "cause": "time"}
    """

    player: int
    cause: Literal["left", "time"]


class CameBack(Event, frozen=True):
    """Somebody took the seat back from the house.

    >>> {"event": "came-back", "player": 1}
    """

    player: int


class Resigned(Event, frozen=True):
    """Somebody gave up; with more than two players the house plays on for them.

    >>> {"event": "resigned", "player": 1}
    """

    player: int


class Said(Event, frozen=True):
    """Table talk: the name of a phrase, for each reader in their language.

    >>> {"event": "said", "player": 0, "phrase": "well-played"}
    """

    player: int
    phrase: str


class RematchSet(Event, frozen=True):
    """There is a table for playing again.

    >>> {"event": "rematch-set", "table": "abcdefghij"}
    """

    table: str


class TableClosed(Event, frozen=True):
    """The table was closed: by its host, before the start or while only bots played, or by the
    house, when nobody had waited at it for seven days.

    >>> {"event": "table-closed"}
    """


Happening: TypeAlias = (
    Joined
    | Left
    | GotReady
    | Started
    | WentAway
    | CameBack
    | Resigned
    | Said
    | RematchSet
    | TableClosed
    | AnyEvent
)

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "one-moment",
    "your-turn",
    "what-a-guest",
    "another-game",
    "goodbye",
)
