"""What is saved beside a change: the lists of tables, seats and results that it alters."""

from collections.abc import Iterator
from typing import Any

from stammtisch.store.access import Statement
from stammtisch.store.results import Finished, Sitting, record_result
from stammtisch.store.tables import note_visit, set_seat, set_status
from stammtisch.table import changes
from stammtisch.table.changes import AnyChange
from stammtisch.table.course import Course
from stammtisch.wire.tables import Seat


def beside(course: Course, change: AnyChange) -> Iterator[Statement]:
    """The statements that belong into the same transaction; the change has happened already."""
    table = course.setup.id
    match change:
        case changes.SatDown(seat=number):
            yield set_seat(table, number, seat_row(course.seats[number]))
            yield set_status(table, "waiting", change.at)
        case changes.GotUp(seat=number):
            yield note_visit(table, number)
            yield set_seat(table, number, seat_row(course.seats[number]))
            yield set_status(table, "waiting", change.at)
        case changes.BecameReady():
            yield set_status(table, "waiting", change.at)
        case changes.Began(level=level):
            for number, seat in enumerate(course.seats):
                if level is not None and seat.level == level:  # perhaps a seat that was free
                    yield set_seat(table, number, seat_row(seat))
            yield set_status(table, "playing", change.at)
        case changes.Closed():
            yield set_status(table, "closed", change.at)
        case _:
            pass


def at_the_end(course: Course, dialect: str) -> list[Statement]:
    """What a finished game adds: its result, and what it says about the players' strength. That of
    a what-if table adds nothing: its cards were known."""
    game = finished(course)
    over = set_status(game.table, "over", game.finished)
    return [over] if course.setup.opening else [over, *record_result(game, dialect)]


def finished(course: Course) -> Finished:
    """A game that has come to its end."""
    assert course.match is not None
    assert course.sheet is not None
    assert course.finished is not None
    outcome = course.outcome
    assert outcome is not None
    sittings = [
        Sitting(seat.kind, seat.name, seat.person, seat.level, seat.resigned, seat.away)
        for seat in course.seats
    ]
    return Finished(
        course.setup.id,
        course.setup.game.name,
        sittings,
        outcome,
        course.finished,
        course.sheet.lines,
    )


def seat_row(seat: Seat) -> dict[str, Any]:
    """A seat as the database lists it."""
    return {"kind": seat.kind, "name": seat.name, "person": seat.person, "level": seat.level}
