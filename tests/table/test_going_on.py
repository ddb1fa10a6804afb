"""Whatever goes wrong for somebody at a table, the table goes on."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from stammtisch import bots
from stammtisch.store import tables as store
from stammtisch.store.journal import NotSaved
from stammtisch.store.people import Somebody
from stammtisch.table import changes
from stammtisch.table.asked import Asked
from stammtisch.table.deciding import decide_for
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.table import History, Table
from stammtisch.wire.answers import Refusal, Snapshot
from stammtisch.wire.requests import Ready, Say
from stammtisch.wire.tables import NewTable, SeatWish
from tests.table.callers import a_moment, slow_disk
from tests.table.company import PATIENCE
from tests.table.direct import Direct, Ear, direct_house


def broken(*_: object) -> None:
    """Something goes wrong."""
    raise RuntimeError("broken")


def deaf(person: Somebody) -> Ear:
    """Somebody who can't be told anything."""
    ear = Ear(person)
    ear.hear = broken  # type: ignore[method-assign]
    return ear


async def until_version(table: Table, version: int) -> None:
    """Only look: to ask the table for anything would set it going."""
    async with asyncio.timeout(PATIENCE):
        while table.course.version < version:
            await asyncio.sleep(0.01)


async def until_told(table: Table, version: int) -> None:
    """Until it is saved, likewise."""
    async with asyncio.timeout(PATIENCE):
        while len(table.log) < version:
            await asyncio.sleep(0.01)


async def two_sit(here: Direct) -> tuple[Table, Somebody]:
    """Anna's table, where Ben has sat down: its first version."""
    anna = await here.somebody("Anna")
    return await here.table("face-to-face", anna, await here.somebody("Ben")), anna


def hello(person: Somebody, refuse: Callable[[Refusal], None] = broken) -> Asked:
    """Somebody says hello."""
    return Asked(partial(decide_for, person, Say(say="hello")), refuse)


@pytest.mark.parametrize("whose", ["the asker's", "a listener's"])
def test_after_a_fault_what_waits_is_done(tmp_path: Path, whose: str) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await two_sit(here)
            if whose == "a listener's":
                table.listeners.append(deaf(anna))
            done = broken if whose == "the asker's" else lambda: None
            for _ in range(2):
                asked = hello(anna)
                asked.done = done
                table.ask(asked)
            await until_version(table, 3)

    asyncio.run(run())


def test_a_listener_who_fails_keeps_nothing_from_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await two_sit(here)
            ear, done = Ear(anna), asyncio.Event()
            table.add(deaf(anna))
            table.add(ear)
            asked = hello(anna)
            asked.done = done.set
            table.ask(asked)
            await until_told(table, 2)
            assert ear.events == ["said"]
            assert done.is_set()
            await table.hold(lambda _: None)
            await table.release()
            assert isinstance(ear.heard[-1], Snapshot)

    asyncio.run(run())


def test_after_a_fault_in_deciding_what_waits_is_done(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await two_sit(here)
            refused: list[Refusal] = []
            for asked in (hello(anna), Asked(broken, refused.append), hello(anna)):
                table.ask(asked)
            await until_told(table, 3)
            assert [refusal.refused for refusal in refused] == ["not-saved"]
            await table.decided(broken)
            await table.decided(lambda *_: [], then=broken)
            with pytest.raises(RuntimeError):
                await table.settled(broken)

    asyncio.run(run())
    faults = [record for record in caplog.records if record.message == "a table failed"]
    assert [record.__dict__["error"] for record in faults] == ["RuntimeError"] * 3


def test_what_has_happened_by_half_has_not_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await two_sit(here)
            refused: list[Refusal] = []
            halves = [changes.Spoke(here.hands.now, 0, "hello"), changes.GotUp(here.hands.now, 7)]
            table.ask(Asked(lambda *_: halves, refused.append))
            table.ask(hello(anna))
            await until_told(table, 2)
            assert table.course.version == 2
            assert [refusal.refused for refusal in refused] == ["not-saved"]
            assert len(await store.read_changes(here.database, table.id)) == 2

    asyncio.run(run())


def test_who_can_not_be_told_that_nothing_was_saved_keeps_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await two_sit(here)
            with slow_disk(here.database) as disk:
                table.ask(hello(anna))
                _, done = disk.held.pop()
                with suppress(RuntimeError):
                    done(NotSaved("full"))
            table.ask(hello(anna))
            await until_told(table, 2)

    asyncio.run(run())


def test_a_table_that_can_not_be_read_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stammtisch.table.table.REREAD_SECONDS", 0)

    async def run() -> None:
        async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
            table, anna = await two_sit(here)
            read_back, tries = table._read_back, iter([broken, broken])
            monkeypatch.setattr(table, "_read_back", lambda: next(tries, read_back)())
            await table.hold(lambda _: None)
            await table.release()
            table.ask(hello(anna))
            await until_told(table, 2)

    asyncio.run(run())
    assert caplog.messages == ["a table can't be read"]


@pytest.mark.parametrize(
    ("error", "longest", "told"),
    [
        (OSError("no database"), 4, 1),
        (sqlite3.DatabaseError("database disk image is malformed"), 4, 1),
        (ValueError("no such move"), 60, 4),
    ],
    ids=["no database", "damaged database", "damaged table"],
)
def test_where_the_database_is_back_soon_a_table_is_tried_soon(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    longest: float,
    told: int,
) -> None:
    """And told seldom: of nine tries, those that are a minute after the last that was."""
    pauses: list[float] = []
    reading: set[object] = set()
    sleep = asyncio.sleep

    async def fail() -> History:
        reading.add(asyncio.current_task())
        raise error

    async def note_pause(seconds: float) -> None:
        if asyncio.current_task() not in reading:
            await sleep(seconds)
            return
        pauses.append(seconds)

    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, _ = await two_sit(here)
            read_back, tries = table._read_back, iter([fail] * 9)
            monkeypatch.setattr(table, "_read_back", lambda: next(tries, read_back)())
            monkeypatch.setattr("stammtisch.table.table.asyncio.sleep", note_pause)
            await table.hold(lambda _: None)
            await table.release()

    asyncio.run(run())
    assert (len(pauses), pauses[0], max(pauses), pauses[-1]) == (9, 1, longest, longest)
    assert caplog.messages == ["a table can't be read"] * told


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels of the bots that were asked for a move."""
    levels: list[str] = []

    async def choose(_: HouseBots, level: str, *__: object) -> str:
        levels.append(level)
        return "end"

    monkeypatch.setattr(HouseBots, "choose", choose)
    return levels


def test_a_table_read_while_the_house_closes_does_nothing_by_itself(
    tmp_path: Path, chosen: list[str]
) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await after_a_bot(here)
            table.close()
            get_ready(table, anna)
            await until_told(table, 2)
        async with direct_house(tmp_path) as here:
            reading = asyncio.create_task(here.house.table(table.id))
            await a_moment()
            await here.house.close()
            assert (await reading).course.house_plays
            await a_moment()

    asyncio.run(run())
    assert chosen == []


def test_a_closed_table_does_nothing_by_itself(tmp_path: Path, chosen: list[str]) -> None:
    """What is on its way to the database is saved, and nobody goes on with it."""

    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await after_a_bot(here)
            with slow_disk(here.database) as disk:
                get_ready(table, anna)
                await disk.until_held()
                table.close()
                await disk.save_next()
                await until_told(table, 2)
                await a_moment()
            assert chosen == []

    asyncio.run(run())


async def after_a_bot(here: Direct) -> tuple[Table, Somebody]:
    """A table at which a bot begins, and then Anna is to move."""
    anna = await here.somebody("Anna")
    seats = [SeatWish("bot", level="random"), SeatWish("me")]
    return await here.house.set_up(NewTable("cafe-cards", seats), anna), anna


def get_ready(table: Table, person: Somebody) -> None:
    """The game begins."""
    table.ask(Asked(partial(decide_for, person, Ready(ready="")), broken))


def test_after_a_fault_a_bot_moves_all_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await after_a_bot(here)
            table.listeners.append(deaf(anna))
            get_ready(table, anna)
            await until_version(table, 3)  # ready, begun, a move

    asyncio.run(run())


def test_for_a_bot_that_fails_the_house_makes_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna = await after_a_bot(here)
            monkeypatch.setattr(bots, "find_ours", broken)
            get_ready(table, anna)
            async with asyncio.timeout(PATIENCE):
                while table.course.to_move != 1:
                    await asyncio.sleep(0.01)

    asyncio.run(run())
    failed = next(record for record in caplog.records if record.message == "a bot failed")
    assert failed.__dict__["error"] == "RuntimeError"


def test_what_a_table_fails_to_do_by_itself_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(HouseBots, "choose", broken)

    async def run() -> None:
        async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
            get_ready(*await after_a_bot(here))
            while "a table failed" not in caplog.messages:
                await asyncio.sleep(0.01)

    asyncio.run(run())
    assert [record.__dict__["error"] for record in caplog.records] == ["RuntimeError"]
