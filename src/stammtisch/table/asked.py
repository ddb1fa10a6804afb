"""What a table is asked, by whom, and who counts it."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from stammtisch.store.access import Statement
from stammtisch.store.people import Somebody
from stammtisch.table.changes import AnyChange
from stammtisch.table.course import Course
from stammtisch.wire.answers import Refusal

Deciding = Callable[[Course, datetime], Sequence[AnyChange]]


class Watch(Protocol):
    """Whoever counts what happens at tables."""

    def moved(self, game: str, by: str) -> None:
        """A move was made by a person or by the house."""

    def refused(self, reason: str) -> None:
        """A request was refused."""


class Listener(Protocol):
    """Somebody who looks at a table."""

    @property
    def person(self) -> Somebody | None:
        """Who it is, if anybody we know."""

    def hear(self, message: bytes) -> None:
        """Take a message, and don't wait."""

    def hear_all(self, messages: Sequence[bytes]) -> None:
        """Take messages that come together, likewise."""


class Asked(Struct, eq=False):
    """Something that somebody wants done at a table."""

    decide: Deciding
    refuse: Callable[[Refusal], None]
    listener: Listener | None = None  # whoever asked, on a socket
    request: int | None = None
    done: Callable[[], None] = lambda: None
    statements: Sequence[Statement] = ()  # what else is saved with it
