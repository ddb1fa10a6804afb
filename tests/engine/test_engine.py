"""The engine, request by request."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch import bots
from stammtisch.bots.random import Random
from stammtisch.engine import engine as engine_module
from stammtisch.engine.engine import Engine
from stammtisch.games import reasons
from stammtisch.games.rulebook import all_games, find
from tests.plain import reading_of
from tests.worked import EXAMPLES

Json = dict[str, Any]

GAMES = sorted(all_games())
NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]


def ask(engine: Engine, **request: Any) -> Any:
    return engine.answer(json.dumps(request))


def started(game: str = "cafe-cards", **more: Any) -> Engine:
    engine = Engine()
    assert "position" in ask(engine, cmd="new", game=game, **more)
    return engine


def everything(engine: Engine) -> Json:
    position: Json = ask(engine, cmd="position")
    return position


def reason_of(engine: Engine, **request: Any) -> str:
    """The reason of an error; nothing may have changed."""
    before = everything(engine)
    answer = ask(engine, **request)
    assert set(answer) - {"table"} == {"error", "reason"}
    assert everything(engine) == before
    return str(answer["reason"])


def check_refusals(engine: Engine, example: Json, after_play: bool) -> None:
    for refuse in example.get("refuse", []):
        if refuse.get("after_play", False) == after_play:
            table = {"table": refuse["table"]} if "table" in refuse else {}
            expected = {"legal": False, "reason": refuse["reason"], **table}
            assert ask(engine, cmd="why", move=refuse["move"]) == expected
            assert reason_of(engine, cmd="play", move=refuse["move"]) == refuse["reason"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_example(example: Json) -> None:
    engine = Engine()
    assert "position" in ask(engine, cmd="load", position=example["position"])
    check_refusals(engine, example, after_play=False)
    for step in example["play"]:
        legal = {move["move"]: move["points"] for move in ask(engine, cmd="legal")["moves"]}
        assert legal[step["move"]] == step["points"]
        assert ask(engine, cmd="why", move=step["move"]) == {"legal": True}
        answer = ask(engine, cmd="play", move=step["move"])
        assert (answer["points"], answer["cleared"]) == (step["points"], step.get("cleared", []))
    check_refusals(engine, example, after_play=True)
    check_final(engine, example.get("final", {}))


def check_final(engine: Engine, final: Json) -> None:
    now = everything(engine)
    found = now["position"] | {
        "over": now["over"],
        "result": now["result"],
        "result_winners": (now["result"] or {}).get("winners"),
        "hand_sizes": [len(hand) for hand in now["position"]["hands"]],
    }
    assert {field: found[field] for field in final} == final


def test_games() -> None:
    games = {game["game"]: game for game in ask(Engine(), cmd="games")["games"]}
    assert games["cafe-cards"] == {
        "game": "cafe-cards",
        "players": [2, 5],
        "options": {"clubs": False},
        "choices": {"clubs": [False, True]},
    }
    assert games["cafe-board"]["options"] == {"bar": 21, "open_hands": False}
    assert games["face-to-face"]["choices"] == {"last_card": ["loses", "wins"]}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_deal(game: str) -> None:
    one, other = (ask(Engine(), cmd="new", game=game, seed=7) for _ in range(2))
    assert one == other
    assert ask(Engine(), cmd="new", game=game, seed=8) != one
    assert ask(Engine(), cmd="load", **one) == one


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str) -> None:
    engine, moves = started(game, seed=5), 0
    while legal := ask(engine, cmd="legal")["moves"]:
        assert [move["move"] for move in legal] == sorted(move["move"] for move in legal)
        move = legal[moves % len(legal)]
        answer = ask(engine, cmd="play", move=move["move"])
        assert set(answer) == {"points", "cleared", "over", "result", "to_move"}
        assert answer["points"] == move["points"]
        moves += 1
    now = everything(engine)
    assert (now["over"], answer["over"], now["result"]) == (True, True, answer["result"])
    assert set(now["result"]) == {"scores", "minus", "winners"}
    assert reason_of(engine, cmd="play", move="end") == "over"
    assert ask(engine, cmd="why", move="end") == {"legal": False, "reason": "over"}
    assert reason_of(engine, cmd="choose", bot="random") == "over"
    assert ask(engine, cmd="perft", depth=1) == {"nodes": 0}


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_nothing_hidden(game: str) -> None:
    """Positions that differ only in what a seat can't see have the same view."""
    rules = find(game)
    position = ask(started(game, seed=3), cmd="position")["position"]
    hands = position["hands"]
    if game == "face-to-face":
        draw = position["draw"]
        hands[1][0], draw[1][-1] = draw[1][-1], hands[1][0]
        draw[0].reverse()
    else:
        hands[1][0], position["guest_pile"][-1] = position["guest_pile"][-1], hands[1][0]
        position["guest_pile"].reverse()
        position["table_pile"].reverse()
    engine, other = started(game, seed=3), Engine()
    assert "position" in ask(other, cmd="load", position=position)
    for seat, same in ((0, True), (1, False), (-1, True)):
        views = [ask(asked, cmd="view", seat=seat)["view"] for asked in (engine, other)]
        assert (views[0] == views[1]) == same
        assert views[0]["hands"][0] == (hands[0] if seat == 0 else None)
        assert views[0]["hand_sizes"] == [len(hands[0])] * rules.players[0]


@pytest.mark.parametrize("depth", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_perft_is_that_of_the_plain_reading(game: str, depth: int) -> None:
    engine = started(game, seed=2)
    for _ in range(6):
        ask(engine, cmd="play", move=ask(engine, cmd="legal")["moves"][0]["move"])
    reading = reading_of(game)
    position = reading.complete(everything(engine)["position"])
    assert ask(engine, cmd="perft", depth=depth) == {"nodes": reading.perft(position, depth)}


def test_perft_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "MOST_POSITIONS", 1000)
    engine = started("cafe-board")
    for depth in (-1, 401, 10**30, 1.5, "3", True, None, 12, 400):
        assert reason_of(engine, cmd="perft", depth=depth) == "depth"


def test_perft_to_the_end_of_a_game() -> None:
    last = {"game": "face-to-face", "hands": [[10, 20, 30], [40]], "draw": [[], []]}
    engine = Engine()
    assert "position" in ask(engine, cmd="load", position=last)
    counted = [ask(engine, cmd="perft", depth=depth)["nodes"] for depth in (1, 2, 3, 4, 5, 50, 400)]
    assert counted[0] == 6
    assert counted[-1] == 0


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({}, "cmd: missing (there are: games, new, "),
        ({"cmd": "fly"}, 'cmd: there is no "fly" (there are: games, new, '),
        ({"cmd": None}, "cmd: there is no null "),
        ({"cmd": "new"}, "game: missing (there are: cafe-board, cafe-cards, face-to-face)"),
        ({"cmd": "load"}, "position: missing"),
        ({"cmd": "view"}, "seat: missing"),
        ({"cmd": "view", "seat": None}, "seat: null is not a whole number"),
        ({"cmd": "play"}, "move: missing"),
        ({"cmd": "why", "move": True}, "move: true is not a text"),
        ({"cmd": "perft"}, "depth: missing"),
        ({"cmd": "choose", "bot": 7}, "bot: 7 is not a name"),
        ({"cmd": "new", "game": "cafe-cards", "seed": None}, "seed: null is neither"),
    ],
)
def test_a_mistake_is_told_in_the_words_of_the_sender(request_: Json, words: str) -> None:
    assert ask(started(), **request_)["error"].startswith(words)


def test_the_usual_bot_is_the_regular(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(bots, "find_ours", lambda name: asked.append(name) or Random())
    engine = started("face-to-face", seed=1)
    assert "move" in ask(engine, cmd="choose")
    assert "move" in ask(engine, cmd="choose", bot="greedy")
    assert asked == ["regular", "greedy"]
    assert {"regular", "greedy"} <= set(bots.names())


def test_choose() -> None:
    engine = started("face-to-face", seed=1)
    legal = {move["move"] for move in ask(engine, cmd="legal")["moves"]}
    before = everything(engine)
    answer = ask(engine, cmd="choose", bot="random", ms=1, seed=4)
    assert answer["move"] in legal
    assert set(answer["values"]) <= legal
    assert answer == ask(engine, cmd="choose", bot="random", ms=1, seed=4)
    assert everything(engine) == before


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({}, "syntax"),
        ({"cmd": None}, "syntax"),
        ({"cmd": "fly"}, "syntax"),
        ({"cmd": ["legal"]}, "syntax"),
        ({"cmd": "play"}, "syntax"),
        ({"cmd": "play", "move": 17}, "syntax"),
        ({"cmd": "play", "move": "x" * 10_000}, "syntax"),
        ({"cmd": "play", "move": "end"}, "not-now"),
        ({"cmd": "new"}, "game"),
        ({"cmd": "new", "game": "chess"}, "game"),
        ({"cmd": "new", "game": {}}, "game"),
        ({"cmd": "new", "game": "cafe-cards", "players": 6}, "players"),
        ({"cmd": "new", "game": "cafe-cards", "players": "two"}, "players"),
        ({"cmd": "new", "game": "cafe-cards", "players": True}, "players"),
        ({"cmd": "new", "game": "cafe-cards", "options": {"bar": 17}}, "options"),
        ({"cmd": "new", "game": "cafe-cards", "options": {"clubs": 1}}, "options"),
        ({"cmd": "new", "game": "cafe-cards", "options": ["clubs"]}, "options"),
        ({"cmd": "new", "game": "cafe-cards", "seed": 1.5}, "seed"),
        ({"cmd": "new", "game": "cafe-cards", "seed": None}, "seed"),
        ({"cmd": "new", "game": "cafe-cards", "seed": True}, "seed"),
        ({"cmd": "new", "game": "cafe-cards", "seed": 10**200}, "seed"),
        ({"cmd": "new", "game": "cafe-cards", "seed": "7" * 200}, "seed"),
        ({"cmd": "load"}, "position"),
        ({"cmd": "load", "position": "b2"}, "position"),
        ({"cmd": "load", "position": {}}, "position"),
        ({"cmd": "load", "position": {"game": "cafe-cards", "to_move": 2}}, "position"),
        ({"cmd": "load", "position": {"game": "cafe-cards", "hands": [["XXf"], []]}}, "position"),
        ({"cmd": "load", "position": {"game": "cafe-cards", "waiting": "c2"}}, "position"),
        ({"cmd": "view"}, "seat"),
        ({"cmd": "view", "seat": 2}, "seat"),
        ({"cmd": "view", "seat": -2}, "seat"),
        ({"cmd": "view", "seat": "0"}, "seat"),
        ({"cmd": "choose", "bot": None}, "bot"),
        ({"cmd": "choose", "bot": "nobody"}, "bot"),
        ({"cmd": "choose", "bot": "random", "ms": 0}, "ms"),
        ({"cmd": "choose", "bot": "random", "ms": 10**9}, "ms"),
        ({"cmd": "choose", "bot": "random", "seed": []}, "seed"),
    ],
)
def test_mistakes(request_: Json, reason: str) -> None:
    assert reason_of(started(), **request_) == reason


def test_why_makes_something_of_any_text() -> None:
    engine = started()
    assert ask(engine, cmd="why", move="draw") == {"legal": True}
    assert ask(engine, cmd="why", move="nonsense") == {"legal": False, "reason": "syntax"}


@pytest.mark.parametrize("cmd", ["position", "view", "legal", "play", "why", "perft", "choose"])
def test_before_any_game(cmd: str) -> None:
    answer = ask(Engine(), cmd=cmd, move="end", seat=0, depth=1, bot="random")
    assert answer["reason"] == "not-now"
    assert "no game yet" in answer["error"]


def test_a_mistake_of_the_program_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("oh")

    engine = started()
    monkeypatch.setattr(engine_module, "ending", broken)
    assert ask(engine, cmd="play", move="draw")["reason"] == "internal"
    monkeypatch.undo()
    assert everything(engine)["position"]["to_move"] == 0


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x",
        "[]",
        "7",
        "null",
        '"cmd"',
        "NaN",
        '{"cmd": NaN}',
        '{"cmd": "legal"',
        '{"cmd": "legal"} {"cmd": "legal"}',
        "{'cmd': 'legal'}",
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"cmd": "new", "game": "cafe-cards", "seed": ' + "7" * 5000 + "}",
        '{"cmd": "new", "game": "cafe-cards", "seed": 1e999}',
        b"\xff\xfe",
        b'{"cmd": "\xc3("}',
        b'{"cmd": "legal"\x00}',
        b"\x00" * 100,
        '{"cmd": "\\ud800"}',
        '{"cmd": "\ud800"}',
    ],
    ids=lambda line: repr(line[:30]),
)
def test_noise(line: str | bytes) -> None:
    engine = started()
    before = everything(engine)
    answer = engine.answer(line)
    assert answer["reason"] == "syntax"
    assert len(answer["error"]) <= 300
    assert everything(engine) == before


def test_deep_nesting_inside_a_field() -> None:
    engine = started()
    deep = "[" * 900 + "]" * 900
    for field in ('"load", "position"', '"load", "position": {"game"', '"new", "game"'):
        ending = "}}" if "{" in field else "}"
        answer = engine.answer('{"cmd": ' + field + ": " + deep + ending)
        assert answer["reason"] in ("syntax", "position", "game")


KNOWN_REASONS = {
    *reasons.WORDS,
    *("position", "game", "players", "options", "seed", "seat", "bot", "ms", "depth"),
}
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ("game", "players", "options", "seed", "seat", "move", "ms", "bot", "depth", "position")
REQUESTS = st.fixed_dictionaries(
    {"cmd": st.sampled_from([*Engine()._commands, "fly"])},
    optional=dict.fromkeys(FIELDS, VALUES),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(st.binary(max_size=60) | REQUESTS, max_size=8))
def test_whatever_comes_the_engine_answers(lines: list[bytes | Json]) -> None:
    engine = started("face-to-face", seed=1)
    for line in lines:
        answer = engine.answer(line if isinstance(line, bytes) else json.dumps(line))
        assert isinstance(answer, dict)
        assert answer.get("reason", "over") in KNOWN_REASONS
    assert everything(engine)["position"]["game"] in GAMES


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("hands", {"game": "cafe-cards", "hands": 5}),
        ("hands", {"game": "face-to-face", "hands": True}),
        ("piles", {"game": "face-to-face", "piles": [None, 7]}),
        ("table_pile", {"game": "cafe-board", "table_pile": sorted(NATIONS) * 3}),
    ],
)
def test_what_is_wrong_with_a_position_is_named(field: str, position: Json) -> None:
    answer = ask(Engine(), cmd="load", position=position)
    assert (answer["reason"], answer["error"].split(":")[0]) == ("position", field)


def test_nothing_counts_as_empty_in_a_position() -> None:
    for position in (
        {"game": "cafe-cards", "hands": [None, ["DEf"]]},
        {"game": "face-to-face", "hands": [[2, 3], None], "piles": [None, {}]},
    ):
        assert "position" in ask(Engine(), cmd="load", position=position)


POSITIONS = st.sampled_from([example["position"] for example in EXAMPLES])


@settings(max_examples=150, deadline=None, derandomize=True)
@given(POSITIONS, st.data())
def test_a_position_with_one_odd_field_is_loaded_or_refused(position: Json, data: Any) -> None:
    field = data.draw(st.sampled_from(sorted(position)))
    answer = ask(Engine(), cmd="load", position=position | {field: data.draw(VALUES)})
    assert set(answer) == {"position"} or answer["reason"] == "position", answer
