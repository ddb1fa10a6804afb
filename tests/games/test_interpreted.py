"""Without a compiler the rules are the plain Python that they are, and play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.games.rulebook import all_games, find
from stammtisch.games.states import rows_of

ROOT = Path(__file__).parents[2]
MOVES = 40


def told(name: str) -> str:
    """A game of moves from the middle of each list, with what is seen of every one."""
    game = find(name)
    moment = game.moments.of(rows_of(game.new(seed=5)))
    seen: list[object] = []
    while (legal := game.legal(moment.state)) and len(seen) < MOVES:
        made = game.moments.after(moment, legal[len(legal) // 2])
        assert made is not None
        moment = made.moment
        seen.append((moment.moves, made[1:]))
    return str((seen, moment.block.tobytes(), game.position(moment.state)))


@pytest.mark.parametrize("name", sorted(all_games()))
def test_games_are_the_same_interpreted(name: str) -> None:
    program = f"from tests.games.test_interpreted import told; print(told({name!r}))"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=environment,
        cwd=ROOT,
        text=True,
        capture_output=True,
    )
    assert interpreted.stdout.strip() == told(name), interpreted.stderr
