"""The desk of a search: what every round uses anew, so that no round has to make it."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.instincts import MOST_KINDS
from stammtisch.games.chance import Chance, Numbers
from stammtisch.games.moves import MoveSet, empty_move_set
from stammtisch.games.rulebook import Rulebook

NOTHING_HIDDEN = -1  # the seat of somebody who sees all cards
DEEPEST = 96  # no walk goes further down the tree than this


class Desk(NamedTuple):
    """One search's own; a named tuple, since Numba knows what that is."""

    state: NDArray[Any]  # one row: the game that a round plays
    moves: MoveSet
    path: Numbers  # pairs of a node and the player who moved there
    scores: Numbers
    minus: Numbers
    leads: Numbers  # how far each player is ahead when a round begins
    rewards: NDArray[np.float64]
    likely: Numbers  # for each kind of card: how likely others hold it; instincts may note more
    used: Numbers  # one number: the nodes that the tree has
    stop: Numbers  # one number: not 0 when time is up; set by another thread
    chance: Chance


def empty_desk(game: Rulebook, players: int, chance: Chance) -> Desk:
    """A desk for a game, with nothing but the root in the tree."""
    return Desk(
        state=np.zeros(1, game.rules.STATE),
        moves=empty_move_set(game.rules.ROWS),
        path=np.zeros(2 * DEEPEST, np.int64),
        scores=np.zeros(players, np.int64),
        minus=np.zeros(players, np.int64),
        leads=np.zeros(players, np.int64),
        rewards=np.zeros(players, np.float64),
        likely=np.zeros(MOST_KINDS, np.int64),
        used=np.ones(1, np.int64),
        stop=np.zeros(1, np.int64),
        chance=chance,
    )
