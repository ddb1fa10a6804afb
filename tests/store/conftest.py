"""Databases for the tests: a SQLite file, a PostgreSQL."""

import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from stammtisch.store.database import Database, open_database
from tests.store import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address where there is nothing yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server = request.getfixturevalue("postgresql_server")
    return await postgres.new_database(server, uuid.uuid4().hex)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    opened = await open_database(address)
    yield opened
    await opened.close()
