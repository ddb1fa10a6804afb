"""Getting a bot ready: what it compiles on first use is compiled, or loaded, before it is asked."""

from dataclasses import replace

from stammtisch.bots.interface import Bot
from stammtisch.bots.search import Search
from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

MOMENT = 0.01  # seconds of thinking; enough for everything to be called once
MOST_DEALS = 100


def warm_up(bot: Bot, game: Rulebook, view: State) -> None:
    """Let a bot make a move, and take no longer than it must."""
    brief = replace(bot, rounds=1, threads=1) if isinstance(bot, Search) else bot
    brief.choose(game, view, int(view["to_move"]), MOMENT, seeded("warm-up"))


def first_choice(game: Rulebook, players: int | None = None, options: Json | None = None) -> State:
    """A deal whose first player has a choice, if there is one: a search that has none looks no
    further, and in cafe-cards many hands can do nothing at first but draw."""
    for seed in range(MOST_DEALS):
        state = game.new(players, options, seed=seed)
        if len(game.legal(state)) > 1:
            break
    return state
