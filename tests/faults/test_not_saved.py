"""A database that refuses: what was not saved has not happened, and the house goes on."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Executable, insert, text

from stammtisch.client import Client, NotDone, Seated
from stammtisch.play.replay import verify
from stammtisch.store import schema
from stammtisch.store import tables as store
from stammtisch.store.database import Database, open_database
from stammtisch.store.journal import Entry, NotSaved
from stammtisch.wire.answers import Changed, Refusal, Snapshot
from stammtisch.wire.requests import Play, Rematch, Resign
from stammtisch.wire.tables import NewTable, SeatWish
from tests.table.company import (
    ME,
    PATIENCE,
    at_table,
    begin,
    bot,
    change,
    comparable,
    hear,
    look,
    mover,
    next_message,
    people,
    play_one,
    play_to_the_end,
    refusal,
    set_table,
)
from tests.table.houses import open_house

# Raised by SQLite where a disk is full, too: the statement fails, the transaction is rolled back.
NO_MOVES, NO_CHANGES, NO_RESULTS, NO_TABLES = (
    f"CREATE TRIGGER full_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
    for name in ("recent", "changes", "results", "tables")
)
NO_MORE = tuple(
    f"DROP TRIGGER IF EXISTS full_{name}" for name in ("recent", "changes", "results", "tables")
)
GONE = ("ALTER TABLE changes RENAME TO gone", "ALTER TABLE recent RENAME TO gone_too")
BACK = ("ALTER TABLE gone RENAME TO changes", "ALTER TABLE gone_too RENAME TO recent")


@asynccontextmanager
async def house_and_database(
    folder: Path, **settings: float
) -> AsyncIterator[tuple[str, Database]]:
    """An open house, and another way into its database."""
    with open_house(folder, **settings) as address:
        database = await open_database(f"sqlite:///{folder / 'stammtisch.db'}")
        try:
            yield address, database
        finally:
            await database.close()


async def tell(database: Database, *statements: str) -> None:
    await database.write(*map(text, statements))


async def kept_versions(folder: Path, table: str) -> int:
    database = await open_database(f"sqlite:///{folder / 'stammtisch.db'}")
    kept = len(await store.read_changes(database, table))
    await database.close()
    return kept


def test_a_move_that_was_not_saved_has_not_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_and_database(tmp_path) as (address, database), people(address, 2) as both:
            table = await set_table(both, "cafe-cards")
            async with at_table(table, *both) as seats:
                await begin(seats)
                seat = mover(seats)
                other = seats[1 - seats.index(seat)]
                before = await look(seat), await look(other)
                await tell(database, NO_MOVES, NO_CHANGES)
                move = next(iter(seat.moves))
                told = await refusal(seat, Play(play=move, version=seat.version))
                assert told.refused == "not-saved"
                assert await why_not_played(both[seats.index(seat)], table, seat, move) == 503
                assert (await look(seat), await look(other)) == before
                assert not any(isinstance(heard, Changed) for heard in other.heard[-4:])
                assert await kept_versions(tmp_path, table) == before[0]["snapshot"]
                await tell(database, *NO_MORE)
                await change(seat, Play(play=move, version=seat.version))
                await hear(other, seat.version)
                await play_to_the_end(seats, random.Random(1))
            verify(await both[0].record(table))

    asyncio.run(run())


async def why_not_played(client: Client, table: str, seat: Seated, move: str) -> int:
    with pytest.raises(NotDone) as refused:
        await client.do(table, "play", Play(play=move, version=seat.version))
    assert refused.value.refusal.refused == "not-saved"
    return refused.value.status


def test_a_bot_whose_move_was_not_saved_moves_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with (
            house_and_database(tmp_path, bot_pace=0.3) as (address, database),
            people(address, 1) as [me],
        ):
            table = (await me.set_up(NewTable("face-to-face", [ME, bot("random")]))).table.id
            async with at_table(table, me) as [seat]:
                await seat.ready()
                await hear(seat, 2)
                while not seat.moves:
                    await next_message(seat)
                while seat.moves:
                    await play_one([seat], random.Random(1))
                await tell(database, NO_MOVES, NO_CHANGES)  # the bot thinks
                async with asyncio.timeout(PATIENCE):
                    while "a bot was refused" not in caplog.text:
                        await asyncio.sleep(0.01)
                version = seat.version
                await tell(database, *NO_MORE)
                await hear(seat, version + 1)
                await seat.resign(0)
                while not seat.over:
                    await next_message(seat)
            verify(await me.record(table))

    asyncio.run(run())
    told = [record for record in caplog.records if record.message == "a bot was refused"]
    assert {vars(record)["reason"] for record in told} == {"not-saved"}


def test_a_result_that_was_not_saved_leaves_the_game_running(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_and_database(tmp_path) as (address, database), people(address, 2) as both:
            table = await set_table(both, "face-to-face")
            async with at_table(table, *both) as seats:
                await begin(seats)
                await tell(database, NO_RESULTS)
                await seats[0].resign(0)
                while not any(isinstance(heard, Refusal) for heard in seats[0].heard):
                    await next_message(seats[0])
                assert (await both[1].look(table)).table.status == "playing"
                assert (await both[1].best("face-to-face", 2)).scores == []
                await tell(database, *NO_MORE)
                await seats[0].resign(0)
                while not seats[1].over:
                    await next_message(seats[1])
            verify(await both[0].record(table))

    asyncio.run(run())


def test_a_database_that_can_not_be_read_either_is_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_and_database(tmp_path) as (address, database), people(address, 2) as both:
            table = await set_table(both, "face-to-face")
            async with at_table(table, *both) as seats:
                await begin(seats)
                seat = mover(seats)
                before = await look(seat)
                await tell(database, *GONE)
                move = next(iter(seat.moves))
                told = await refusal(seat, Play(play=move, version=seat.version))
                assert told.refused == "not-saved"
                async with httpx.AsyncClient(base_url=address) as http:
                    assert (await http.get("/health")).status_code == 200
                await tell(database, *BACK)
                answer = await next_message(seat)
                assert isinstance(answer, Snapshot)
                assert comparable(answer) == before
                await hear(seats[1 - seats.index(seat)], before["snapshot"])
                await play_to_the_end(seats, random.Random(1))
            verify(await both[0].record(table))

    asyncio.run(run())


def test_one_entry_that_fails_does_not_fail_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        database = await open_database(f"sqlite:///{tmp_path / 'house.db'}")
        bad = text("INSERT INTO nowhere VALUES (1)")
        entries = [Entry([bad if number == 5 else person(number)]) for number in range(10)]
        saved = [database.journal.save(entry) for entry in entries]
        outcomes = await asyncio.gather(*saved, return_exceptions=True)
        failed = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, NotSaved)]
        assert failed == [5]
        assert len(await database.read(text("SELECT id FROM people"))) == 9
        await database.close()

    asyncio.run(run())


def person(number: int) -> Executable:
    row = {"id": str(number), "name": "Anna", "created": datetime.now(UTC)}
    return insert(schema.people).values(row)


@pytest.mark.parametrize("wrong", [NO_TABLES, NO_MOVES], ids=["table", "agreement"])
def test_where_a_rematch_can_not_be_saved_one_stays(tmp_path: Path, wrong: str) -> None:
    async def run() -> None:
        async with house_and_database(tmp_path) as (address, database), people(address, 2) as both:
            table = await set_table(both)
            async with at_table(table, *both) as seats:
                await begin(seats)
                await change(seats[0], Resign(resign=0))
                await tell(database, wrong)
                refused = await refusal(seats[0], Rematch(rematch=True))
                assert refused.refused == "not-saved"
                assert await both[0].my_tables() == []
                await tell(database, *NO_MORE)
                await seats[0].rematch()
                now = seats[0].now
                while now is None or now.table.rematch_of != table:
                    await next_message(seats[0])
                    now = seats[0].now

    asyncio.run(run())


def test_a_table_that_was_not_saved_is_not_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_and_database(tmp_path) as (address, database), people(address, 1) as [me]:
            await tell(database, NO_TABLES)
            with pytest.raises(NotDone) as refused:
                await me.set_up(NewTable("face-to-face", [ME, SeatWish("open")]))
            assert (refused.value.status, refused.value.refusal.refused) == (503, "not-saved")
            assert await me.my_tables() == []

    asyncio.run(run())
