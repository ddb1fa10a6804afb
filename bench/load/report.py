"""What was measured under load, as a table for people or as JSON."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from bench.table import machine, three_digits

PEER = "boardgame.io"
HEAD = ("tables", "mode", "server", "moves/s", "p50 ms", "p99 ms", "a table", "load", "µs", "")
LEFT = 3  # columns of text; the others are figures


@dataclass
class Row:
    tables: int
    mode: str
    server: str
    moves: float = 0.0  # a second
    p50: float | None = None  # milliseconds
    p99: float | None = None
    memory: float | None = None  # bytes a table
    load: float | None = None  # of its core, by the server
    players_load: float | None = None  # of theirs, by the players
    games: int = 0  # begun anew while it was measured
    late: int = 0  # moves that were due while the last one was under way
    stuck: int = 0  # tables whose last move was never seen
    errors: int = 0
    error: str = ""

    @property
    def work(self) -> float | None:
        """Microseconds of the server's processor time for a move."""
        return None if self.load is None or not self.moves else 1e6 * self.load / self.moves

    def key(self) -> tuple[int, str]:
        return self.tables, self.mode


def text(rows: list[Row]) -> str:
    lines = [(*HEAD[:-1], f"to {PEER}: moves/s, p99"), *(cells(row, rows) for row in rows)]
    wide = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    rule = tuple("-" * width for width in wide)
    return "\n".join(laid_out(line, wide) for line in (lines[0], rule, *lines[1:]))


def laid_out(line: tuple[str, ...], wide: list[int]) -> str:
    left = (f"{cell:<{width}}" for cell, width in zip(line[:LEFT], wide, strict=False))
    right = (f"{cell:>{width}}" for cell, width in zip(line[LEFT:-1], wide[LEFT:], strict=False))
    return "  ".join((*left, *right, line[-1])).rstrip()


def cells(row: Row, rows: list[Row]) -> tuple[str, ...]:
    named = (f"{row.tables:,}", row.mode, row.server)
    if row.error and not row.moves:
        return (*named, "-", *("" for _ in HEAD[4:-1]), row.error)
    figures = (f"{row.moves:,.0f}", figure(row.p50), figure(row.p99), kilobytes(row.memory))
    return (*named, *figures, loads(row), figure(row.work), remark(row, rows))


def remark(row: Row, rows: list[Row]) -> str:
    found = ratios(row, rows)
    told = "" if found is None else ", ".join(f"{three_digits(ratio)}×" for ratio in found)
    wrong = f"{row.errors} errors, {row.stuck} stuck: {row.error}"
    return f"{told} ({wrong})" if row.errors or row.stuck else told


def ratios(row: Row, rows: list[Row]) -> tuple[float, float] | None:
    """Its moves and its p99, divided by those of boardgame.io."""
    peer = next((other for other in rows if is_peer(other) and other.key() == row.key()), None)
    if peer is None or is_peer(row) or not (peer.moves and peer.p99 and row.p99):
        return None
    return row.moves / peer.moves, row.p99 / peer.p99


def is_peer(row: Row) -> bool:
    return row.server == PEER


def figure(number: float | None) -> str:
    return "-" if number is None else three_digits(number)


def kilobytes(memory: float | None) -> str:
    return "-" if memory is None else f"{memory / 1024:,.0f} KiB"


def loads(row: Row) -> str:
    """How busy the server's core was, and the players'."""
    return "/".join("-" if part is None else f"{part:.0%}" for part in (row.load, row.players_load))


def as_json(rows: list[Row], versions: dict[str, str]) -> str:
    listed = [record(row, rows) for row in rows]
    return json.dumps({"suite": "load", "machine": machine(), "peers": versions, "rows": listed})


def record(row: Row, rows: list[Row]) -> dict[str, Any]:
    found = ratios(row, rows)
    compared = None if found is None else {"moves": found[0], "p99": found[1]}
    return {**asdict(row), "work": row.work, "to_peer": compared}
