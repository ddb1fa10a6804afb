"""Whose requests wait at a table: nobody's so many that others have to wait for long."""

from collections.abc import Iterable
from typing import Protocol

from stammtisch.store.people import Somebody

MOST_WAITING = 20  # requests of one person at one table


class Asker(Protocol):
    """Whoever asks."""

    @property
    def person(self) -> Somebody | None:
        """Who it is, if anybody we know."""


def must_wait(asker: Asker | None, waiting: Iterable[Asker | None]) -> bool:
    """Whether somebody, on all sockets of theirs, has as many requests waiting as may be. What the
    house asks itself, or is asked by HTTP, is not counted."""
    who = _who(asker)
    return who is not None and sum(_who(other) == who for other in waiting) >= MOST_WAITING


def _who(asker: Asker | None) -> object:
    """A person, or a socket of somebody whom nobody knows."""
    somebody = asker.person if asker else None
    return somebody.id if somebody else asker
