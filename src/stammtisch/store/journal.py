"""One writer for all: what arrives while a transaction is being saved goes into the next one.

So the cost of making something durable is shared by all who wait for it. Whoever calls `write` goes
on when it is saved, and tells nobody before.
"""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct, field

from stammtisch.store.access import Access, Statement
from stammtisch.store.recent import ChangeRow

log = logging.getLogger(__name__)

# A transaction is much work for the house, however little is saved: a second one so soon after the
# first waits a moment for company, and longer where the first had much. In a quiet house nobody
# waits, nor where company is enough.
APART_SECONDS = 0.002
APART_WHEN_BUSY = 0.004
BUSY = 10  # entries of a transaction
ENOUGH = 30  # entries that wait


class NotSaved(Exception):
    """The database refused; nothing of the entry is in it."""


Done = Callable[[NotSaved | None], None]  # told that it is saved, or why it isn't


class Entry(Struct, eq=False, gc=False):
    """Statements and rows of `changes` that are saved together or not at all."""

    statements: list[Statement] = field(default_factory=list)
    changes: list[ChangeRow] = field(default_factory=list)
    names_somebody: bool = False  # in its changes
    rows: list[int] = field(default_factory=list)  # how many rows each statement changed


class Journal:
    """The writer; `close` saves what is left."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._waiting: list[tuple[Entry, Done]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.watch: Callable[[float, int], None] = lambda seconds, entries: None
        self._task = asyncio.create_task(self._run())

    def add(self, entry: Entry, done: Done) -> None:
        """Hand in an entry; `done` is called once it is saved, or could not be."""
        if self._closing:
            asyncio.get_running_loop().call_soon(done, NotSaved("the house is closing"))
            return
        self._waiting.append((entry, done))
        if len(self._waiting) in (1, ENOUGH):
            self._wake.set()

    def save(self, entry: Entry) -> "asyncio.Future[None]":
        """Hand in an entry; the future is done once it is saved, or has NotSaved."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: NotSaved | None) -> None:
            if saved.done():  # whoever waited may have gone
                return
            if error:
                saved.set_exception(error)
            else:
                saved.set_result(None)

        self.add(entry, done)
        return saved

    async def write(self, *statements: Statement) -> list[int]:
        """Save statements together; answer how many rows each changed. Raises NotSaved."""
        entry = Entry([*statements])
        await self.save(entry)
        return entry.rows

    async def close(self) -> None:
        """Save what is left, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        began, apart = 0.0, APART_SECONDS
        while self._waiting or not self._closing:
            await self._wake.wait()
            if perf_counter() - began < apart and len(self._waiting) < ENOUGH:
                await self._wait_for_company(apart)
            began = perf_counter()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            if waiting:
                apart = APART_SECONDS if len(waiting) < BUSY else APART_WHEN_BUSY
                await self._save(waiting)
                if self._waiting:
                    self._wake.set()

    async def _wait_for_company(self, seconds: float) -> None:
        self._wake.clear()
        if not self._closing:
            timer = asyncio.get_running_loop().call_later(seconds, self._wake.set)
            await self._wake.wait()
            timer.cancel()

    async def _save(self, waiting: list[tuple[Entry, Done]]) -> None:
        """All in one transaction; if that fails, each in its own, to find the one at fault."""
        began = perf_counter()
        try:
            await self._access.save([entry for entry, _ in waiting])
        except Exception as error:  # of the database, or of a wrong entry: the others' are saved
            await self._save_apart(waiting, error)
        else:
            self.watch(perf_counter() - began, len(waiting))
            for _, done in waiting:
                _tell(done, None)

    async def _save_apart(self, waiting: list[tuple[Entry, Done]], error: Exception) -> None:
        if len(waiting) > 1:
            for one in waiting:
                await self._save([one])
            return
        log.error("not saved", exc_info=error)
        _tell(waiting[0][1], NotSaved(type(error).__name__))


def _tell(done: Done, error: NotSaved | None) -> None:
    """What goes wrong for one of those who are told must not keep it from the others."""
    try:
        done(error)
    except Exception:
        log.exception("somebody could not be told what was saved")
