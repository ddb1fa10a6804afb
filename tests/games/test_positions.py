"""Positions from outside: impossible ones are refused by field, and nothing crashes."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.games.rulebook import BadInput, Rulebook, all_games, find, load_position
from stammtisch.testing.states import bytes_of

CARDS = {
    "game": "cafe-cards",
    "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
    "guests": {"c2": "DEf"},
    "hands": [["DEm", "FRf"], ["ITf"]],
    "guest_pile": ["FRf"],
    "table_pile": ["US"],
}
BOARD = {
    "game": "cafe-board",
    "tables": {"e2": "DE", "d3": "IT"},
    "guests": {"e1": "DEf"},
    "hands": [["DEm", "JKf"], ["ITf"]],
    "bar": ["CUf"],
    "guest_pile": ["FRf"],
    "table_pile": ["US"],
}
FACE = {
    "game": "face-to-face",
    "piles": [{"up": 7, "down": 50}, {"up": 1, "down": 60}],
    "hands": [[2, 3], [4]],
    "draw": [[5], []],
}
WHOLE = {position["game"]: position for position in (CARDS, BOARD, FACE)}
HUGE = 10**30
CLUBS = {"options": {"clubs": True}}

OF_BOTH_CAFES: list[tuple[dict[str, Any], str]] = [
    ({"tables": {"a1": "DE"}}, "tables"),
    ({"tables": {"c2": "DE"}}, "tables"),
    ({"tables": {"c3": "XX"}}, "tables"),
    ({"tables": {"c3": None}}, "tables"),
    ({"tables": {"c3": ["DE"]}}, "tables"),
    ({"tables": ["DE"]}, "tables"),
    ({"tables": 7}, "tables"),
    ({"table_pile": ["DE"] * 3}, "table_pile"),
    ({"tables": {}, "table_pile": ["US"] * 4}, "table_pile"),
    ({"table_pile": ["JK"]}, "table_pile"),
    ({"table_pile": "DE"}, "table_pile"),
    ({"table_pile": [0]}, "table_pile"),
    ({"table_pile": ["CN", "CU", "RU", "TR", "US", "CF"] * 50}, "table_pile"),
    ({"guests": {"b2": "DEf"}}, "guests"),
    ({"guests": {"z9": "DEf"}}, "guests"),
    ({"guests": {"": "DEf"}}, "guests"),
    ({"guests": {"e4": "DEx"}}, "guests"),
    ({"guests": {"c2": 7}}, "guests"),
    ({"guests": {"c2": None}}, "guests"),
    ({"guests": [["c2", "DEf"]]}, "guests"),
    ({"hands": [["DEf"] * 5, []]}, "hands"),
    ({"hands": [["DEf"] * 3, ["DEf"] * 2]}, "hands"),
    ({"guest_pile": ["DEf"] * 4}, "guest_pile"),
    ({"hands": [["CUf"] * 13, []]}, "hands"),
    ({"hands": [["def"], []]}, "hands"),
    ({"hands": [[["DEf"]], []]}, "hands"),
    ({"hands": [[1], []]}, "hands"),
    ({"hands": ["DEf", []]}, "hands"),
    ({"hands": {"0": []}}, "hands"),
    ({"hands": [[]], "players": 2}, "hands"),
    ({"hands": [[], [], []], "players": 2}, "hands"),
    ({"guest_pile": ["DE"]}, "guest_pile"),
    ({"guest_pile": [None]}, "guest_pile"),
    ({"guest_pile": {"DEf": 1}}, "guest_pile"),
    ({"guest_pile": ["CUf"] * 200}, "guest_pile"),
    ({"points": [0]}, "points"),
    ({"points": [0, 0, 0]}, "points"),
    ({"points": [0, HUGE]}, "points"),
    ({"points": [0, -HUGE]}, "points"),
    ({"points": [0, 0.5]}, "points"),
    ({"points": ["0", 0]}, "points"),
    ({"points": [True, 0]}, "points"),
    ({"to_move": 2}, "to_move"),
    ({"to_move": -1}, "to_move"),
    ({"to_move": "0"}, "to_move"),
    ({"placed": -1}, "placed"),
    ({"placed": 3}, "placed"),
    ({"placed": HUGE}, "placed"),
    ({"placed": True}, "placed"),
    ({"waiting": "e5"}, "waiting"),
    ({"waiting": "b2"}, "waiting"),
    ({"waiting": 3}, "waiting"),
    ({"waiting": ""}, "waiting"),
    ({"waiting": []}, "waiting"),
    ({"over": 1}, "over"),
    ({"over": 7}, "over"),
    ({"over": "yes"}, "over"),
    ({"laid": 0}, "laid"),
    ({"colour": "green"}, "colour"),
]
OF_EVERY_GAME: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players"),
    ({"players": 6}, "players"),
    ({"players": "2"}, "players"),
    ({"players": 2.0}, "players"),
    ({"players": True}, "players"),
    ({"players": HUGE}, "players"),
    ({"options": []}, "options"),
    ({"options": {"colour": 1}}, "options"),
    ({"options": 7}, "options"),
    ({"hands": 7}, "hands"),
    ({"hands": "DEf"}, "hands"),
    ({"hands": [7, []]}, "hands"),
]
OF_ONE_GAME: dict[str, list[tuple[dict[str, Any], str]]] = {
    "cafe-cards": [
        ({"options": {"clubs": 1}}, "options"),
        ({"options": {"clubs": "true"}}, "options"),
        ({"hands": [["JKf"], []]}, "hands"),
        ({"guests": {"c2": "JKm"}}, "guests"),
        ({"guests": {"b1": "DEf", "a2": "DEm", "c2": "DEf", "b3": "DEm"}}, "guests"),
        ({"down": [["DEf"]]}, "down"),
        ({"down": [["JKf"], []]}, "down"),
        ({"down": [7, []]}, "down"),
        ({"down": [["CUf"] * 5, []]}, "down"),
        ({"club": "b2 f"}, "club"),
        (CLUBS | {"club": "b2"}, "club"),
        (CLUBS | {"club": "z2 f"}, "club"),
        (CLUBS | {"club": 3}, "club"),
        (CLUBS | {"club": "b2 m"}, "club"),
        (CLUBS | {"club": "b2 f", "waiting": "c2"}, "club"),
        ({"tables": {"b2": "DE", "d2": "DE", "c3": "DE"}}, "tables"),
        ({"bar": []}, "bar"),
    ],
    "cafe-board": [
        ({"options": {"bar": 18}}, "options"),
        ({"options": {"bar": "21"}}, "options"),
        ({"options": {"open_hands": 0}}, "options"),
        ({"players": 3}, "players"),
        ({"hands": [["CUf", "CUm", "RUf", "RUm", "TRf", "TRm"], []]}, "hands"),
        ({"hands": [["JKf", "JKf"], ["JKf"]]}, "hands"),
        ({"bar": ["CUf"] * 5}, "bar"),
        ({"bar": ["JKf"]}, "bar"),
        ({"bar": ["XXf"]}, "bar"),
        ({"bar": "CUf"}, "bar"),
        ({"bar": ["CUf", "CUm", "RUf", "RUm", "TRf", "TRm"] * 4}, "bar"),
        ({"options": {"bar": 17}, "bar": ["CUf", "CUm", "RUf", "RUm", "TRf", "TRm"] * 3}, "bar"),
        ({"placed": 2}, "placed"),
        ({"club": "b2 f"}, "club"),
        ({"down": []}, "down"),
    ],
    "face-to-face": [
        ({"options": {"last_card": True}}, "options"),
        ({"players": 3}, "players"),
        ({"hands": [[1], []]}, "hands"),
        ({"hands": [[60], []]}, "hands"),
        ({"hands": [["17"], []]}, "hands"),
        ({"hands": [[2.0], []]}, "hands"),
        ({"hands": [[True], []]}, "hands"),
        ({"hands": [[HUGE], []]}, "hands"),
        ({"hands": [[-3], []]}, "hands"),
        ({"hands": [[2, 2], []]}, "hands"),
        ({"hands": [[2, 3, 4, 5, 6, 7, 8], []]}, "hands"),
        ({"hands": [[2]]}, "players"),
        ({"hands": [[2], [], []]}, "players"),
        ({"draw": [[5, 5], []]}, "draw"),
        ({"hands": [[2, 3, 10], [4, 5]], "draw": [[10], []]}, "draw"),
        ({"hands": [[4, 5], [2, 3, 10]], "draw": [[], [10]]}, "draw"),
        ({"draw": [[2], []], "laid": 2}, "draw"),
        ({"hands": [[2, 3], [2, 4]], "draw": [[2], []]}, "draw"),
        ({"hands": [[2, 3], [2, 4]], "piles": [{"up": 2}, {}]}, "piles"),
        ({"draw": [[1], []]}, "draw"),
        ({"draw": [[]]}, "draw"),
        ({"draw": 5}, "draw"),
        ({"draw": [[5] * 100, []]}, "draw"),
        ({"piles": [{"up": 0}, {}]}, "piles"),
        ({"piles": [{"up": 60}, {}]}, "piles"),
        ({"piles": [{"down": 1}, {}]}, "piles"),
        ({"piles": [{"down": 61}, {}]}, "piles"),
        ({"piles": [{"up": HUGE}, {}]}, "piles"),
        ({"piles": [{"up": None}, {}]}, "piles"),
        ({"piles": [{"left": 3}, {}]}, "left"),
        ({"piles": [{}]}, "piles"),
        ({"piles": [7, {}]}, "piles"),
        ({"piles": {}}, "piles"),
        ({"piles": [{"up": 2, "down": 2}, {}]}, "piles"),
        ({"to_move": 2}, "to_move"),
        ({"laid": -1}, "laid"),
        ({"laid": HUGE}, "laid"),
        ({"laid": 58}, "laid"),
        ({"laid": 57}, "laid"),
        ({"hands": [[2, 3], [4]], "draw": [[*range(5, 60)], []], "laid": 2}, "laid"),
        ({"laid": 58, "to_move": 1}, "laid"),
        ({"given": 2, "laid": 3}, "given"),
        ({"given": 1}, "given"),
        ({"given": -1}, "given"),
        ({"points": [0, 0]}, "points"),
        ({"waiting": "c2"}, "waiting"),
        ({"hands": [[], []], "draw": [[], []]}, "hands"),
    ],
}


def impossible() -> list[Any]:
    """Every case with its game and an id that can be read."""
    found = []
    for name in WHOLE:
        cafe = OF_BOTH_CAFES if name.startswith("cafe") else []
        for changes, field in OF_EVERY_GAME + cafe + OF_ONE_GAME[name]:
            label = f"{name}-{json.dumps(changes)[:60]}"
            found.append(pytest.param(name, changes, field, id=label))
    return found


@pytest.mark.parametrize(("name", "changes", "field"), impossible())
def test_what_can_not_be_is_refused_by_its_field(
    name: str, changes: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadInput) as refused:
        load_position(WHOLE[name] | changes)
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


ALLOWED: list[dict[str, Any]] = [
    FACE | {"laid": 6},
    FACE | {"laid": 5, "to_move": 1, "given": 1},
    FACE | {"draw": [[2], []]},  # both 2s can't meet in the hand: it is laid before
    FACE | {"draw": [[2], []], "hands": [[2], [4]], "laid": 1},
    FACE | {"hands": [[5, 7], [5]], "draw": [[8], [9]]},
]


@pytest.mark.parametrize("position", ALLOWED, ids=json.dumps)
def test_what_can_be_is_loaded_and_goes_on(position: dict[str, Any]) -> None:
    game, state = load_position(position)
    assert game.legal(state)
    check_loaded(game, state)


@pytest.mark.parametrize("position", [{}, {"game": None}, {"hands": [[], []]}])
def test_a_position_without_its_game_lacks_it(position: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^game: missing \(there are: cafe-board, cafe-cards, "):
        load_position(position)


@pytest.mark.parametrize("position", [None, 7, "cafe-cards", [], {}, {"game": "chess"}])
def test_what_is_no_position_at_all(position: object) -> None:
    with pytest.raises(BadInput):
        load_position(position)


@pytest.mark.parametrize("name", WHOLE)
def test_what_is_left_out_is_empty_zero_or_null(name: str) -> None:
    needed = {"hands": [[2], []]} if name == "face-to-face" else {}
    game, state = load_position({"game": name} | needed)
    written = game.position(state)
    assert written["to_move"] == 0
    assert written["hands"] == needed.get("hands", [[], []])
    assert bytes_of(game.load(written)) == bytes_of(state)


@pytest.mark.parametrize("name", WHOLE)
def test_null_counts_as_left_out(name: str) -> None:
    whole = WHOLE[name]
    fields = find(name).position(find(name).new(seed=1))
    for field in fields:
        if field not in ("game", "hands"):
            rest = {key: value for key, value in whole.items() if key != field}
            states = [load_position(position)[1] for position in (rest, rest | {field: None})]
            assert bytes_of(states[0]) == bytes_of(states[1])


@pytest.mark.parametrize("name", WHOLE)
def test_a_loaded_position_is_written_as_it_was(name: str) -> None:
    game, state = load_position(WHOLE[name])
    written = game.position(state)
    assert {field: written[field] for field in WHOLE[name]} == WHOLE[name]


GUESTS = st.sampled_from(["DEf", "DEm", "ITf", "JKf", "JKm", "CUm", "XXf", ""])
NATIONS = st.sampled_from(["DE", "IT", "FR", "XX"])
PLACES = st.sampled_from(["b2", "c2", "b1", "c3", "e1", "e2", "d2", "z1"])
TEXTS = st.sampled_from(["b2 f", "c3 m", "up", "down", "wins", ""]) | NATIONS | GUESTS | PLACES
NUMBERS = st.integers(-2, 70) | st.just(HUGE) | st.just(0.5)
SCRAPS = st.none() | st.booleans() | NUMBERS | TEXTS
JUNK = st.recursive(
    SCRAPS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3)
)
PILE = st.lists(GUESTS, max_size=7) | st.lists(st.integers(2, 59), max_size=7) | st.lists(NATIONS)
PILES = st.lists(PILE, min_size=2, max_size=2)
FLOOR = st.dictionaries(PLACES, GUESTS | NATIONS, max_size=5)
TOPS = st.fixed_dictionaries({}, optional={"up": st.integers(0, 60), "down": st.integers(1, 61)})
LIKELY = PILE | PILES | FLOOR | st.lists(TOPS, max_size=2) | st.lists(NUMBERS, max_size=2) | SCRAPS


def positions_of(name: str) -> list[dict[str, Any]]:
    """Three positions of a game: its start, some way on, and the small one above."""
    game = find(name)
    state = game.new(seed=1)
    start = game.position(state)
    for _ in range(12):
        game.play(state, game.legal(state)[-1])
    return [start, game.position(state), WHOLE[name]]


def positions_like(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Positions of a game with a few of the fields changed."""
    whole = positions_of(name)
    fields = st.sampled_from([*whole[0], "over"])
    changes = st.dictionaries(fields, LIKELY | JUNK, min_size=1, max_size=2)
    return st.builds(lambda position, changes: position | changes, st.sampled_from(whole), changes)


@pytest.mark.parametrize("name", WHOLE)
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_position_loads_again_or_is_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(positions_like(name))
    try:
        game, state = load_position(position)
    except BadInput:
        return
    check_loaded(game, state)


def check_loaded(game: Rulebook, state: Any) -> None:
    """What was accepted can be written, read, looked at, and played."""
    check_written(game, state)
    for seat in range(-1, int(state.players)):
        game.view(state, seat)
    for move in game.legal(state):
        after = state.copy()
        game.play(after, move)
        check_written(game, after)


def check_written(game: Rulebook, state: Any) -> None:
    """A state is the same when it is written and read again."""
    written = json.loads(json.dumps(game.position(state)))
    assert bytes_of(game.load(written)) == bytes_of(state)


def test_every_game_is_here() -> None:
    assert set(WHOLE) == set(all_games())
