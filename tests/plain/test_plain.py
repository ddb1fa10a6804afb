"""The plain reading against the worked examples, and on its own in random games."""

import copy
import random
from typing import Any

import pytest

from tests.worked import EXAMPLES

from . import cafe, reading_of
from .cafe_floor import FLOORS, all_guests

DEALS = [
    ("cafe-cards", 2, {}),
    ("cafe-cards", 3, {"clubs": True}),
    ("cafe-cards", 5, {"clubs": True}),
    ("cafe-board", 2, {}),
    ("cafe-board", 2, {"bar": 17}),
    ("face-to-face", 2, {}),
    ("face-to-face", 2, {"last_card": "wins"}),
]


def check_refusals(example: dict[str, Any], position: dict[str, Any], after_play: bool) -> None:
    reading = reading_of(position["game"])
    for refuse in example.get("refuse", []):
        if refuse.get("after_play", False) == after_play:
            expected = (refuse["reason"], refuse.get("table"))
            assert reading.refusal(position, refuse["move"]) == expected
            assert refuse["move"] not in reading.legal(position)


def check_final(position: dict[str, Any], final: dict[str, Any]) -> None:
    reading = reading_of(position["game"])
    derived = {
        "over": reading.is_over(position),
        "result": reading.result(position),
        "result_winners": (reading.result(position) or {}).get("winners"),
        "hand_sizes": [len(cards) for cards in position["hands"]],
    }
    for field, expected in final.items():
        assert {**position, **derived}[field] == expected, field


def test_the_examples_are_there() -> None:
    assert len(EXAMPLES) >= 40
    assert {example["position"]["game"] for example in EXAMPLES} == {d[0] for d in DEALS}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    reading = reading_of(example["position"]["game"])
    position = reading.complete(example["position"])
    check_refusals(example, position, after_play=False)
    for step in example["play"]:
        assert reading.legal(position)[step["move"]] == step["points"]
        position, points, cleared = reading.play(position, step["move"])
        assert (points, cleared) == (step["points"], step.get("cleared", []))
    check_refusals(example, position, after_play=True)
    check_final(position, example.get("final", {}))


def all_texts(game: str) -> list[str]:
    """Every text that is a move of the game in some position."""
    if game == "face-to-face":
        return ["end"] + [f"{n}{way}{to}" for n in range(2, 60) for way in "+-" for to in ("", "!")]
    guests, floor = sorted(set(all_guests(game))), FLOORS[game]
    texts = ["end"] + [f"{guest}@{seat}" for guest in guests for seat in floor.tables_of]
    if game == "cafe-board":
        return texts + [f"bar {guest}" for guest in guests]
    clubs = [f"club {table} {sex}" for table in floor.seats_of for sex in "fm"]
    return texts + ["draw", "close"] + [f"down {guest}" for guest in guests] + clubs


def check_refusal_and_legal_agree(position: dict[str, Any]) -> None:
    reading = reading_of(position["game"])
    accepted = {t for t in all_texts(position["game"]) if reading.refusal(position, t) is None}
    assert accepted == set(reading.legal(position))


def cards_of(position: dict[str, Any]) -> int:
    """Guests that somebody still holds or that sit somewhere, or number cards not yet laid."""
    fields = [*position["hands"], *position.get("down", []), *position.get("draw", [])]
    fields += [position.get(name, []) for name in ("guest_pile", "guests", "bar")]
    return sum(len(field) for field in fields)


def check_step(before: dict[str, Any], move: str) -> dict[str, Any]:
    reading = reading_of(before["game"])
    kept = copy.deepcopy(before)
    after: dict[str, Any]
    after, points, cleared = reading.play(before, move)
    assert before == kept
    assert reading.complete(after) == after
    assert reading.legal(before)[move] == points
    if "points" in after:
        assert sum(after["points"]) == sum(before["points"]) + sum(points.values())
        if not cleared:
            assert cards_of(after) == cards_of(before)
    else:
        assert cards_of(after) == cards_of(before) - (move != "end")
    return after


@pytest.mark.parametrize(("game", "players", "options"), DEALS)
@pytest.mark.parametrize("seed", range(3))
def test_random_game(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    reading, rng = reading_of(game), random.Random(seed)
    position = reading.deal(game, rng, players, options)
    for number in range(2000):
        moves = sorted(reading.legal(position))
        if not moves:
            break
        if number % 25 == 0:
            check_refusal_and_legal_agree(position)
        eager = [move for move in moves if "@" in move or move.startswith("club")]
        choices = eager if eager and rng.random() < 0.7 else moves
        position = check_step(position, rng.choice(choices))
    assert reading.is_over(position)
    assert reading.refusal(position, "end") == ("over", None)
    assert set(reading.result(position)) == {"scores", "minus", "winners"}
    assert reading.perft(position, 1) == 0


@pytest.mark.parametrize(("game", "players", "options"), DEALS)
def test_perft_counts_the_legal_moves(game: str, players: int, options: dict[str, Any]) -> None:
    reading = reading_of(game)
    position = reading.deal(game, random.Random(1), players, options)
    moves = reading.legal(position)
    assert reading.perft(position, 1) == len(moves)
    twice = sum(len(reading.legal(reading.play(position, move)[0])) for move in moves)
    assert reading.perft(position, 2) == twice


@pytest.mark.parametrize("text", ["", "End", "DEf@b2", "XXf@c2", "DEf@c2 ", "60+", "01+", "17"])
@pytest.mark.parametrize("game", sorted({deal[0] for deal in DEALS}))
def test_what_is_no_move_at_all(game: str, text: str) -> None:
    reading = reading_of(game)
    position = reading.deal(game, random.Random(1), 2, {})
    assert reading.refusal(position, text) == ("syntax", None)
    with pytest.raises(ValueError, match="syntax"):
        reading.play(position, text)


def small(**fields: Any) -> dict[str, Any]:
    """A small cafe-cards position: nobody seated, piles that last."""
    tables = {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"}
    position = {"game": "cafe-cards", "tables": tables, "table_pile": ["US", "TR"]}
    return {**position, "guest_pile": ["CUf", "CUm"], **fields}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("end", ("partner", None)),
        ("draw", ("partner", None)),
        ("club b2 f", ("partner", None)),
        ("DEm@a2", None),
        ("FRm@d3", ("partner", None)),  # S4: legal but for the guest who waits elsewhere
        ("ESm@a2", ("not-in-hand", None)),
        ("DEf@a2", ("balance", "b2")),
        ("FRm@a2", ("nation", None)),
    ],
)
def test_while_somebody_waits(move: str, expected: tuple[str, str | None] | None) -> None:
    start = small(hands=[["DEf", "DEf", "DEm", "FRm"], ["CUf"]], guests={"c4": "FRf"})
    position = cafe.play(start, "DEf@b1")[0]
    assert position["waiting"] == "b1"
    assert cafe.refusal(position, move) == expected


def test_the_third_guest_cannot_wait() -> None:
    hands = [["DEf", "DEm", "ITf", "ITm"], ["CUf"]]
    assert cafe.refusal(small(hands=hands, placed=2), "ITf@e2") == ("alone", None)
    assert cafe.refusal(small(hands=hands, placed=1), "ITf@e2") is None


def test_a_club_that_strands_itself_is_refused() -> None:
    hands = [["FRf", "FRf", "FRf", "DEf", "ESm"], ["CUf"]]
    start = small(hands=hands, options={"clubs": True})
    assert cafe.refusal(start, "club c3 m") == ("partner", None)
    position = cafe.play(start, "club c3 f")[0]
    assert cafe.refusal(position, "DEf@d3") == ("nation", None)
    assert cafe.refusal(position, "ESm@c4") == ("balance", "c3")
    assert cafe.refusal(position, "FRf@b1") == ("not-now", None)
    assert cafe.refusal(position, "end") == ("not-now", None)
    # the German can sit at c2 or b3 only: the Frenchwomen may take one of them, not both
    position = cafe.play(position, "FRf@c2")[0]
    assert cafe.refusal(position, "FRf@b3") == ("partner", None)
    assert sorted(cafe.legal(position)) == ["DEf@b3", "FRf@c4", "FRf@d3"]


def test_a_club_with_a_guest_of_the_other_sex() -> None:
    start = small(hands=[["DEf"] * 4, []], options={"clubs": True}, guests={"b1": "DEm"})
    assert cafe.refusal(start, "club b2 f") == ("balance", "b2")
    assert cafe.refusal({**start, "options": {}}, "club b2 f") == ("not-now", None)


def test_after_a_club_that_emptied_the_hand() -> None:
    position = small(hands=[["DEf"] * 4, ["CUf"]], options={"clubs": True})
    for move in ["club b2 f", "DEf@b1", "DEf@a2", "DEf@c2", "DEf@b3"]:
        position, points, cleared = cafe.play(position, move)
    assert (points, cleared, position["placed"]) == ({"b2": 40}, ["b2"], 4)
    assert sorted(cafe.legal(position)) == ["close", "end"]
    assert position["tables"]["b2"] == "US"


def test_a_club_fills_its_neighbour_too() -> None:
    guests = {"b1": "DEm", "a2": "DEf", "c2": "FRf", "d3": "FRf", "c4": "FRf"}
    start = small(hands=[["FRf", "CUm"], ["CUf"]], options={"clubs": True}, guests=guests)
    position = cafe.play(start, "club c3 f")[0]
    position, points, cleared = cafe.play(position, "FRf@b3")
    assert (points, cleared, position["to_move"]) == ({"c3": 40}, ["b2", "c3"], 1)
    assert position["guests"] == {}
    assert (position["tables"]["b2"], position["tables"]["c3"]) == ("US", "TR")


def test_the_last_fields_of_the_bar() -> None:
    start = {"game": "cafe-board", "hands": [["DEf"], []], "bar": ["CUf"] * 4}
    assert cafe.legal(start) == {"bar DEf": {"bar": 5}}
    shorter = {**start, "options": {"bar": 17}}
    assert cafe.legal(shorter) == {"bar DEf": {"bar": -8}}
    last = {**shorter, "bar": ["CUf"] * 16}
    position, points, _ = cafe.play(last, "bar DEf")
    assert (points, position["over"], position["hands"]) == ({"bar": -16}, True, [[], []])


def test_drawing_stops_at_the_last_guest() -> None:
    start = {"game": "cafe-board", "hands": [["DEf", "DEm"], ["ITf"]], "guest_pile": ["CUm", "CUf"]}
    position = cafe.play(start, "bar DEf")[0]
    assert (position["over"], position["to_move"]) == (True, 0)
    assert position["hands"][0] == ["CUf", "CUm", "DEm"]
    position = cafe.play({**start, "guest_pile": []}, "bar DEf")[0]
    assert ("over" in position, position["to_move"]) == (False, 1)


def test_equal_points_in_both_cafe_games() -> None:
    cards = small(hands=[["DEf"], []], points=[12, 10], over=True)
    assert cafe.result(cards) == {"scores": [10, 10], "minus": [2, 0], "winners": [1]}
    board = {"game": "cafe-board", "hands": [["DEf"], []], "points": [7, 7], "over": True}
    assert cafe.result(board) == {"scores": [7, 7], "minus": [0, 0], "winners": [0, 1]}
