"""Bots: a view in, a move out."""

from stammtisch.bots.greedy import Greedy
from stammtisch.bots.interface import Bot, Thought
from stammtisch.bots.random import Random
from stammtisch.games.rulebook import BadInput

__all__ = ["Bot", "Thought", "find", "names"]

_BOTS: tuple[Bot, ...] = (Greedy(), Random())


def names() -> list[str]:
    """The names of the bots, the usual one first."""
    return [bot.name for bot in _BOTS]


def find(name: object) -> Bot:
    """The bot of this name; raises BadInput."""
    for bot in _BOTS:
        if bot.name == name:
            return bot
    raise BadInput("bot", f"no bot {name!r} (there are: {', '.join(names())})")
