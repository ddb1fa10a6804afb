"""Records that people brought along: each belongs to whoever brought it, and goes with them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from msgspec import convert, to_builtins
from sqlalchemy import Row, delete, func, insert, select

from stammtisch.play.record import Outcome, Record, from_text, to_text
from stammtisch.store.analyses import without_analyses
from stammtisch.store.database import Database
from stammtisch.store.names import new_name
from stammtisch.store.schema import records


@dataclass(frozen=True, slots=True)
class Brought:
    """A record in its owner's list."""

    id: str
    game: str
    names: list[str]
    result: Outcome | None
    added: datetime


LISTED = (records.c.id, records.c.game, records.c.names, records.c.result, records.c.added)


async def add_record(database: Database, person: str, record: Record) -> Brought:
    """Keep a record; whether it is right has been seen to."""
    added = datetime.now(UTC)
    brought = Brought(new_name(), record.game, record.players, record.result, added)
    row = {
        "id": brought.id,
        "person": person,
        "game": record.game,
        "names": record.players,
        "result": to_builtins(record.result),
        "added": brought.added,
        "body": to_text(record).encode(),
    }
    await database.write(insert(records).values(row))
    return brought


async def read_record(database: Database, name: str) -> tuple[Record, str] | None:
    """A record, and whose it is."""
    query = select(records.c.body, records.c.person).where(records.c.id == name)
    rows = await database.read(query)
    return (from_text(rows[0].body), rows[0].person) if rows else None


async def records_of(database: Database, person: str) -> list[Brought]:
    """What somebody brought along, the latest first."""
    query = select(*LISTED).where(records.c.person == person)
    return _brought(await database.read(query.order_by(records.c.added.desc())))


async def bodies_of(database: Database, person: str) -> dict[str, Record]:
    """The same by name, whole."""
    query = select(records.c.id, records.c.body).where(records.c.person == person)
    rows = await database.read(query)
    return await asyncio.to_thread(lambda: {row.id: from_text(row.body) for row in rows})


async def count_records(database: Database, person: str) -> int:
    """How many somebody has brought along."""
    query = select(func.count()).select_from(records).where(records.c.person == person)
    return int((await database.read(query))[0][0])


async def delete_record(database: Database, person: str, name: str) -> bool:
    """Delete a record of somebody's, and its analysis; answer whether there was one."""
    mine = (records.c.id == name) & (records.c.person == person)
    _, deleted = await database.write(without_analyses(mine), delete(records).where(mine))
    return deleted == 1


def _brought(rows: Sequence[Row[Any]]) -> list[Brought]:
    return [
        Brought(row.id, row.game, row.names, convert(row.result, Outcome | None), row.added)
        for row in rows
    ]
