"""A table that is not in memory: read once, whoever asks for it meanwhile."""

import asyncio
from pathlib import Path

import pytest

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
