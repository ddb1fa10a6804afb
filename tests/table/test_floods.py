"""Whoever says too much is held back, and nobody else has to wait for them."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from stammtisch.client import NotDone, Seated
from stammtisch.server.socket import Sockets
from stammtisch.store.people import Somebody
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.table import Table
from stammtisch.table.waiting import MOST_WAITING
from stammtisch.wire.answers import Changed, Refusal, Snapshot
from stammtisch.wire.requests import AnyRequest, Leave, Play, Resign, Return, Say, Since, Undo
from tests.table.callers import Caller, a_moment, slow_disk, two_tables, until_answered
from tests.table.company import next_message, people, set_table
from tests.table.direct import Direct, begin, direct_house, do
from tests.table.houses import open_house

MOST_SAID = 100  # phrases until the game goes on
AT_ONCE = 100  # times that somebody may take something back
HELLO, LEAVE = Say(say="hello"), Leave(leave=True)


def test_many_sockets_say_no_more_than_their_address_may(tmp_path: Path) -> None:
    async def run(address: str) -> Counter[str]:
        async with people(address, 2) as clients, AsyncExitStack() as stack:
            table = await set_table(clients)
            sitting = [await stack.enter_async_context(clients[0].sit(table)) for _ in range(20)]
            return sum(await asyncio.gather(*map(ask_four_times, sitting)), Counter())

    with open_house(tmp_path, messages=2) as address:
        answered = asyncio.run(run(address))
    assert answered["too-many"] > 20  # of 80; a socket alone may say four at once


async def ask_four_times(seat: Seated) -> Counter[str]:
    """The answers, by what they are."""
    for _ in range(4):
        await seat.say(Since(since=0))
    answers: Counter[str] = Counter()
    while answers.total() < 4:
        answer = await next_message(seat)
        if getattr(answer, "id", None) is not None:
            answers[answer.refused if isinstance(answer, Refusal) else "fine"] += 1
    return answers


async def two_at_table(here: Direct) -> tuple[Table, Somebody, Somebody]:
    """A game; first the one who is to move, then the other one."""
    both = [await here.somebody("Anna"), await here.somebody("Ben")]
    table = await here.table("face-to-face", *both)
    await begin(table, *both)
    to_move = table.course.to_move
    assert to_move is not None
    return table, both[to_move], both[1 - to_move]


async def why_not(table: Table, person: Somebody, *requests: AnyRequest) -> str | None:
    """Why the last of them is refused; those before it are carried out."""
    *before, last = [await do(table, person, request) for request in requests]
    assert before == [None] * len(before)
    return last.refused if last else None


def test_talk_is_measured_for_each_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna, ben = await two_at_table(here)
            assert await why_not(table, anna, *[HELLO] * 5) is None
            assert await why_not(table, anna, HELLO) == "too-many"
            assert await why_not(table, ben, *[HELLO] * 5) is None
            here.hands.forward(seconds=2)
            assert await why_not(table, anna, *[HELLO] * 2) is None
            version = table.course.version
            assert await why_not(table, anna, HELLO) == "too-many"
            await table.hold(lambda _: None)
            await table.release()  # reads it again, and forgets nothing
            assert await why_not(table, anna, HELLO) == "too-many"
            assert table.course.version == version
            here.hands.forward(seconds=-3600)  # a clock that was set right
            here.hands.forward(seconds=3605)
            assert await why_not(table, anna, *[HELLO] * 5) is None

    asyncio.run(run())


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
def test_talk_ends_where_the_game_does_not_go_on(tmp_path: Path, status: str) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            anna, ben = [await here.somebody(name) for name in ("Anna", "Ben")]
            table = await here.table("face-to-face", anna, ben)
            if status != "waiting":
                await begin(table, anna, ben)
            if status == "over":
                assert await why_not(table, ben, Resign(resign=1)) is None
            assert table.course.status == status
            for _ in range(MOST_SAID):
                assert await why_not(table, anna, HELLO) is None
                here.hands.forward(hours=1)
            reason = "over" if status == "over" else "not-now"
            assert await why_not(table, anna, HELLO) == reason
            await table.hold(lambda _: None)
            await table.release()  # reads it again, and forgets nothing
            assert await why_not(table, anna, HELLO) == reason
            assert await why_not(table, ben, HELLO) is None
            if status == "waiting":
                await begin(table, anna, ben)
                assert await why_not(table, anna, HELLO) is None

    asyncio.run(run())


def test_too_much_talk_by_http(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            refused = await until_refused(lambda: clients[0].do(table, "say", HELLO))
            assert refused == (429, "too-many")

    asyncio.run(run())


async def until_refused(do_it: Callable[[], Awaitable[object]]) -> tuple[int, str]:
    """Status and reason, sooner or later."""
    for _ in range(2 * AT_ONCE):
        try:
            await do_it()
        except NotDone as refused:
            return refused.status, refused.refusal.refused
    return 200, "fine"


def test_a_move_is_not_made_and_taken_back_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            table, anna, _ = await two_at_table(here)
            for number in range(AT_ONCE + 1):
                version = table.course.version
                move = next(iter(table.snapshot(anna).moves or {}))
                there_and_back = Play(play=move, version=version), Undo(undo=version + 1)
                refused = await why_not(table, anna, *there_and_back)
                assert refused == (None if number < AT_ONCE else "too-many")
            here.hands.forward(seconds=10)
            assert await why_not(table, anna, there_and_back[1]) is None

    asyncio.run(run())


def test_nobody_leaves_and_comes_back_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path, bots=HouseBots(pace=1000)) as here:
            table, _, ben = await two_at_table(here)
            back = Return(seat=table.course.seats_of(ben.id)[0])
            for _ in range(AT_ONCE):
                assert await why_not(table, ben, LEAVE, back) is None
            assert await why_not(table, ben, LEAVE, back) == "too-many"
            here.hands.forward(seconds=10)
            assert await why_not(table, ben, back) is None

    asyncio.run(run())


def test_nobody_sits_down_and_gets_up_for_ever(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await set_table([anna, ben])

            async def get_up_and_sit_down() -> None:
                await ben.do(table, "leave", LEAVE)
                await ben.join(table)

            assert await until_refused(get_up_and_sit_down) == (429, "too-many")

    asyncio.run(run())


def test_only_so_many_requests_of_one_person_wait(tmp_path: Path) -> None:
    """However many sockets they have; so nobody else waits for long."""

    async def run() -> None:
        async with two_tables(tmp_path) as (here, [anna, ben], [table, _]):
            assert anna.visitor.person
            other = await Caller.at(here, anna.visitor.person, table, Sockets(), tmp_path)
            with slow_disk(here.database) as disk:
                anna.say('{"say": "hello"}')  # and while that is being saved:
                for number in range(15):
                    for caller in (anna, other):
                        caller.say(f'{{"since": 0, "id": {number}}}')
                await a_moment()
                ben.say('{"say": "hello", "id": 1}')
                await a_moment()
                at_once = [answer for one in (anna, other) for answer in one.wire.heard]
                refused = [one.refused for one in at_once if isinstance(one, Refusal)]
                assert refused == ["too-many"] * (30 - MOST_WAITING)
                await disk.save_next()
            assert isinstance(await until_answered(ben, 1), Changed)
            assert isinstance(await until_answered(anna, 0), Snapshot)
            anna.say('{"since": 0, "id": 100}')
            assert isinstance(await until_answered(anna, 100), Snapshot)

    asyncio.run(run())
