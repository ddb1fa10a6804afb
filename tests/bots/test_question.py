"""What a bot from outside is told, and what is made of its answer."""

from typing import Any

import msgspec
import pytest

from stammtisch import bots
from stammtisch.bots.outside.failure import BotFailed
from stammtisch.bots.outside.question import question, thought_of
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import all_games, find


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_question_tells_what_a_seat_knows_and_no_more(name: str) -> None:
    game, chance = find(name), seeded(2)
    state = game.new(seed=2)
    while not game.is_over(state):
        seat = int(state["to_move"])
        blind = game.blind(state, seat)
        other = game.blind(game.redeal(blind, seat, chance), seat)
        asked = question(game, blind, seat, 0.25)
        assert asked == question(game, other, seat, 0.25)
        assert hidden_cards(game.position(state), seat) == asked["unseen"]
        game.play(state, bots.find("random").choose(game, blind, seat, 0.1, chance).move)


def hidden_cards(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The cards a seat can't see, counted from the whole position."""
    others = [player for player in range(position["players"]) if player != seat]
    if position["game"] == "face-to-face":
        piles = [list(pile) for pile in position["draw"]]
        piles[others[0]] += position["hands"][others[0]]
        return {"draw": [sorted(pile) for pile in piles]}
    cards = [position["hands"], position.get("down", [[], []])]
    hidden = [card for hands in cards for player in others for card in hands[player]]
    guests = sorted(position["guest_pile"] + hidden)
    return {"guest_pile": guests, "table_pile": sorted(position["table_pile"])}


def test_the_fields_of_a_question() -> None:
    game = find("face-to-face")
    asked = question(game, game.blind(game.new(seed=1), 0), 0, 0.25)
    assert list(asked) == [
        *("game", "players", "options", "seat", "view", "legal", "unseen", "ms"),
    ]
    assert (asked["game"], asked["seat"], asked["ms"]) == ("face-to-face", 0, 250)
    assert asked["legal"][0] == {"move": "11+", "points": {}}


def answered(**said: object) -> bots.Thought:
    """The thought of a program that says this in the first turn of face-to-face."""
    game = find("face-to-face")
    line = msgspec.json.encode({"move": "11+", **said})
    return thought_of(line, game, game.blind(game.new(seed=1), 0))


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (["11+", "14+", "end"], ["11+", "14+", "end"]),
        (["11+", "11+", "end"], ["11+"]),
        (["11+", "fly", "end"], ["11+"]),
        (["14+", "11+"], ["11+"]),
        ([], ["11+"]),
    ],
)
def test_a_line_is_kept_as_far_as_it_can_be_made(said: list[str], kept: list[str]) -> None:
    game = find("face-to-face")
    assert [game.text(move) for move in answered(line=said).line] == kept


def test_visits_are_kept_of_legal_moves() -> None:
    game = find("face-to-face")
    thought = answered(visits={"11+": 3, "99+": 1})
    assert {game.text(move): count for move, count in thought.visits.items()} == {"11+": 3}


@pytest.mark.parametrize("figure", ["NaN", "-Infinity", "1e999", "9" * 401, "9" * 5001])
def test_figures_that_are_none_cost_no_other(figure: str) -> None:
    game = find("face-to-face")
    figures = f'{{"11+": {figure}, "14+": 2}}'
    line = f'{{"move": "11+", "values": {figures}, "visits": {figures}, "other": {figure}}}'
    thought = thought_of(line.encode(), game, game.blind(game.new(seed=1), 0))
    kept = {game.parse("14+"): 2}
    assert (thought.values, thought.visits) == (kept, kept)


DEEP = '{"a": [' * 5000 + '"]" ' + "]}" * 5000


@pytest.mark.parametrize(
    "said",
    [
        '"visits": {"11+": -1}',
        '"visits": {"11+": 0.5}',
        '"visits": 7',
        '"values": {"11+": "good"}',
        '"values": {"11+": 1e999}',
        '"values": null',
        '"values": {"11+": NaN}',
        '"values": {"11+": -Infinity}',
        '"line": [1]',
        '"line": "11+"',
        '"line": "\xff"',
        '"line": ["\\ud83d"]',  # half a sign, as JavaScript writes it
        '"values": {"\\ud83d": 1}',
        '"note": "\\ud83d"',
        f'"values": {"[" * 30_000}{"]" * 30_000}',
        f'"values": {{"11+": {"[" * 30_000}{"]" * 30_000}}}',
        f'"note": {DEEP}',
        f'"note": {{"\\\\\\"]": {DEEP}}}',
    ],
)
def test_what_else_is_said_in_another_form_is_ignored(said: str) -> None:
    """A program may have used these names for something of its own."""
    game = find("face-to-face")
    line = f'{{"move": "11+", "mood": 1, {said}}}'.encode("latin-1")
    thought = thought_of(line, game, game.blind(game.new(seed=1), 0))
    assert thought == bots.Thought(game.parse("11+"), line=[game.parse("11+")])


def test_what_lies_too_deep_costs_no_other_figure() -> None:
    game = find("face-to-face")
    line = f'{{"note": {DEEP}, "move": "11+", "values": {{"14+": 2}}}}'
    thought = thought_of(line.encode(), game, game.blind(game.new(seed=1), 0))
    assert thought.values == {game.parse("14+"): 2}


@pytest.mark.parametrize("said", ["[" * 60_000, f'{{"move": "11+", "a": {"[" * 30_000}}}', DEEP])
def test_what_is_only_deep_is_no_answer(said: str) -> None:
    game = find("face-to-face")
    with pytest.raises(BotFailed, match="garbage"):
        thought_of(said.encode(), game, game.blind(game.new(seed=1), 0))
