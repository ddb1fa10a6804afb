"""Tables at which nobody does anything any more."""

import asyncio
from pathlib import Path

from stammtisch.table.house import ABANDONED
from stammtisch.wire.requests import Leave, Ready
from tests.table.direct import Ear, begin, direct_house, do


def test_a_table_that_waits_for_nobody_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            anna, ben, carl = [await here.somebody(name) for name in ("Anna", "Ben", "Carl")]
            old = await here.table("face-to-face", anna, ben)
            running = await here.table("face-to-face", anna, ben)
            await begin(running, anna, ben)
            seen = await here.table("face-to-face", anna, ben)
            seen.add(Ear(carl))
            here.hands.forward(days=1)
            one_left, one_ready = [await here.table("face-to-face", anna, ben) for _ in range(2)]
            here.hands.forward(days=1)
            assert await do(one_left, ben, Leave(leave=True)) is None
            assert await do(one_ready, ben, Ready(ready="")) is None
            here.hands.now += ABANDONED
            here.hands.forward(hours=-1)
            await here.house.close_abandoned()
            tables = (old, running, seen, one_left, one_ready)
            status = [table.course.status for table in tables]
            assert status == ["closed", "playing", "waiting", "waiting", "waiting"]
            assert old.id not in [table.id for table in await here.house.tables_of(ben.id)]
            here.hands.forward(days=1)
            await here.house.close_abandoned()
            status = [table.course.status for table in tables]
            assert status == ["closed", "playing", "waiting", "closed", "closed"]

    asyncio.run(run())


def test_a_table_that_begins_and_is_old_is_none_that_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            anna, ben = [await here.somebody(name) for name in ("Anna", "Ben")]
            table = await here.table("face-to-face", anna, ben)
            await begin(table, anna, ben)
            [listed] = await here.house.running_tables(None)
            assert listed.id == table.id
            assert await here.house.open_tables(None) == []

    asyncio.run(run())
