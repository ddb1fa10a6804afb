"""RLCard: `env.run` with its random agents; the moves are counted by the environment."""
# mypy: disable-error-code="import-not-found,import-untyped"

from functools import cache
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from bench.peers.answering import answer
from bench.timing import Timing, play_for

GAMES = ("gin-rummy", "uno", "leduc-holdem", "doudizhu")


@cache
def seated(game: str) -> Any:
    env = rlcard.make(game, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    env.run()  # the first game reads the tables of the larger games
    return env


def measure(what: str, game: str, seconds: float, seed: int) -> Timing:
    env = seated(game)
    env.seed(seed)

    def play(call: int) -> int:
        before = env.timestep
        env.run()
        return int(env.timestep - before)

    return play_for(seconds, play)


if __name__ == "__main__":
    answer(measure)
