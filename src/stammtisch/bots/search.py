"""The searching bots: a tree search (tree.py) for as long as there is time, on one core or more."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import Any

import numpy as np

from stammtisch.bots.instincts import instinct_of
from stammtisch.bots.interface import Thought
from stammtisch.games.chance import Chance, below
from stammtisch.games.moves import empty_move_set
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

MOST_NODES = 400_000
FIRST_ROUNDS = 16
LONGEST_STEP = 0.003  # seconds between two looks at the clock
SPARE = 0.002  # seconds kept for what comes after the search


@dataclass(frozen=True)
class Settings:
    """How a search weighs things (tree.py says what each means)."""

    curiosity: float = 0.5
    winning: float = 0.5
    spread: float = 30.0
    whim: int = 32
    horizon: int = 1000  # more turns than any game has


# Tuned in the arena: docs/tuning.md.
SETTINGS = {
    "cafe-board": Settings(curiosity=0.1, spread=25.0, horizon=6),
    "cafe-cards": Settings(curiosity=0.1, spread=25.0, horizon=8),
}


@dataclass(frozen=True)
class Search:
    """Searches until its time is up, or until nothing could change its mind any more."""

    name: str
    usual_seconds: float
    settings: dict[str, Settings] = field(default_factory=lambda: SETTINGS)  # by game
    threads: int = 1

    def choose(
        self, game: Rulebook, view: State, seat: int, seconds: float, chance: Chance
    ) -> Thought:
        """The move that was tried most."""
        began = perf_counter()
        legal = game.legal(view)
        if len(legal) == 1:
            return Thought(legal[0], line=legal)
        settings = self.settings.get(game.name, Settings())
        trees = [Tree(game, view, seat, settings, _own(chance)) for _ in range(self.threads)]
        _grow(trees, began + seconds - SPARE)
        return _thought(trees)


def _own(chance: Chance) -> Chance:
    """Another source of chance, from this one."""
    return np.array([1 + (below(chance, 1 << 30) << 32 | below(chance, 1 << 30))], np.int64)


def _grow(trees: list["Tree"], until: float) -> None:
    if len(trees) == 1:
        trees[0].grow(until)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        for done in [pool.submit(tree.grow, until) for tree in trees]:
            done.result()


def _thought(trees: list["Tree"]) -> Thought:
    """What the trees found together: values and visits are added up move by move."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for node in tree.first_moves:
            move = int(node["move"])
            visits[move] = visits.get(move, 0) + int(node["visits"])
            values[move] = values.get(move, 0.0) + float(node["value"])
    means = {move: values[move] / visits[move] for move in visits if visits[move]}
    best = max(means, key=lambda move: (visits[move], means[move]))
    return Thought(best, means, visits, trees[0].line(best))


class Tree:
    """A search tree for one position, and the desk it is worked on."""

    def __init__(
        self, game: Rulebook, view: State, seat: int, settings: Settings, chance: Chance
    ) -> None:
        self.game, self.view, self.seat, self.chance = game, view, seat, chance
        self.used = 1
        self.rounds = 0
        self.nodes = np.zeros(MOST_NODES, self.code.NODE)
        self.settings = np.zeros(1, self.code.SETTINGS)[0]
        for name, value in vars(settings).items():
            self.settings[name] = value
        players = int(view["players"])
        self.desk = (
            np.zeros(1, game.rules.STATE),
            empty_move_set(game.rules.ROWS),
            np.zeros(2 * self.code.DEEPEST, np.int64),
            *np.zeros((2, players), np.int64),
            np.zeros(players, np.float64),
        )

    @cached_property
    def code(self) -> Any:
        """The compiled search for this game."""
        return code_for(self.game)

    def work(self, count: int) -> None:
        """Search for so many rounds."""
        self.used = self.code.rounds(
            self.view,
            self.seat,
            self.settings,
            self.nodes,
            self.used,
            count,
            *self.desk,
            self.chance,
        )
        self.rounds += count

    def grow(self, until: float) -> None:
        """Search until a moment of the clock, or until the choice is safe; a little in any case."""
        count = FIRST_ROUNDS
        now = perf_counter()
        while now < until or self.rounds == 0:
            self.work(count)
            took = max(perf_counter() - now, 1e-6)
            now += took
            rate = count / took
            if self._is_decided(rate * (until - now)):
                return
            count = max(1, int(rate * min(LONGEST_STEP, max(until - now, 0.0))))

    def _is_decided(self, rounds_left: float) -> bool:
        """Whether the second most tried move can't catch up any more."""
        visits = sorted((int(node["visits"]) for node in self.first_moves), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > rounds_left

    def children(self, node: Any) -> list[Any]:
        """The nodes below a node."""
        found = []
        child = int(node["child"])
        while child:
            found.append(self.nodes[child])
            child = int(self.nodes[child]["sibling"])
        return found

    @property
    def first_moves(self) -> list[Any]:
        """The nodes of the moves to choose from."""
        return self.children(self.nodes[0])

    def line(self, move: int) -> list[int]:
        """The moves it expects: from one of its own, always the most tried."""
        moves = [move]
        node = next((node for node in self.first_moves if node["move"] == move), None)
        while node is not None and node["child"]:
            node = max(self.children(node), key=lambda child: int(child["visits"]))
            if node["visits"] < FIRST_ROUNDS:
                break
            moves.append(int(node["move"]))
        return moves


def code_for(game: Rulebook) -> Any:
    """tree.py, compiled for a game."""
    return game.compiled("stammtisch.bots.tree", instinct=instinct_of(game.name))
