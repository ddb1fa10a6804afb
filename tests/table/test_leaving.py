"""Leaving, coming back, giving up, playing again."""

import asyncio
import random
from pathlib import Path

import pytest

from stammtisch.client import Client, NotDone, Seated
from stammtisch.play.replay import verify
from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.wire.answers import Changed
from stammtisch.wire.requests import Leave, Ready, Resign, Return, Start
from stammtisch.wire.tables import NewTable, Seat
from tests.table import direct
from tests.table.company import (
    ME,
    OPEN,
    PATIENCE,
    all_hear,
    at_table,
    begin,
    bot,
    change,
    events,
    hear,
    keep_playing,
    mover,
    next_message,
    people,
    play_one,
    play_to_the_end,
    refusal,
    set_table,
)
from tests.table.direct import direct_house
from tests.table.houses import open_house


def test_who_gets_up_before_the_start_frees_the_seat(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (host, guest, late):
            table = await set_table([host, guest])
            async with at_table(table, host, guest) as seats:
                await change(seats[1], Leave(leave=True))
                await all_hear(seats, 2)
                assert seats[0].now
                assert seats[0].now.table.seats[1].kind == "open"
                assert table in [listed.id for listed in await late.open_tables()]
                assert table not in [listed.id for listed in await guest.my_tables()]
                joined = await late.join(table)
                await all_hear(seats, 3)
                assert events(seats[0]) == ["left", "joined"]
                assert joined.yours == [1]

    asyncio.run(run())


def test_the_host_frees_the_seat_of_who_does_not_get_ready(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (host, guest, late):
            table = await set_table([host, guest])
            async with at_table(table, host, guest) as seats:
                await seats[0].free(1)
                await all_hear(seats, 2)
                assert events(seats[1]) == ["left"]
                assert seats[1].now
                assert (seats[1].now.yours, seats[1].now.invite) == ([], None)
                await late.join(table)
                await late.do(table, "ready", Ready(ready="ab"))
                await seats[0].start()  # which makes the host ready
                await all_hear(seats, 5)
                assert seats[1].now.table.nonces == ["", "ab"]

    asyncio.run(run())


def test_when_the_host_leaves_the_table_is_closed(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (host, guest):
            table = await set_table([host, guest], limit=60)
            async with at_table(table, host, guest) as seats:
                await seats[0].leave()
                await all_hear(seats, 2)
                assert events(seats[1]) == ["table-closed"]
            for client in (host, guest):
                assert table not in [listed.id for listed in await client.my_tables()]
                assert table not in [listed.id for listed in await client.open_tables()]
            assert (await guest.look(table)).table.status == "closed"

    asyncio.run(run())


def test_the_host_closes_a_table_where_only_bots_sit(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as (host, other):
            new = NewTable("cafe-cards", [OPEN, bot("random")])
            table = (await host.set_up(new)).table.id
            with pytest.raises(NotDone) as refused:
                await host.set_up(new)
            assert refused.value.refusal.refused == "too-many-tables"
            async with at_table(table, host, other) as seats:
                await change(seats[0], Start(start="random"))
                assert [listed.id for listed in await host.my_tables()] == [table]
                assert (await refusal(seats[1], Leave(leave=True))).refused == "no-seat"
                closed = await change(seats[0], Leave(leave=True))
                assert closed.table
                assert closed.table.status == "closed"
                assert (await refusal(seats[0], Leave(leave=True))).refused == "closed"
            assert await host.my_tables() == []
            await host.set_up(new)

    with open_house(tmp_path, open_tables=1, bot_pace=1) as address:
        asyncio.run(run(address))


def test_the_house_plays_for_who_left_until_they_are_back(address: str) -> None:
    async def run() -> None:
        rng = random.Random(3)
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await change(seats[1], Leave(leave=True))
                while not seats[0].moves:
                    await next_message(seats[0])
                while "turn-ended" not in events(seats[0])[-2:]:
                    await play_one([seats[0]], rng)
                while not seats[0].moves:  # the house plays
                    await next_message(seats[0])
                await hear(seats[1], seats[0].version)
                assert not seats[1].moves
                back = await change(seats[1], Return(seat=1))
                assert back.table
                assert not back.table.seats[1].away
                await all_hear(seats, seats[1].version)
                await play_to_the_end(seats, rng)
            record = await clients[0].record(table)
            verify(record)
            person = await clients[1].person((await clients[1].me()).id)
            assert [game.table for game in person.games] == [table]

    asyncio.run(run())


def test_who_left_and_is_to_move_may_come_back_at_once(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "face-to-face")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                seat = mover(seats)
                number = seats.index(seat)
                await seat.leave()
                await seat.come_back(number)
                while events(seat)[-1:] != ["came-back"] and not seat.over:
                    await next_message(seat)
                await all_hear(seats, seat.version)
                await play_to_the_end(seats, random.Random(1))
            verify(await clients[0].record(table))

    asyncio.run(run())


def test_coming_and_going_holds_nobody_up(tmp_path: Path) -> None:
    """Neither the bot that thinks meanwhile, nor a move made while looking at the table before."""

    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            new = NewTable("cafe-cards", [bot("random"), ME, OPEN], public=True)
            table = (await clients[0].set_up(new)).table.id
            await clients[1].join(table)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                going = asyncio.create_task(come_and_go(seats[1], 2))
                while not seats[0].moves:
                    await next_message(seats[0])
                going.cancel()
                version = seats[0].version
                await asyncio.gather(going, return_exceptions=True)
                assert events(seats[0]).count("went-away") > 1
                move = next(iter(seats[0].moves))
                await seats[0].send(f'{{"play": "{move}", "version": {version}, "id": 99}}')
                while getattr(answer := await next_message(seats[0]), "id", None) != 99:
                    pass
                assert isinstance(answer, Changed)

    with open_house(tmp_path, bot_pace=0.3) as address:
        asyncio.run(run(address))


async def come_and_go(seat: Seated, number: int) -> None:
    while True:
        await seat.leave()
        await seat.come_back(number)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_the_other_one_wins(address: str, loser: int) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-board")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for _ in range(5):
                    await play_one(seats, random.Random(9))
                over = await change(seats[loser], Resign(resign=loser))
                assert [event.__struct_config__.tag for event in over.events] == [
                    "resigned",
                    "game-over",
                ]
                await all_hear(seats, seats[loser].version)
                assert all(seat.over and not seat.moves for seat in seats)
            record = await clients[0].record(table)
            match = verify(record)
            assert record.resigned == match.resigned == loser
            assert record.result
            assert record.result.winners == [1 - loser]

    asyncio.run(run())


def test_of_three_the_house_plays_on_for_who_resigned(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                given_up = await change(seats[2], Resign(resign=2))
                assert given_up.table
                assert given_up.table.seats[2].resigned
                assert (await refusal(seats[2], Resign(resign=2))).refused == "not-now"
                assert (await refusal(seats[2], Return(seat=2))).refused == "not-now"
                await all_hear(seats, seats[2].version)
                rngs = [random.Random(number) for number in range(3)]
                await asyncio.gather(*map(keep_playing, seats, rngs))
            record = await clients[0].record(table)
            verify(record)
            assert record.resigned is None
            facts = (await clients[0].look(table)).table
            assert facts.result
            assert record.result
            assert facts.result.scores == record.result.scores
            scores = [*zip(facts.result.scores, [-m for m in facts.result.minus], strict=True)]
            stayed = [seat for seat in range(2) if scores[seat] == max(scores[:2])]
            assert facts.result.winners == stayed

    asyncio.run(run())


def test_who_resigned_after_leaving_does_not_come_back(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await change(seats[2], Leave(leave=True))
                await change(seats[2], Resign(resign=2))
                assert (await refusal(seats[2], Return(seat=2))).refused == "not-now"

    asyncio.run(run())


def test_a_rematch_is_one_table_with_the_seats_turned(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (*clients, stranger):
            table = await set_table(clients, "face-to-face", {"last_card": "wins"}, limit=300)
            async with at_table(table, *clients) as seats:
                assert await why_no_rematch(clients[0], table) == "not-now"
                await begin(seats)
                await change(seats[0], Resign(resign=0))
                assert await why_no_rematch(stranger, table) == "no-seat"
                both = await asyncio.gather(*(client.rematch(table) for client in clients))
                again = [snapshot.table for snapshot in both]
                assert again[0].id == again[1].id != table
                assert [seat.name for seat in again[0].seats] == ["Ben", "Anna"]
                assert again[0].options == {"last_card": "wins"}
                assert (again[0].limit, again[0].rematch_of) == (300, table)
                assert [snapshot.yours for snapshot in both] == [[1], [0]]
                await all_hear(seats, seats[0].version + 1)
                for client in clients:
                    assert [listed.id for listed in await client.my_tables()] == [again[0].id]
                assert events(seats[1])[-1] == "rematch-set"
                assert {seat.now.table.rematch for seat in seats if seat.now} == {again[0].id}
                assert (await clients[1].rematch(table)).table.id == again[0].id
            async with at_table(again[0].id, *clients) as seats:
                await begin(seats)
                await play_to_the_end(seats, random.Random(2))
            verify(await stranger.record(again[0].id))

    asyncio.run(run())


async def why_no_rematch(client: Client, table: str) -> str:
    with pytest.raises(NotDone) as refused:
        await client.rematch(table)
    return refused.value.refusal.refused


def test_the_name_of_a_deleted_program_goes_at_once(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,):
            account = await anna.new_bot("Deep Espresso")
            async with Client(address, account.token) as program:
                table = await set_table([anna, program])
                async with at_table(table, anna, program) as seats:
                    await begin(seats)
            assert (await anna.look(table)).table.seats[1].name == account.name
            await anna._ask("DELETE", f"/api/me/bots/{account.id}", type(None))
            left = (await anna.look(table)).table.seats[1]
            assert (left.name, left.away) == (NOBODY, True)

    asyncio.run(run())


def test_the_house_plays_on_for_who_is_deleted(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await set_table([anna, ben])
            async with at_table(table, anna, ben) as seats:
                await begin(seats)
                await ben._ask("DELETE", "/api/me", type(None))
                await keep_playing(seats[0], random.Random(1))
            assert (await anna.look(table)).table.status == "over"

    asyncio.run(run())


@pytest.mark.parametrize(("public", "kind"), [(True, "open"), (False, "invited")])
def test_in_a_rematch_the_seat_of_who_is_deleted_is_free(
    address: str, public: bool, kind: str
) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            made = await anna.set_up(NewTable("face-to-face", [ME, OPEN], public=public))
            await ben.join(made.table.id, made.invite)
            async with at_table(made.table.id, anna, ben) as seats:
                await begin(seats)
                await change(seats[1], Resign(resign=1))
            await ben._ask("DELETE", "/api/me", type(None))
            again = (await anna.rematch(made.table.id)).table
            assert again.seats == [Seat(kind), Seat("person", "Anna", again.host)]  # type: ignore[arg-type]
            begun = await anna.do(again.id, "start", Start(start="random"))
            assert [seat.level for seat in begun.table.seats] == ["random", None]

    asyncio.run(run())


def test_a_house_that_was_killed_while_somebody_was_deleted_plays_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            anna, ben = [await here.somebody(name) for name in ("Anna", "Ben")]
            table = (await here.table("cafe-cards", anna, ben)).id
            await direct.begin(here.house.tables[table], anna, ben)
            await forget(here.database, [ben.id])
        async with direct_house(tmp_path) as here, asyncio.timeout(PATIENCE):
            while not (await here.house.table(table)).course.seats[1].away:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_who_is_deleted_before_the_start_leaves_a_free_seat(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await set_table([anna, ben])
            await ben._ask("DELETE", "/api/me", type(None))
            assert (await anna.look(table)).table.seats[1].person is None

    asyncio.run(run())
