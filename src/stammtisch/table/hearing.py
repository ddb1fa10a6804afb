"""Whoever listens at a table: who is here, and what they are told."""

from collections.abc import Iterable, Sequence

from stammtisch.table.asked import Listener
from stammtisch.table.background import note
from stammtisch.table.course import Course
from stammtisch.wire.answers import Presence


def presence_of(course: Course, listeners: Sequence[Listener]) -> Presence:
    """Who is here."""
    here = {listener.person.id for listener in listeners if listener.person}
    players = {seat.person for seat in course.seats if seat.person}
    watching = sum(
        1 for listener in listeners if not listener.person or listener.person.id not in players
    )
    return Presence(sorted(here & players), watching)


def tell(listeners: Iterable[Listener], message: bytes) -> None:
    """Tell all of them the same; one who can't be told must not keep it from the others."""
    for listener in listeners:
        try:
            listener.hear(message)
        except Exception as error:
            note(error, "a listener can't be told")
