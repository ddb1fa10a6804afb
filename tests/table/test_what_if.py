"""What-if tables: they go on from a position of an earlier game, and count for nothing."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stammtisch.client import Client, NotDone
from stammtisch.play.record import Record
from stammtisch.play.replay import verify
from stammtisch.store.forgetting import NOBODY
from stammtisch.wire.requests import Ready, Resign, Start, Undo
from stammtisch.wire.tables import CameFrom, NewTable, Origin, SeatWish
from tests.play.matches import finished
from tests.table.company import (
    ME,
    OPEN,
    at_table,
    begin,
    bot,
    comparable,
    friend,
    keep_playing,
    people,
    play_to_the_end,
    refusal,
    set_table,
)
from tests.table.houses import open_house

CASES = [
    ("cafe-cards", 5, {}),
    ("cafe-cards", 4, {"clubs": True}),
    ("cafe-board", 2, {"open_hands": True}),
    ("face-to-face", 2, {"last_card": "wins"}),
]


def wish(record: Record, origin: str, move: int, seats: list[SeatWish] | None = None) -> NewTable:
    friends = [ME, *[friend(name) for name in record.players[1:]]]
    return NewTable(record.game, seats or friends, origin=Origin(origin, move))


async def a_finished_game(clients: list[Client], game: str = "face-to-face") -> str:
    table = await set_table(clients, game)
    async with at_table(table, *clients) as seats:
        await begin(seats, ["c0ffee", "beef"])
        await play_to_the_end(seats, random.Random(3))
    return table


async def why_not(client: Client, new: NewTable) -> tuple[int, str, str]:
    with pytest.raises(NotDone) as refused:
        await client.set_up(new)
    refusal = refused.value.refusal
    return refused.value.status, refusal.refused, refusal.sentence


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_is_gone_on_with_and_verifies(address: str, case: Any) -> None:
    game, players, options = case
    record = finished(game, players, tuple(options.items()))
    middle = len(record.moves) // 2

    async def run() -> None:
        async with people(address, 1) as (anna,):
            origin = (await anna.bring(record)).id
            made = await anna.set_up(wish(record, origin, middle))
            assert made.table.origin == CameFrom(origin, middle, record.players)
            assert made.table.options == record.options
            [listed] = await anna.my_tables()
            assert listed.origin == made.table.origin
            async with anna.sit(made.table.id) as seat:
                await begin([seat])
                while seat.version < made.snapshot + 2 + middle:
                    await seat.wait()
                film = await anna.film(origin)
                assert seat.now
                assert seat.now.view
                assert seat.now.view["to_move"] == film.frames[middle + 1].player
                assert dict(seat.moves) == film.frames[middle].moves
                await keep_playing(seat, random.Random(1))
            played = await anna.record(made.table.id)
            assert verify(played).result is not None
            assert (played.deal, played.salt) == (record.deal, record.salt)
            assert [made.move for made in played.moves[:middle]] == [
                made.move for made in record.moves[:middle]
            ]

    asyncio.run(run())


def test_a_table_of_the_house_is_gone_on_with_against_bots(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (anna, ben, dora):
            table = await a_finished_game([anna, ben])
            record = await dora.record(table)
            new = wish(record, table, 0, [bot("greedy"), ME])
            made = await dora.set_up(new)
            assert made.table.origin == CameFrom(table, 0, ["Anna", "Ben"])
            async with dora.sit(made.table.id) as seat:
                await begin([seat])
                await keep_playing(seat, random.Random(1))
            assert (await dora.record(made.table.id)).nonces == record.nonces
            assert (await dora.record(made.table.id)).players == ["greedy", "Çiğdem"]

    asyncio.run(run())


def test_nothing_that_was_played_there_is_taken_back(address: str) -> None:
    record = finished("face-to-face", 2, ())

    async def run() -> None:
        async with people(address, 1) as (anna,):
            origin = (await anna.bring(record)).id
            made = await anna.set_up(wish(record, origin, 1))  # in the middle of a turn
            async with anna.sit(made.table.id) as seat:
                await begin([seat])
                while seat.version < made.snapshot + 3:
                    await seat.wait()
                assert not seat.now or not seat.now.undo
                assert (await refusal(seat, Undo(undo=seat.version))).refused == "not-now"
                await seat.play(next(iter(seat.moves)))
                await seat.wait()
                assert seat.now
                assert seat.now.undo

    asyncio.run(run())


def test_it_is_read_back_after_a_restart(tmp_path: Path) -> None:
    record = finished("cafe-cards", 4, (("clubs", True),))

    async def run() -> None:
        with open_house(tmp_path) as address:
            async with people(address, 1) as (anna,):
                cookie = dict(anna._http.cookies)
                origin = (await anna.bring(record)).id
                made = await anna.set_up(wish(record, origin, 20))
                await anna.do(made.table.id, "ready", Ready(ready="ab"))
                before = comparable(await anna.look(made.table.id))
        with open_house(tmp_path) as address:
            async with Client(address) as anna:
                anna._http.cookies.update(cookie)
                assert comparable(await anna.look(made.table.id)) == before
                assert before["table"].origin.move == 20

    asyncio.run(run())


def test_it_counts_for_no_list_and_no_rating(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await a_finished_game([anna, ben])
            record = await anna.record(table)
            before = await anna.person((await anna.me()).id)
            made = await anna.set_up(wish(record, table, 0, [ME, bot("greedy")]))
            await anna.do(made.table.id, "start", Start(start=None))
            await anna.do(made.table.id, "resign", Resign(resign=0))
            assert (await anna.look(made.table.id)).table.status == "over"
            assert await anna.person((await anna.me()).id) == before
            again = await anna.rematch(made.table.id)
            assert again.table.origin is None

    asyncio.run(run())


def test_what_cannot_be_gone_on_with(address: str) -> None:
    record = finished("face-to-face", 2, ())

    async def run() -> None:
        async with people(address, 1) as (anna,):
            origin = (await anna.bring(record)).id
            last = len(record.moves)
            running = (await anna.set_up(NewTable("face-to-face", [ME, OPEN]))).table.id
            for new, expected in [
                (wish(record, origin, last + 1), (400, "bad-input", f"has {last} moves")),
                (wish(record, origin, last), (400, "bad-input", "over there")),
                (wish(record, origin, 0, [ME]), (400, "bad-input", "2 players")),
                (replace(wish(record, origin, 0), public=True), (400, "bad-input", "link only")),
                (wish(record, running, 0), (409, "not-over", "isn't over")),
                (wish(record, "a" * 10, 0), (404, "no-record", "no game and no record")),
                (
                    NewTable("cafe-board", [ME, OPEN], origin=Origin(origin, 0)),
                    (400, "bad-input", "is face-to-face"),
                ),
                (
                    NewTable(
                        "face-to-face",
                        [ME, OPEN],
                        {"last_card": "wins"},
                        origin=Origin(origin, 0),
                    ),
                    (400, "bad-input", "options"),
                ),
            ]:
                status, reason, sentence = await why_not(anna, new)
                assert (status, reason) == expected[:2]
                assert expected[2] in sentence
            assert len(await anna.my_tables()) == 1

    asyncio.run(run())


def test_a_forgotten_name_is_forgotten_there_too(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await a_finished_game([anna, ben])
            made = await ben.set_up(wish(await ben.record(table), table, 1))
            await anna._http.delete("/api/me")
            origin = (await ben.look(made.table.id)).table.origin
            assert origin == CameFrom(table, 1, [NOBODY, "Ben"])

    asyncio.run(run())


def test_who_gave_up_may_go_on(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await seats[0].play(next(iter(seats[0].moves)))
                while not seats[0].now or len(seats[0].now.log) < 5:
                    await seats[0].wait()
            await clients[0].do(table, "resign", Resign(resign=0))
            record = await clients[0].record(table)
            film = await clients[0].film(table)
            assert len(film.frames) == len(record.moves) + 2
            await clients[0].set_up(wish(record, table, len(record.moves)))

    asyncio.run(run())
