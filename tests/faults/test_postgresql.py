"""The same on a real PostgreSQL: a whole game, a house that is killed, the journal."""

import asyncio
import random
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from stammtisch.play.replay import verify
from stammtisch.store import schema
from stammtisch.store.database import open_database
from stammtisch.store.journal import Entry, NotSaved
from tests.faults.killing import survive
from tests.faults.processes import house_process
from tests.store import postgres
from tests.table.company import at_table, begin, people, play_to_the_end, set_table
from tests.table.houses import open_house


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture
def database(server: str) -> str:
    """A new and empty one."""
    return asyncio.run(postgres.new_database(server, uuid.uuid4().hex))


def test_a_whole_game(database: str, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients, "cafe-cards", {"clubs": True}, limit=86400)
            async with at_table(table, *clients) as seats:
                await begin(seats, ["c0ffee"])
                await play_to_the_end(seats, random.Random(1))
            record = await clients[0].record(table)
            verify(record)
            assert record.result
            best = await clients[0].best("cafe-cards", 3)
            assert {line.score for line in best.scores} <= set(record.result.scores)
            person = await clients[1].person((await clients[1].me()).id)
            assert [game.table for game in person.games] == [table]
            assert [rating.games for rating in person.ratings] == [1]

    with open_house(tmp_path, database=database) as address:
        asyncio.run(run(address))


def test_a_killed_house_loses_nothing(database: str, tmp_path: Path) -> None:
    with house_process(tmp_path, database) as house:
        asyncio.run(survive(house))
        house.close()


def test_one_entry_that_fails_does_not_fail_the_others(database: str) -> None:
    async def run() -> None:
        opened = await open_database(database)
        made = {"name": "Anna", "created": datetime.now(UTC)}
        entries = [
            Entry([insert(schema.people).values(made | {"id": "same" if n == 5 else str(n)})])
            for n in range(10)
        ]
        entries.append(Entry([insert(schema.people).values(made | {"id": "same"})]))
        saved = [opened.journal.save(entry) for entry in entries]
        outcomes = await asyncio.gather(*saved, return_exceptions=True)
        failed = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, NotSaved)]
        assert failed == [10]
        assert len(await opened.read(text("SELECT id FROM people"))) == 10
        await opened.close()

    asyncio.run(run())
