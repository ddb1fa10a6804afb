"""The suite `search`: simulations of a tree search on one core, each to the end of the game.

Ours in each of our games, beside OpenSpiel's C++ IS-MCTS in its own card games, all in the middle
of a game.
"""

import argparse
from contextlib import ExitStack

from bench import contest, environment
from bench.environment import OUR_PYTHON
from bench.peer import Peer

WHAT = "searching"
OURS = ("cafe-cards", "cafe-board", "face-to-face")
OPEN_SPIEL = ("hearts", "euchre", "gin rummy")


def run(options: argparse.Namespace) -> bool:
    """Measure and print; False if anything could not be measured."""
    environment.ensure()
    with environment.one_core(), ExitStack() as stack:
        our_search = stack.enter_context(Peer("our_search", OUR_PYTHON))
        open_spiel = stack.enter_context(Peer("open_spiel"))
        rows = contest.measure(
            [contest.in_process(our_search, "Stammtisch", WHAT, game, True) for game in OURS],
            [contest.in_process(open_spiel, "OpenSpiel C++", WHAT, game) for game in OPEN_SPIEL],
            options,
        )
    return contest.show("search", "simulations", rows, options, ("open-spiel",))
