"""What was measured, as a table for people or as JSON."""

import json
import os
import platform
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any


@dataclass
class Row:
    what: str
    game: str
    ours: bool = False
    rates: list[float] = field(default_factory=list)
    error: str = ""

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        return (max(self.rates) - min(self.rates)) / self.rate


def our_range(rows: list[Row]) -> tuple[float, float] | None:
    """Our slowest and our fastest game; without all of our games there is nothing to compare."""
    ours = [row for row in rows if row.ours]
    if not ours or any(row.error for row in ours):
        return None
    return min(row.rate for row in ours), max(row.rate for row in ours)


def ratios(row: Row, rows: list[Row]) -> tuple[float, float] | None:
    reach = our_range(rows)
    if reach is None or row.ours or row.error:
        return None
    return reach[0] / row.rate, reach[1] / row.rate


def cells(row: Row, rows: list[Row]) -> tuple[str, ...]:
    if row.error:
        return row.what, row.game, "-", "", row.error
    return row.what, row.game, f"{row.rate:,.0f}", f"{row.spread:.0%}", ratio_text(row, rows)


def ratio_text(row: Row, rows: list[Row]) -> str:
    found = ratios(row, rows)
    return "" if found is None else " to ".join(map(three_digits, found))


def three_digits(ratio: float) -> str:
    return f"{ratio:,.{2 if ratio < 10 else 1 if ratio < 100 else 0}f}"


def text(unit: str, rows: list[Row]) -> str:
    head = ("what", "game", f"{unit}/s", "spread", "ours / it")
    lines = [head, *(cells(row, rows) for row in rows)]
    wide = [max(len(line[column]) for line in lines) for column in range(4)]
    rule = tuple("-" * width for width in (*wide, len(head[-1])))
    return "\n".join(laid_out(line, wide) for line in (head, rule, *lines[1:]))


def laid_out(line: tuple[str, ...], wide: list[int]) -> str:
    what, game, rate, spread, ratio = line
    left = f"{what:<{wide[0]}}  {game:<{wide[1]}}"
    return f"{left}  {rate:>{wide[2]}}  {spread:>{wide[3]}}  {ratio}".rstrip()


def as_json(suite: str, unit: str, rows: list[Row], versions: dict[str, str]) -> str:
    listed = [record(unit, row, rows) for row in rows]
    return json.dumps({"suite": suite, "machine": machine(), "peers": versions, "rows": listed})


def record(unit: str, row: Row, rows: list[Row]) -> dict[str, Any]:
    known: dict[str, Any] = {"what": row.what, "game": row.game, "ours": row.ours}
    if row.error:
        return {**known, "error": row.error}
    measured = {f"{unit}_per_second": row.rate, "repeats": row.rates}
    return {**known, **measured, "ours_to_it": ratios(row, rows)}


def machine() -> str:
    python = f"Python {platform.python_version()}"
    return f"one core of {os.cpu_count()}, {processor()}, {platform.system()}, {python}"


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
