"""With one socket from table to table."""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from stammtisch.client import Client, NotDone, Seated
from stammtisch.store.schema import tables
from stammtisch.table.asked import Asked
from stammtisch.table.deciding import decide_for
from stammtisch.table.table import Table
from stammtisch.wire.answers import Changed, Presence, Refusal, Snapshot
from stammtisch.wire.requests import Go, Play, Rematch, Resign, Say
from stammtisch.wire.tables import NewTable
from tests.table.callers import Caller, a_moment, slow_disk, two_tables, until_answered
from tests.table.company import (
    ME,
    OPEN,
    all_hear,
    ask,
    at_table,
    begin,
    change,
    comparable,
    next_message,
    people,
    play_to_the_end,
    refusal,
    set_table,
)
from tests.table.houses import open_house


async def go(seat: Seated, table: str) -> Snapshot:
    """Go to a table; what one sees there."""
    answer = await ask(seat, Go(go=table))
    assert isinstance(answer, Snapshot), answer
    return answer


def test_a_rematch_needs_no_new_socket(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                for seed in range(2):
                    await begin(seats)
                    await play_to_the_end(seats, random.Random(seed))
                    table = (await clients[0].rematch(table)).table.id
                    for seat, client in zip(seats, clients, strict=True):
                        await go(seat, table)
                        await same_as_by_http(seat, client, table)

    asyncio.run(run())


def test_two_who_want_a_rematch_meet_at_one_table(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (*clients, onlooker):
            table = await set_table(clients)
            async with at_table(table, *clients) as seats, onlooker.sit(table) as watcher:
                await begin(seats)
                await change(seats[0], Resign(resign=0))
                answers = await asyncio.gather(
                    *[ask(seat, Rematch(rematch=True)) for seat in seats]
                )
                [new] = {answer.table.id for answer in answers if isinstance(answer, Snapshot)}
                for seat, client in zip(seats, clients, strict=True):
                    await same_as_by_http(seat, client, new)
                await until_agreed(watcher, new)
                await begin(seats)
                await play_to_the_end(seats, random.Random(0))

    asyncio.run(run())


async def until_agreed(watcher: Seated, new: str) -> None:
    """Who looks on at the old table hears where the game goes on."""
    assert watcher.now is not None
    while watcher.now.table.rematch is None:
        await next_message(watcher)
    assert watcher.now.table.rematch == new


def test_who_asks_for_a_rematch_goes_where_the_other_has_gone(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await change(seats[0], Resign(resign=0))
                new = (await clients[1].rematch(table)).table.id
                answer = await ask(seats[0], Rematch(rematch=True))
                assert isinstance(answer, Snapshot)
                assert (answer.table.id, answer.table.rematch_of) == (new, table)

    asyncio.run(run())


def test_who_hangs_up_leaves_a_rematch_that_the_other_finds(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_tables(tmp_path) as (here, [anna, ben], [first, _]):
            await first.decided(partial(decide_for, anna.visitor.person, Resign(resign=0)))
            with slow_disk(here.database) as disk:
                anna.say('{"rematch": true}')
                await disk.until_held()
                assert anna.visitor.going
                anna.visitor.going.cancel()
                await a_moment()
                await disk.save_next()
            ben.say('{"rematch": true, "id": 1}')
            answer = await until_answered(ben, 1)
            assert isinstance(answer, Snapshot)
            assert answer.table.id == first.course.rematch
            assert len(await here.house.tables_of(person_of(ben))) == 2, "and the second table"

    asyncio.run(run())


def test_of_two_who_ask_at_the_same_time_the_first_sets_up_the_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_tables(tmp_path) as (here, both, [first, _]):
            await first.decided(partial(decide_for, both[0].visitor.person, Resign(resign=0)))
            for caller in both:
                caller.say('{"rematch": true, "id": 1}')
            answers = [await until_answered(caller, 1) for caller in both]
            assert [isinstance(answer, Snapshot) for answer in answers] == [True, True]
            assert both[0].visitor.table is both[1].visitor.table
            rows = await here.database.read(select(tables.c.id).where(tables.c.rematch_of != ""))
            assert [row.id for row in rows] == [first.course.rematch]

    asyncio.run(run())


def person_of(caller: Caller) -> str:
    assert caller.visitor.person is not None
    return caller.visitor.person.id


async def same_as_by_http(seat: Seated, client: Client, table: str) -> None:
    """What a socket says of a table is what is said without one."""
    seen, asked = seat.now, await client.look(table)
    assert seen is not None
    assert seen.table.id == table
    left_out = {"present": [], "id": None}
    assert comparable(seen) | left_out == comparable(asked) | left_out


def test_one_is_at_one_table_at_a_time(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            here, there = [await set_table(clients) for _ in range(2)]
            async with at_table(here, *clients) as (mover, stayer):
                await begin([mover, stayer])
                assert (await go(mover, there)).table.status == "waiting"
                assert await presence(stayer, here) == [stayer_of(stayer)]
                await change(stayer, Resign(resign=1))
                heard = len(mover.heard)
                refused = await refusal(mover, Play(play="2+", version=0))
                assert refused.refused == "not-started"
                assert Changed not in map(type, mover.heard[heard:]), "of where it was nothing more"

    asyncio.run(run())


def stayer_of(seat: Seated) -> str | None:
    assert seat.now is not None
    return seat.now.table.seats[1].person


async def presence(seat: Seated, table: str) -> list[str]:
    """Who is there, once somebody has come or gone."""
    while True:
        answer = await next_message(seat)
        if isinstance(answer, Presence):
            assert seat.now is not None
            assert seat.now.table.id == table
            return answer.present


def test_who_goes_to_a_table_of_others_sees_no_hand(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (*players, stranger):
            table, own = await set_table(players), await set_table([stranger, players[0]])
            async with at_table(table, *players) as seats, stranger.sit(own) as visitor:
                await begin(seats)
                seen = await go(visitor, table)
                assert (seen.own, seen.moves, seen.yours, seen.invite) == ({}, None, [], None)
                assert seen.view is not None
                assert seen.view["hands"] == [None, None]

    asyncio.run(run())


@pytest.mark.parametrize("name", ["abcdefghij", "a", "ABCDEFGHIJ", ""])
def test_where_there_is_no_table_one_stays(address: str, name: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                wrong = "no-table" if name == "abcdefghij" else "bad-input"
                assert (await refusal(seats[0], Go(go=name))).refused == wrong
                await begin(seats)
                await all_hear(seats, seats[0].version)

    asyncio.run(run())


def test_what_was_asked_before_is_answered_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_tables(tmp_path) as (here, [anna, _], [first, second]):
            with slow_disk(here.database) as disk:
                anna.say('{"say": "hello", "id": 1}')
                anna.say('{"since": 0, "id": 2}')
                anna.say(f'{{"go": "{second.id}", "id": 3}}')
                await a_moment()
                assert anna.wire.heard == []
                assert anna.visitor.table is first
                await disk.save_next()
                there = await until_answered(anna, 3)
            said, asked = anna.wire.answer(1), anna.wire.answer(2)
            assert isinstance(said, Changed)
            assert isinstance(asked, Snapshot)
            assert isinstance(there, Snapshot)
            assert (asked.table.id, there.table.id) == (first.id, second.id)
            assert [said, asked, there] == [
                one for one in anna.wire.heard if one in (said, asked, there)
            ]

    asyncio.run(run())


def test_who_comes_sees_what_is_saved_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_tables(tmp_path) as (here, [anna, _], [_, second]):
            version = second.course.version
            with slow_disk(here.database) as disk:
                hello = partial(decide_for, anna.visitor.person, Say(say="hello"))
                second.ask(Asked(hello, lambda _: None))
                anna.say(f'{{"go": "{second.id}", "id": 1}}')
                await a_moment()
                assert anna.wire.heard == []
                await disk.save_next()
                there = await until_answered(anna, 1)
            assert isinstance(there, Snapshot)
            assert there.snapshot == version + 1

    asyncio.run(run())


def test_on_the_way_nothing_is_done(tmp_path: Path) -> None:
    """Neither here nor there: nobody could say at which table it was meant."""

    async def run() -> None:
        async with two_tables(tmp_path) as (_, [anna, ben], [first, second]):
            before = first.course.version, second.course.version
            anna.say(f'{{"go": "{second.id}", "id": 1}}')
            anna.say('{"resign": 0, "id": 2}')
            anna.say(f'{{"go": "{first.id}", "id": 3}}')
            await until_answered(anna, 1)
            for request in (2, 3):
                answer = anna.wire.answer(request)
                assert isinstance(answer, Refusal)
                assert answer.refused == "on-the-way"
            assert (first.course.version, second.course.version) == before
            assert (first.listeners, second.listeners) == ([ben.visitor], [anna.visitor])
            anna.say('{"say": "hello", "id": 4}')
            assert isinstance(await until_answered(anna, 4), Changed)

    asyncio.run(run())


def test_who_goes_where_they_are_has_not_been_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_tables(tmp_path) as (_, [anna, ben], [first, _]):
            anna.say(f'{{"go": "{first.id}", "id": 1}}')
            assert isinstance(await until_answered(anna, 1), Snapshot)
            assert (len(anna.wire.said), len(ben.wire.said)) == (1, 0)
            assert first.listeners == [anna.visitor, ben.visitor]

    asyncio.run(run())


def test_a_table_that_can_not_be_read_is_not_gone_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unreadable(*_: object) -> Table:
        raise RuntimeError("unreadable")

    async def run() -> None:
        async with two_tables(tmp_path) as (here, [anna, _], [first, second]):
            monkeypatch.setattr(here.house, "table", unreadable)
            anna.say(f'{{"go": "{second.id}", "id": 1}}')
            answer = await until_answered(anna, 1)
            assert isinstance(answer, Refusal)
            assert answer.refused == "not-now"
            anna.say('{"say": "hello", "id": 2}')
            assert isinstance(await until_answered(anna, 2), Changed)
            assert anna.visitor.table is first

    asyncio.run(run())
    assert "somebody can't go to another table" in caplog.text


def test_going_is_counted_like_a_request(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with clients[0].sit(table) as seat:
                answers = [await ask(seat, Go(go=table)) for _ in range(60)]
        refused = {answer.refused for answer in answers if isinstance(answer, Refusal)}
        assert refused == {"too-many"}

    with open_house(tmp_path, requests=10) as address:
        asyncio.run(run(address))


def test_a_rematch_is_counted_like_a_new_table(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await play_and_resign(seats)
                for seat in seats:  # of whom only the first one sets a table up
                    again = await ask(seat, Rematch(rematch=True))
                    assert isinstance(again, Snapshot)
                await play_and_resign(seats)
                assert (await refusal(seats[0], Rematch(rematch=True))).refused == "too-many"
            with pytest.raises(NotDone) as refused:
                await clients[1].rematch(again.table.id)
            assert (refused.value.status, refused.value.refusal.refused) == (429, "too-many")

    with open_house(tmp_path, new_tables=6) as address:  # two of them at once
        asyncio.run(run(address))


async def play_and_resign(seats: list[Seated]) -> None:
    """A short game; the first one gives up."""
    await begin(seats)
    assert seats[0].now is not None
    await change(seats[0], Resign(resign=seats[0].now.yours[0]))


def test_who_sits_at_as_many_tables_as_may_be_sets_up_no_rematch(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await change(seats[0], Resign(resign=0))
                await clients[0].set_up(NewTable("face-to-face", [ME, OPEN]))
                told = await refusal(seats[0], Rematch(rematch=True))
                assert told.refused == "too-many-tables"

    with open_house(tmp_path, open_tables=1) as address:
        asyncio.run(run(address))


def test_who_hangs_up_on_the_way_is_at_neither_table(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            here, there = [await set_table(clients) for _ in range(2)]
            async with clients[1].sit(here) as stayer, clients[1].sit(there) as other:
                for _ in range(5):
                    async with clients[0].sit(here) as seat:
                        await seat.go(there)
                await until_alone(stayer)
                await until_alone(other)

    asyncio.run(run())


async def until_alone(seat: Seated) -> None:
    """Listen until nobody else is there."""
    while True:
        await seat.send('{"since": 0}')
        answer = await next_message(seat)
        while not isinstance(answer, Snapshot):
            answer = await next_message(seat)
        if len(answer.present) == 1:
            return
        await asyncio.sleep(0.02)
