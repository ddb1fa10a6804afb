"""The time limit of a turn, with a clock that is set by hand: nothing here sleeps."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from stammtisch.store.people import Somebody
from stammtisch.table.clock import GRACE
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.table import Table
from stammtisch.wire.requests import Play, Resign, Return, Say
from tests.table.company import PATIENCE
from tests.table.direct import NOON, Direct, Ear, Hands, begin, direct_house, do


async def two_at_table(here: Direct, limit: int | None = 60) -> tuple[Table, list[Somebody]]:
    """A game with a time limit; first the one who is to move, then the other one."""
    both = [await here.somebody("Anna"), await here.somebody("Ben")]
    table = await here.table("face-to-face", *both, limit=limit)
    await begin(table, *both)
    to_move = table.course.to_move
    assert to_move is not None
    return table, [both[to_move], both[1 - to_move]]


async def look_at_the_clock(table: Table, person: Somebody) -> None:
    """Talk makes the table look at its clock, as any change does; then let it act."""
    await do(table, person, Say(say="your-turn"))
    for _ in range(3):
        await asyncio.sleep(0)
        await table.settled(lambda: None)


def slow_bots() -> HouseBots:
    return HouseBots(pace=1000)


@pytest.mark.parametrize("limit", [60, 300, 86400])
def test_who_is_late_is_played_for(tmp_path: Path, limit: int) -> None:
    async def run() -> None:
        async with direct_house(tmp_path, bots=slow_bots()) as here:
            table, (late, other) = await two_at_table(here, limit)
            ear = Ear(other)
            table.add(ear)
            here.hands.forward(seconds=limit - 1)
            await look_at_the_clock(table, other)
            assert "went-away" not in ear.events
            here.hands.forward(seconds=1)
            await look_at_the_clock(table, other)
            assert ear.events == ["said", "said", "went-away"]
            seat = table.course.to_move
            assert seat is not None
            assert table.course.seats[seat].away
            clock = table.snapshot(other).clock
            assert clock
            assert clock.until is None
            await check_return(here, table, late, seat, limit)

    asyncio.run(run())


async def check_return(here: Direct, table: Table, late: Somebody, seat: int, limit: int) -> None:
    """Whoever comes back has the whole time again."""
    here.hands.forward(hours=1)
    assert await do(table, late, Return(seat=seat)) is None
    clock = table.snapshot(late).clock
    assert clock
    assert clock.since == here.hands.now
    assert clock.until == here.hands.now + timedelta(seconds=limit)
    move = next(iter(table.snapshot(late).moves or {}))
    assert await do(table, late, Play(play=move, version=table.course.version)) is None


def test_without_a_limit_nobody_is_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, (_, other) = await two_at_table(here, None)
            here.hands.forward(days=1000)
            await look_at_the_clock(table, other)
            assert not any(seat.away for seat in table.course.seats)
            assert table.is_idle

    asyncio.run(run())


def test_the_clock_runs_for_the_turn_and_not_for_the_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path, bots=slow_bots()) as here:
            table, (mover, other) = await two_at_table(here)
            here.hands.forward(seconds=40)
            moves = table.snapshot(mover).moves or {}
            first = next(iter(moves))
            assert await do(table, mover, Play(play=first, version=table.course.version)) is None
            assert table.course.to_move in table.course.seats_of(mover.id)
            here.hands.forward(seconds=20)
            await look_at_the_clock(table, other)
            assert table.course.house_plays

    asyncio.run(run())


def test_nobody_is_late_in_a_game_that_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, (mover, other) = await two_at_table(here)
            seat = table.course.seats_of(mover.id)[0]
            assert await do(table, mover, Resign(resign=seat)) is None
            here.hands.forward(hours=1)
            await look_at_the_clock(table, other)
            assert not any(seat.away for seat in table.course.seats)
            assert table.snapshot(other).clock is None
            assert table.is_idle

    asyncio.run(run())


@pytest.mark.parametrize(("limit", "closed"), [(60, 10), (60, 3600), (86400, 3600)])
def test_the_clock_goes_on_after_a_restart(tmp_path: Path, limit: int, closed: int) -> None:
    async def run() -> None:
        hands = Hands()
        async with direct_house(tmp_path, hands, slow_bots()) as here:
            table, (_, other) = await two_at_table(here, limit)
            name = table.id
        hands.forward(seconds=closed)
        opened = hands.now
        async with direct_house(tmp_path, hands, slow_bots()) as here:
            table = await here.house.table(name)
            clock = table.snapshot(other).clock
            assert clock
            assert clock.since == NOON
            assert clock.until == max(NOON + timedelta(seconds=limit), opened + GRACE)
            hands.now = clock.until - timedelta(seconds=1)
            await look_at_the_clock(table, other)
            assert table.course.house_plays is None
            hands.forward(seconds=1)
            await look_at_the_clock(table, other)
            assert table.course.house_plays

    asyncio.run(run())


def test_a_table_with_a_running_clock_is_woken_at_the_start(tmp_path: Path) -> None:
    async def run() -> None:
        hands = Hands()
        async with direct_house(tmp_path, hands, slow_bots()) as here:
            table, _ = await two_at_table(here)
            assert not table.is_idle, "its clock runs, so it stays in memory"
        async with direct_house(tmp_path, hands, slow_bots()) as here:
            async with asyncio.timeout(PATIENCE):
                while table.id not in here.house.tables:
                    await asyncio.sleep(0.001)
            assert not here.house.tables[table.id].is_idle

    asyncio.run(run())
