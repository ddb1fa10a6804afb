"""Tables at which nobody does anything any more."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from stammtisch.store.database import Database
from stammtisch.table import abandoned
from stammtisch.table.abandoned import ABANDONED, close_abandoned
from stammtisch.table.table import Table
from stammtisch.wire.requests import Leave, Ready
from tests.table.company import PATIENCE
from tests.table.direct import Direct, Ear, begin, direct_house, do


async def close_them(here: Direct) -> None:
    await close_abandoned(here.database, here.house.clock, here.house.table)


def faults(caplog: pytest.LogCaptureFixture, message: str) -> list[tuple[str, str]]:
    """Each with its table and what went wrong there."""
    said = [record.__dict__ for record in caplog.records if record.message == message]
    return [(record["table"], record["error"]) for record in said]


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
            await close_them(here)
            tables = (old, running, seen, one_left, one_ready)
            status = [table.course.status for table in tables]
            assert status == ["closed", "playing", "waiting", "waiting", "waiting"]
            assert old.id not in [table.id for table in await here.house.tables_of(ben.id)]
            here.hands.forward(days=1)
            await close_them(here)
            status = [table.course.status for table in tables]
            assert status == ["closed", "playing", "waiting", "closed", "closed"]

    asyncio.run(run())


@pytest.mark.parametrize("fault", ["can't be read", "never answers"])
def test_tables_that_can_not_be_closed_keep_none_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    if fault == "never answers":
        monkeypatch.setattr(abandoned, "PATIENCE_SECONDS", 0.5)

    async def run() -> None:
        async with direct_house(tmp_path) as here:
            anna = await here.somebody("Anna")
            tables = [await here.waiting_table(anna) for _ in range(3)]
            here.hands.now += 2 * ABANDONED
            find = here.house.table

            async def find_most(name: str) -> Table:
                if name == tables[0].id and fault == "can't be read":
                    raise ValueError(name)
                return await find(name)

            if fault == "never answers":
                await tables[0].hold(lambda _: None)
            await close_abandoned(here.database, here.house.clock, find_most)
            assert [table.course.status for table in tables] == ["waiting", "closed", "closed"]
            error = "ValueError" if fault == "can't be read" else "TimeoutError"
            # A slow disk may seem never to answer, too.
            assert (tables[0].id, error) in faults(caplog, "an abandoned table can't be closed")

    asyncio.run(run())


def test_closing_goes_on_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(abandoned, "APART_SECONDS", 0)
    since, tries = abandoned.waiting_since, iter([RuntimeError("broken"), OSError("no disk")])

    async def sometimes(database: Database, moment: datetime) -> list[str]:
        if error := next(tries, None):
            raise error
        return await since(database, moment)

    monkeypatch.setattr(abandoned, "waiting_since", sometimes)

    async def run() -> None:
        async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
            table = await here.waiting_table(await here.somebody("Anna"))
            here.hands.now += 2 * ABANDONED
            while table.course.status != "closed":
                await asyncio.sleep(0.01)

    asyncio.run(run())
    assert caplog.messages == ["abandoned tables can't be found"] * 2


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
