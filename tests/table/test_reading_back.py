"""A table that is not in memory: read once, whoever asks for it meanwhile."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.store.access import Statement
from stammtisch.table.table import Table
from tests.table.direct import direct_house

pytestmark = pytest.mark.anyio


async def test_who_goes_away_leaves_one_table_to_the_others(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        anna = await here.somebody("Anna")
        name = (await here.table("face-to-face", anna, await here.somebody("Ben"))).id
    async with direct_house(tmp_path) as here:
        impatient, patient = [asyncio.create_task(here.house.table(name)) for _ in range(2)]
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
        assert await here.house.table(name) is await patient is here.house.tables[name]
        assert impatient.cancelled()


async def test_a_table_that_is_not_there_is_looked_for_again(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        for _ in range(2):
            with pytest.raises(LookupError):
                await here.house.table("a" * 10)


async def test_a_new_table_that_somebody_finds_at_once_is_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with direct_house(tmp_path) as here:
        anna, found, write = await here.somebody("Anna"), list[Table](), here.database.write

        async def save(*statements: Statement) -> list[int]:
            """Before whoever set it up goes on, somebody else looks."""
            rows = await write(*statements)
            [listed] = await here.house.open_tables(None)
            found.append(await here.house.table(listed.id))
            return rows

        monkeypatch.setattr(here.database, "write", save)
        new = await here.waiting_table(anna)
        assert [new] == found == [*here.house.tables.values()]
