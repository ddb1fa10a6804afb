"""Who may play in the arena: every bot, some with a budget of their own, and one that peeks.

`regular@8000` makes 8000 rounds for each move, however long that takes, so that a busy machine
changes nothing; `expert@100ms` takes its time from its name. `peek` is `regular` with all cards
open to it: no player, but a measure of how much luck leaves to be won. It sits at no other table.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from stammtisch import bots
from stammtisch.bots import Bot
from stammtisch.bots.outside import files_in, is_outside
from stammtisch.bots.search import Search
from stammtisch.bots.settings import IN_PLAY
from stammtisch.bots.terms import USUAL, Terms
from stammtisch.games.rulebook import BadInput, Rulebook
from stammtisch.games.states import State, copy_of

PEEK = Search("peek", usual_seconds=0.1, peeks=True, settings=IN_PLAY)
BUDGET = re.compile(r"([0-9]{1,100})(ms)?")
FORMS = (PEEK.name, "NAME@ROUNDS", "NAME@20ms")  # of names that only the arena knows
MOST_ROUNDS, MOST_MS = 10_000_000, 60_000


@dataclass(frozen=True)
class Contestant:
    """A bot, and the time it takes for a move whatever the others get."""

    bot: Bot
    own_seconds: float | None = None

    def seconds(self, ms: int | None) -> float:
        """How long it may think, where so many milliseconds are usual, or nothing is said."""
        if self.own_seconds is not None:
            return self.own_seconds
        return self.bot.usual_seconds if ms is None else ms / 1000

    def seen(self, game: Rulebook, state: State, seat: int) -> State:
        """What it gets to see: what its seat knows, unless it peeks."""
        if isinstance(self.bot, Search) and self.bot.peeks:
            return copy_of(state)
        return game.blind(state, seat)


def find_contestant(name: str, terms: Terms = USUAL) -> Contestant:
    """The bot of this name, with the budget in it; raises BadInput."""
    plain, budget = _parts(name)
    bot = _find(plain, terms)
    return Contestant(bot) if budget is None else _with_budget(name, bot, budget)


def files_of(name: str) -> list[Path]:
    """Whatever a contestant's name may mean as a file."""
    return files_in(_parts(name)[0])


def _parts(name: str) -> tuple[str, str | None]:
    """A bot's own name, and the budget after it, if there is one."""
    plain, at, budget = name.rpartition("@")
    return (plain, budget) if at and not is_outside(name) else (name, None)


def _find(name: str, terms: Terms) -> Bot:
    return PEEK if name == PEEK.name else bots.find(name, FORMS, terms)


def _with_budget(name: str, bot: Bot, budget: str) -> Contestant:
    written = BUDGET.fullmatch(budget)
    if written is None:
        raise _bad(name, f"{budget!r} is neither a number of rounds (8000) nor a time (100ms)")
    number, is_time = int(written[1]), written[2] is not None
    most = MOST_MS if is_time else MOST_ROUNDS
    if not 1 <= number <= most:
        raise _bad(name, f"the number goes from 1 to {most:,}")
    if is_time:
        return Contestant(bot, number / 1000)
    if not isinstance(bot, Search):
        raise _bad(name, f"{bot.name} makes no rounds; only a bot that searches does")
    return Contestant(replace(bot, rounds=number))


def _bad(name: str, problem: str) -> BadInput:
    return BadInput("bot", f"{name!r}: {problem}")
