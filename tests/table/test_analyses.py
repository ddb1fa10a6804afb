"""Analyses in the house: made in the background, kept with the game, bounded."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from stammtisch.analysis.analysing import Analysing, Telling
from stammtisch.analysis.judgement import Analysis
from stammtisch.client import Client, NotDone, Seated
from stammtisch.wire.analysis import AnalysisState
from stammtisch.wire.requests import Resign
from tests.table.company import PATIENCE, at_table, begin, hear, people, play_one, set_table
from tests.table.houses import open_house

LONG = 1_000_000  # rounds, of which nobody sees the end


async def finished_game(clients: Sequence[Client], moves: int = 6) -> str:
    """The name of a table where a game is over after so many moves."""
    table = await set_table(clients)
    async with at_table(table, *clients) as seats:
        await begin(seats)
        for _ in range(moves):
            await play_one(seats, random.Random(1))
    await clients[0].do(table, "resign", Resign(0))
    return table


async def when_done(client: Client, table: str) -> AnalysisState:
    async with asyncio.timeout(PATIENCE):
        while (state := await client.analysis(table)).status != "done":
            assert state.status in ("waiting", "running")
            await asyncio.sleep(0.02)
    return state


async def why_not(client: Client, table: str) -> tuple[int, str]:
    with pytest.raises(NotDone) as refused:
        await client.analyse(table)
    return refused.value.status, refused.value.refusal.refused


def test_a_game_is_analysed_for_all_who_may_see_it(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, Client(address) as nobody:
            table = await finished_game(clients)
            assert (await nobody.analysis(table)).status == "none"
            assert await why_not(nobody, table) == (401, "nobody")
            assert (await clients[1].analyse(table)).status in ("waiting", "running")
            analysis = (await when_done(nobody, table)).analysis
            assert analysis is not None
            record = await nobody.record(table)
            assert [judged.move for judged in analysis.moves] == [one.move for one in record.moves]
            assert analysis.players == record.players
            again = await clients[0].analyse(table)
            assert (again.status, again.analysis) == ("done", analysis)

    asyncio.run(run())


async def idle(seat: Seated) -> None:
    """Sit there without earning anything, until the game is over."""
    while not seat.over:
        version = seat.version
        if seat.moves:
            await seat.play(next(move for move in seat.moves if move.startswith(("draw", "down"))))
        await hear(seat, version + 1)


def test_who_gave_up_has_not_won_in_an_analysis(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as clients:
            table = await set_table(clients, "cafe-cards")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await clients[2].do(table, "resign", Resign(2))
                await asyncio.gather(*map(idle, seats))
            record = await clients[0].record(table)
            assert record.result
            assert record.result.winners == [2]  # by the rules alone
            await clients[0].analyse(table)
            analysis = (await when_done(clients[0], table)).analysis
            facts = (await clients[0].look(table)).table
            assert analysis
            assert analysis.result == facts.result
            assert [win > 0 for win in analysis.course[-1].wins] == [
                player in analysis.result.winners for player in range(3)
            ]

    asyncio.run(run())


def test_there_is_none_of_a_game_that_runs_or_is_not_there(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                assert await why_not(clients[0], table) == (409, "not-over")
            assert await why_not(clients[0], "a" * 10) == (404, "no-record")
            given_up = await finished_game(clients, moves=0)
            assert await why_not(clients[0], given_up) == (409, "no-moves")
            assert (await clients[0].analysis(given_up)).status == "none"

    asyncio.run(run())


def test_it_is_there_after_a_restart_and_names_can_be_forgotten(tmp_path: Path) -> None:
    async def make(address: str) -> str:
        async with people(address, 2) as clients:
            table = await finished_game(clients)
            await clients[0].analyse(table)
            await when_done(clients[0], table)
            await clients[0]._ask("DELETE", "/api/me", type(None))
            return table

    async def look(address: str, table: str) -> None:
        async with Client(address) as nobody:
            state = await nobody.analysis(table)
            assert state.analysis is not None
            assert state.analysis.players == ["somebody", "Ben"]

    with open_house(tmp_path) as address:
        table = asyncio.run(make(address))
    assert b"Anna" not in (tmp_path / "stammtisch.db").read_bytes()
    with open_house(tmp_path) as address:
        asyncio.run(look(address, table))


def test_one_that_was_stopped_can_be_started_again(tmp_path: Path) -> None:
    async def start(address: str) -> str:
        async with people(address, 2) as clients:
            table = await finished_game(clients)
            await clients[0].analyse(table)
            async with asyncio.timeout(PATIENCE):
                while not (await clients[0].analysis(table)).total:
                    await asyncio.sleep(0.02)
            return table

    async def again(address: str, table: str) -> None:
        async with people(address, 1) as (client,):
            assert (await client.analysis(table)).status == "none"
            await client.analyse(table)
            assert (await when_done(client, table)).analysis is not None

    with open_house(tmp_path, analysis_rounds=LONG) as address:
        table = asyncio.run(start(address))
    with open_house(tmp_path) as address:
        asyncio.run(again(address, table))


def test_nobody_may_ask_for_too_many(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 3) as (*clients, other):
            tables = [await finished_game(clients) for _ in range(4)]
            first = await clients[0].analyse(tables[0])
            assert first.status in ("waiting", "running")
            second = await clients[0].analyse(tables[1])
            assert (second.status, second.before) == ("waiting", 1)
            assert (await clients[0].analyse(tables[1])).status == "waiting"  # no new one
            assert await why_not(clients[0], tables[2]) == (409, "too-many-analyses")
            assert (await other.analyse(tables[2])).before == 2
            assert await why_not(other, tables[3]) == (409, "analyses-full")

    with open_house(tmp_path, analysis_rounds=LONG, analyses=2, analysis_queue=3) as address:
        asyncio.run(run(address))


def test_one_that_fails_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Analysing.run

    def run_but_once(self: Analysing, told: Telling) -> Analysis:
        if not broken:
            broken.append(self)
            raise RuntimeError("a bug")
        return usual(self, told)

    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            tables = [await finished_game(clients) for _ in range(2)]
            for table in tables:
                await clients[0].analyse(table)
            await when_done(clients[0], tables[1])
            assert (await clients[0].analysis(tables[0])).status == "none"
            await clients[0].analyse(tables[0])
            await when_done(clients[0], tables[0])

    broken: list[Analysing] = []
    monkeypatch.setattr(Analysing, "run", run_but_once)
    with open_house(tmp_path) as address:
        asyncio.run(run(address))
    assert broken
