"""Statements in the words of a driver, made once.

SQLAlchemy takes several times as long to find a statement's words, to look through its values and
to wrap up what came of it as SQLite takes to carry it out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, cast

from sqlalchemy import (
    ClauseElement,
    CompoundSelect,
    Dialect,
    Executable,
    LargeBinary,
    Row,
    Select,
    Table,
)
from sqlalchemy.engine import result_tuple
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

Query = Select[Any] | CompoundSelect[Any]
Turn = Callable[[Any], Any] | None  # a value into the driver's, or back; None if they are the same
WITH_LISTS = {"render_postcompile": True}  # `IN (...)` has as many places as it was given values


class Prepared:
    """A statement: its words, and the places of its values."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        clause = cast(ClauseElement, statement)
        compiled = clause.compile(dialect=dialect, compile_kwargs=WITH_LISTS)
        assert isinstance(compiled, SQLCompiler)
        self.words = str(compiled)
        order, binds = compiled.positiontup or [], compiled.binds
        self._places = [(name, _turned_in(binds[name].type, dialect)) for name in order]
        self._own = {name: compiled.params[name] for name in order if not binds[name].required}

    def values(self, given: Mapping[str, Any]) -> list[Any]:
        """The values in their places; the statement's own need not be given."""
        named = {**self._own, **given}
        return [named[name] if turn is None else turn(named[name]) for name, turn in self._places]


class Question(Prepared):
    """A query, and what its answers look like."""

    def __init__(self, query: Query, dialect: Dialect) -> None:
        super().__init__(query, dialect)
        columns = query.selected_columns
        self._turns = [_turned_out(column.type, dialect) for column in columns]
        self._row = result_tuple(columns.keys())

    def rows(self, answers: Iterable[Sequence[Any]]) -> list[Row[Any]]:
        """Answers of the driver as everybody else reads them."""
        return [self._row(_turned(self._turns, answer)) for answer in answers]


class Insertion:
    """Adding whole rows to a table, so many at once; or only those that are not there yet."""

    def __init__(self, table: Table, rows: int, missing: bool, dialect: Dialect) -> None:
        names = ", ".join(f'"{column.name}"' for column in table.c)
        row = f"({', '.join('?' * len(table.c))})"
        verb = "INSERT OR IGNORE" if missing else "INSERT"
        self.words = f"{verb} INTO {table.name} ({names}) VALUES " + ", ".join([row] * rows)
        turns = [_turned_in(column.type, dialect) for column in table.c]
        self._turns = turns if any(turns) else None

    def values(self, rows: Sequence[tuple[Any, ...]]) -> list[Any]:
        """The values of all rows, one after another."""
        turns = self._turns
        turned = rows if turns is None else [_turned(turns, row) for row in rows]
        return [*chain.from_iterable(turned)]


def _turned(turns: Sequence[Turn], values: Sequence[Any]) -> list[Any]:
    return [
        value if turn is None else turn(value) for turn, value in zip(turns, values, strict=True)
    ]


def _turned_in(kind: TypeEngine[Any], dialect: Dialect) -> Turn:
    if isinstance(kind, LargeBinary):
        return None  # bytes are bytes
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _turned_out(kind: TypeEngine[Any], dialect: Dialect) -> Turn:
    return kind.dialect_impl(dialect).result_processor(dialect, None)
