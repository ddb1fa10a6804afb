"""Tables in the database: rows in, rows out. What they mean is for `table/` to say."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from stammtisch.store.access import Rows, Statement
from stammtisch.store.database import Database
from stammtisch.store.schema import NOT_OVER, changes, seats, tables, visits

MOST_LISTED = 100


_SET_SEAT = (
    update(seats)
    .where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in ("kind", "name", "person", "level")})
)
_SET_STATUS = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values(status=bindparam("status"), touched=bindparam("touched"))
)
# Somebody may come and go more than once.
_KNOWN_VISIT = exists().where(visits.c.person == seats.c.person, visits.c.table == seats.c.table)
_NOTE_VISIT = insert(visits).from_select(
    ["person", "table"],
    select(seats.c.person, seats.c.table).where(
        seats.c.table == bindparam("at_table"),
        seats.c.seat == bindparam("at_seat"),
        seats.c.person.is_not(None),
        ~_KNOWN_VISIT,
    ),
)


def add_table(row: dict[str, Any]) -> Statement:
    """A new table."""
    return Rows.of(tables, [row])


def add_seats(table: str, rows: Sequence[dict[str, Any]]) -> Statement:
    """The seats of a new table, in their order."""
    return Rows.of(seats, [{"table": table, "seat": i, **row} for i, row in enumerate(rows)])


def set_seat(table: str, seat: int, row: dict[str, Any]) -> Statement:
    """Somebody else has a seat now."""
    return _SET_SEAT, {"at_table": table, "at_seat": seat, **row}


def note_visit(table: str, seat: int) -> Statement:
    """Whoever has a seat is about to get up, and was there all the same."""
    return _NOTE_VISIT, {"at_table": table, "at_seat": seat}


def name_guests(table: str, people: Iterable[str]) -> Statement:
    """Whose names a new table has though they don't sit there."""
    return Rows(visits, [(person, table) for person in sorted(people)])


def set_status(table: str, status: str, now: datetime) -> Statement:
    """A table began, ended, or was closed; or waits, and somebody came, went or got ready."""
    return _SET_STATUS, {"at_table": table, "status": status, "touched": now}


async def read_table(database: Database, table: str) -> Row[Any] | None:
    """A table as it was set up."""
    rows = await database.read(select(tables).where(tables.c.id == table))
    return rows[0] if rows else None


async def read_changes(database: Database, table: str) -> list[bytes]:
    """All that happened at a table, in order."""
    # First what is on the way: what gets there meanwhile is found twice, and not missed.
    bodies = {version: body for _, version, body in await database.access.waiting(table)}
    query = select(changes.c.version, changes.c.body).where(changes.c.table == table)
    bodies |= {row.version: row.body for row in await database.read(query)}
    return [body for _, body in sorted(bodies.items())]


async def read_seats(database: Database, found: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """The seats of tables, by table."""
    query = select(seats).where(seats.c.table.in_(found)).order_by(seats.c.table, seats.c.seat)
    by_table: dict[str, list[Row[Any]]] = {table: [] for table in found}
    for row in await database.read(query):
        by_table[row.table].append(row)
    return by_table


async def open_tables(database: Database) -> Sequence[Row[Any]]:
    """Public tables that wait for players, the newest first."""
    waiting = select(tables).where(tables.c.status == "waiting", tables.c.public)
    return await database.read(_newest(waiting))


async def waiting_since(database: Database, moment: datetime) -> list[str]:
    """Tables that have waited since before a moment, those that have waited longest first."""
    waiting = select(tables.c.id).where(tables.c.status == "waiting", tables.c.touched < moment)
    return [row.id for row in await database.read(waiting.order_by(tables.c.touched))]


async def watchable_tables(database: Database) -> Sequence[Row[Any]]:
    """Public tables where a game is running."""
    playing = select(tables).where(tables.c.status == "playing", tables.c.public)
    return await database.read(_newest(playing))


async def running_tables_of(database: Database, person: str) -> Sequence[Row[Any]]:
    """The tables of somebody where the game isn't over."""
    return await database.read(_newest(select(tables).where(_running_of(person))))


async def all_running_of(database: Database, person: str) -> list[str]:
    """All tables that would wait for somebody: where they sit, or may begin as the host."""
    waits_for_host = and_(tables.c.host == person, tables.c.status == "waiting")
    sits = and_(_has_seat(person), NOT_OVER)
    rows = await database.read(select(tables.c.id).where(or_(sits, waits_for_host)))
    return [row.id for row in rows]


async def count_running(database: Database, person: str) -> int:
    """How many tables somebody has where the game isn't over."""
    query = select(func.count()).select_from(tables).where(_running_of(person))
    return int((await database.read(query))[0][0])


def _running_of(person: str) -> ColumnElement[bool]:
    """That a game isn't over, and it is somebody's: they sit there, or have set the table up."""
    return and_(NOT_OVER, or_(tables.c.host == person, _has_seat(person)))


def _has_seat(person: str) -> ColumnElement[bool]:
    """Their tables are looked up once, not their seats for each table."""
    return tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))


async def running_tables(database: Database) -> list[str]:
    """All tables where a game is running: those that a house goes on with after a restart."""
    query = select(tables.c.id).where(tables.c.status == "playing").order_by(tables.c.touched)
    return [row.id for row in await database.read(query)]


def _newest(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.touched.desc()).limit(MOST_LISTED)
