"""Analyses in a database: kept once for each record, as long as that is kept."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from stammtisch.store import people, records
from stammtisch.store.analyses import read_analysis, save_analysis
from stammtisch.store.database import Database
from stammtisch.store.forgetting import forget
from stammtisch.store.schema import analyses
from tests.play.matches import some_record
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TABLES = ("aaaaaaaaaa", "bbbbbbbbbb")


async def with_tables(database: Database) -> str:
    """The id of somebody who has set up two tables."""
    anna, _ = await people.become(database, "Anna", "Firefox")
    await database.write(*[add_table(table, anna.id, NOON) for table in TABLES])
    return anna.id


async def kept(database: Database) -> set[str]:
    return {row.record for row in await database.read(select(analyses.c.record))}


async def test_an_analysis_is_kept(database: Database) -> None:
    await with_tables(database)
    assert await read_analysis(database, TABLES[0]) is None
    await save_analysis(database, TABLES[0], b'{"moves": []}', NOON)
    await save_analysis(database, TABLES[1], b"{}", NOON)
    assert await read_analysis(database, TABLES[0]) == b'{"moves": []}'


async def test_a_newer_one_replaces_it(database: Database) -> None:
    await with_tables(database)
    for body in (b"old", b"new"):
        await save_analysis(database, TABLES[0], body, NOON)
    assert await read_analysis(database, TABLES[0]) == b"new"


async def test_it_goes_with_the_record(database: Database) -> None:
    anna = await with_tables(database)
    first, second = [await records.add_record(database, anna, some_record()) for _ in range(2)]
    for name in (TABLES[0], first.id, second.id):
        await save_analysis(database, name, b"{}", NOON)
    ben, _ = await people.become(database, "Ben", "Chrome")
    assert not await records.delete_record(database, ben.id, first.id)
    assert await kept(database) == {TABLES[0], first.id, second.id}
    assert await records.delete_record(database, anna, first.id)
    assert await kept(database) == {TABLES[0], second.id}
    await forget(database, [anna])
    assert await kept(database) == {TABLES[0]}


async def test_there_is_none_of_a_record_that_was_deleted_meanwhile(database: Database) -> None:
    await save_analysis(database, "cccccccccc", b"{}", NOON)
    assert await kept(database) == set()
