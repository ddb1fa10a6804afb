"""Analyses in a database: kept once for each record."""

from datetime import UTC, datetime

import pytest

from stammtisch.store.analyses import read_analysis, save_analysis
from stammtisch.store.database import Database

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def test_an_analysis_is_kept(database: Database) -> None:
    assert await read_analysis(database, "aaaaaaaaaa") is None
    await save_analysis(database, "aaaaaaaaaa", b'{"moves": []}', NOON)
    await save_analysis(database, "bbbbbbbbbb", b"{}", NOON)
    assert await read_analysis(database, "aaaaaaaaaa") == b'{"moves": []}'


async def test_a_newer_one_replaces_it(database: Database) -> None:
    for body in (b"old", b"new"):
        await save_analysis(database, "aaaaaaaaaa", body, NOON)
    assert await read_analysis(database, "aaaaaaaaaa") == b"new"
