"""Who sits where: friends, bots, programs; who looks on, who talks, who is here."""

import asyncio
import random

import pytest
from msgspec import UNSET

from stammtisch import bots
from stammtisch.client import Client, Seated
from stammtisch.play.replay import verify
from stammtisch.wire.answers import Presence
from stammtisch.wire.happenings import PHRASES
from stammtisch.wire.requests import Play, Ready, Say, Start
from stammtisch.wire.tables import NewTable
from tests.table.company import (
    ME,
    OPEN,
    all_hear,
    at_table,
    begin,
    bot,
    change,
    friend,
    hear,
    keep_playing,
    look,
    mover,
    next_message,
    people,
    play_one,
    set_table,
)


def test_friends_on_one_device_play_by_turns(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (host, other):
            seats = [ME, friend("Ben "), friend("C\u0327em")]
            table = (await host.set_up(NewTable("cafe-cards", seats))).table
            assert [seat.name for seat in table.seats] == ["Anna", "Ben", "\u00c7em"]
            async with at_table(table.id, host, other) as (seat, spectator):
                await seat.ready("c0ffee")
                await hear(seat, 2)
                assert seat.now is not None
                assert seat.now.yours == [0, 1, 2]
                while not seat.over:
                    check_own_views(seat)
                    await play_one([seat], random.Random(seat.version))
                await hear(spectator, seat.version)
                assert spectator.now is not None
                assert spectator.now.own == {}
            record = await host.record(table.id)
            assert verify(record).names == ("Anna", "Ben", "\u00c7em")
            assert record.nonces == ["c0ffee"] * 3

    asyncio.run(run())


def check_own_views(seat: Seated) -> None:
    """One device has the views of all its seats, each with its own hand alone."""
    for number in range(3):
        view = seat.view(number)
        known = [hand is not None for hand in view["hands"]]
        empty = [size == 0 for size in view["hand_sizes"]]
        assert all(known[i] == (i == number or empty[i]) for i in range(3))


@pytest.mark.parametrize("level", bots.names())
def test_a_bot_of_each_level_plays(address: str, level: str) -> None:
    async def run() -> None:
        async with people(address, 1) as [me]:
            game = random.Random(level).choice(["cafe-board", "face-to-face"])
            table = (await me.set_up(NewTable(game, [ME, bot(level)]))).table
            assert table.seats[1].level == level
            async with at_table(table.id, me) as [seat]:
                await seat.ready()
                await hear(seat, 2)
                await keep_playing(seat, random.Random(level))
            record = await me.record(table.id)
            assert verify(record).names == ("Anna", level)
            assert record.nonces[1] == ""

    asyncio.run(run())


def test_the_host_begins_with_bots_on_four_free_seats(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as [me]:
            table = (await me.set_up(NewTable("cafe-cards", [ME, *[OPEN] * 4]))).table.id
            async with at_table(table, me) as [seat]:
                started = await change(seat, Start(start="random"))
                assert started.table
                assert [one.level for one in started.table.seats] == [None, *["random"] * 4]
                await keep_playing(seat, random.Random(5))
            assert len(verify(await me.record(table)).names) == 5

    asyncio.run(run())


def test_bots_alone_play_for_a_host_who_looks_on(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as [me]:
            new = NewTable("face-to-face", [bot("greedy"), bot("random")])
            table = (await me.set_up(new)).table.id
            async with at_table(table, me) as [seat]:
                await seat.start()
                while not seat.over:
                    await next_message(seat)
                    assert not seat.moves
                assert seat.now
                assert seat.now.own == {}
            verify(await me.record(table))

    asyncio.run(run())


def test_table_talk_is_heard_by_all_and_changes_no_game(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients[:2])
            async with at_table(table, *clients) as seats:
                await begin(seats[:2])
                for number, phrase in enumerate(PHRASES):
                    said = await change(seats[number % 2], Say(say=phrase))
                    [event] = said.events
                    assert (said.view, said.own) == (UNSET, UNSET)  # of the game nothing is new
                    assert event == type(event)(player=number % 2, phrase=phrase)  # type: ignore[call-arg]
                    await all_hear(seats, seats[number % 2].version)
                seat = mover(seats[:2])
                await hear(seats[2], seat.version)
                old = seat.version - len(PHRASES)  # talk makes no version of the game old
                move = next(iter(seat.moves))
                await seat.send(f'{{"play": "{move}", "version": {old}}}')
                await all_hear(seats, seat.version + 1)

    asyncio.run(run())


def test_presence(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (anna, ben, stranger), Client(address) as nobody:
            ids = [(await client.me()).id for client in (anna, ben)]
            table = await set_table([anna, ben])
            async with anna.sit(table) as seat:
                assert await presence(seat) == Presence([ids[0]], 0)
                async with stranger.sit(table), nobody.sit(table):
                    assert await presence(seat) == Presence([ids[0]], 1)
                    assert await presence(seat) == Presence([ids[0]], 2)
                    async with ben.sit(table), ben.sit(table):
                        assert await presence(seat) == Presence(sorted(ids), 2)
                        assert await presence(seat) == Presence(sorted(ids), 2)
                    await presence(seat)
                    assert await presence(seat) == Presence([ids[0]], 2)
                await presence(seat)
                assert await presence(seat) == Presence([ids[0]], 0)

    asyncio.run(run())


async def presence(seat: Seated) -> Presence:
    """The next word of who is here."""
    while True:
        answer = await next_message(seat)
        if isinstance(answer, Presence):
            return answer


def test_tables_are_listed_for_those_whom_they_concern(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (anna, ben, stranger):
            public = await set_table([anna, ben])
            private = (await anna.set_up(NewTable("face-to-face", [ME, OPEN]))).table.id
            mine = {listed.id: listed for listed in await anna.my_tables()}
            assert {public, private} <= mine.keys()
            assert mine[public].yours == [0]
            assert private not in [listed.id for listed in await ben.my_tables()]
            assert await stranger.my_tables() == []
            assert private not in [listed.id for listed in await stranger.open_tables()]
            async with at_table(public, anna, ben) as seats:
                await begin(seats)
                first = mover(seats)
                client = (anna, ben)[seats.index(first)]
                assert (await client.my_tables())[0].id == public

    asyncio.run(run())


def test_by_http_a_program_plays_a_whole_game(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as [owner]:
            token = (await owner.new_bot("Deep Espresso")).token
            async with Client(address, token) as program:
                new = NewTable("face-to-face", [ME, bot("random")])
                table = (await program.set_up(new)).table.id
                now = await program.do(table, "ready", Ready(ready="c0ffee"))
                while now.table.status == "playing":
                    if now.moves:
                        play = Play(play=next(iter(now.moves)), version=now.snapshot)
                        now = await program.do(table, "play", play)
                    else:
                        now = await program.look(table, now.snapshot)
                assert verify(await program.record(table)).names == ("Deep Espresso", "random")

    asyncio.run(run())


def test_what_a_spectator_sees_is_what_all_may_see(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, Client(address) as nobody:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients, nobody) as seats:
                await begin(seats[:2])
                await all_hear(seats, seats[0].version)
                for _ in range(20):
                    await play_one(seats, random.Random(4))
                    seen, own = await look(seats[2]), await look(seats[0])
                    assert seen["view"] == own["view"]
                    assert (seen["own"], seen["yours"], seen["moves"]) == ({}, [], None)
                    assert seen["invite"] is None
                    assert own["own"][0]["hands"][0] is not None

    asyncio.run(run())


def test_games_to_look_on_say_whose_turn_it_is(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, Client(address) as nobody:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for player in (0, 1):
                    listed = {one.id: one for one in await nobody.running_tables()}
                    assert listed[table].to_move == player
                    await seats[player].play("draw")
                    await all_hear(seats, seats[player].version + 1)

    asyncio.run(run())
