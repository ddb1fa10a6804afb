"""Growing a search tree: by rounds, or until a moment of the clock, on one core or more."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cached_property
from time import perf_counter
from typing import Any

import numpy as np

from stammtisch.bots.desk import empty_desk
from stammtisch.bots.instincts import instinct_of, none
from stammtisch.bots.settings import Settings
from stammtisch.games.chance import Chance
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

MOST_NODES = 400_000
FIRST_ROUNDS = 16
PATIENCE = 0.0005  # seconds to wait for those who have been told to stop
LOOK_UP = 0.02  # seconds between two looks whether the choice is safe, which hold others up


class Tree:
    """A search tree for one position."""

    def __init__(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        settings: Settings,
        chance: Chance,
        since: State | None = None,
    ) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.nodes = np.zeros(MOST_NODES, self.code.NODE)
        self.settings = np.zeros(1, self.code.SETTINGS)[0]
        for name in self.code.SETTINGS.names:
            self.settings[name] = getattr(settings, name)
        self.tried = settings.tried
        self.desk = empty_desk(game, int(view["players"]), chance)
        if settings.guessing:
            self._guess(view if since is None else since)

    @cached_property
    def code(self) -> Any:
        """The compiled search for this game."""
        return code_for(self.game)

    def _guess(self, since: State) -> None:
        """Note what the others may hold, by what was left undone in the turn before this one."""
        guess = self.code.instinct.guess
        if guess is none.guess:
            raise ValueError(f"nothing is known of what others hold in {self.game.name}")
        guess(since, self.view, self.desk.likely)

    @property
    def used(self) -> int:
        """How many nodes there are."""
        return int(self.desk.used[0])

    def work(self, count: int) -> int:
        """Search for so many rounds, or until told to stop; answer how many were made."""
        where = self.view, self.seat, self.settings, self.nodes, self.desk
        return int(self.code.rounds(*where, count))

    def grow(self, until: float) -> None:
        """Search until told to stop, or until the choice is safe."""
        count = FIRST_ROUNDS
        now = perf_counter()
        while not self.desk.stop[0]:
            made = self.work(count)
            took = max(perf_counter() - now, 1e-6)
            now += took
            rate = made / took
            if self._is_decided(rate * (until - now)):
                return
            count = max(FIRST_ROUNDS, int(rate * LOOK_UP))

    def stop(self) -> None:
        """End the growth after the round that is being made; for another thread to call."""
        self.desk.stop[0] = 1

    def _is_decided(self, rounds_left: float) -> bool:
        """Whether the second most tried move can't be chosen any more."""
        visits = sorted((int(node["visits"]) for node in self.first_moves), reverse=True)
        return len(visits) > 1 and self.tried * visits[0] - visits[1] > rounds_left

    def below(self, node: Any) -> Iterator[int]:
        """Where the nodes below a node are."""
        child = int(node["child"])
        while child:
            yield child
            child = int(self.nodes[child]["sibling"])

    def children(self, node: Any) -> list[Any]:
        """The nodes below a node."""
        return [self.nodes[child] for child in self.below(node)]

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


def grow_until(trees: list[Tree], until: float) -> None:
    """Grow all trees at once until a moment of the clock; a little in any case.

    Compiled rounds don't hold the interpreter, so this thread wakes up in time, whatever the others
    do, and they see within a round that it is over. On a busy machine one may be kept waiting in
    the midst of that round; it is not waited for, since a tree is fit to be read at any time.
    """
    for tree in trees:
        tree.work(FIRST_ROUNDS)
    pool = ThreadPoolExecutor(len(trees))
    growing = [pool.submit(tree.grow, until) for tree in trees]
    try:
        wait(growing, max(0.0, until - perf_counter()))
    finally:
        for tree in trees:
            tree.stop()
        pool.shutdown(wait=False)
    ended, _ = wait(growing, PATIENCE)
    for one in ended:
        one.result()


def grow_by(trees: list[Tree], rounds: int) -> None:
    """Grow all trees at once, by so many rounds in all, or a few more."""
    each = -(-rounds // len(trees))
    with ThreadPoolExecutor(len(trees)) as pool:
        for one in [pool.submit(tree.work, each) for tree in trees]:
            one.result()
