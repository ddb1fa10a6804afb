"""A table that was closed while only bots played: the game there goes on no more, and counts for
nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stammtisch.client import Client, NotDone
from stammtisch.client.seat import read
from stammtisch.games.rulebook import Refused
from stammtisch.store import results
from stammtisch.store.counting import uncounted
from stammtisch.store.people import Somebody
from stammtisch.table.archive import find_record
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.table import Table
from stammtisch.table.views import encode
from stammtisch.wire.answers import Changed, Snapshot
from stammtisch.wire.requests import Leave, Start
from stammtisch.wire.tables import NewTable, SeatWish
from tests.table.callers import a_moment
from tests.table.company import ME, OPEN, people
from tests.table.direct import Direct, Ear, direct_house, do


async def not_counted() -> None:
    """Nobody counts tables."""


@asynccontextmanager
async def closed(folder: Path) -> AsyncIterator[tuple[Direct, Somebody, Table, Ear]]:
    """A table of two bots, one of them about to move, which its host has closed and looks at."""
    async with direct_house(folder, bots=HouseBots(pace=60)) as here:
        host = await here.somebody("Anna")
        seats = [SeatWish("bot", level="random")] * 2
        new = NewTable("face-to-face", seats, public=True, limit=60, hints=True)
        table, ear = await here.house.set_up(new, host), Ear(host)
        assert await do(table, host, Start(start=None)) is None
        table.add(ear)
        assert table.course.house_plays == "random"
        assert await do(table, host, Leave(leave=True)) is None
        yield here, host, table, ear


def test_it_is_told_as_over_without_a_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with closed(tmp_path) as (_, host, table, ear):
            told, now = ear.heard[-1], read(encode(table.snapshot(host)))
            assert isinstance(told, Changed)
            assert isinstance(now, Snapshot)
            assert (told.view or {})["over"] is (now.view or {})["over"] is True
            assert told.moves is now.moves is now.clock is None
            assert now.table.result is None

    asyncio.run(run())


def test_nothing_goes_on_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with closed(tmp_path) as (here, _, table, ear):
            version = table.course.version
            here.hands.forward(hours=1)
            await a_moment()
            assert (table.course.to_move, table.course.house_plays) == (None, None)
            table.remove(ear)
            assert table.is_idle
            assert table.course.version == version
        async with direct_house(tmp_path) as here:
            await a_moment()
            again = await here.house.table(table.id)
            assert (again.course.status, again.is_idle) == ("closed", True)

    asyncio.run(run())


def test_it_has_no_record_no_result_and_no_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with closed(tmp_path) as (here, host, table, _):
            with pytest.raises(Refused) as refused:
                await find_record(here.house, here.database, table.id)
            assert refused.value.reason == "closed"
            with pytest.raises(Refused):
                await here.house.rematch(table, host, not_counted)
            assert await uncounted(here.database, 50) == []
            assert await results.best_list(here.database, "face-to-face", 2) == []
            assert await here.house.tables_of(host.id) == []
            assert await here.house.running_tables(None) == []

    asyncio.run(run())


def test_who_asks_there_hears_that_it_was_closed(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as [host]:
            table = (await host.set_up(NewTable("face-to-face", [ME, OPEN], hints=True))).table.id
            async with host.sit(table) as seat:
                await host.do(table, "leave", Leave(leave=True))
                while not seat.over:
                    await seat.wait()
            assert await why_no_hint(host, table) == "closed"

    asyncio.run(run())


async def why_no_hint(client: Client, table: str) -> str:
    with pytest.raises(NotDone) as refused:
        await client.hint(table)
    return refused.value.refusal.refused
