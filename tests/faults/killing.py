"""Playing at several tables of a house that is killed and opened again."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed

from stammtisch.client import Client, Seated
from stammtisch.play.replay import verify
from stammtisch.store import tables as store
from stammtisch.store.database import open_database
from stammtisch.table import changes
from stammtisch.wire.answers import Changed
from stammtisch.wire.tables import NewTable, SeatWish
from tests.faults.processes import HouseProcess
from tests.table.company import ME, OPEN, keep_playing, people

ENOUGH = 150  # messages heard before the house is killed
KINDS: list[tuple[str, list[SeatWish]]] = [
    ("cafe-cards", [ME, OPEN, SeatWish("bot", level="random")]),
    ("cafe-board", [ME, OPEN]),
    ("face-to-face", [ME, OPEN]),
    ("cafe-cards", [ME, OPEN, SeatWish("bot", level="greedy"), SeatWish("bot", level="random")]),
]


@dataclass
class Heard:
    """What is heard at the tables."""

    seats: list[tuple[str, Seated]] = field(default_factory=list)

    async def enough(self) -> None:
        """Wait until there is something to lose."""
        async with asyncio.timeout(60):
            while sum(len(seat.heard) for _, seat in self.seats) < ENOUGH:
                await asyncio.sleep(0.005)

    def changes(self) -> list[tuple[str, Changed]]:
        """All changes, with their tables."""
        return [
            (table, heard)
            for table, seat in self.seats
            for heard in seat.heard
            if isinstance(heard, Changed)
        ]


async def survive(house: HouseProcess) -> None:
    """Play, kill, look into the database, open again, play to the end, check the records."""
    heard = Heard()
    async with people(house.address, 2) as clients:
        tables = await set_up(clients)
        playing = [
            asyncio.create_task(play(client, table, heard))
            for client in clients
            for table in tables
        ]
        await heard.enough()
        await asyncio.to_thread(house.kill)
        await asyncio.gather(*playing)
        await check_kept(house, heard)
        await asyncio.to_thread(house.open)
        async with asyncio.timeout(120):
            await play_all(clients, tables, heard)
        for table in tables:
            record = await clients[0].record(table)
            verify(record)
            assert record.result == (await clients[1].look(table)).table.result


async def set_up(clients: Sequence[Client]) -> list[str]:
    """Tables at which both sit; one has bots, all have a clock that runs."""
    tables = []
    for game, seats in KINDS:
        new = NewTable(game, seats, public=True, limit=60)
        table = (await clients[0].set_up(new)).table.id
        await clients[1].join(table)
        tables.append(table)
    return tables


async def play_all(clients: Sequence[Client], tables: Sequence[str], heard: Heard) -> None:
    """All play at all tables at once."""
    await asyncio.gather(*(play(client, table, heard) for client in clients for table in tables))


async def play(client: Client, table: str, heard: Heard) -> None:
    """Play until the game is over or the house is gone."""
    async with client.sit(table) as seat:
        heard.seats.append((table, seat))
        try:
            if seat.now and seat.now.table.status == "waiting":
                await seat.ready()
            await keep_playing(seat, random.Random(table))
        except ConnectionClosed:
            pass


async def check_kept(house: HouseProcess, heard: Heard) -> None:
    """Whatever was heard stands in the database, move by move."""
    database = await open_database(house.database)
    kept = {table: await store.read_changes(database, table) for table, _ in heard.seats}
    await database.close()
    for table, told in heard.changes():
        assert told.version <= len(kept[table])
        check_same(changes.decode(kept[table][told.version - 1]), told)


def check_same(kept: changes.AnyChange, told: Changed) -> None:
    """A change that was told is the one that was kept; of a move, also which one."""
    assert kept.at == told.at
    if not isinstance(kept, changes.MadeMove):
        return
    event = told.events[0]
    guest, seat = getattr(event, "guest", None), getattr(event, "seat", None)
    if guest and seat:
        assert kept.move == f"{guest}@{seat}"
    if hasattr(event, "card"):
        assert kept.move.startswith(f"{event.card}{event.pile}")  # type: ignore[union-attr]
