"""Changing people's names in the database: what has them stands still meanwhile, and is read again
afterwards. Everything else goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress

from stammtisch.store.journal import NotSaved
from stammtisch.table.background import PATIENCE_SECONDS
from stammtisch.table.table import History, Table

log = logging.getLogger(__name__)


class Renaming:
    """Whose names are being changed, at the tables of one house."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.nameless: set[str] = set()  # people whose names nothing new may have
        self._tables = tables  # those in memory
        self._one_at_a_time = asyncio.Lock()  # two could wait for each other's tables
        self._people: set[str] = set()  # those of the one that is under way
        self._done = asyncio.Event()
        self._meanwhile: dict[object, set[str]] = {}  # by table being read: who is renamed then

    @asynccontextmanager
    async def of(self, people: set[str]) -> AsyncIterator[None]:
        """Change the names of these people in the database meanwhile: nothing happens at the tables
        that have them, which are taken from the database again afterwards. Raises NotSaved before
        anything is changed."""
        async with self._one_at_a_time:
            self._begin(people)
            held: list[Table] = []
            try:
                if standing := await self._hold(people, held):
                    raise NotSaved(f"tables that can't be held: {_names(standing)}")
                yield
                # What was set up meanwhile; what stands still is read again before it goes on.
                if standing := await self._hold(people, held):
                    log.warning("names change at tables that can't be held: %s", _names(standing))
            except BaseException:
                self.nameless -= people
                raise
            finally:
                self._people = set()
                self._done.set()
                released = [table.release() for table in held]
        if released:  # they are read again even if whoever waits goes
            await asyncio.wait(released, timeout=PATIENCE_SECONDS)

    def _begin(self, people: set[str]) -> None:
        self.nameless |= people
        self._people = people
        self._done.clear()
        for renamed in self._meanwhile.values():
            renamed |= people

    async def read(self, history: Callable[[], Awaitable[History]]) -> History:
        """A table from the database, whose names stay as they are until the next wait."""
        while True:
            with self._reading() as renamed:
                found = await history()
            named = found.course.named
            if self._people & named:
                await self._done.wait()
            elif not renamed & named:
                return found

    @contextmanager
    def _reading(self) -> Iterator[set[str]]:
        """Who is being renamed at any moment of it."""
        table = object()
        self._meanwhile[table] = renamed = {*self._people}
        try:
            yield renamed
        finally:
            del self._meanwhile[table]

    async def _hold(self, people: set[str], held: list[Table]) -> list[Table]:
        """Hold every table with names of these people; by a rematch one may lead to another.
        Answers those that stand still."""
        tried: list[Table] = []
        while found := [one for one in self._tables_of(people) if one not in held + tried]:
            tried += found
            await asyncio.gather(*(_hold(table, held) for table in found))
        return [table for table in tried if table not in held]

    def _tables_of(self, people: set[str]) -> list[Table]:
        return [table for table in self._tables.values() if people & table.course.named]


async def _hold(table: Table, held: list[Table]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            await table.hold(held.append)


def _names(tables: list[Table]) -> str:
    return ", ".join(table.id for table in tables)
