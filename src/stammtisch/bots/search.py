"""The searching bots: a tree search (tree.py) for as long as there is time, on one core or more."""

from dataclasses import dataclass, field
from time import perf_counter

import numpy as np

from stammtisch.bots.desk import NOTHING_HIDDEN
from stammtisch.bots.growing import Tree, grow_by, grow_until
from stammtisch.bots.interface import Thought
from stammtisch.bots.own_turn import own_turn
from stammtisch.bots.settings import SETTINGS, Settings
from stammtisch.games.chance import Chance, below
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

SPARE, MOST_SPARE = 0.05, 0.005  # a share, and seconds at most, kept for what comes after


@dataclass(frozen=True)
class Search:
    """Searches until its time is up, or until each of its trees has made up its mind."""

    name: str
    usual_seconds: float
    threads: int = 1
    rounds: int | None = None  # to make for each move, however long that takes
    peeks: bool = False  # it is given the whole state, and deals nothing anew
    settings: dict[str, Settings] = field(default_factory=lambda: SETTINGS)  # by game

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        """The move that did best, of those that were tried often enough."""
        began = perf_counter()
        legal = game.legal(view)
        if len(legal) == 1:
            return Thought(legal[0], line=legal)
        settings = self.settings.get(game.name, Settings())
        blind = NOTHING_HIDDEN if self.peeks else seat
        trees = [
            Tree(game, view, blind, settings, _own(chance), since) for _ in range(self.threads)
        ]
        if self.rounds is None:
            grow_until(trees, began + seconds - min(SPARE * seconds, MOST_SPARE))
        else:
            grow_by(trees, self.rounds)
        return _thought(trees, settings.tried)


def _own(chance: Chance) -> Chance:
    """Another source of chance, from this one."""
    return np.array([1 + (below(chance, 1 << 30) << 32 | below(chance, 1 << 30))], np.int64)


def _thought(trees: list[Tree], tried: float) -> Thought:
    """What the trees found together: values and visits are added up move by move."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for node in tree.first_moves:
            move = int(node["move"])
            visits[move] = visits.get(move, 0) + int(node["visits"])
            values[move] = values.get(move, 0.0) + float(node["value"])
    means = {move: values[move] / visits[move] for move in visits if visits[move]}
    enough = tried * max(visits.values())
    often = [move for move in means if visits[move] >= enough]
    best = max(often, key=lambda move: (means[move], visits[move]))
    first = trees[0]
    return Thought(best, means, visits, own_turn(first.game, first.view, first.line(best)))
