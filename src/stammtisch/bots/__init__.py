"""Bots: a view in, a move out."""

from collections.abc import Sequence

from stammtisch.bots.greedy import Greedy
from stammtisch.bots.interface import Bot, Thought
from stammtisch.bots.random import Random
from stammtisch.bots.search import Search
from stammtisch.bots.settings import IN_PLAY, WITH_TIME
from stammtisch.bots.terms import USUAL, Terms
from stammtisch.games.rulebook import BadInput

__all__ = ["Bot", "Thought", "find", "find_ours", "names"]

_BOTS: tuple[Bot, ...] = (
    Greedy(),
    Random(),
    Search("regular", usual_seconds=0.1, settings=IN_PLAY),
    Search("expert", usual_seconds=1.0, threads=2, settings=WITH_TIME),
)


def names() -> list[str]:
    """The names of the bots, the usual one first."""
    return [bot.name for bot in _BOTS]


def find(name: object, more: Sequence[str] = (), terms: Terms = USUAL) -> Bot:
    """The bot of this name, or one from outside: `cmd:PROGRAM`, `FILE.py`; raises BadInput.

    Whoever knows more ways to name one wants them told where there is none.
    """
    from stammtisch.bots import outside  # here, since few games need them

    if outside.is_outside(name):
        return outside.find_outside(str(name), terms)
    return find_ours(name, (*outside.FORMS, *more))


def find_ours(name: object, more: Sequence[str] = ()) -> Bot:
    """The bot of this name, one of the house; raises BadInput."""
    for bot in _BOTS:
        if bot.name == name:
            return bot
    raise BadInput("bot", f"no bot {name!r} (there are: {', '.join([*names(), *more])})")
