"""How long some moves took. Used on both sides of a peer's pipe, so the stdlib only."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Timing(NamedTuple):
    moves: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def play_for(seconds: float, play: Callable[[int], int]) -> Timing:
    """Call `play(0)`, `play(1)`, ... until the time is up; each says how many moves it made."""
    moves = calls = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += play(calls)
        calls += 1
    return Timing(moves, spent)
