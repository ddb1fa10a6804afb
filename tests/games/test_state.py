"""A state is one small aligned record, so that a million games are a million rows."""

import numpy as np
import pytest

from stammtisch.games.rulebook import Rulebook, all_games

MOST_BYTES = 512


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_state_is_small_and_aligned(game: Rulebook) -> None:
    assert game.rules.STATE.isalignedstruct
    assert game.rules.STATE.itemsize < MOST_BYTES


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_new_game_leaves_nothing_of_the_one_before(game: Rulebook) -> None:
    used, fresh = game.new(seed=1), game.new(seed=2)
    while moves := game.legal(used):
        game.play(used, moves[len(moves) // 2])
    game.rules.set_up(used, game.deal(2))
    assert game.position(used) == game.position(fresh)
    assert used.tobytes() == fresh.tobytes()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_row_of_a_large_table_is_a_state_too(game: Rulebook) -> None:
    table = np.zeros((2, 3), game.rules.STATE)
    table[1, 2] = game.new(seed=1)
    state = table[1, 2]
    assert game.worth(state) == game.worth(game.new(seed=1))
    game.play(state, game.legal(state)[0])
    assert game.position(table[1, 2]) != game.position(game.new(seed=1))
    assert not table[0].tobytes().strip(b"\0")
