"""Whether compiled and interpreted rules agree: the same games, told in digests by another process.

As a program (`python -m stammtisch.testing.digests SOURCE GAME GAMES SEED`) it plays the games of a
battery and writes a line for each: a digest of the state, its moves and points, after every move.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from stammtisch.games.rulebook import Rulebook, all_games
from stammtisch.games.states import State
from stammtisch.testing.failure import Broken, expect_equal
from stammtisch.testing.other_games import games_at
from stammtisch.testing.states import bytes_of
from stammtisch.testing.trial import Trial, trials

HOUSE = "house"  # the source of our own games


def digests(trial: Trial) -> list[str]:
    """A short digest of everything that can be seen after every move of a game."""
    return [_digest(trial.game, state) for state in trial.states()]


def _digest(game: Rulebook, state: State) -> str:
    moves = game.legal(state)
    seen = f"{moves} {[game.points(state, move) for move in moves]} {game.result(state)}"
    return hashlib.sha256(bytes_of(state) + seen.encode()).hexdigest()[:12]


def told_by_interpreter(game: str, games: int, seed: int | str, source: Path | None) -> list[str]:
    """The lines of another process, in which nothing is compiled."""
    command = [sys.executable, "-m", __name__, str(source or HOUSE), game, str(games), str(seed)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["without a word"])[-1]
        raise Broken(f"the interpreted rules stop: {last}")
    return done.stdout.splitlines()


def agree(trial: Trial, line: str) -> None:
    """Compare a compiled game with the line of the interpreted one."""
    for interpreted, state in zip(line.split(), trial.states(), strict=True):
        compiled = _digest(trial.game, state)
        expect_equal(compiled, interpreted, f"compiled and interpreted, at move {trial.number}")


def can_be_found(game: Rulebook, source: Path | None) -> bool:
    """Whether another process can load this very game."""
    return source is not None or all_games().get(game.name) is game


def main(source: str, name: str, games: str, seed: str) -> None:
    """Play the games and write the lines."""
    known = all_games() if source == HOUSE else {game.name: game for game in games_at(Path(source))}
    for trial in trials(known[name], int(games), seed):
        print(*digests(trial), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
