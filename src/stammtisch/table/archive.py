"""The one place that knows where records are: at tables that are over, or brought along."""

from stammtisch.games.rulebook import Refused
from stammtisch.play.record import record_of
from stammtisch.store.database import Database
from stammtisch.store.records import read_record
from stammtisch.table.course import Course
from stammtisch.table.house import House
from stammtisch.table.opening import Filed


async def find_record(house: House, database: Database, name: str) -> Filed:
    """The record of this name; raises LookupError, and Refused where no game has ended."""
    try:
        table = await house.table(name)
    except LookupError:
        return await _brought(database, name)
    return await table.settled(lambda: _filed(table.course))


async def _brought(database: Database, name: str) -> Filed:
    found = await read_record(database, name)
    if found is None:
        raise LookupError(name)
    record, person = found
    return Filed(record, (person,) * len(record.players))


def _filed(course: Course) -> Filed:
    if course.match is None or course.status != "over":
        raise Refused("", "closed" if course.status == "closed" else "not-over")
    owners = tuple(seat.person for seat in course.seats)
    quitters = tuple(number for number, seat in enumerate(course.seats) if seat.resigned)
    return Filed(record_of(course.match), owners, course.outcome, quitters)
