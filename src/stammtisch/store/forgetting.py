"""Forgetting people. Their games stay, for those who played with them, without their names."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    bindparam,
    delete,
    func,
    select,
    tuple_,
    update,
)

from stammtisch.store.access import Statement
from stammtisch.store.analyses import without_analyses
from stammtisch.store.database import Database
from stammtisch.store.schema import (
    changes,
    codes,
    people,
    ratings,
    records,
    results,
    seats,
    sessions,
    strengths,
    tables,
    visits,
)

NOBODY = "somebody"  # the name of who has been deleted


async def forget(database: Database, gone: Sequence[str]) -> None:
    """Delete people: what is kept about them alone goes, and their names wherever they stand."""
    await database.write(*[statement for person in gone for statement in _forget(person)])
    for person in gone:  # they can't sit down any more, so no place with their name is added
        await database.write(*await _without_names(database, person))


def _forget(person: str) -> list[Executable]:
    """A friend at somebody's device sits on a seat of theirs, and is forgotten with them."""
    theirs = select(seats.c.table, seats.c.seat).where(seats.c.person == person)
    played = tuple_(results.c.table, results.c.seat).in_(theirs)
    return [
        delete(sessions).where(sessions.c.person == person),
        delete(codes).where(codes.c.person == person),
        delete(ratings).where(ratings.c.who == person),
        without_analyses(records.c.person == person),
        delete(records).where(records.c.person == person),
        delete(strengths).where(strengths.c.who == person),
        update(results).where(played).values(name=NOBODY),
        update(results).where(results.c.person == person).values(name=NOBODY),
        update(seats).where(seats.c.person == person).values(name=NOBODY),
        update(people).where(people.c.id == person).values(name=NOBODY, deleted=datetime.now(UTC)),
    ]


async def _without_names(database: Database, person: str) -> list[Statement]:
    """What happened at their tables is told anew, with another name."""
    sat = select(seats.c.table).where(seats.c.person == person)
    visited = select(visits.c.table).where(visits.c.person == person)
    theirs = sat.union(visited)
    told = select(changes).where(changes.c.table.in_(theirs), _mentions(database, person))
    set_up = select(tables.c.id, tables.c.first_seats, tables.c.origin)
    here = set_up.where(tables.c.id.in_(theirs))
    return [
        *_told_anew(await database.read(told), person),
        *_set_up_anew(await database.read(here), person),
        delete(visits).where(visits.c.person == person),
    ]


def _mentions(database: Database, person: str) -> ColumnElement[bool]:
    if database.access.dialect == "postgresql":
        return func.strpos(func.convert_from(changes.c.body, "UTF8"), person) > 0
    return func.instr(changes.c.body, person.encode()) > 0


def _told_anew(rows: Sequence[Row[Any]], person: str) -> list[Statement]:
    anew = [
        {
            "at_table": row.table,
            "at_version": row.version,
            "body": msgspec.json.encode(_renamed(msgspec.json.decode(row.body), person)),
        }
        for row in rows
    ]
    return [(_TELL_ANEW, anew)] if anew else []


def _set_up_anew(rows: Sequence[Row[Any]], person: str) -> list[Statement]:
    """Who sat where at first, and who played the game that a what-if table goes on from."""
    anew = []
    for row in rows:
        seated, origin = _renamed([row.first_seats, row.origin], person)
        if [seated, origin] != [row.first_seats, row.origin]:
            anew.append({"at_table": row.id, "new_seats": seated, "new_origin": origin})
    return [(_SET_UP_ANEW, anew)] if anew else []


_TELL_ANEW = (
    update(changes)
    .where(changes.c.table == bindparam("at_table"), changes.c.version == bindparam("at_version"))
    .values(body=bindparam("body"))
)
_SET_UP_ANEW = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values(first_seats=bindparam("new_seats"), origin=bindparam("new_origin"))
)


def _renamed(document: Any, person: str) -> Any:
    """A document in which whatever is this person's has the name of nobody."""
    if isinstance(document, list):
        return [_renamed(part, person) for part in document]
    if not isinstance(document, dict):
        return document
    parts = {name: _renamed(part, person) for name, part in document.items()}
    if parts.get("person") == person and "name" in parts:
        parts["name"] = NOBODY
    return parts
