"""Changes that are saved, but not yet in their places.

`changes` is in the order of the tables: a move at each of twenty of them alters twenty pages of the
file, a few bytes in each. So what is saved together is first added to the end of `recent`, in one
row; and the changes of a table go to their places once they are many, for there they lie side by
side. Whoever reads a table takes both. A house that was killed finds them when it opens again.

A file has one writer (holding.py): it knows what is in `recent`, and deletes from it.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice, takewhile
from typing import NamedTuple

import msgspec

ChangeRow = tuple[str, int, bytes]  # a row of `changes`: table, version, body

GATHERED = 96  # changes of a table for which it is worth while
AT_ONCE = 2  # tables: who makes a move meanwhile waits
OLD = 4000  # rows of `recent` after which a change goes to its place in any case
MOST_KNOWN = 20_000  # tables whose last version is remembered

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[ChangeRow]).decode


class Gathering(NamedTuple):
    """The changes of one table that are not in their places, from this row of `recent` on."""

    since: int
    bodies: dict[int, bytes]  # by version; rows would be objects that Python searches for cycles


class Recent:
    """What is in `recent`, as its only writer knows it."""

    def __init__(self, last_version: Callable[[str], int]) -> None:
        self._last_version = last_version  # in `changes`
        self._last = 0  # row
        self._tables: dict[str, Gathering] = {}  # the one that has waited longest first
        self._ripe: dict[str, None] = {}
        self._versions: dict[str, int] = {}  # the last of each table

    def check(self, rows: Iterable[ChangeRow]) -> dict[str, int]:
        """These come next, each after the one before it: no version is saved twice, none is left
        out. Answers the last of each table; raises ValueError."""
        last: dict[str, int] = {}
        versions = self._versions
        for table, version, _ in rows:
            before = last.get(table) or versions.get(table)
            if before is None:
                before = self._version_of(table)
            if version != before + 1:
                raise ValueError(f"version {version} after {before}")
            last[table] = version
        return last

    def _version_of(self, table: str) -> int:
        waiting = self.waiting(table)
        return max(self._last_version(table), waiting[-1][1] if waiting else 0)

    def saved(self, versions: dict[str, int]) -> None:
        """These versions are saved now, in either place."""
        if len(self._versions) > MOST_KNOWN:
            self._versions.clear()
        self._versions.update(versions)

    def add(self, number: int, rows: Iterable[ChangeRow]) -> None:
        """These are in a new row."""
        self._last, tables = number, self._tables
        for table, version, body in rows:
            known = tables.get(table)
            if known is None:
                tables[table] = Gathering(number, {version: body})
                continue
            bodies = known.bodies
            bodies[version] = body
            if len(bodies) == GATHERED:
                self._ripe[table] = None

    def waiting(self, table: str) -> Sequence[ChangeRow]:
        """The changes of a table that are not in their places."""
        known = self._tables.get(table)
        return [(table, *change) for change in known.bodies.items()] if known else []

    @property
    def tables(self) -> list[str]:
        """Those with changes that are not in their places."""
        return [*self._tables]

    def due(self) -> list[str]:
        """The tables whose changes should go to their places now: many at once, or old ones."""
        ripe = islice(self._ripe if len(self._ripe) >= AT_ONCE else (), AT_ONCE)
        old = takewhile(lambda name: self._tables[name].since <= self._last - OLD, self._tables)
        return sorted({*ripe, *islice(old, AT_ONCE)})

    def rows_of(self, tables: Iterable[str]) -> Sequence[ChangeRow]:
        """The changes of these tables, in the order of their places."""
        return [row for name in sorted(tables) for row in self.waiting(name)]

    def last_without(self, tables: Iterable[str]) -> int:
        """Up to which row of `recent` nothing is needed any more, but for these tables."""
        gone = {*tables}
        others = (known.since - 1 for name, known in self._tables.items() if name not in gone)
        return next(others, self._last)

    def settled(self, tables: Iterable[str]) -> None:
        """The changes of these tables are in their places."""
        for name in tables:
            self._tables.pop(name, None)
            self._ripe.pop(name, None)
