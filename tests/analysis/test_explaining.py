"""What speaks for a move: small positions, a turn, and the reasons that the rules give for it."""

import random
from typing import Any

import pytest
from msgspec import to_builtins

from stammtisch import bots
from stammtisch.analysis.explaining import Case, reasons_for
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import load_position
from tests.play.matches import KINDS, begin, play_on

Json = dict[str, Any]

TABLES = {"b2": "TR", "d2": "FR", "c3": "GB", "b4": "RU", "d4": "US"}
RING = ["e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"]
BOARD = dict(
    zip(RING, ["US", "TR", "ES", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "CN", "CF"], strict=True)
)


def cards(hand: list[str], **more: Any) -> Json:
    rest = {"guest_pile": ["INf"] * 4, "table_pile": ["IT"] * 2}
    hands = [hand, ["ESm"]]
    return {"game": "cafe-cards", "players": 2, "tables": TABLES, "hands": hands, **rest, **more}


def board(hand: list[str], **more: Any) -> Json:
    rest = {"guest_pile": ["GBf"] * 4, "table_pile": ["IT"] * 2}
    hands = [hand, ["ESm"]]
    return {"game": "cafe-board", "players": 2, "tables": BOARD, "hands": hands, **rest, **more}


def duel(hand: list[int], piles: list[int], **more: Any) -> Json:
    up, down, their_up, their_down = piles
    shown = [{"up": up, "down": down}, {"up": their_up, "down": their_down}]
    draw = [[50, 51, 52, 53, 54, 55], [40]]
    hands = [hand, [30, 31]]
    return {
        "game": "face-to-face",
        "players": 2,
        "piles": shown,
        "hands": hands,
        "draw": draw,
        **more,
    }


CASES: list[tuple[Json, str, list[Json]]] = [
    (
        cards(["TRm", "CUf"], guests={"a2": "TRf"}),
        "TRm@b1 end",
        [
            {"reason": "earns", "points": {"b2": 4}},
            {"reason": "spares", "points": 2},
        ],
    ),
    (
        cards(["TRm", "TRf"], guests={"a2": "TRf"}),
        "TRm@b1 TRf@c2",
        [
            {"reason": "earns", "points": {"b2": 4}},
            {"reason": "turn-earns", "points": 10},
            {"reason": "opens", "guests": ["TRf"]},
        ],
    ),
    (
        cards(["TRm", "TRf"]),
        "TRm@b1 TRf@a2",
        [
            {"reason": "partner", "guest": "TRf", "points": 4},
            {"reason": "spares", "points": 2},
        ],
    ),
    (
        cards(["TRf", "FRf"], guests={"b1": "TRf", "a2": "TRm", "c2": "TRm"}),
        "TRf@b3 end",
        [
            {"reason": "earns", "points": {"b2": 8, "c3": 2}},
            {"reason": "clears", "tables": ["b2"], "nations": ["TR"]},
            {"reason": "only-seat", "guest": "TRf"},
        ],
    ),
    (cards(["CUm", "CUf"]), "draw", [{"reason": "no-seat"}]),
    (
        cards(["TRm", "CUf"], guests={"a2": "TRf"}),
        "draw",
        [{"reason": "little-now", "points": 4}],
    ),
    (
        cards(["CUf"] * 4 + ["CUm"] * 4 + ["ESf"] * 4, guest_pile=["DEf"]),
        "down CUf",
        [{"reason": "no-seat"}, {"reason": "no-home", "guest": "CUf"}],
    ),
    (
        cards([], guests={"a2": "TRf"}, placed=1, points=[12, 3]),
        "close",
        [{"reason": "wins"}],
    ),
    (
        board(["CUf", "CUm", "DEf"]),
        "bar CUf",
        [
            {"reason": "earns", "points": {"bar": 1}},
            {"reason": "no-seat"},
            {"reason": "no-home", "guest": "CUf"},
        ],
    ),
    (
        duel([17, 28, 29, 31, 33, 45], [27, 30, 1, 60]),
        "17+ 28+ end",
        [{"reason": "step-back", "pile": "+"}],
    ),
    (
        duel([12, 22, 45], [10, 50, 1, 60]),
        "22+ 12+ end",
        [
            {"reason": "readies", "card": 12, "pile": "+"},
        ],
    ),
    (
        duel([12, 15, 45], [10, 50, 1, 60]),
        "12+ 15+ end",
        [{"reason": "gap", "pile": "+", "numbers": 2, "smallest": True}],
    ),
    (
        duel([12, 25, 26, 38, 39, 41], [20, 40, 29, 50]),
        "12+! 25+ 26+ end",
        [{"reason": "gift", "numbers": 17, "draws": 3}],
    ),
    (
        duel([25, 30], [20, 22, 1, 60], laid=2),
        "end",
        [{"reason": "next-gap", "numbers": 5}],
    ),
    (duel([19], [20, 18, 1, 60], laid=2), "end", [{"reason": "nothing-fits"}]),
    (duel([17, 40], [27, 20, 1, 60], laid=2), "end", []),
    (
        duel([17, 28, 29, 31, 33, 45], [27, 30, 1, 60]),
        "28+ 17+ end",
        [{"reason": "gap", "pile": "+", "numbers": 1, "smallest": False}],
    ),
    (
        duel([12, 48, 20], [10, 50, 1, 60]),
        "12+ 20+ end",
        [{"reason": "gap", "pile": "+", "numbers": 2, "smallest": False}],
    ),
]


@pytest.mark.parametrize(("position", "turn", "reasons"), CASES)
def test_reasons(position: Json, turn: str, reasons: list[Json]) -> None:
    game, state = load_position(position)
    texts = [text for text in turn.split() if text not in ("down", "bar")]
    if len(texts) < len(turn.split()):
        texts = [turn]
    moves = [game.parse(text) for text in texts]
    case = Case(game, game.blind(state, 0), moves)
    assert to_builtins(reasons_for(case)) == reasons


def test_the_next_player_finds_less() -> None:
    """Whoever has a Turk next can take the last seat of the Turkish table, unless it is taken."""
    guests = {"b1": "TRf", "a2": "TRm", "c2": "TRf"}
    position = cards(["TRm", "FRf"], guests=guests, guest_pile=["TRm", "INf"])
    position["hands"][1] = ["TRm"]
    game, state = load_position(position)
    draw, seating = game.parse("draw"), game.parse("TRm@b3")
    found = to_builtins(reasons_for(Case(game, game.blind(state, 0), [seating], draw)))
    (leaves,) = [reason for reason in found if reason["reason"] == "leaves-less"]
    assert (leaves["points"], leaves["other"]) == (0.0, "draw")
    assert 4 < leaves["instead"] < 10


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_any_plan_of_a_bot_can_be_explained(name: str, players: int, options: Json) -> None:
    """In the course of a game: reasons are at most three, and the same whatever is hidden."""
    greedy, chance = bots.find_ours("greedy"), random.Random(3)
    match = begin(name, players, options)
    explained = 0
    while match.legal():
        game, view = match.game, match.game.blind(match.state, match.to_move)
        thought = greedy.choose(game, view, match.to_move, 0.0, seeded(0))
        other = game.legal(view)[0]
        found = reasons_for(Case(game, view, thought.line, other))
        dealt_anew = game.redeal(view, match.to_move, seeded(explained))
        other_view = game.blind(dealt_anew, match.to_move)
        assert reasons_for(Case(game, other_view, thought.line, other)) == found
        assert len(found) <= 3
        explained += bool(found)
        play_on(match, chance, moves=7)
    assert explained > 3
