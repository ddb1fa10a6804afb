"""Who asks: remembered for a while, and right all the same."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from stammtisch.server import identity
from stammtisch.server.identity import Identities
from stammtisch.store import people
from stammtisch.store.database import Database, open_database
from stammtisch.store.schema import sessions
from tests.store.tracing import statements_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(f"sqlite:///{tmp_path / 'house.db'}")
    yield opened
    await opened.close()


async def test_many_requests_are_one_question(database: Database) -> None:
    said = statements_of(database)
    _, token = await people.become(database, "Anna", "")
    said.clear()
    identities = Identities(database)
    for _ in range(100):
        assert await identities.find(token)
    assert len(said) == 1


async def test_what_another_process_ended_is_noticed_soon(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, token = await people.become(database, "Anna", "")
    identities = Identities(database)
    known = await identities.find(token)
    assert known is not None
    await people.end_session(database, anna.id, known.session)
    assert await identities.find(token)  # remembered
    later = identity.monotonic() + identity.REMEMBERED
    monkeypatch.setattr(identity, "monotonic", lambda: later)
    assert await identities.find(token) is None


async def test_a_session_that_ends_while_we_ask_is_not_remembered(database: Database) -> None:
    anna, token = await people.become(database, "Anna", "")
    identities = Identities(database)
    asking = asyncio.create_task(identities.find(token))
    await asyncio.sleep(0)  # it has asked, and has no answer yet
    [session] = await people.sessions_of(database, anna.id)
    await people.end_session(database, anna.id, session.id)
    identities.forget(session=session.id)
    await asking
    assert await identities.find(token) is None


async def test_only_so_many_are_remembered(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identity, "MOST_REMEMBERED", 2)
    said = statements_of(database)
    tokens = [(await people.become(database, "Anna", ""))[1] for _ in range(3)]
    identities = Identities(database)
    for token in tokens:
        assert await identities.find(token)
    said.clear()
    assert await identities.find(tokens[2])
    assert not said
    assert await identities.find(tokens[0])
    assert len(said) == 1


async def test_when_somebody_was_seen_is_written_down_rarely(database: Database) -> None:
    said = statements_of(database)
    _, token = await people.become(database, "Anna", "")
    long_ago = datetime.now(UTC) - timedelta(days=3)
    await database.write(update(sessions).values(seen=long_ago))
    said.clear()
    for _ in range(3):
        assert await Identities(database).find(token)
    assert len([statement for statement in said if statement.startswith("UPDATE")]) == 1
    [row] = await database.read(select(sessions.c.seen))
    assert datetime.now(UTC) - row.seen < timedelta(minutes=1)


@pytest.mark.parametrize("token", ["", "x", "x" * 10_000, "\x00", "é"])
async def test_tokens_of_nobody(database: Database, token: str) -> None:
    assert await Identities(database).find(token) is None
