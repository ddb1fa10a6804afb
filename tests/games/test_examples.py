"""Every worked example of tests/examples, through the rule books."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games.rulebook import Refused, Rulebook, load_position
from stammtisch.games.states import State

FOLDER = Path(__file__).parents[1] / "examples"

Example = dict[str, Any]


def read_examples() -> list[Example]:
    files = sorted(FOLDER.glob("*.json"))
    return [example for file in files for example in json.loads(file.read_text("utf-8"))]


EXAMPLES = read_examples()


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
