"""Score sheets: kept while a game is played, and made up for where a game has none."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode
from sqlalchemy import delete, select, update

from stammtisch.store.counting import sheets_of, uncounted
from stammtisch.store.database import Database
from stammtisch.store.forgetting import forget
from stammtisch.store.people import Somebody
from stammtisch.store.schema import kinds, results, visits
from stammtisch.store.tables import read_changes
from stammtisch.table.table import Table
from stammtisch.wire.requests import Leave, Play, Resign, Undo
from tests.table.direct import Direct, begin, direct_house, do

pytestmark = pytest.mark.anyio


async def play_out(table: Table, *persons: Somebody) -> None:
    """Every legal move that comes first, the first that can be taken back twice."""
    taken_back = False
    while table.course.status == "playing":
        match = table.course.match
        assert match is not None
        person = persons[match.to_move]
        move = next(iter(match.legal()))
        assert await do(table, person, Play(play=move, version=table.course.version)) is None
        if not taken_back and match.can_undo(match.to_move):
            assert await do(table, person, Undo(undo=table.course.version)) is None
            taken_back = True
    assert taken_back


async def finished(here: Direct, game: str) -> tuple[Table, Somebody, Somebody]:
    anna, ben = await here.somebody("Anna"), await here.somebody("Ben")
    table = await here.table(game, anna, ben)
    await begin(table, anna, ben)
    await play_out(table, anna, ben)
    return table, anna, ben


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
async def test_a_sheet_is_saved_with_the_result(tmp_path: Path, game: str) -> None:
    async with direct_house(tmp_path) as here:
        table, *players = await finished(here, game)
        assert table.course.sheet is not None
        for seat, player in enumerate(players):
            [kept] = await sheets_of(here.database, player.id)
            assert kept == (table.id, seat, table.course.sheet.lines[seat])
            assert kept[2].turns > 0


async def test_who_resigns_has_a_sheet_of_what_was_played(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        anna, ben = await here.somebody("Anna"), await here.somebody("Ben")
        table = await here.table("face-to-face", anna, ben)
        await begin(table, anna, ben)
        assert table.course.match is not None
        move = next(iter(table.course.match.legal()))
        first, other = (anna, ben) if table.course.match.to_move == 0 else (ben, anna)
        await do(table, first, Play(play=move, version=table.course.version))
        assert await do(table, other, Resign(resign=True)) is None
        [(_, _, line)] = await sheets_of(here.database, first.id)
        assert (line.turns, line.points) == (1, 1)


async def forget_sheets(database: Database) -> None:
    """As if the games had ended before sheets were kept."""
    nothing: dict[str, Any] = dict.fromkeys(("turns", "points", "best_turn", "best_move"))
    await database.write(update(results).values(nothing), delete(kinds))


async def until_counted(database: Database) -> None:
    while await uncounted(database, 1):
        await asyncio.sleep(0.01)


async def test_games_without_a_sheet_get_one_when_the_house_opens(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        _, anna, ben = await finished(here, "cafe-board")
        before = [await sheets_of(here.database, player.id) for player in (anna, ben)]
        await forget_sheets(here.database)
        assert await sheets_of(here.database, anna.id) == []
    async with direct_house(tmp_path) as here:
        await asyncio.wait_for(until_counted(here.database), 60)
        after = [await sheets_of(here.database, player.id) for player in (anna, ben)]
    assert after == before


async def test_a_game_that_cannot_be_read_is_not_tried_for_ever(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        _, anna, _ = await finished(here, "face-to-face")
        await forget_sheets(here.database)
    spoil(tmp_path / "house.db")
    async with direct_house(tmp_path) as here:
        await asyncio.wait_for(until_counted(here.database), 60)
        [(_, _, line)] = await sheets_of(here.database, anna.id)
        assert (line.turns, line.kinds) == (0, {})


def spoil(path: Path) -> None:
    """One change of a game can't be read any more."""
    file = sqlite3.connect(path)
    assert file.execute("UPDATE changes SET body = '{}' WHERE version = 9").rowcount == 1
    file.commit()
    file.close()


async def test_who_left_before_the_start_is_forgotten_there_too(tmp_path: Path) -> None:
    async with direct_house(tmp_path) as here:
        anna, ben = await here.somebody("Anna"), await here.somebody("Benedetta")
        table = await here.table("face-to-face", anna, ben)
        for _ in range(2):
            assert await do(table, ben, Leave(leave=True)) is None
            await here._sit(table, ben)
        assert await do(table, ben, Leave(leave=True)) is None
        rows = await here.database.read(select(visits))
        assert [(row.person, row.table) for row in rows] == [(ben.id, table.id)]
        await forget(here.database, [ben.id])
        bodies = await read_changes(here.database, table.id)
        assert not any(b"Benedetta" in body for body in bodies)
        assert [decode(body)["change"] for body in bodies].count("got-up") == 3
