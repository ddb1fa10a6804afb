"""Where many bots want to think, none of them waits for all of somebody else's."""

import asyncio
import threading
from pathlib import Path

import pytest

from stammtisch import bots
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.taking_turns import Turns
from stammtisch.wire.requests import Leave, Start
from stammtisch.wire.tables import NewTable, SeatWish
from tests.play.matches import begin as begin_match
from tests.table.direct import Ear, begin, direct_house, do

Asker = tuple[str, bool]  # in whose name, and whether somebody waits for it


async def order_of(asked: list[Asker], gone: tuple[int, ...] = ()) -> list[int]:
    """In which order those are served who asked while the only place was taken."""
    turns, served = Turns(1), []

    async def ask(number: int, asker: Asker) -> None:
        await turns.take(*asker)
        served.append(number)
        turns.give_back()

    await turns.take("first", True)
    tasks = [asyncio.create_task(ask(*one)) for one in enumerate(asked)]
    await asyncio.sleep(0)
    for number in gone:
        tasks[number].cancel()
    turns.give_back()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.wait_for(turns.take("last", False), 1)
    return served


@pytest.mark.parametrize(
    ("asked", "order"),
    [
        ([("eve", False)] * 4 + [("vic", False)], [0, 4, 1, 2, 3]),
        ([("eve", True)] * 3 + [("vic", True)] * 2, [0, 3, 1, 4, 2]),
        ([("eve", False)] * 3 + [("vic", True)], [3, 0, 1, 2]),
        ([("eve", False), ("vic", False), ("eve", True)], [2, 0, 1]),
    ],
)
def test_names_take_turns_and_whoever_is_waited_for_goes_first(
    asked: list[Asker], order: list[int]
) -> None:
    assert asyncio.run(order_of(asked)) == order


def test_who_goes_leaves_the_turn_to_the_next() -> None:
    assert asyncio.run(order_of([("eve", True)] * 3, gone=(0, 2))) == [1]


def test_who_goes_when_the_turn_has_come_gives_it_back() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take("eve", True)
        waiting = asyncio.create_task(turns.take("eve", True))
        await asyncio.sleep(0)
        turns.give_back()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.wait_for(turns.take("vic", False), 1)

    asyncio.run(run())


def test_many_bots_of_one_host_do_not_hold_up_anothers(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, thought = threading.Semaphore(0), []

    class Slow:
        name, usual_seconds = "slow", 0.0

        def choose(self, game, view, seat, seconds, chance, since):  # type: ignore[no-untyped-def]
            go_on.acquire()
            return bots.Thought(game.legal(view)[0])

    monkeypatch.setattr(bots, "find_ours", lambda _: Slow())

    async def run() -> None:
        house, match = HouseBots(pace=0, thinkers=1), begin_match("face-to-face", 2)

        async def choose(host: str, waited_for: bool) -> None:
            await house.choose("slow", match, host, waited_for)
            thought.append(host)

        asked = [("eve", False)] * 4 + [("vic", False), ("ann", True)]
        tasks = [asyncio.create_task(choose(*one)) for one in asked]
        await asyncio.sleep(0)
        tasks[0].cancel()  # which thinks already, and can't stop
        go_on.release(len(asked))
        await asyncio.gather(*tasks, return_exceptions=True)
        house.close()

    asyncio.run(run())
    assert thought == ["ann", "eve", "vic", "eve", "eve"]


class Noting(HouseBots):
    """Bots that note for whom they think, and never come to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asker] = []

    async def choose(self, level: str, match: object, host: str, waited_for: bool) -> str:
        """Note it."""
        self.asked.append((host, waited_for))
        await asyncio.Event().wait()
        return ""


def test_a_table_is_waited_for_where_somebody_plays_or_looks_on(tmp_path: Path) -> None:
    async def run() -> None:
        noting = Noting()
        async with direct_house(tmp_path, bots=noting) as here:
            anna = await here.somebody("Anna")
            random = SeatWish("bot", level="random")
            for watched in (False, True):
                new = NewTable("face-to-face", [random, random])
                table = await here.house.set_up(new, anna)
                if watched:
                    table.add(Ear(None))
                assert await do(table, anna, Start(start=None)) is None
            played = await here.house.set_up(NewTable("cafe-cards", [random, SeatWish("me")]), anna)
            await begin(played, anna)
            await asyncio.sleep(0)
            assert noting.asked == [(anna.id, False), (anna.id, True), (anna.id, True)]
            left = await here.house.set_up(NewTable("cafe-cards", [SeatWish("me"), random]), anna)
            await begin(left, anna)
            assert await do(left, anna, Leave(leave=True)) is None
            await asyncio.sleep(0)
            assert noting.asked[3:] == [(anna.id, False)]

    asyncio.run(run())
