"""The suite `load`: moves a second, and how long until the other player sees one.

For each number of tables every server gets a fresh process, all tables are opened, then they play
paced and then saturated.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from bench.load import cores, packages, report
from bench.load.house import KINDS, House, Kind
from bench.load.players import Answer, Players
from bench.load.report import Row
from bench.peer import Unmeasured
from bench.table import machine
from stammtisch.server.serving import allow_many_files

MODES = ("paced", "saturated")
SIZES = (50, 500, 2000)
GAMES = ("mix", "cafe-cards", "cafe-board", "face-to-face")


class Length(NamedTuple):
    warm_up: float
    seconds: float


USUAL, QUICK = Length(2.0, 6.0), Length(1.0, 2.0)


def add_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the suite load")
    group.add_argument("--quick", action="store_true", help="50 tables, two seconds each")
    group.add_argument("--sizes", type=sizes, help="numbers of tables: 50,500,2000")
    group.add_argument("--servers", type=servers, default=list(KINDS), help=names())
    group.add_argument("--game", choices=GAMES, default="mix", help="what is played with us")


def sizes(text: str) -> tuple[int, ...]:
    return tuple(int(size) for size in text.split(","))


def servers(text: str) -> list[Kind]:
    chosen = text.split(",")
    if unknown := set(chosen) - {kind.name for kind in KINDS}:
        raise argparse.ArgumentTypeError(f"not known: {', '.join(sorted(unknown))}")
    return [kind for kind in KINDS if kind.name in chosen]


def names() -> str:
    return ",".join(kind.name for kind in KINDS)


def run(options: argparse.Namespace) -> bool:
    """Measure and print; False if anything could not be measured."""
    try:
        packages.ensure()
    except (packages.NoNode, subprocess.CalledProcessError, OSError) as error:
        print(f"bench: load: {error}", file=sys.stderr)
        return False
    allow_many_files()
    rows = all_rows(options)
    show(rows, options)
    return not any(row.error or row.stuck for row in rows)


def all_rows(options: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    for size in options.sizes or (SIZES[:1] if options.quick else SIZES):
        for kind in options.servers:
            print(f"bench: load: {kind.title}, {size} tables", file=sys.stderr)
            rows += measured(kind, size, options.game, length_of(options))
    return sorted(rows, key=lambda row: (row.tables, MODES.index(row.mode)))


def length_of(options: argparse.Namespace) -> Length:
    return QUICK if options.quick else USUAL


def measured(kind: Kind, size: int, game: str, length: Length) -> list[Row]:
    rows = [Row(size, mode, kind.title) for mode in MODES]
    try:
        with House(kind) as server, Players(server, game) as players:
            fill_in(rows, server, players, length)
    except Unmeasured as error:
        for row in rows:
            row.error = row.error or ("" if row.moves else str(error))
    return rows


def fill_in(rows: list[Row], server: House, players: Players, length: Length) -> None:
    players.prepare()
    memory = opened(rows[0].tables, server, players)
    for row in rows:
        row.memory = memory
        start, before = time.monotonic(), server.work()
        note(row, players.play(row.mode, *length))
        row.load = per(time.monotonic() - start, before, server.work())


def opened(tables: int, server: House, players: Players) -> float | None:
    """Open the tables; what a table takes of the memory."""
    before = server.memory()
    print(f"bench: load: opened in {players.open(tables)['seconds']:.1f} s", file=sys.stderr)
    return per(tables, before, server.memory())


def per(unit: float, before: float | None, after: float | None) -> float | None:
    return None if before is None or after is None else (after - before) / unit


def note(row: Row, answer: Answer) -> None:
    row.moves, row.p50, row.p99 = answer["moves_per_second"], answer["p50_ms"], answer["p99_ms"]
    row.players_load = answer["generator_load"]
    row.games, row.late = answer["games"], answer["late"]
    row.errors, row.error, row.stuck = answer["errors"], answer["reason"], answer["stuck"]


def show(rows: list[Row], options: argparse.Namespace) -> None:
    versions = packages.locked_versions("boardgame.io", "@colyseus/core")
    if options.json:
        print(report.as_json(rows, versions))
        return
    print("\n".join(heading(length_of(options), versions)))
    print()
    print(report.text(rows))


def heading(length: Length, versions: dict[str, str]) -> Iterator[str]:
    yield f"the server on {machine()}"
    apart = "share that core" if cores.shared() else "have another core"
    yield f"the players {apart}; {length.seconds:.0f} s each after {length.warm_up:.0f} s"
    yield ", ".join(f"{name} {version}" for name, version in versions.items())
