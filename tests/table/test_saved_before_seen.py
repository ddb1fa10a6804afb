"""Nobody sees what isn't saved: neither those at the table nor who comes just then."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from stammtisch.client import Client, Seated
from stammtisch.store.recent import decode
from stammtisch.wire.answers import Snapshot
from stammtisch.wire.happenings import PHRASES
from stammtisch.wire.requests import Say, Since
from tests.table.company import (
    all_hear,
    at_table,
    begin,
    hear,
    mover,
    next_message,
    people,
    set_table,
)
from tests.table.direct import begin as begin_directly
from tests.table.direct import direct_house, do
from tests.table.houses import open_house

IN_PLACE = 'SELECT "table", version FROM changes'
ON_THE_WAY = "SELECT body FROM recent"


def test_what_is_heard_is_in_the_database(tmp_path: Path) -> None:
    async def run(address: str, database: sqlite3.Connection) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients, "cafe-board")
            async with at_table(table, *clients) as seats:
                await begin(seats)
                for number in range(100):
                    if seats[0].over:
                        break
                    seat = mover(seats)
                    await seat.play(random.Random(number).choice(list(seat.moves)))
                    first = seats[number % 2]
                    await hear(first, first.version + 1)
                    assert saved_versions(database, table) >= first.version
                    await all_hear(seats, first.version)

    with open_house(tmp_path) as address:
        database = sqlite3.connect(tmp_path / "stammtisch.db")
        asyncio.run(run(address, database))
        database.close()


def saved_versions(database: sqlite3.Connection, table: str) -> int:
    """How many changes of a table are in a file, wherever in it."""
    database.execute("BEGIN")  # so that all of it is from one moment
    rows = [row for (body,) in database.execute(ON_THE_WAY) for row in decode(body)]
    found = {version for name, version, *_ in [*database.execute(IN_PLACE), *rows] if name == table}
    database.execute("COMMIT")
    return len(found)


def test_who_looks_between_two_moves_sees_the_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct_house(tmp_path) as here:
            both = [await here.somebody("Anna"), await here.somebody("Ben")]
            table = await here.table("face-to-face", *both)
            await begin_directly(table, *both)
            version = table.course.version
            hello = Say(say="hello")
            first = asyncio.create_task(do(table, both[0], hello))
            looking = asyncio.create_task(table.settled(lambda: table.snapshot(both[0])))
            second = asyncio.create_task(do(table, both[1], hello))
            seen = await looking
            assert (seen.snapshot, len(seen.log)) == (version + 1, version + 1)
            assert await first is None
            assert await second is None

    asyncio.run(run())


def test_who_comes_just_then_sees_what_is_saved(address: str) -> None:
    async def run() -> None:
        async with people(address, 3) as (anna, ben, stranger):
            for _ in range(4):
                table = await set_table([anna, ben])
                async with at_table(table, anna, ben) as seats:
                    await begin(seats)
                    await asyncio.gather(talk_a_lot(seats), look(stranger, table), look(ben, table))

    asyncio.run(run())


async def talk_a_lot(seats: Sequence[Seated]) -> None:
    """Without waiting for answers."""
    for number, phrase in enumerate(PHRASES):
        await seats[number % 2].talk(phrase)
    await all_hear(seats, seats[0].version + len(PHRASES))


async def look(client: Client, table: str) -> None:
    """By HTTP and on a socket: version, log and what comes next go together."""
    for _ in range(3):
        check(await client.look(table))
    async with client.sit(table) as seat:
        assert seat.now is not None
        check(seat.now)
        await seat.say(Since(since=0))
        while not (isinstance(answer := await next_message(seat), Snapshot) and answer.id):
            pass
        check(answer)
        assert seat._number == 1, "there was no gap, so nothing had to be asked for"


def check(snapshot: Snapshot) -> None:
    assert [told.version for told in snapshot.log] == list(range(1, snapshot.snapshot + 1))
