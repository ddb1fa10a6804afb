"""Compiling in one thread leaves others in peace."""

import subprocess
import sys

FIRST_MOVES = """
from stammtisch.games.rulebook import all_games
from numba.core.typing.typeof import typeof_impl

games = all_games().values()
known = set(typeof_impl.registry)
for game in games:
    state = game.new(seed=1)
    game.play(state, game.legal(state)[0])
print(set(typeof_impl.registry) - known)
"""


def test_all_kinds_of_values_are_known_before_anything_is_compiled() -> None:
    # Whoever asks Numba for the kind of a value, while another thread adds one, gets an error.
    done = subprocess.run(
        [sys.executable, "-c", FIRST_MOVES], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
