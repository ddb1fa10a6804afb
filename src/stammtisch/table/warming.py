"""Getting ready before anybody asks: what is compiled on first use is compiled, or loaded, now."""

import numpy as np

from stammtisch import bots
from stammtisch.analysis.judging import judge
from stammtisch.bots.warming import first_choice
from stammtisch.bots.warming import warm_up as warm_up_bot
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Rulebook, all_games
from stammtisch.games.sights import UNKNOWN
from stammtisch.games.states import rows_of


def warm_up() -> None:
    """Let every bot make a move in every game, and look at it as a table does."""
    for game in all_games().values():
        _warm_up(game)
    for game in all_games().values():
        _warm_up_analysis(game)


def _warm_up(game: Rulebook) -> None:
    state = first_choice(game)
    view = game.blind(state, int(state["to_move"]))
    for name in bots.names():
        warm_up_bot(bots.find_ours(name), game, view)
    move = game.legal(state)[0]
    game.refusal(state, move)
    first = game.moments.of(rows_of(state))
    assert game.moments.after(first, move)
    game.sights.news(UNKNOWN, first.known)
    game.standing(state)


def _warm_up_analysis(game: Rulebook) -> None:
    """What only an analysis needs: nobody asks for one before a game is over."""
    state = first_choice(game)
    view = game.blind(state, int(state["to_move"]))
    judge(game, view, game.legal(view)[0], 1, seeded(0), np.zeros(1, np.int64))
