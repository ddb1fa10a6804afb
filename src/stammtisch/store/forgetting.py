"""Forgetting people. Their games stay, for those who played with them, without their names."""

from collections.abc import Collection, Sequence
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
    or_,
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


async def forget(database: Database, gone: Collection[str]) -> None:
    """Delete people, wholly or not at all: what is kept about them alone goes, and their names
    wherever they stand. What has their names and is on its way to the database gets there first;
    whoever calls sees to it that nothing is added to that meanwhile."""
    await database.write()
    told = await _without_names(database, gone)
    await database.write(*[statement for person in gone for statement in _forget(person)], *told)


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
        delete(visits).where(visits.c.person == person),
        update(results).where(played).values(name=NOBODY),
        update(results).where(results.c.person == person).values(name=NOBODY),
        update(seats).where(seats.c.person == person).values(name=NOBODY),
        update(people).where(people.c.id == person).values(name=NOBODY, deleted=datetime.now(UTC)),
    ]


async def _without_names(database: Database, gone: Collection[str]) -> list[Statement]:
    """What happened at their tables is told anew, with another name."""
    sat = select(seats.c.table).where(seats.c.person.in_(gone))
    visited = select(visits.c.table).where(visits.c.person.in_(gone))
    theirs = sat.union(visited)
    mention = or_(*[_mentions(database, person) for person in gone])
    told = select(changes).where(changes.c.table.in_(theirs), mention)
    set_up = select(tables.c.id, tables.c.first_seats, tables.c.origin)
    here = set_up.where(tables.c.id.in_(theirs))
    return [
        *_told_anew(await database.read(told), gone),
        *_set_up_anew(await database.read(here), gone),
    ]


def _mentions(database: Database, person: str) -> ColumnElement[bool]:
    if database.access.dialect == "postgresql":
        return func.strpos(func.convert_from(changes.c.body, "UTF8"), person) > 0
    return func.instr(changes.c.body, person.encode()) > 0


def _told_anew(rows: Sequence[Row[Any]], gone: Collection[str]) -> list[Statement]:
    anew = [
        {
            "at_table": row.table,
            "at_version": row.version,
            "body": msgspec.json.encode(_renamed(msgspec.json.decode(row.body), gone)),
        }
        for row in rows
    ]
    return [(_TELL_ANEW, anew)] if anew else []


def _set_up_anew(rows: Sequence[Row[Any]], gone: Collection[str]) -> list[Statement]:
    """Who sat where at first, and who played the game that a what-if table goes on from."""
    anew = []
    for row in rows:
        seated, origin = _renamed([row.first_seats, row.origin], gone)
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


def _renamed(document: Any, gone: Collection[str]) -> Any:
    """A document in which whatever is these people's has the name of nobody."""
    if isinstance(document, list):
        return [_renamed(part, gone) for part in document]
    if not isinstance(document, dict):
        return document
    parts = {name: _renamed(part, gone) for name, part in document.items()}
    if parts.get("person") in gone and "name" in parts:
        parts["name"] = NOBODY
    return parts
