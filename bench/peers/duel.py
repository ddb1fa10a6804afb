"""Our expert against OpenSpiel's generic IS-MCTS, in our games; one deal a question, both ways.

This process has Stammtisch's own environment, and OpenSpiel's behind it. The C++ bot can't resample
a game that isn't written in C++, so the bot is the same one in Python, OpenSpiel's too. It is given
what is slow in Python: dealing anew, and whole random games, are calls of our compiled rules.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

import site
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.environment import peer_packages
from bench.peers.answering import answer_all
from stammtisch import bots
from stammtisch.bots.search import Search
from stammtisch.games.chance import Chance, seeded
from stammtisch.games.moves import empty_move_set
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.states import State

site.addsitedir(str(peer_packages()))

from open_spiel.python.algorithms import ismcts

CURIOSITY = 1.0  # its uct_c; returns go from -1 to 1
CLEAR = 50  # a margin that counts as much as it can


@dataclass
class OpenState:
    """A state of one of our games, as OpenSpiel's searches see one; chance is in the piles."""

    game: Rulebook
    state: State

    def clone(self) -> "OpenState":
        return OpenState(self.game, self.state.copy())

    def is_terminal(self) -> bool:
        return self.game.is_over(self.state)

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return int(self.state.to_move)

    def legal_actions(self) -> list[int]:
        return self.game.legal(self.state)

    def apply_action(self, action: int) -> None:
        self.game.rules.play(self.state, action)

    def information_state_string(self) -> bytes:
        view = self.game.blind(self.state, self.current_player())
        return np.frombuffer(view.tobytes(), np.uint8)[fields_of(self.game.name)].tobytes()

    def returns(self) -> list[float]:
        """Half for the win, half for the margin."""
        result = self.game.result(self.state)
        assert result is not None
        margin = min(1.0, max(-1.0, (result.scores[0] - result.scores[1]) / CLEAR))
        won = (0 in result.winners) - (1 in result.winners)
        return [(won + margin) / 2, -(won + margin) / 2]


@cache
def fields_of(name: str) -> NDArray[np.bool_]:
    """The bytes of a state that belong to a field: what lies between fields means nothing."""
    dtype = find(name).rules.STATE
    used = np.zeros(dtype.itemsize, np.bool_)
    for kind, start, *_ in (dtype.fields or {}).values():
        used[start : start + kind.itemsize] = True
    return used


@dataclass
class Rollout:
    """A random game to the end, compiled."""

    chance: Chance

    def evaluate(self, node: OpenState) -> list[float]:
        end = node.clone()
        moves = empty_move_set(node.game.rules.ROWS)
        node.game.playouts.finish(end.state, moves, self.chance)
        return end.returns()

    def prior(self, node: OpenState) -> list[tuple[int, float]]:
        legal = node.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]


class Timed(ismcts.ISMCTSBot):
    """The bot, with a time for each move instead of a number of simulations."""

    def __init__(self, seconds: float, seed: int) -> None:
        chance = seeded(seed)
        random = np.random.RandomState(seed)
        super().__init__(None, Rollout(chance), CURIOSITY, 0, random_state=random)
        self.seconds, self.simulations, self.searches = seconds, 0, 0
        self.set_resampler(
            lambda node, seat: OpenState(node.game, node.game.redeal(node.state, seat, chance))
        )

    def run_search(self, state: OpenState) -> Any:
        until = perf_counter() + self.seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.searches += 1
        while perf_counter() < until or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


def expert() -> Search:
    """Our expert, on one core as the other one."""
    bot = bots.find("expert")
    assert isinstance(bot, Search)
    return replace(bot, threads=1)


def play(game: Rulebook, seed: int, ours: int, seconds: float) -> dict[str, Any]:
    """One game, with our bot in this seat."""
    state, chance = game.new(2, seed=f"bench {seed}"), seeded(f"bench {seed} {ours}")
    our_bot, their_bot = expert(), Timed(seconds, 2 * seed + ours)
    began = since = state.copy()  # this turn, and the one before
    while not game.is_over(state):
        seat = int(state.to_move)
        view = game.blind(state, seat)
        if seat == ours:
            move = our_bot.choose(game, view, seat, seconds, chance, game.blind(since, seat)).move
        else:
            move = int(their_bot.step(OpenState(game, view)))
        game.play(state, move)
        if state.to_move != seat:
            since, began = began, state.copy()
    result = game.result(state)
    assert result is not None
    return {
        "share": (ours in result.winners) / len(result.winners),
        "margin": result.scores[ours] - result.scores[1 - ours],
        "simulations": their_bot.simulations / max(1, their_bot.searches),
    }


def warm_up(game: Rulebook) -> None:
    """Let everything be compiled."""
    state = game.new(2, seed=0)
    view = game.blind(state, 0)
    expert().choose(game, view, 0, 0.01, seeded(0))
    Timed(0.01, 0).step(OpenState(game, view))


def reply(ask: dict[str, Any]) -> dict[str, Any]:
    game = find(ask["game"])
    if ask["what"] == "warm up":
        warm_up(game)
        return {"ready": True}
    return {"games": [play(game, ask["seed"], ours, ask["seconds"]) for ours in (0, 1)]}


if __name__ == "__main__":
    answer_all(reply)
