"""Every worked example, through the rule books."""

from typing import Any

import pytest

from stammtisch.examples import examples_of
from stammtisch.games.rulebook import Refused, Rulebook, all_games, load_position
from stammtisch.games.states import State
from tests.worked import EXAMPLES, Example


def test_every_example_has_a_name_of_its_own_and_stands_in_its_game_s_file() -> None:
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)
    assert {example["position"]["game"] for example in EXAMPLES} == set(all_games())
    for game in all_games():
        told = [worked.id for worked in examples_of(game)]
        assert told == [e["id"] for e in EXAMPLES if e["position"]["game"] == game]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_example(example: Example) -> None:
    game, state = load_position(example["position"])
    check_refusals(example, game, state, after_play=False)
    for step in example["play"]:
        assert points_of_legal_moves(game, state)[step["move"]] == step["points"]
        played = game.play(state, game.parse(step["move"]))
        assert (played.points, played.cleared) == (step["points"], step.get("cleared", []))
    check_refusals(example, game, state, after_play=True)
    check_final(game, state, example.get("final", {}))


def points_of_legal_moves(game: Rulebook, state: State) -> dict[str, dict[str, int]]:
    return {game.text(move): game.points(state, move) for move in game.legal(state)}


def check_refusals(example: Example, game: Rulebook, state: State, after_play: bool) -> None:
    for refuse in example["refuse"]:
        if refuse.get("after_play", False) == after_play:
            check_refused(game, state, refuse)


def check_refused(game: Rulebook, state: State, refuse: dict[str, Any]) -> None:
    before = game.position(state)
    with pytest.raises(Refused) as refused:
        game.play(state, game.parse(refuse["move"]))
    assert (refused.value.reason, refused.value.place) == (refuse["reason"], refuse.get("table"))
    assert game.position(state) == before


def check_final(game: Rulebook, state: State, final: dict[str, Any]) -> None:
    result = game.result(state)
    derived = {
        "over": game.is_over(state),
        "result": vars(result) if result else None,
        "result_winners": result.winners if result else None,
        "hand_sizes": [len(hand) for hand in game.position(state)["hands"]],
    }
    for field, expected in final.items():
        assert (game.position(state) | derived)[field] == expected, field
