"""Hints where they are allowed; and bots that take their time whatever they hold."""

import asyncio
import random
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import pytest

from stammtisch import bots
from stammtisch.client import Client, NotDone
from stammtisch.games.rulebook import find
from stammtisch.play.match import Match
from stammtisch.table.house_bots import HouseBots
from stammtisch.wire.tables import NewTable
from tests.play.matches import begin as begin_match
from tests.play.matches import play_on
from tests.table.company import ME, OPEN, at_table, begin, mover, people, play_one, set_table
from tests.table.houses import open_house

PACE = 0.12


def test_a_hint_is_a_legal_move(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-board")
            assert await why_no_hint(clients[0], table) == (409, "not-started")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for _ in range(3):
                    seat = mover(seats)
                    number = seats.index(seat)
                    hint = await clients[number].hint(table)
                    assert hint.version == seat.version
                    assert {hint.move, *hint.values} <= seat.moves.keys()
                    assert hint.line[0] == hint.move
                    assert len(hint.line) <= 3  # B3: what follows is the other player's turn
                    assert len(hint.reasons) <= 3
                    assert await why_no_hint(clients[1 - number], table) == (409, "not-your-turn")
                    await play_one(seats, random.Random(1))

    asyncio.run(run())


def test_where_hints_are_not_wanted_there_are_none(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (*clients, stranger), Client(address) as nobody:
            table = await set_table(clients, "face-to-face", hints=False)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for client in (*clients, stranger):
                    assert await why_no_hint(client, table) == (409, "no-hints")
                assert await why_no_hint(nobody, table) == (401, "nobody")
                assert seats[0].now
                assert seats[0].now.table.hints is False

    asyncio.run(run())


async def why_no_hint(client: Client, table: str) -> tuple[int, str]:
    with pytest.raises(NotDone) as refused:
        await client.hint(table)
    return refused.value.status, refused.value.refusal.refused


def forced_and_free() -> tuple[Match, Match]:
    """A match with one legal move, and one with many."""
    for seed in range(1000):
        match = play_on(begin_match("face-to-face", seed=seed), random.Random(seed), moves=2)
        if len(match.legal()) == 1:
            return match, begin_match("face-to-face")
    raise AssertionError("no forced move found")


@pytest.mark.parametrize("level", bots.names())
def test_a_forced_move_takes_as_long_as_any(level: str) -> None:
    async def run() -> None:
        house = HouseBots(pace=PACE, think=0.02)
        for match in forced_and_free():
            await house.choose(level, match, "", True)  # what must be compiled, is now
            began = perf_counter()
            move = await house.choose(level, match, "", True)
            seconds = perf_counter() - began
            assert move in match.legal()
            assert seconds >= PACE
        house.close()

    asyncio.run(run())


def test_a_bot_sees_only_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Nosy:
        name, usual_seconds = "nosy", 0.0

        def choose(self, game, view, seat, seconds, chance, since):  # type: ignore[no-untyped-def]
            seen.append((view.tobytes(), since.tobytes(), seat))
            return bots.Thought(game.legal(view)[0])

    monkeypatch.setattr(bots, "find_ours", lambda _: Nosy())
    match = begin_match("face-to-face", 2)
    seat, began = match.to_move, match.state.copy()
    house = HouseBots(pace=0)
    for _ in range(2):
        asyncio.run(house.choose("nosy", match, "", True))
        match.play(next(iter(match.legal())), datetime.now(UTC))
        assert match.to_move == seat
    match.undo(seat)
    asyncio.run(house.choose("nosy", match, "", True))
    house.close()
    blind = find("face-to-face").blind
    views = [blind(state, seat).tobytes() for state in (began, match.state, match.state)]
    assert seen == [(view, views[0], seat) for view in views]


def test_at_the_table_the_pace_holds_for_every_move_of_a_bot(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with people(address, 1) as [me]:
            table = (await me.set_up(NewTable("face-to-face", [ME, OPEN]))).table.id
            async with at_table(table, me) as [seat]:
                await seat.start("random")
                while not seat.moves and not seat.over:
                    await seat.wait()
                await seat.leave()
                for _ in range(8):
                    began, version = perf_counter(), seat.version
                    while seat.version == version:
                        await seat.wait()
                    if seat.heard[-1].events[0].__struct_config__.tag != "went-away":  # type: ignore[union-attr]
                        assert perf_counter() - began > PACE * 0.8

    with open_house(tmp_path, bot_pace=PACE) as address:
        asyncio.run(run(address))
