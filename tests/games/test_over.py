"""A position in which nobody can go on is over: every move is refused as that, whatever it is."""

from typing import Any

import pytest

from stammtisch.games.rulebook import Refused, Rulebook, load_position
from stammtisch.games.states import State

CARDS = {"game": "cafe-cards", "tables": {"b2": "DE"}}
FACE = {"game": "face-to-face", "piles": [{"up": 50, "down": 5}, {}]}

OVER: list[tuple[dict[str, Any], list[str]]] = [
    (CARDS | {"hands": [[], ["DEf"]]}, ["draw", "end", "close", "DEf@a2", "down DEf", "club b2 f"]),
    (CARDS | {"hands": [["ITf"], ["DEf"]]}, ["draw", "ITf@a2", "DEf@a2"]),
    ({"game": "cafe-board", "hands": [[], ["DEf"]]}, ["end", "DEf@e1", "bar DEf", "bar JKf"]),
    ({"game": "cafe-board", "hands": [["JKf"], ["DEf"]]}, ["bar JKf", "JKf@e1", "end"]),
    (FACE | {"hands": [[20, 21], [4]]}, ["20+", "17+", "end"]),
]


@pytest.mark.parametrize(("position", "moves"), OVER)
def test_no_move_is_left_and_every_one_is_refused_as_over(
    position: dict[str, Any], moves: list[str]
) -> None:
    game, state = load_position(position)
    assert game.is_over(state)
    assert {reason_for(game, state, move) for move in moves} == {"over"}


def test_a_game_that_comes_to_its_end_without_cards_to_draw() -> None:
    position = CARDS | {"guests": {"b1": "DEf"}, "hands": [["DEm"], ["ITf"]]}
    game, state = load_position(position)
    game.play(state, game.parse("DEm@a2"))
    game.play(state, game.parse("end"))
    assert reason_for(game, state, "draw") == "over"


def test_while_a_move_is_left_the_reason_is_its_own() -> None:
    game, state = load_position(CARDS | {"hands": [[], ["DEf"]], "guest_pile": ["DEm"]})
    assert reason_for(game, state, "end") == "not-now"
    assert reason_for(game, state, "DEf@a2") == "not-in-hand"


def reason_for(game: Rulebook, state: State, move: str) -> str:
    """Why a move is refused; `play` says it, too, and changes nothing."""
    before = state.tobytes()
    with pytest.raises(Refused) as refused:
        game.play(state, game.parse(move))
    assert state.tobytes() == before
    return refused.value.reason
