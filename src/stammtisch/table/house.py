"""The house: all its tables, set up, found, gone on with after a restart."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from msgspec import convert, structs, to_builtins
from sqlalchemy import Row

from stammtisch.games.rulebook import Refused, find
from stammtisch.store import tables as store
from stammtisch.store.access import Statement
from stammtisch.store.database import Database
from stammtisch.store.journal import NotSaved
from stammtisch.store.names import new_name
from stammtisch.store.people import Somebody, gone_but_seated, those_here
from stammtisch.table import changes
from stammtisch.table.abandoned import keep_closing
from stammtisch.table.asked import Watch
from stammtisch.table.background import PATIENCE_SECONDS, note, note_failure
from stammtisch.table.changes import AnyChange
from stammtisch.table.clock import Clock
from stammtisch.table.course import Course
from stammtisch.table.deciding import decide_for
from stammtisch.table.filling import fill_in
from stammtisch.table.house_bots import HouseBots
from stammtisch.table.keeping import seat_row
from stammtisch.table.listing import opening_from, short, short_of_rows
from stammtisch.table.opening import Filed, opening_of
from stammtisch.table.renaming import Renaming
from stammtisch.table.setup import Setup, again, check, seat_for
from stammtisch.table.table import History, Table
from stammtisch.table.views import encode
from stammtisch.wire.answers import Told
from stammtisch.wire.requests import Leave
from stammtisch.wire.tables import NewTable, Seat, Status, TableShort

Counting = Callable[[], Awaitable[None]]  # of a table that somebody sets up

SWEEP_SECONDS = 60.0


class House:
    """All tables of one house."""

    def __init__(self, database: Database, clock: Clock, bots: HouseBots, watch: Watch) -> None:
        self.tables: dict[str, Table] = {}
        self.clock = clock
        self.bots = bots
        self._watch = watch
        self._database = database
        self._wanted: set[str] = set()  # tables that somebody asked for since the last sweep
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._renaming = Renaming(self.tables)
        self._is_closed = False

    def open(self) -> None:
        """Go on with every running table, and let go of idle ones from time to time."""
        closing = keep_closing(self._database, self.clock, self.table)
        tasks = (self._wake(), self._sweep(), closing, fill_in(self._database, self._past))
        self._tasks = [asyncio.create_task(task) for task in tasks]
        for task in self._tasks:
            task.add_done_callback(partial(note_failure, what="the house failed"))

    async def close(self) -> None:
        """Stop clocks and bots, those of tables that are still being read, too."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            table.close()
        self.bots.close()

    async def table(self, name: str) -> Table:
        """The table of this name, from memory or from the database; raises LookupError."""
        table = self.tables.get(name)
        if table is not None:
            self._wanted.add(name)
            return table
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            what = partial(note_failure, what="a table can't be read", table=name)
            loading.add_done_callback(what)
        return await asyncio.shield(loading)

    def statuses(self) -> list[Status]:
        """How the tables in memory stand."""
        return [table.course.status for table in self.tables.values()]

    async def set_up(self, new: NewTable, host: Somebody, origin: Filed | None = None) -> Table:
        """A new table, a what-if table where it has an origin; raises BadInput."""
        game, options = check(new)
        opening = await asyncio.to_thread(opening_of, origin, new) if origin else None
        if opening:  # whoever played there may have been deleted since that was looked up
            opening = opening.without(self._renaming.nameless)
        setup = Setup(
            id=new_name(),
            game=game,
            options=dict(origin.record.options) if origin else options,
            host=host.id,
            public=new.public,
            hints=new.hints,
            limit=new.limit,
            invite=new_name(),
            salt=origin.record.salt if origin else secrets.token_hex(32),
            first_seats=tuple(seat_for(wish, host) for wish in new.seats),
            created=self.clock.now(),
            opening=opening,
        )
        return await self._begin(setup)

    async def rematch(self, old: Table, host: Somebody, count: Counting) -> Table:
        """A table for the same people, where the next one begins; raises Refused, NotSaved, and
        what `count` raises for one table too many. It is saved with the agreement on it, even if
        who asked goes meanwhile; of two who ask at the same time, the first one's counts."""
        agreed, status = await old.settled(lambda: (old.course.rematch, old.course.status))
        if agreed:
            return await self.table(agreed)
        if status != "over":
            raise Refused("", "not-now")
        if not old.course.seats_of(host.id):
            raise Refused("", "no-seat")
        await count()
        was = old.course
        new = await self._again(was, host)

        def decide(course: Course, now: datetime) -> list[AnyChange]:
            if course.rematch or course is not was:  # read again, perhaps with other names
                return []
            return [changes.AgreedRematch(now, new.id)]

        def keep() -> None:  # at once: whoever hears of it may ask for it
            if old.course.rematch == new.id:
                self._keep(_untouched(new))

        await old.decided(decide, _rows_of(new), keep)
        agreed = await old.settled(lambda: old.course.rematch)
        if agreed is None:
            raise NotSaved("rematch")
        return await self.table(agreed)

    async def _again(self, course: Course, host: Somebody) -> Setup:
        here = await those_here(self._database, course.owners)
        seats = course.seats[1:] + course.seats[:1]
        return replace(
            course.setup,
            id=new_name(),
            host=host.id,
            invite=new_name(),
            salt=secrets.token_hex(32),
            first_seats=tuple(again(seat, course.setup.public, here) for seat in seats),
            created=self.clock.now(),
            rematch_of=course.setup.id,
            opening=None,
        )

    async def _begin(self, setup: Setup) -> Table:
        await self._database.write(*_rows_of(setup))
        return self._keep(_untouched(setup))

    async def open_tables(self, reader: str | None) -> list[TableShort]:
        """Public tables that wait for players."""
        return await self._listed(await store.open_tables(self._database), reader)

    async def running_tables(self, reader: str | None) -> list[TableShort]:
        """Public tables to look on, with whose turn it is as far as that is in memory."""
        listed = await self._listed(await store.watchable_tables(self._database), reader)
        return await asyncio.gather(*map(self._with_turn, listed))

    async def _with_turn(self, listed: TableShort) -> TableShort:
        table = self.tables.get(listed.id)
        if table is None:
            return listed
        to_move = await table.settled(lambda: table.course.to_move)
        return structs.replace(listed, to_move=to_move)

    async def tables_of(self, person: str) -> list[TableShort]:
        """Somebody's tables, those where they are to move first."""
        rows = await store.running_tables_of(self._database, person)
        found = [await self._short_of(row.id, person) for row in rows]
        return sorted(found, key=lambda table: table.to_move not in table.yours)

    async def _short_of(self, name: str, person: str) -> TableShort:
        table = await self.table(name)
        return await table.settled(lambda: short(table.course, person))

    async def let_go(self, person: Somebody) -> None:
        """Somebody gets up from all tables, as if they had left each: nobody waits for them."""
        names = await store.all_running_of(self._database, person.id)
        await asyncio.gather(*(self._leave(name, person) for name in names))

    async def _leave(self, name: str, person: Somebody) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                table = await self.table(name)
                await table.decided(partial(decide_for, person, Leave(leave=True)))
        except Exception as error:
            note(error, "somebody who is gone can't leave", table=name)

    def renaming(self, people: set[str]) -> AbstractAsyncContextManager[None]:
        """Change the names of these people in the database meanwhile."""
        return self._renaming.of(people)

    async def _listed(self, rows: Sequence[Row[Any]], reader: str | None) -> list[TableShort]:
        seats = await store.read_seats(self._database, [row.id for row in rows])
        return [short_of_rows(row, seats[row.id], reader) for row in rows]

    async def _load(self, name: str) -> Table:
        """As long as this goes on, nobody else reads the same table: there must not be two."""
        try:
            return self._keep(await self._renaming.read(partial(self._history, name)))
        finally:
            del self._loading[name]

    async def _history(self, name: str) -> History:
        """A table from the database. To play a long game again takes a while: the loop goes on."""
        row = await store.read_table(self._database, name)
        if row is None:
            raise LookupError(name)
        kept = await store.read_changes(self._database, name)
        return await asyncio.to_thread(_fold, _setup_of(row), kept)

    async def _past(self, name: str) -> Course:
        """A game that is over."""
        return (await self._history(name)).course

    def _keep(self, history: History) -> Table:
        """A table in memory, the one that is there already if there is: a new table may be read by
        somebody else as soon as it is saved."""
        name = history.course.setup.id
        self._wanted.add(name)
        table = self.tables.get(name)
        if table is None:
            read_back = partial(self._history, name)
            table = Table(history, self._database, self.clock, self.bots, self._watch, read_back)
            self.tables[name] = table
            if self._is_closed:
                table.close()
        return table

    async def _wake(self) -> None:
        for name in await store.running_tables(self._database):
            with suppress(Exception):  # which has been noted
                await self.table(name)
        for person in await gone_but_seated(self._database):  # the house was killed then
            await self.let_go(person)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            idle = {name for name, table in self.tables.items() if table.is_idle}
            for name in idle - self._wanted:
                self.tables.pop(name).close()
            self._wanted.clear()


def _rows_of(setup: Setup) -> list[Statement]:
    """What the database keeps of a new table."""
    row = {
        "id": setup.id,
        "game": setup.game.name,
        "options": setup.options,
        "host": setup.host,
        "public": setup.public,
        "hints": setup.hints,
        "limit": setup.limit,
        "invite": setup.invite,
        "salt": setup.salt,
        "first_seats": to_builtins(setup.first_seats),
        "rematch_of": setup.rematch_of,
        "origin": to_builtins(setup.opening),
        "created": setup.created,
        "status": "waiting",
        "touched": setup.created,
    }
    seats = store.add_seats(setup.id, [seat_row(seat) for seat in setup.first_seats])
    elsewhere = setup.opening.people if setup.opening else set()
    return [store.add_table(row), seats, store.name_guests(setup.id, elsewhere)]


def _setup_of(row: Row[Any]) -> Setup:
    """A table as it was set up, from the database."""
    return Setup(
        id=row.id,
        game=find(row.game),
        options=row.options,
        host=row.host,
        public=row.public,
        hints=row.hints,
        limit=row.limit,
        invite=row.invite,
        salt=row.salt,
        first_seats=convert(row.first_seats, tuple[Seat, ...]),
        created=row.created,
        rematch_of=row.rematch_of,
        opening=opening_from(row),
    )


def _untouched(setup: Setup) -> History:
    """A new table."""
    return History(Course(setup, list(setup.first_seats)), [])


def _fold(setup: Setup, kept: Iterable[bytes]) -> History:
    """Let everything happen again."""
    course = Course(setup, list(setup.first_seats))
    told = []
    for change in map(changes.decode, kept):
        happened = course.apply(change)
        told.append(encode(Told(course.version, change.at, happened)))
    return History(course, told)
