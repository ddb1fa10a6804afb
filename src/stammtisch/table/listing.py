"""A table in a list: as it stands in memory, or as the database has it."""

from collections.abc import Sequence
from typing import Any

from msgspec import convert
from sqlalchemy import Row

from stammtisch.table.course import Course
from stammtisch.table.opening import Opening
from stammtisch.wire.tables import Seat, TableShort


def short(course: Course, person: str) -> TableShort:
    """A table in the list of somebody who sits there."""
    return TableShort(
        id=course.setup.id,
        game=course.setup.game.name,
        options=course.setup.options,
        status=course.status,
        seats=list(course.seats),
        created=course.setup.created,
        limit=course.setup.limit,
        yours=course.seats_of(person),
        to_move=course.to_move,
        origin=course.setup.opening.told() if course.setup.opening else None,
    )


def short_of_rows(row: Row[Any], seats: Sequence[Row[Any]], reader: str | None) -> TableShort:
    """A table in a list for everybody."""
    opening = opening_from(row)
    return TableShort(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[Seat(seat.kind, seat.name, seat.person, seat.level) for seat in seats],
        created=row.created,
        limit=row.limit,
        yours=[seat.seat for seat in seats if reader and seat.person == reader],
        origin=opening.told() if opening else None,
    )


def opening_from(row: Row[Any]) -> Opening | None:
    """What a table goes on from, as the database has it."""
    return convert(row.origin, Opening | None)
