"""Measuring in turn: every round measures everybody once, ours spread evenly among the peers.

So a noisy minute hits all alike; the median of the rounds counts.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass

from bench import environment, table
from bench.peer import Peer, Unmeasured
from bench.table import Row
from bench.timing import Timing


@dataclass
class Contestant:
    row: Row
    measure: Callable[[float, int], Timing]

    def repeat(self, seconds: float, seed: int) -> None:
        if self.row.error:
            return
        try:
            self.row.rates.append(self.measure(seconds, seed).rate)
        except Unmeasured as error:
            self.row.error = str(error)


def in_process(peer: Peer, name: str, what: str, game: str, ours: bool = False) -> Contestant:
    return Contestant(
        Row(f"{name}, {what}", game, ours),
        lambda seconds, seed: peer.measure(what, game, seconds, seed),
    )


def measure(
    ours: list[Contestant], peers: list[Contestant], options: argparse.Namespace
) -> list[Row]:
    contestants = in_turn(ours, peers)
    for seed in range(1, options.repeats + 1):
        play_round(contestants, options.seconds, seed)
    return [contestant.row for contestant in (*ours, *peers)]


def in_turn(ours: list[Contestant], peers: list[Contestant]) -> list[Contestant]:
    """Both lists in one, each spread evenly over the whole."""
    placed = [
        ((index + 0.5) / len(group), contestant)
        for group in (ours, peers)
        for index, contestant in enumerate(group)
    ]
    return [contestant for _, contestant in sorted(placed, key=lambda pair: pair[0])]


def play_round(contestants: list[Contestant], seconds: float, seed: int) -> None:
    for contestant in contestants:
        row = contestant.row
        print(f"bench: round {seed}: {row.what}: {row.game}", file=sys.stderr)
        contestant.repeat(seconds, seed)


def show(
    suite: str, unit: str, rows: list[Row], options: argparse.Namespace, peers: tuple[str, ...]
) -> bool:
    """Print; False if anything could not be measured."""
    versions = environment.locked_versions(*peers)
    if options.json:
        print(table.as_json(suite, unit, rows, versions))
    else:
        print(f"{table.machine()}; median of {options.repeats}")
        print(", ".join(f"{name} {version}" for name, version in versions.items()))
        print()
        print(table.text(unit, rows))
    return not any(row.error for row in rows)
