"""Sockets at the tables of a house without a server, and a disk that is slow on purpose."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import WebSocket
from litestar.datastructures import State

from stammtisch.client.seat import read
from stammtisch.server.direct import DirectSocket
from stammtisch.server.limits import Limits
from stammtisch.server.socket import Sockets, Visitor, _go
from stammtisch.store.database import Database
from stammtisch.store.journal import Done, Entry
from stammtisch.store.people import Known, Somebody
from stammtisch.table.table import Table
from stammtisch.wire.answers import AnyAnswer
from tests.table.company import PATIENCE
from tests.table.direct import NOON, Direct, begin, direct_house
from tests.table.houses import settings_for


@dataclass
class Wire:
    """What goes over a socket, in place of one."""

    said: list[bytes] = field(default_factory=list)

    def post(self, *messages: bytes) -> bool:
        """Keep them."""
        self.said += messages
        return True

    @property
    def heard(self) -> list[AnyAnswer]:
        """All of it."""
        return [read(message) for message in self.said]

    def answer(self, request: int) -> AnyAnswer | None:
        """The answer to a request."""
        found = [one for one in self.heard if getattr(one, "id", None) == request]
        assert len(found) <= 1
        return found[0] if found else None


@dataclass
class Caller:
    """Somebody at a table of a house without a server."""

    visitor: Visitor
    wire: Wire
    say: Callable[[str], None]

    @classmethod
    async def at(
        cls, here: Direct, person: Somebody, table: Table, sockets: Sockets, folder: Path
    ) -> "Caller":
        """Somebody comes."""
        settings = settings_for(folder)
        state = State({"house": here.house, "limits": Limits(settings), "settings": settings})
        wire = Wire()
        visitor = Visitor(Known(person, "", NOON), cast(DirectSocket, wire), table, None)
        socket = cast(WebSocket[Any, Any, State], SimpleNamespace(scope={"client": None}))
        go = partial(_go, socket, state, visitor)
        await visitor.enter(table)
        wire.said.clear()
        return cls(visitor, wire, partial(sockets.take, visitor, go))


class SlowDisk:
    """A disk to which nothing is saved until that is asked for, in the order in which it came."""

    def __init__(self, database: Database) -> None:
        self.held: list[tuple[Entry, Done]] = []
        self._add = database.journal.add

    def hold(self, entry: Entry, done: Done) -> None:
        """Save it later."""
        self.held.append((entry, done))

    async def until_held(self) -> None:
        """Until something is to be saved; it may be that something has to be read first."""
        async with asyncio.timeout(PATIENCE):
            while not self.held:
                await asyncio.sleep(0.01)

    async def save_next(self) -> None:
        """Save what came first."""
        await self.until_held()
        self._add(*self.held.pop(0))


@contextmanager
def slow_disk(database: Database) -> Iterator[SlowDisk]:
    """A disk that is slow for now."""
    disk = SlowDisk(database)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database.journal, "add", disk.hold)
        yield disk
    for entry, done in disk.held:
        database.journal.add(entry, done)


@asynccontextmanager
async def two_tables(folder: Path) -> AsyncIterator[tuple[Direct, list[Caller], list[Table]]]:
    """A house with two tables where Anna and Ben play; both of them look at the first."""
    async with direct_house(folder) as here:
        anna, ben = [await here.somebody(name) for name in ("Anna", "Ben")]
        both = [await here.table("face-to-face", anna, ben) for _ in range(2)]
        for table in both:
            await begin(table, anna, ben)
        sockets = Sockets()
        callers = [await Caller.at(here, who, both[0], sockets, folder) for who in (anna, ben)]
        callers[0].wire.said.clear()  # that the other one came
        yield here, callers, both


async def a_moment() -> None:
    """All that can be done without the disk is done."""
    for _ in range(10):
        await asyncio.sleep(0)


async def until_answered(caller: Caller, request: int) -> AnyAnswer:
    async with asyncio.timeout(PATIENCE):
        while (answer := caller.wire.answer(request)) is None:
            await asyncio.sleep(0.001)
    return answer
