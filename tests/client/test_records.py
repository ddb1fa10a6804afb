"""Records over a real house: those of finished games, and those that people bring along."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from stammtisch.client import Client, NotDone
from stammtisch.play.film import Film, film_of
from stammtisch.play.match import MoveMade
from stammtisch.play.record import Outcome, Record
from stammtisch.store.forgetting import NOBODY
from stammtisch.wire.requests import Leave, Ready, Resign
from tests.play.matches import KINDS, finished, some_record
from tests.table.company import (
    at_table,
    begin,
    keep_playing,
    people,
    play_to_the_end,
    set_table,
)
from tests.table.houses import open_house


async def refused(asked: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(NotDone) as found:
        await asked
    assert found.value.refusal.sentence
    return found.value.status, found.value.refusal.refused


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_record_is_kept_shown_and_deleted(address: str, kind: Any) -> None:
    game, players, options = kind
    record = finished(game, players, tuple(options.items()))

    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            kept = await anna.bring(record)
            assert (kept.names, kept.result) == (record.players, record.result)
            assert await ben.record(kept.id) == record
            assert (await ben.film(kept.id)).frames == film_of(record).frames
            assert await anna.my_records() == [kept]
            assert await refused(ben.delete_record(kept.id)) == (404, "no-record")
            await anna.delete_record(kept.id)
            assert await refused(anna.record(kept.id)) == (404, "no-record")

    asyncio.run(run())


def test_the_film_of_a_table_comes_with_its_end(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "face-to-face")
            assert await refused(clients[0].film(table)) == (409, "not-over")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                assert await refused(clients[0].record(table)) == (409, "not-over")
                await play_to_the_end(seats, random.Random(1))
            film = await clients[1].film(table)
            assert film.record == await clients[0].record(table)
            assert len(film.frames) == len(film.record.moves) + 1

    asyncio.run(run())


def test_the_film_of_a_table_says_who_gave_up(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await clients[2].do(table, "resign", Resign(2))
                await asyncio.gather(*(keep_playing(seat, random.Random(3)) for seat in seats))
            film, facts = await clients[0].film(table), (await clients[0].look(table)).table
            assert (film.quitters, film.result) == ([2], facts.result)
            assert film.record == await clients[0].record(table)
            assert film.record
            brought = await clients[0].bring(film.record)
            assert (await clients[0].film(brought.id)).quitters == []

    asyncio.run(run())


def test_both_addresses_of_a_table_answer_the_same(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, httpx.AsyncClient(base_url=address) as http:
            table = await set_table(clients, "face-to-face")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await play_to_the_end(seats, random.Random(2))
            for one, other in (("record", ""), ("film", "/film")):
                first = await http.get(f"/api/tables/{table}/{one}")
                second = await http.get(f"/api/records/{table}{other}")
                assert first.status_code == 200
                assert first.content == second.content

    asyncio.run(run())


def changed(**fields: Any) -> bytes:
    return encode(replace(some_record(), **fields))


def with_move(number: int, move: str) -> bytes:
    moves = list(some_record().moves)
    moves[number - 1] = MoveMade(move, moves[number - 1].at)
    return changed(moves=moves)


def newer() -> bytes:
    return json.dumps({"format": 2, "everything": "new"}).encode()


BAD: dict[str, tuple[Callable[[], bytes], int, str, str]] = {
    "no JSON": (lambda: b"dear diary", 400, "record-unreadable", "not JSON"),
    "no text": (lambda: bytes(range(128, 256)), 400, "record-unreadable", "not JSON"),
    "nothing": (lambda: b"", 400, "record-unreadable", "not JSON"),
    "no record": (lambda: b'{"format": 1}', 400, "record-unreadable", "not a record"),
    "nested": (lambda: b"[" * 100_000, 400, "record-unreadable", "not"),
    "newer format": (newer, 400, "record-newer", "format 2 is newer"),
    "illegal move": (lambda: with_move(3, "end end"), 400, "record-move", "move 3"),
    "broken commitment": (lambda: changed(commitment="0" * 64), 400, "record-deal", "commitment"),
    "another salt": (lambda: changed(salt="0" * 64), 400, "record-deal", "commitment"),
    "another result": (
        lambda: changed(result=Outcome([1, 2], [0, 0], [1])),
        400,
        "record-result",
        "result",
    ),
    "no such game": (lambda: changed(game="halma"), 400, "record-wrong", "halma"),
    "huge": (lambda: b" " * (1 << 21), 413, "too-large", "too large"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_and_not_kept(address: str, name: str) -> None:
    make, status, reason, word = BAD[name]

    async def run() -> None:
        async with people(address, 1) as (anna,):
            answer = await anna._http.post("/api/records", content=make())
            assert (answer.status_code, answer.json()["refused"]) == (status, reason)
            assert word in answer.json()["sentence"]
            assert await anna.my_records() == []

    asyncio.run(run())


def test_the_number_of_the_bad_move_is_told(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,):
            answer = await anna._http.post("/api/records", content=with_move(3, "bar JKf"))
            assert answer.json()["place"] == "3"
            assert answer.json()["flaw"]["refused"]["move"] == "bar JKf"

    asyncio.run(run())


def test_nobody_brings_records(address: str) -> None:
    async def run() -> None:
        async with Client(address) as nobody:
            assert await refused(nobody.bring(some_record())) == (401, "nobody")

    asyncio.run(run())


def test_records_have_limits(tmp_path: Path) -> None:
    async def run() -> None:
        with open_house(tmp_path, records=1, new_records=9) as address:
            async with people(address, 2) as (anna, ben):
                await anna.bring(some_record())
                assert await refused(anna.bring(some_record())) == (409, "too-many-records")
                await ben.bring(some_record())
                assert await refused(ben.bring(some_record())) == (429, "too-many")

    asyncio.run(run())


def test_what_is_kept_and_forgotten(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            kept = await anna.bring(some_record())
            assert [record.id for record in (await anna.my_data()).records] == [kept.id]
            await anna.delete_me()
            assert await refused(ben.film(kept.id)) == (404, "no-record")

    asyncio.run(run())


def test_all_that_is_kept_can_be_downloaded(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            left = await set_table([ben, anna])
            await anna.do(left, "leave", Leave(leave=True))
            account = await anna.new_bot("Deep Espresso")
            async with Client(address, account.token) as program:
                table = await set_table([program, ben])
                for player in (program, ben):
                    await player.do(table, "ready", Ready(ready=""))
                await ben.do(table, "resign", Resign(resign=1))
            brought = await anna.bring(some_record())
            kept = await anna.my_data()
            assert kept.visits == [left]
            assert kept.bodies == {brought.id: some_record()}
            [bot] = kept.bots
            assert (bot.me.id, bot.me.name) == (account.id, account.name)
            assert [game.table for game in bot.games] == [table]
            assert [rating.person for rating in bot.ratings] == [account.id]
            assert [session.this for session in bot.sessions] == [False]

    asyncio.run(run())


def test_a_film_is_made_once_for_all(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = []

    def make(record: Record) -> Film:
        made.append(record.players)
        return film_of(record)

    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "face-to-face")
            async with at_table(table, *clients) as seats:
                await begin(seats)
            await clients[0].do(table, "resign", Resign(0))
            for client in (*clients, *clients):
                assert (await client.film(table)).names == ["Anna", "Ben"]
            await clients[0].delete_me()
            assert (await clients[1].film(table)).names == [NOBODY, "Ben"]

    monkeypatch.setattr("stammtisch.server.records.film_of", make)
    asyncio.run(run())
    assert made == [["Anna", "Ben"], [NOBODY, "Ben"]]
