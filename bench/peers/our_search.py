"""Stammtisch's own search, each simulation to the end of the game, from the middle of games."""

from dataclasses import replace
from functools import cache

from bench.peers.answering import answer
from bench.timing import Timing, play_for
from stammtisch import bots
from stammtisch.bots.growing import Tree
from stammtisch.bots.settings import SETTINGS, Settings
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.states import State

POSITIONS = 8
ROUNDS = 10_000  # about what `regular` makes for a move
TO_THE_END = 1000  # more turns than any game has


def middle(game: Rulebook, seed: int) -> State:
    """Half way through a game of two greedy bots, or a little later, where there is a choice."""
    greedy, state, chance, seen = bots.find("greedy"), game.new(seed=seed), seeded(seed), []
    while not game.is_over(state):
        seen.append(state.copy())
        seat = int(state.to_move)
        game.play(state, greedy.choose(game, game.blind(state, seat), seat, 0.0, chance).move)
    later = seen[len(seen) // 2 :]
    return next(state for state in later if len(game.legal(state)) > 1)


@cache
def positions(name: str) -> list[State]:
    game = find(name)
    found = [middle(game, seed) for seed in range(POSITIONS)]
    search(name, found[0], 0)  # compiled from here on
    return found


def search(name: str, state: State, seed: int) -> int:
    game, seat = find(name), int(state.to_move)
    settings = replace(SETTINGS.get(name, Settings()), horizon=TO_THE_END)
    return Tree(game, game.blind(state, seat), seat, settings, seeded(seed)).work(ROUNDS)


def measure(what: str, game: str, seconds: float, seed: int) -> Timing:
    from_here = positions(game)
    return play_for(
        seconds, lambda call: search(game, from_here[call % POSITIONS], seed * 1_000_003 + call)
    )


if __name__ == "__main__":
    answer(measure)
