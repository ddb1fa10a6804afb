"""When what was handed in is saved: at once, with company, or when the house closes."""

import asyncio
from datetime import UTC, datetime

import pytest
from sqlalchemy import insert, select

from stammtisch.store import journal
from stammtisch.store.database import Database
from stammtisch.store.journal import BUSY, ENOUGH, Entry, Journal, NotSaved
from stammtisch.store.people import new_id
from stammtisch.store.schema import people

pytestmark = pytest.mark.anyio

LONG = 30.0  # seconds: nobody waits for that in these tests
SOON = 5.0


@pytest.fixture
def far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "APART_SECONDS", LONG)


def somebody() -> Entry:
    return Entry([insert(people).values(id=new_id(), name="Anna", created=datetime.now(UTC))])


async def second_waits(database: Database) -> "asyncio.Future[None]":
    """The first entry is saved at once; the second one waits for company."""
    async with asyncio.timeout(SOON):
        await database.journal.save(somebody())
    waiting = database.journal.save(somebody())
    done, _ = await asyncio.wait([waiting], timeout=0.1)
    assert not done
    return waiting


@pytest.mark.usefixtures("far_apart")
async def test_company_enough_need_not_wait(database: Database) -> None:
    waiting = await second_waits(database)
    others = [database.journal.save(somebody()) for _ in range(ENOUGH - 2)]
    done, _ = await asyncio.wait([waiting], timeout=0.1)
    assert not done
    async with asyncio.timeout(SOON):
        await asyncio.gather(waiting, *others, database.journal.save(somebody()))


@pytest.mark.parametrize("company", [BUSY - 1, BUSY])
async def test_after_many_one_waits_longer(
    database: Database, monkeypatch: pytest.MonkeyPatch, company: int
) -> None:
    monkeypatch.setattr(journal, "APART_SECONDS", 0.0)
    monkeypatch.setattr(journal, "APART_WHEN_BUSY", LONG)
    async with asyncio.timeout(SOON):
        await asyncio.gather(*[database.journal.save(somebody()) for _ in range(company)])
    waiting = database.journal.save(somebody())
    done, _ = await asyncio.wait([waiting], timeout=0.1 if company == BUSY else SOON)
    assert bool(done) == (company < BUSY)


@pytest.mark.usefixtures("far_apart")
async def test_who_waits_for_company_is_saved_when_the_house_closes(database: Database) -> None:
    waiting = await second_waits(database)
    async with asyncio.timeout(SOON):
        await database.journal.close()
    assert waiting.done()
    assert waiting.exception() is None
    database.journal = Journal(database.access)  # for the end of the test


async def test_a_wrong_entry_is_not_saved_and_the_others_are(database: Database) -> None:
    wrong = Entry([(insert(people), {"name": "Ben", "created": "yesterday"})])
    saving = [database.journal.save(entry) for entry in (somebody(), wrong, somebody())]
    first, second, third = await asyncio.gather(*saving, return_exceptions=True)
    assert (first, type(second), third) == (None, NotSaved, None)
    names = [row.name for row in await database.read(select(people.c.name))]
    assert names == ["Anna", "Anna"]
