"""A house without a server, for the tests: its clock is set by hand, its bots are quick."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.json import decode

from stammtisch.client.seat import read
from stammtisch.store import people
from stammtisch.store.database import Database, open_database
from stammtisch.store.people import Somebody
from stammtisch.table.asked import Asked
from stammtisch.table.clock import Clock
from stammtisch.table.deciding import decide_for, join
from stammtisch.table.house import House
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.table import Table
from stammtisch.wire.answers import AnyAnswer, Refusal
from stammtisch.wire.requests import AnyRequest, Ready
from stammtisch.wire.tables import NewTable, SeatWish

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@dataclass
class Hands:
    """The hands of the clock."""

    now: datetime = NOON

    def forward(self, **time: float) -> None:
        """Set it forward."""
        self.now += timedelta(**time)


class Uncounted:
    """Nobody counts."""

    def moved(self, game: str, by: str) -> None:
        """Not counted."""

    def refused(self, reason: str) -> None:
        """Not counted."""


@dataclass(eq=False)
class Ear:
    """Somebody who listens at a table."""

    person: Somebody | None
    raw: list[bytes] = field(default_factory=list)

    def hear(self, message: bytes) -> None:
        """Keep it."""
        self.raw.append(message)

    def hear_all(self, messages: Sequence[bytes]) -> None:
        """Keep them."""
        self.raw += messages

    @property
    def heard(self) -> list[AnyAnswer]:
        """All of it."""
        return [read(message) for message in self.raw]

    @property
    def events(self) -> list[str]:
        """What happened."""
        changes = [decode(message) for message in self.raw]
        return [event["event"] for change in changes for event in change.get("events", [])]


@dataclass
class Direct:
    """A house, its clock and its database."""

    house: House
    database: Database
    hands: Hands

    async def somebody(self, name: str) -> Somebody:
        """Somebody new."""
        person, _ = await people.become(self.database, name, "here")
        return person

    async def table(self, game: str, *others: Somebody, **more: Any) -> Table:
        """A table at which all of them sit; the first one is the host."""
        seats = [SeatWish("me"), *[SeatWish("open")] * (len(others) - 1)]
        table = await self.house.set_up(NewTable(game, seats, public=True, **more), others[0])
        for person in others[1:]:
            await self._sit(table, person)
        return table

    async def waiting_table(self, host: Somebody) -> Table:
        """A table where somebody waits for somebody else."""
        seats = [SeatWish("me"), SeatWish("open")]
        return await self.house.set_up(NewTable("face-to-face", seats, public=True), host)

    async def _sit(self, table: Table, person: Somebody) -> None:
        def sit(course: Any, now: datetime) -> list[Any]:
            return [join(course, person, None, now)]

        assert await carried_out(table, Asked(sit, lambda _: None)) is None


async def carried_out(table: Table, asked: Asked) -> Refusal | None:
    """Hand something in and wait for the answer: None when it is done."""
    refused: list[Refusal] = []
    asked.refuse = refused.append
    table.ask(asked)
    await table.settled(lambda: None)
    return refused[0] if refused else None


async def do(table: Table, person: Somebody, request: AnyRequest) -> Refusal | None:
    """Have a request carried out; answer why not."""
    return await carried_out(table, Asked(partial(decide_for, person, request), lambda _: None))


async def begin(table: Table, *persons: Somebody) -> None:
    """All are ready."""
    for person in persons:
        assert await do(table, person, Ready(ready="")) is None


@asynccontextmanager
async def direct_house(
    data: Path, hands: Hands | None = None, bots: HouseBots | None = None
) -> AsyncIterator[Direct]:
    """A house on this folder's database."""
    hands = hands or Hands()
    database = await open_database(f"sqlite:///{data / 'house.db'}")
    house = House(
        database, Clock(lambda: hands.now), bots or HouseBots(pace=0, think=0.01), Uncounted()
    )
    house.open()
    try:
        yield Direct(house, database, hands)
    finally:
        await house.close()
        await database.close()
