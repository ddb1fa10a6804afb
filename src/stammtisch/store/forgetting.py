"""Forgetting people. Their games stay, for those who played with them, without their names."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, delete, exists, func, select, update

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
    tables,
)

NOBODY = "somebody"  # the name of who has been deleted


async def forget(database: Database, gone: Sequence[str]) -> None:
    """Delete people: what is kept about them alone goes, and their names wherever they stand."""
    await database.write(*[statement for person in gone for statement in _forget(person)])
    for person in gone:  # they can't sit down any more, so no place with their name is added
        statements = await _without_names(database, person)
        if statements:
            await database.write(*statements)


def _forget(person: str) -> list[Executable]:
    """A friend at somebody's device sits on a seat of theirs, and is forgotten with them."""
    theirs = (seats.c.table == results.c.table) & (seats.c.seat == results.c.seat)
    played = exists().where(theirs, seats.c.person == person)
    return [
        delete(sessions).where(sessions.c.person == person),
        delete(codes).where(codes.c.person == person),
        delete(ratings).where(ratings.c.who == person),
        delete(records).where(records.c.person == person),
        update(results).where(played | (results.c.person == person)).values(name=NOBODY),
        update(seats).where(seats.c.person == person).values(name=NOBODY),
        update(people).where(people.c.id == person).values(name=NOBODY, deleted=datetime.now(UTC)),
    ]


async def _without_names(database: Database, person: str) -> list[Executable]:
    """What happened at tables is told anew, with another name. Only tables of their time matter."""
    since = select(people.c.created).where(people.c.id == person).scalar_subquery()
    recent = tables.c.touched >= since
    told = select(changes).join(tables).where(recent, _mentions(database, person))
    set_up = select(tables.c.id, tables.c.first_seats, tables.c.origin).where(recent)
    return [
        *[_tell_anew(row, person) for row in await database.read(told)],
        *[
            _set_up_anew(row, person)
            for row in await database.read(set_up)
            if _renamed([row.first_seats, row.origin], person) != [row.first_seats, row.origin]
        ],
    ]


def _mentions(database: Database, person: str) -> ColumnElement[bool]:
    if database.access.dialect == "postgresql":
        return func.strpos(func.convert_from(changes.c.body, "UTF8"), person) > 0
    return func.instr(changes.c.body, person.encode()) > 0


def _tell_anew(row: Row[Any], person: str) -> Executable:
    this = (changes.c.table == row.table) & (changes.c.version == row.version)
    body = msgspec.json.encode(_renamed(msgspec.json.decode(row.body), person))
    return update(changes).where(this).values(body=body)


def _set_up_anew(row: Row[Any], person: str) -> Executable:
    seats, origin = _renamed([row.first_seats, row.origin], person)
    return update(tables).where(tables.c.id == row.id).values(first_seats=seats, origin=origin)


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
