"""The suite `rules`: random games on one core, ours and the peers' in turn.

Every round measures everybody once, ours spread evenly among the peers, so that a noisy minute
hits all alike; the median of the rounds counts.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

from bench import environment, table
from bench.peer import Peer, Unmeasured
from bench.peers.ours import SETUPS, Ours, Setup
from bench.table import Row
from bench.timing import Timing

OPEN_SPIEL = ("hearts", "euchre", "bridge", "gin rummy")
PGX = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon", "hex", "tic_tac_toe")
RLCARD = ("gin-rummy", "uno", "leduc-holdem", "doudizhu")

# peer, its name, what is measured, the games
PEERS = (
    ("open_spiel", "OpenSpiel C++", "whole games", OPEN_SPIEL),
    ("open_spiel", "OpenSpiel C++", "bare rollouts", OPEN_SPIEL),
    ("pgx", "PGX", "whole games in batches", PGX),
    ("rlcard", "RLCard", "whole games", RLCARD),
)


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


def run(options: argparse.Namespace) -> bool:
    """Measure and print; False if anything could not be measured."""
    environment.ensure()
    with environment.one_core(), ExitStack() as stack:
        ours, peers = our_contestants(), list(peer_contestants(stack))
        for seed in range(1, options.repeats + 1):
            play_round(in_turn(ours, peers), options.seconds, seed)
    rows = [contestant.row for contestant in (*ours, *peers)]
    show(rows, options)
    return not any(row.error for row in rows)


def our_contestants() -> list[Contestant]:
    return [our_contestant(setup) for setup in SETUPS]


def our_contestant(setup: Setup) -> Contestant:
    ours = Ours(setup)
    # Twice the time of a peer: every repeat is a process of its own, which starts cold.
    return Contestant(
        Row("Stammtisch, whole games", str(setup), ours=True),
        lambda seconds, seed: ours.measure(2 * seconds, seed),
    )


def peer_contestants(stack: ExitStack) -> Iterator[Contestant]:
    modules = sorted({module for module, *_ in PEERS})
    started = {module: stack.enter_context(Peer(module)) for module in modules}
    for module, name, what, games in PEERS:
        for game in games:
            yield peer_contestant(started[module], name, what, game)


def peer_contestant(peer: Peer, name: str, what: str, game: str) -> Contestant:
    return Contestant(
        Row(f"{name}, {what}", game),
        lambda seconds, seed: peer.measure(what, game, seconds, seed),
    )


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


def show(rows: list[Row], options: argparse.Namespace) -> None:
    versions = environment.locked_versions("open-spiel", "pgx", "jax", "rlcard")
    if options.json:
        print(table.as_json("rules", rows, versions))
        return
    print(f"{table.machine()}; median of {options.repeats}")
    print(", ".join(f"{name} {version}" for name, version in versions.items()))
    print()
    print(table.text(rows))
