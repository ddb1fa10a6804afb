"""Ways into a database: SQLite is used from threads of its own, PostgreSQL over the network.

A query, and a group of entries to be saved, cost one trip to a thread or one transaction each.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, Executable, Row, Table, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stammtisch.store.schema import changes

P = ParamSpec("P")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Rows:
    """Many rows for a table, complete and in the order of its columns: text, numbers, bytes."""

    table: Table
    rows: Sequence[tuple[Any, ...]]


# What is carried out: a statement, or one that was made before, with its values. Making a statement
# takes longer than carrying it out, so those of every game are made once.
Statement = Executable | tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]]] | Rows
ChangeRow = tuple[str, int, bytes]  # a row of `changes`: table, version, body
REFUSALS = (SQLAlchemyError, sqlite3.Error, OSError)  # what a database raises
MOST_AT_ONCE = 500  # rows; SQLite takes 32,766 values in a statement


class Savable(Protocol):
    """Statements and rows of `changes` that belong together."""

    @property
    def statements(self) -> Sequence[Statement]:
        """What is carried out, one after another."""

    @property
    def changes(self) -> Sequence[ChangeRow]:
        """What is added to the changes."""

    rows: list[int]  # how many rows each statement changed


class Access(Protocol):
    """A way in: many may read, groups of entries are saved one at a time."""

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them in one transaction, or none; raises what the database raises."""

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction, on a connection of its own."""

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
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # the writer's
        self._adding: sqlite3.Connection | None = None  # its other one, for changes alone

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        return await _in(self._readers, self._read, statement)

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them, or none."""
        await _in(self._writer, self._save, entries)

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction; what it sets for its connection ends with that."""
        return await _in(self._writer, self._run, function)

    async def close(self) -> None:
        """Let go of the file."""
        await _in(self._writer, self._close)
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    def _run(self, function: Callable[[Connection], Answer]) -> Answer:
        with self.engine.begin() as connection:
            answer = function(connection)
            connection.detach()
        return answer

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).all()

    def _save(self, entries: Sequence[Savable]) -> None:
        rows = [row for entry in entries for row in entry.changes]
        if len(rows) <= MOST_AT_ONCE and not any(entry.statements for entry in entries):
            self._add_changes(rows)
            return
        if self._connection is None:
            self._connection = self.engine.connect()
        with self._connection.begin():
            carry_out(self._connection, entries)

    def _add_changes(self, rows: Sequence[ChangeRow]) -> None:
        """Moves, and nothing else: most of what is ever saved. A statement without a transaction
        around it is one by itself, so all of it is a single call that needs no interpreter."""
        if self._adding is None:
            connection = self.engine.raw_connection()
            self._adding = cast(sqlite3.Connection, connection.driver_connection)
            connection.detach()
            self._adding.isolation_level = None
        self._adding.execute(_insertion(changes, len(rows)), [*chain.from_iterable(rows)])

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._adding is not None:
            self._adding.close()


async def _in(
    threads: ThreadPoolExecutor, function: Callable[P, Answer], *given: P.args, **named: P.kwargs
) -> Answer:
    call = partial(function, *given, **named)
    return await asyncio.get_running_loop().run_in_executor(threads, call)


class OverNetwork:
    """For PostgreSQL: the network is waited for in the loop."""

    dialect = "postgresql"

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def save(self, entries: Sequence[Savable]) -> None:
        """Save all of them, or none."""
        async with self.engine.begin() as connection:
            await connection.run_sync(carry_out, entries)

    async def run(self, function: Callable[[Connection], Answer]) -> Answer:
        """Call a function inside a transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(function)

    async def close(self) -> None:
        """Let go of the network."""
        await self.engine.dispose()


def carry_out(connection: Connection, entries: Sequence[Savable]) -> None:
    """All statements, and all changes together."""
    for entry in entries:
        if entry.statements:
            entry.rows = [_execute(connection, one) for one in entry.statements]
    _add(connection, Rows(changes, [row for entry in entries for row in entry.changes]))


def _execute(connection: Connection, statement: Statement) -> int:
    """Carry a statement out; answer how many rows it changed."""
    if isinstance(statement, Rows):
        return _add(connection, statement)
    if isinstance(statement, tuple):
        return connection.execute(statement[0], statement[1]).rowcount
    return connection.execute(statement).rowcount


def _add(connection: Connection, new: Rows) -> int:
    for start in range(0, len(new.rows), MOST_AT_ONCE):
        _add_at_once(connection, new.table, new.rows[start : start + MOST_AT_ONCE])
    return len(new.rows)


def _add_at_once(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """All in one statement. SQLite's driver would let go of the interpreter for each row, and get
    it back only when the rest of the house takes a breath; asyncpg sends many rows at once."""
    if connection.dialect.name == "sqlite":
        values = tuple(chain.from_iterable(rows))
        connection.exec_driver_sql(_insertion(table, len(rows)), values)
    else:
        columns = table.c.keys()
        connection.execute(insert(table), [dict(zip(columns, row, strict=True)) for row in rows])


@cache
def _insertion(table: Table, rows: int) -> str:
    """SQLite's statement for so many rows."""
    names = ", ".join(f'"{column.name}"' for column in table.c)
    row = f"({', '.join('?' * len(table.c))})"
    return f"INSERT INTO {table.name} ({names}) VALUES " + ", ".join([row] * rows)
