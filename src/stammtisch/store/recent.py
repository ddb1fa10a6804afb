"""Changes that are saved, but not yet in their places.

`changes` is in the order of the tables: a move at each of twenty of them alters twenty pages of the
file, a few bytes in each. So what is saved together is first added to the end of `recent`, in one
row; and the changes of a table go to their places once they are many, for there they lie side by
side. A house that was killed brings them there when it opens again.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import islice, takewhile
from typing import NamedTuple

import msgspec

ChangeRow = tuple[str, int, bytes]  # a row of `changes`: table, version, body

GATHERED = 24  # changes of a table for which it is worth while
AT_ONCE = 32  # tables
OLD = 4000  # rows of `recent` after which a change goes to its place in any case

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[ChangeRow]).decode


class Gathering(NamedTuple):
    """The changes of one table that are not in their places, from this row of `recent` on."""

    since: int
    rows: list[ChangeRow]


class Recent:
    """What is in `recent`, as its only writer knows it."""

    def __init__(self) -> None:
        self.last = 0  # the number of the last row
        self._tables: dict[str, Gathering] = {}  # the one that has waited longest first
        self._ripe: set[str] = set()

    def check(self, rows: Iterable[ChangeRow]) -> None:
        """No version is there twice; raises ValueError."""
        for table, version, _ in rows:
            known = self._tables.get(table)
            if known and known.rows[-1][1] >= version:
                raise ValueError(f"version {version} after {known.rows[-1][1]}")

    def add(self, rows: Sequence[ChangeRow]) -> None:
        """These are in the next row, if they are any."""
        self.last += bool(rows)
        for row in rows:
            known = self._tables.get(row[0])
            if known is None:
                self._tables[row[0]] = Gathering(self.last, [row])
            else:
                known.rows.append(row)
                if len(known.rows) == GATHERED:
                    self._ripe.add(row[0])

    @property
    def tables(self) -> list[str]:
        """Those with changes that are not in their places."""
        return [*self._tables]

    def due(self) -> list[str]:
        """The tables whose changes should go to their places now: many at once, or old ones."""
        ripe = self._ripe if len(self._ripe) >= AT_ONCE else set()
        old = takewhile(lambda name: self._tables[name].since <= self.last - OLD, self._tables)
        return sorted(ripe.union(islice(old, AT_ONCE)))

    def rows_of(self, tables: Collection[str]) -> Sequence[ChangeRow]:
        """The changes of these tables, in the order of their places."""
        known = [self._tables[name].rows for name in sorted(tables) if name in self._tables]
        return [row for rows in known for row in rows]

    def last_without(self, tables: Collection[str]) -> int:
        """Up to which row of `recent` nothing is needed any more, but for these tables."""
        others = (known.since - 1 for name, known in self._tables.items() if name not in tables)
        return next(others, self.last)

    def settled(self, tables: Iterable[str]) -> None:
        """The changes of these tables are in their places."""
        for name in tables:
            self._tables.pop(name, None)
            self._ripe.discard(name)
