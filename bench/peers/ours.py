"""Stammtisch, through its own command line: `stammtisch simulate`."""

import json
import os
import subprocess
import time
from typing import Any, NamedTuple

from bench.environment import ONE_THREAD, OUR_PYTHON
from bench.peer import Unmeasured
from bench.timing import Timing

PROGRAM = OUR_PYTHON.with_name("stammtisch")
PATIENCE = 120.0  # seconds: the first call may have to compile
FIRST = 2000  # games: a warm-up, also to see how long a game takes


class Setup(NamedTuple):
    game: str
    players: int
    option: str = ""

    def __str__(self) -> str:
        extra = f", {self.option}" if self.option else ""
        return f"{self.game}, {self.players} players{extra}"


SETUPS = (
    *(Setup("cafe-cards", players) for players in (2, 3, 4, 5)),
    Setup("cafe-cards", 4, "clubs=true"),
    Setup("cafe-board", 2),
    Setup("face-to-face", 2),
)


class Ours:
    """One set-up. The number of games is fitted to the time from repeat to repeat."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.last: dict[str, Any] = {}

    def measure(self, seconds: float, seed: int) -> Timing:
        if not self.last:
            self.last = simulate(self.setup, FIRST, seed)
        self.last = simulate(self.setup, self.fitting(seconds), seed)
        return Timing(self.last["moves"], self.last["seconds"])

    def fitting(self, seconds: float) -> int:
        per_game: float = self.last["seconds"] / self.last["games"]
        return max(1, round(seconds / per_game))


def simulate(setup: Setup, games: int, seed: int) -> dict[str, Any]:
    start = time.perf_counter()
    answer = parsed(output(command(setup, games, seed)))
    # It is its own timekeeper, so at least what can be seen from outside is checked.
    if not 0 < answer["seconds"] <= time.perf_counter() - start or answer["games"] != games:
        raise Unmeasured(f"{setup}: not what was asked: {answer['games']} games")
    return answer


def parsed(said: str) -> dict[str, Any]:
    try:
        answer = json.loads(said)
        return {key: answer[key] for key in ("games", "moves", "seconds")}
    except (ValueError, TypeError, KeyError):
        raise Unmeasured(f"stammtisch simulate said something else: {said[:60]!r}") from None


def command(setup: Setup, games: int, seed: int) -> list[str]:
    asked = ["--games", str(games), "--players", str(setup.players), "--seed", str(seed)]
    option = ["--option", setup.option] if setup.option else []
    return [str(PROGRAM), "simulate", setup.game, *asked, *option, "--json"]


def output(line: list[str]) -> str:
    environment = {**os.environ, **ONE_THREAD}
    try:
        done = subprocess.run(
            line, capture_output=True, text=True, timeout=PATIENCE, check=True, env=environment
        )
    except FileNotFoundError:
        raise Unmeasured("no .venv/bin/stammtisch: run make first") from None
    except subprocess.TimeoutExpired:
        raise Unmeasured("stammtisch simulate took too long") from None
    except subprocess.CalledProcessError as error:
        last = (error.stderr.strip().splitlines() or ["nothing said"])[-1]
        raise Unmeasured(f"stammtisch simulate failed: {last}") from None
    return done.stdout
