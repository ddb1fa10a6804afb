"""A state is one small aligned record, so that a million games are a million rows."""

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
