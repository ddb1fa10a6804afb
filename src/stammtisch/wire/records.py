"""Records that people bring along, from elsewhere or from earlier."""

from datetime import datetime

from msgspec import Struct

from stammtisch.play.record import Outcome


class BroughtRecord(Struct, frozen=True, omit_defaults=True):
    """A record that somebody brought along; without a result if its match isn't over.

    >>> {"id": "abcdefghij", "game": "cafe-cards", "names": ["Anna", "Ben"],
    ...  "added": "2026-01-02T10:30:00Z",
    ...  "result": {"scores": [41, 38], "minus": [4, 6], "winners": [0]}}
    """

    id: str
    game: str
    names: list[str]
    added: datetime
    result: Outcome | None = None
