"""One writer for all: what arrives while a transaction is being saved goes into the next one.

So the cost of making something durable is shared by all who wait for it. Whoever calls `write` goes
on when it is saved, and tells nobody before.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.store.access import Access, ChangeRow, Statement

log = logging.getLogger(__name__)


class NotSaved(Exception):
    """The database refused; nothing of the entry is in it."""


@dataclass(eq=False)
class Entry:
    """Statements and rows of `changes` that are saved together or not at all."""

    statements: Sequence[Statement] = ()
    changes: Sequence[ChangeRow] = ()
    rows: list[int] = field(default_factory=list)  # how many rows each statement changed
    saved: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Journal:
    """The writer; `close` saves what is left."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._waiting: list[Entry] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.watch: Callable[[float, int], None] = lambda seconds, entries: None
        self._task = asyncio.create_task(self._run())

    def add(self, entry: Entry) -> "asyncio.Future[None]":
        """Hand in an entry; the future is done once it is saved, or has NotSaved."""
        if self._closing:
            entry.saved.set_exception(NotSaved("the house is closing"))
        else:
            self._waiting.append(entry)
            self._wake.set()
        return entry.saved

    async def write(self, *statements: Statement) -> list[int]:
        """Save statements together; answer how many rows each changed. Raises NotSaved."""
        entry = Entry(statements)
        await self.add(entry)
        return entry.rows

    async def close(self) -> None:
        """Save what is left, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            entries, self._waiting = self._waiting, []
            if entries:
                await self._save(entries)
                if self._waiting:
                    self._wake.set()

    async def _save(self, entries: list[Entry]) -> None:
        """All in one transaction; if that fails, each in its own, to find the one at fault."""
        began = perf_counter()
        try:
            await self._access.save(entries)
        except (SQLAlchemyError, OSError) as error:
            await self._save_apart(entries, error)
        else:
            self.watch(perf_counter() - began, len(entries))
            _tell(entries)

    async def _save_apart(self, entries: list[Entry], error: Exception) -> None:
        if len(entries) > 1:
            for entry in entries:
                await self._save([entry])
            return
        log.error("not saved", extra={"error": type(error).__name__})
        if not entries[0].saved.done():
            entries[0].saved.set_exception(NotSaved(type(error).__name__))


def _tell(entries: list[Entry]) -> None:
    for entry in entries:
        if not entry.saved.done():  # whoever waited may have gone
            entry.saved.set_result(None)
