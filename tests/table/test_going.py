"""With one socket from table to table."""

import asyncio
import random

import pytest

from stammtisch.client import Client, Seated
from stammtisch.wire.answers import Changed, Presence, Refusal, Snapshot
from stammtisch.wire.requests import Go, Play, Resign
from tests.table.company import (
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


def test_one_can_be_on_the_way_to_one_table_only(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            here, there, elsewhere = [await set_table(clients) for _ in range(3)]
            async with at_table(here, *clients) as (seat, _):
                await seat.send(f'{{"go": "{there}", "id": 1}}')
                await seat.send(f'{{"go": "{elsewhere}", "id": 2}}')
                answers = {}
                while len(answers) < 2:
                    answer = await next_message(seat)
                    if isinstance(answer, Refusal | Snapshot) and answer.id:
                        answers[answer.id] = answer
                assert isinstance(answers[1], Snapshot)
                assert answers[1].table.id == there
                second = answers[2]
                assert isinstance(second, Refusal | Snapshot)
                if isinstance(second, Refusal):  # the first was still under way
                    assert second.refused == "not-now"
                else:
                    assert second.table.id == elsewhere

    asyncio.run(run())


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
