"""The suite `rules`: random games on one core, ours and the peers' in turn."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack

from bench import contest, environment
from bench.contest import Contestant
from bench.peer import Peer
from bench.peers.ours import SETUPS, Ours, Setup
from bench.table import Row

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


def run(options: argparse.Namespace) -> bool:
    """Measure and print; False if anything could not be measured."""
    environment.ensure()
    with environment.one_core(), ExitStack() as stack:
        ours, peers = our_contestants(), list(peer_contestants(stack))
        rows = contest.measure(ours, peers, options)
    return contest.show("rules", "moves", rows, options, ("open-spiel", "pgx", "jax", "rlcard"))


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
            yield contest.in_process(started[module], name, what, game)
