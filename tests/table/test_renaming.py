"""Somebody's name is changed everywhere, while others ask for tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.store.journal import NotSaved
from stammtisch.store.people import Somebody
from stammtisch.table import renaming
from stammtisch.table.asked import Deciding
from stammtisch.table.table import History, Table
from tests.table.callers import a_moment
from tests.table.company import PATIENCE
from tests.table.direct import Direct, direct_house

pytestmark = pytest.mark.anyio


class SlowReading:
    """Tables are read from the database, and handed over when that is asked for."""

    def __init__(self, here: Direct, patch: pytest.MonkeyPatch) -> None:
        self._read = here.house._history
        self.times = 0
        self.found, self.go_on = asyncio.Event(), asyncio.Event()
        patch.setattr(here.house, "_history", self._read_slowly)

    async def _read_slowly(self, name: str) -> History:
        history = await self._read(name)
        self.times += 1
        self.found.set()
        await self.go_on.wait()
        return history


@asynccontextmanager
async def two_hosts(folder: Path) -> AsyncIterator[tuple[Direct, list[Somebody], list[str]]]:
    """A house with tables of Anna's and Ben's, none of them in memory."""
    async with direct_house(folder) as here:
        hosts = [await here.somebody(name) for name in ("Anna", "Ben")]
        tables = [(await here.waiting_table(host)).id for host in hosts]
    async with direct_house(folder) as here, asyncio.timeout(PATIENCE):
        yield here, hosts, tables


async def test_tables_of_others_are_read_meanwhile(tmp_path: Path) -> None:
    async with (
        two_hosts(tmp_path) as (here, (anna, _), (_, of_ben)),
        here.house.renaming({anna.id}),
    ):
        assert host_at(await here.house.table(of_ben)) == "Ben"


async def test_their_tables_are_read_with_the_new_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hosts(tmp_path) as (here, (anna, _), (of_anna, _)):
        reading = SlowReading(here, monkeypatch)
        reading.go_on.set()
        async with here.house.renaming({anna.id}):
            asked = asyncio.create_task(here.house.table(of_anna))
            await reading.found.wait()
            await a_moment()
            assert here.house.tables == {}
            await forget(here.database, [anna.id])
        assert host_at(await asked) == NOBODY


async def test_what_was_read_before_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hosts(tmp_path) as (here, hosts, (of_anna, _)):
        reading = SlowReading(here, monkeypatch)
        asked = asyncio.create_task(here.house.table(of_anna))
        await reading.found.wait()
        for host in hosts:
            async with here.house.renaming({host.id}):
                await forget(here.database, [host.id])
        reading.go_on.set()
        assert host_at(await asked) == NOBODY
        assert reading.times == 2


async def test_what_was_read_while_names_changed_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hosts(tmp_path) as (here, (anna, _), (of_anna, _)):
        reading = SlowReading(here, monkeypatch)
        async with here.house.renaming({anna.id}):
            asked = asyncio.create_task(here.house.table(of_anna))
            await reading.found.wait()
            await forget(here.database, [anna.id])
        reading.go_on.set()
        assert host_at(await asked) == NOBODY


async def test_who_goes_while_names_change_leaves_the_table_to_the_others(tmp_path: Path) -> None:
    async with two_hosts(tmp_path) as (here, (anna, ben), (of_anna, _)):
        async with here.house.renaming({anna.id}):
            impatient, patient = [asyncio.create_task(here.house.table(of_anna)) for _ in range(2)]
            await a_moment()
            impatient.cancel()
            await forget(here.database, [anna.id])
        async with here.house.renaming({ben.id}):  # and this one is of no concern
            assert host_at(await patient) == NOBODY


async def test_what_could_not_be_changed_stays(tmp_path: Path) -> None:
    async with two_hosts(tmp_path) as (here, (anna, _), (of_anna, _)):
        with suppress(OSError):
            async with here.house.renaming({anna.id}):
                asked = asyncio.create_task(here.house.table(of_anna))
                await a_moment()
                raise OSError
        assert host_at(await asked) == "Anna"


async def test_a_table_that_stands_still_keeps_no_other_deletion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hosts(tmp_path) as (here, (anna, ben), (of_anna, of_ben)):
        still, _ = [await here.house.table(name) for name in (of_anna, of_ben)]
        await still.hold(lambda _: None)
        with monkeypatch.context() as impatient:
            impatient.setattr(renaming, "PATIENCE_SECONDS", 0.1)
            with pytest.raises(NotSaved):
                async with here.house.renaming({anna.id}):
                    pass
        async with here.house.renaming({ben.id}):
            await forget(here.database, [ben.id])
        assert host_at(await here.house.table(of_ben)) == NOBODY
        await still.release()
        async with here.house.renaming({anna.id}):  # nobody holds it who has given up
            await forget(here.database, [anna.id])
        assert host_at(still) == NOBODY


async def test_what_is_changed_is_changed_whatever_stands_still_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
        anna = await here.somebody("Anna")
        before = await here.waiting_table(anna)
        async with here.house.renaming({anna.id}):
            meanwhile = await here.waiting_table(anna)
            await forget(here.database, [anna.id])
            await meanwhile.hold(lambda _: None)
            monkeypatch.setattr(renaming, "PATIENCE_SECONDS", 0.1)
        assert host_at(before) == NOBODY
        assert caplog.messages == [f"names change at tables that can't be held: {meanwhile.id}"]
        await meanwhile.release()
        assert host_at(meanwhile) == NOBODY
        assert here.house._renaming.nameless == {anna.id}


async def test_tables_are_held_and_left_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each may have to be waited for."""
    async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
        anna = await here.somebody("Anna")
        tables = [await here.waiting_table(anna) for _ in range(3)]
        all_at_once = asyncio.Barrier(len(tables))
        hold, decided = Table.hold, Table.decided

        async def hold_together(table: Table, then: Callable[[Table], None]) -> None:
            await all_at_once.wait()
            await hold(table, then)

        async def decide_together(table: Table, decide: Deciding) -> None:
            await all_at_once.wait()
            await decided(table, decide)

        monkeypatch.setattr(Table, "hold", hold_together)
        monkeypatch.setattr(Table, "decided", decide_together)
        async with here.house.renaming({anna.id}):
            pass
        await here.house.let_go(anna)
        assert {table.course.status for table in tables} == {"closed"}


async def test_who_is_gone_leaves_all_tables_that_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
        anna = await here.somebody("Anna")
        still, other = [await here.waiting_table(anna) for _ in range(2)]
        await still.hold(lambda _: None)
        monkeypatch.setattr("stammtisch.table.house.PATIENCE_SECONDS", 0.5)
        await here.house.let_go(anna)
        assert other.course.status == "closed"
        await still.release()
        while still.course.status != "closed":
            await asyncio.sleep(0.01)


def host_at(table: Table) -> str | None:
    return table.course.seats[0].name
