"""How long moves or simulations took. For both sides of a peer's pipe, so the stdlib only."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Timing(NamedTuple):
    done: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def play_for(seconds: float, play: Callable[[int], int]) -> Timing:
    """Call `play(0)`, `play(1)`, ... until the time is up; each says how much it has done."""
    done = calls = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += play(calls)
        calls += 1
    return Timing(done, spent)
