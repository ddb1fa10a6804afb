"""Getting ready before anybody asks: what is compiled on first use is compiled, or loaded, now."""

import numpy as np

from stammtisch import bots
from stammtisch.analysis.judging import judge
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Rulebook, all_games
from stammtisch.games.sights import UNKNOWN
from stammtisch.games.states import rows_of

MOMENT = 0.01  # seconds of thinking; enough for everything to be called once


def warm_up() -> None:
    """Let every bot make a move in every game, and look at it as a table does."""
    for game in all_games().values():
        _warm_up(game)
    for game in all_games().values():
        _warm_up_analysis(game)


def _warm_up(game: Rulebook) -> None:
    state = game.new(seed=0)
    view = game.blind(state, 0)
    for name in bots.names():
        bots.find_ours(name).choose(game, view, 0, MOMENT, seeded(0))
    move = game.legal(state)[0]
    game.refusal(state, move)
    first = game.moments.of(rows_of(state))
    assert game.moments.after(first, move)
    game.sights.news(UNKNOWN, first.known)
    game.standing(state)


def _warm_up_analysis(game: Rulebook) -> None:
    """What only an analysis needs: nobody asks for one before a game is over."""
    view = game.blind(game.new(seed=0), 0)
    judge(game, view, game.legal(view)[0], 1, seeded(0), np.zeros(1, np.int64))
