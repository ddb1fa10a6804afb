"""Ways into a database: SQLite is used from threads of its own, PostgreSQL over the network.

A query, and a group of entries to be saved, cost one trip to a thread or one transaction each.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from time import monotonic
from typing import Any, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, Executable, Row, Table, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stammtisch.store.preparing import Insertion, Prepared, Query, Question
from stammtisch.store.recent import ChangeRow, Recent, decode, encode
from stammtisch.store.schema import changes
from stammtisch.store.threads import Threads

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Values = Mapping[str, Any]  # of a statement, by name


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows for a table, complete and in the order of its columns."""

    table: Table
    rows: Sequence[tuple[Any, ...]]
    missing: bool = False  # only those that are not there yet; in SQLite

    @classmethod
    def of(cls, table: Table, rows: Sequence[Values]) -> "Rows":
        """Rows that say which value is whose."""
        names = table.c.keys()
        return cls(table, [tuple(row[name] for name in names) for row in rows])


@dataclass(frozen=True, slots=True)
class Following:
    """What follows from the rows that a query finds, which was made before."""

    query: Query
    values: Values
    statements: "Callable[[Sequence[Row[Any]]], Sequence[Statement]]"


# What is carried out: a statement, or one that was made before, with its values. Making a statement
# takes longer than carrying it out, so those of every game are made once.
Statement = Executable | tuple[Executable, Values | Sequence[Values]] | Rows | Following
REFUSALS = (SQLAlchemyError, sqlite3.Error, OSError)  # what a database raises
MOST_AT_ONCE = 500  # rows; SQLite takes 32,766 values in a statement
MOST_PREPARED = 1000  # of each kind
REST_SECONDS = 10.0  # after changes could not go to their places

APPEND = "INSERT INTO recent (body) VALUES (?)"
LAST_VERSION = (
    "SELECT EXISTS (SELECT * FROM tables WHERE id = ?),"
    ' (SELECT max(version) FROM changes WHERE "table" = ?)'
)
ALL_RECENT = "SELECT number, body FROM recent ORDER BY number"
FORGET = "DELETE FROM recent WHERE number <= ?"


class Savable(Protocol):
    """Statements and rows of `changes` that belong together."""

    @property
    def statements(self) -> Sequence[Statement]:
        """What is carried out, one after another."""

    @property
    def changes(self) -> Sequence[ChangeRow]:
        """What is added to the changes."""

    @property
    def names_somebody(self) -> bool:
        """Whether its changes go to their places at once: who is to be forgotten is looked for
        there (forgetting.py)."""

    rows: list[int]  # how many rows each statement changed


class Access(Protocol):
    """A way in: many may read, groups of entries are saved one at a time."""

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them in one transaction, or none; raises what the database raises."""

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction, on a connection of its own."""

    async def waiting(self, table: str) -> Sequence[ChangeRow]:
        """What was saved of a table and is not in `changes` yet."""

    async def close(self) -> None:
        """Let go of the database."""

    @property
    def dialect(self) -> str:
        """sqlite or postgresql."""


class FromThreads:
    """For SQLite: the loop must not wait for the disk."""

    dialect = "sqlite"

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = Threads(2, "reader")
        self._writer = Threads(1, "writer")
        self._connection: sqlite3.Connection | None = None  # the writer's
        self._recent: Recent | None = None  # the writer's
        self._settling: asyncio.Task[None] | None = None
        self._rest_until = 0.0
        self._prepared = lru_cache(MOST_PREPARED)(partial(Prepared, dialect=engine.dialect))
        self._questions = lru_cache(MOST_PREPARED)(partial(Question, dialect=engine.dialect))
        self._insertion = lru_cache(MOST_PREPARED)(partial(Insertion, dialect=engine.dialect))

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        return await self._readers.do(self._read, query)

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them, or none; what is brought to its place after it, nobody waits for."""
        due = await self._writer.do(self._save, entries)
        if due and (self._settling is None or self._settling.done()):
            self._settling = asyncio.create_task(self._settle_due())

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction; what it sets for its connection ends with that."""
        return await self._writer.do(self._run, function)

    async def waiting(self, table: str) -> Sequence[ChangeRow]:
        """What is still on the way to its place."""
        return await self._writer.do(lambda: self._known.waiting(table))

    async def close(self) -> None:
        """Let go of the file."""
        await self._writer.do(self._close)
        self._writer.close()
        self._readers.close()
        self.engine.dispose()

    def _run(self, function: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            answer = function(connection)
            connection.detach()
        return answer

    def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def _save(self, entries: Sequence[Savable]) -> bool:
        """Answer whether changes are due to go to their places. What comes without statements, as
        moves do, is most of what is ever saved."""
        known, others = self._known, list[Savable]()
        rows, named = list[ChangeRow](), list[ChangeRow]()
        for entry in entries:
            (named if entry.names_somebody else rows).extend(entry.changes)
            if entry.statements or entry.names_somebody:
                others.append(entry)
        if others:
            with self._transaction():
                for entry in others:
                    entry.rows = [self._carry_out(one) for one in entry.statements]
                versions = known.check(row for entry in entries for row in entry.changes)
                self._add(Rows(changes, named))
                number = self._append(rows)
        else:
            versions = known.check(rows)
            number = self._append(rows)
        known.saved(versions)
        if number:
            known.add(number, rows)
        return monotonic() > self._rest_until and bool(known.due())

    def _append(self, rows: Sequence[ChangeRow]) -> int | None:
        """The number of the new row of `recent`, if there is one."""
        return self._writing.execute(APPEND, (encode(rows),)).lastrowid if rows else None

    async def _settle_due(self) -> None:
        try:
            await self._writer.do(lambda: self._settle(self._known.due()))
        except REFUSALS as error:  # they are safe where they are, and are tried again
            self._rest_until = monotonic() + REST_SECONDS
            log.error("changes stay where they are", extra={"error": type(error).__name__})

    def _settle(self, tables: Sequence[str]) -> None:
        if not tables:
            return
        with self._transaction():
            self._add(Rows(changes, self._known.rows_of(tables), missing=True))
            self._writing.execute(FORGET, (self._known.last_without(tables),))
        self._known.settled(tables)

    @property
    def _known(self) -> Recent:
        """What is in `recent`; the first time that is read, for a house may have been killed."""
        if self._recent is None:
            found = Recent(self._last_version)
            for number, body in self._writing.execute(ALL_RECENT):
                found.add(number, decode(body))
            self._recent = found  # all of it: what isn't known would be deleted with the rest
        return self._recent

    def _last_version(self, table: str) -> int:
        [(exists, version)] = self._writing.execute(LAST_VERSION, (table, table))
        if not exists:
            raise ValueError(f"there is no table {table}")
        return version or 0

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._writing.execute("COMMIT")
        except BaseException:
            if self._writing.in_transaction:  # else SQLite has seen to it
                self._writing.execute("ROLLBACK")
            raise

    def _carry_out(self, statement: Statement) -> int:
        """Answer how many rows it changed."""
        if isinstance(statement, Rows):
            return self._add(statement)
        if isinstance(statement, Following):
            question = self._questions(statement.query)
            found = self._writing.execute(question.words, question.values(statement.values))
            return sum(map(self._carry_out, statement.statements(question.rows(found))))
        if not isinstance(statement, tuple):
            new = Prepared(statement, self.engine.dialect)
            return self._writing.execute(new.words, new.values({})).rowcount
        known, given = self._prepared(statement[0]), statement[1]
        if isinstance(given, Mapping):
            return self._writing.execute(known.words, known.values(given)).rowcount
        return self._writing.executemany(known.words, map(known.values, given)).rowcount

    def _add(self, new: Rows) -> int:
        """Many in one statement: the driver lets go of the interpreter for each statement, and gets
        it back only when the rest of the house takes a breath."""
        for start in range(0, len(new.rows), MOST_AT_ONCE):
            rows = new.rows[start : start + MOST_AT_ONCE]
            insertion = self._insertion(new.table, len(rows), new.missing)
            self._writing.execute(insertion.words, insertion.values(rows))
        return len(new.rows)

    @property
    def _writing(self) -> sqlite3.Connection:
        """Without a transaction around it, a statement is one by itself."""
        if self._connection is None:
            connection = self.engine.raw_connection()
            self._connection = cast(sqlite3.Connection, connection.driver_connection)
            connection.detach()
            self._connection.isolation_level = None
        return self._connection

    def _close(self) -> None:
        if self._connection is None:
            return
        try:
            self._settle(self._recent.tables if self._recent else [])
        except REFUSALS as error:  # the next one who opens the file finds them
            log.error("changes stay where they are", extra={"error": type(error).__name__})
        self._connection.close()


class OverNetwork:
    """For PostgreSQL: the network is waited for in the loop."""

    dialect = "postgresql"

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them, or none."""
        async with self.engine.begin() as connection:
            await connection.run_sync(carry_out, entries)

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(function)

    async def waiting(self, table: str) -> Sequence[ChangeRow]:
        """All go to their places at once."""
        return []

    async def close(self) -> None:
        """Let go of the network."""
        await self.engine.dispose()


def carry_out(connection: Connection, entries: Sequence[Savable]) -> None:
    """All statements, and all changes together."""
    for entry in entries:
        if entry.statements:
            entry.rows = [_execute(connection, one) for one in entry.statements]
    _execute(connection, Rows(changes, [row for entry in entries for row in entry.changes]))


def _execute(connection: Connection, statement: Statement) -> int:
    """Carry a statement out; answer how many rows it changed."""
    if isinstance(statement, Rows):
        return _add(connection, statement)
    if isinstance(statement, Following):
        found = connection.execute(statement.query, statement.values).all()
        return sum(_execute(connection, one) for one in statement.statements(found))
    if isinstance(statement, tuple):
        return connection.execute(*statement).rowcount
    return connection.execute(statement).rowcount


def _add(connection: Connection, new: Rows) -> int:
    names = new.table.c.keys()
    rows = [dict(zip(names, row, strict=True)) for row in new.rows]
    if rows:
        connection.execute(insert(new.table), rows)
    return len(rows)
