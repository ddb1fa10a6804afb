"""Records that people brought along, in both databases."""

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from stammtisch.store import people, records, schema
from stammtisch.store.database import Database
from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.store.tables import name_guests
from tests.play.matches import finished, some_record
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio


async def test_a_record_comes_back_as_it_was(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "Firefox")
    kept = await records.add_record(database, anna.id, some_record())
    assert await records.read_record(database, kept.id) == (some_record(), anna.id)
    assert await records.read_record(database, "a" * 10) is None


async def test_records_are_listed_for_their_owner(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "Firefox")
    ben, _ = await people.become(database, "Ben", "Chrome")
    first = await records.add_record(database, anna.id, some_record())
    unfinished = replace(some_record(), result=None)
    second = await records.add_record(database, anna.id, unfinished)
    assert await records.records_of(database, anna.id) == [second, first]
    assert second.result is None
    assert await records.count_records(database, anna.id) == 2
    assert await records.records_of(database, ben.id) == []


async def test_only_its_owner_deletes_a_record(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "Firefox")
    ben, _ = await people.become(database, "Ben", "Chrome")
    kept = await records.add_record(database, anna.id, some_record())
    assert not await records.delete_record(database, ben.id, kept.id)
    assert await records.delete_record(database, anna.id, kept.id)
    assert not await records.delete_record(database, anna.id, kept.id)


async def test_who_is_forgotten_takes_records_and_names_along(database: Database) -> None:
    anna, _ = await people.become(database, "Anna", "Firefox")
    ben, _ = await people.become(database, "Ben", "Chrome")
    await records.add_record(database, anna.id, finished("cafe-cards", 2, ()))
    kept = await records.add_record(database, ben.id, some_record())
    players = [{"name": "Anna", "person": anna.id}, {"name": "Ben", "person": ben.id}]
    origin = {"table": "a" * 10, "players": players, "nonces": [], "moves": []}
    table = "abcdefghij"
    await database.write(
        add_table(table, ben.id, ben.created, origin=origin), name_guests(table, {anna.id, ben.id})
    )
    await forget(database, [anna.id])
    assert [row.id for row in await database.read(select(schema.records.c.id))] == [kept.id]
    [row] = await database.read(select(schema.tables.c.origin))
    assert [player["name"] for player in row.origin["players"]] == [NOBODY, "Ben"]
