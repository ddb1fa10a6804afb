"""A house that is killed loses nothing it said, and goes on; one that is told to stop stops."""

import asyncio
import random
from pathlib import Path

from stammtisch.play.replay import verify
from stammtisch.wire.tables import NewTable, SeatWish
from tests.faults.killing import survive
from tests.faults.processes import house_process
from tests.table.company import (
    ME,
    at_table,
    begin,
    hear,
    keep_playing,
    people,
    play_one,
    play_to_the_end,
    set_table,
)


def test_a_killed_house_loses_nothing(tmp_path: Path) -> None:
    with house_process(tmp_path) as house:
        asyncio.run(survive(house))
        house.close()


def test_a_house_that_is_closed_ends_cleanly_and_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        with house_process(tmp_path) as house:
            async with people(house.address, 2) as clients:
                table = await set_table(clients, limit=300)
                bots = await clients[0].set_up(
                    NewTable("cafe-cards", [ME, SeatWish("bot", level="greedy")])
                )
                async with at_table(table, *clients) as seats, clients[0].sit(bots.table.id) as me:
                    await begin(seats)
                    await me.ready()
                    await hear(me, 2)
                    for _ in range(6):
                        await play_one(seats, random.Random(1))
                    until = seats[0].now.clock.until  # type: ignore[union-attr]
                    version = seats[0].version
                    await asyncio.to_thread(house.close)
                await asyncio.to_thread(house.open)
                async with at_table(table, *clients) as seats, clients[0].sit(bots.table.id) as me:
                    assert seats[0].version == version
                    assert seats[0].now.clock.until == until  # type: ignore[union-attr]
                    await asyncio.gather(
                        play_to_the_end(seats, random.Random(2)),
                        keep_playing(me, random.Random(3)),
                    )
                for name in (table, bots.table.id):
                    verify(await clients[0].record(name))
            house.close()

    asyncio.run(run())
