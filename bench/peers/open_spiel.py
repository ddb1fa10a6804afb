"""OpenSpiel, with every random move made in C++.

Whole games: `evaluate_bots` with uniform random bots, from the undealt position; the moves are
counted by the finished game itself, the dealing among them. Bare rollouts: the random rollout
evaluator, from a dealt position.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pyspiel

from bench.peers.answering import answer
from bench.timing import Timing, play_for

GAMES = {
    "hearts": "hearts",
    "euchre": "euchre",
    "bridge": "bridge(use_double_dummy_result=false)",
    "gin rummy": "gin_rummy",
}
DEALS = 8
SIMULATIONS = 100  # a search; with more its tree slows it down
ROLLOUTS = 100  # in one call: milliseconds for most games, a tenth of a second for gin rummy


class Deal(NamedTuple):
    state: Any
    length: float  # the mean number of moves from here to the end


@cache
def undealt(game: str) -> Any:
    return pyspiel.load_game(GAMES[game]).new_initial_state()


def playing_from(position: Any) -> Callable[[int], int]:
    """From a seed to a game played to its end; its moves, of players and of chance, counted."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(position.num_players())]
    before: int = position.move_number()

    def play(seed: int) -> int:
        # Copied, not made: a new gin rummy position takes longer than the game played from it.
        state = position.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        moves: int = state.move_number() - before
        return moves

    return play


def dealt(game: str, rng: random.Random) -> Any:
    state = undealt(game).clone()
    while state.is_chance_node():
        leave_to_chance(state, rng)
    return state


def leave_to_chance(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


@cache
def deals(game: str) -> list[Deal]:
    rng = random.Random(1)
    states = [dealt(game, rng) for _ in range(DEALS)]
    return [Deal(state, mean_length(state)) for state in states]


def mean_length(state: Any) -> float:
    return sum(map(playing_from(state), range(ROLLOUTS))) / ROLLOUTS


def roller(seed: int, game: str) -> Any:
    # The package has no way to call the evaluator alone. A search of one simulation evaluates
    # its root and ends: that is ROLLOUTS random games without a return to Python.
    return pyspiel.MCTSBot(
        game=undealt(game).get_game(),
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    )


def measure_rollouts(game: str, seconds: float, seed: int) -> Timing:
    bot, positions = roller(seed, game), deals(game)

    def play(call: int) -> int:
        deal = positions[call % DEALS]
        bot.mcts_search(deal.state)
        return round(deal.length * ROLLOUTS)

    return play_for(seconds, play)


@cache
def middles(game: str) -> list[Any]:
    rng = random.Random(2)
    return [middle(game, rng) for _ in range(DEALS)]


def middle(game: str, rng: random.Random) -> Any:
    """Half way through a random game, or a little later, where there is a choice."""
    state, seen = dealt(game, rng), []
    while not state.is_terminal():
        if state.is_chance_node():
            leave_to_chance(state, rng)
        else:
            seen.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return next(state for state in seen[len(seen) // 2 :] if len(state.legal_actions()) > 1)


def measure_search(game: str, seconds: float, seed: int) -> Timing:
    positions = middles(game)
    bot = pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
    )

    def search(call: int) -> int:
        bot.step(positions[call % DEALS])
        return SIMULATIONS

    return play_for(seconds, search)


def measure(what: str, game: str, seconds: float, seed: int) -> Timing:
    if what == "searching":
        return measure_search(game, seconds, seed)
    if what == "bare rollouts":
        return measure_rollouts(game, seconds, seed)
    play = playing_from(undealt(game))
    return play_for(seconds, lambda call: play(seed * 1_000_003 + call))


if __name__ == "__main__":
    answer(measure)
