"""A search that also notes how its games end, compiled for one game.

This file is loaded once for each game (loading.py); `rules` and `tree` (tree.py, for the same game)
are given to it. A round is a round of the search, and teaches it the same; but where the search has
seen enough, the game is played on by instinct to its end, to know who wins it and by which scores.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.desk import Desk
from stammtisch.bots.instincts import POINT
from stammtisch.games.bits import size
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rule import rule

rules: Any
tree: Any

Nodes = NDArray[Any]

TO_THE_END = 1 << 30  # turns

# One row for each node, filled for those of first moves; sums over the rounds that began there.
# The columns: for each player the games won, then for each the scores, then the points by which
# the player to move got ahead as far as the search looks.
Notes = NDArray[np.float64]


@rule
def rounds(
    view: np.record,
    seat: int,
    settings: np.record,
    nodes: Nodes,
    desk: Desk,
    notes: Notes,
    first: int,
    count: int,
) -> int:
    """Search for so many rounds, all of which begin with this move (or NO_MOVE: with the search's
    own), or until told to stop; answer how many were made."""
    player = int(view.to_move)
    players = int(view.players)
    for made in range(count):
        if desk.stop[0]:
            return made
        tree.deal(view, seat, settings, nodes, desk)
        over = search_from(first, settings, nodes, desk)
        gained = tree.lead(desk.scores, player, players) - desk.leads[player]
        if not over:
            tree.play_out(desk.state[0], TO_THE_END, settings.whim, desk.moves, desk.chance)
        note(notes[desk.path[0]], desk, players, gained / POINT)
    return count


@rule
def search_from(first: int, settings: np.record, nodes: Nodes, desk: Desk) -> bool:
    """A round that begins with a move; answer whether it went to the end of the game."""
    turns = settings.horizon * int(desk.state[0].players)
    if first == NO_MOVE:
        return tree.search(turns, settings, nodes, desk, 0, 0)
    node = node_of(first, nodes, desk)
    turns = tree.step(desk.state[0], turns, nodes, desk, node, 0)
    return tree.search(turns, settings, nodes, desk, node, 1)


@rule
def node_of(move: int, nodes: Nodes, desk: Desk) -> int:
    """The node of a first move, a new one where there is none."""
    child = nodes[0].child
    while child != tree.NONE:
        if nodes[child].move == move:
            return child
        child = nodes[child].sibling
    return tree.add_child(nodes, desk, 0, move, 0)


@rule
def note(sums: NDArray[np.float64], desk: Desk, players: int, gained: float) -> None:
    """Add how a game ended."""
    winners = rules.result(desk.state[0], desk.scores, desk.minus)
    share = 1.0 / size(winners)
    for player in range(players):
        sums[player] += share * (winners >> player & 1)
        sums[players + player] += desk.scores[player]
    sums[2 * players] += gained
