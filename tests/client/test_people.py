"""Oneself, by the client: where one is known, one's programs, games and data."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from stammtisch.client import Client, NotDone
from stammtisch.wire.requests import Ready, Resign
from tests.table.company import people, set_table


async def reason(asked: Awaitable[Any]) -> str:
    with pytest.raises(NotDone) as found:
        await asked
    return found.value.refusal.refused


def test_sessions_are_listed_and_ended(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,), Client(address) as elsewhere:
            assert (await elsewhere.use_code((await anna.code()).code)).name == "Anna"
            [there] = [session for session in await anna.sessions() if not session.this]
            await anna.end_session(there.id)
            assert await reason(elsewhere.me()) == "nobody"
            assert len(await anna.sessions()) == 1

    asyncio.run(run())


def test_nobody_is_left_behind_by_mistake(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            await ben.new_bot("Deep Espresso")
            code = (await anna.code()).code
            assert await reason(ben.use_code(code)) == "left-behind"
            assert (await ben.use_code(code, leave=True)).name == "Anna"

    asyncio.run(run())


def test_programs_are_listed_and_deleted(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,):
            made = await anna.new_bot("Deep Espresso")
            assert [(bot.id, bot.token) for bot in await anna.bots()] == [(made.id, None)]
            await anna.delete_bot(made.id)
            assert await anna.bots() == []

    asyncio.run(run())


def test_games_ratings_and_data_are_read_and_deleted(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as (anna, ben):
            table = await set_table([anna, ben])
            for player in (anna, ben):
                await player.do(table, "ready", Ready(ready=""))
            await ben.do(table, "resign", Resign(resign=1))
            games = await anna.my_games()
            assert ([game.table for game in games.games], games.more) == ([table], False)
            assert (await anna.my_games(1)).games == []
            me = await anna.me()
            rated = (await anna.ratings("face-to-face")).ratings
            assert me.id in [line.person for line in rated]
            kept = await anna.my_data()
            assert (kept.me, [game.table for game in kept.games]) == (me, [table])
            await anna.delete_me()
            assert await reason(anna.me()) == "nobody"

    asyncio.run(run())
