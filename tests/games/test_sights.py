"""What is new after each move, put together, is what would be seen at first sight."""

import json
import random
from typing import Any

import numpy as np
import pytest

from stammtisch.games import shown
from stammtisch.games.moments import Moment
from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.shown import Shown
from stammtisch.games.sights import UNKNOWN, News, Sights
from stammtisch.games.states import rows_of
from tests.games.cases import CASES, Case

View = dict[str, Any]


def played(game: Rulebook, case: Case, seed: int) -> list[Moment]:
    """Every moment of a random game."""
    chance = random.Random(seed)
    moments = [game.moments.of(rows_of(game.new(case.players, case.options, seed=seed)))]
    while offers := game.legal(moments[-1].state):
        made = game.moments.after(moments[-1], chance.choice(offers))
        assert made is not None
        moments.append(made.moment)
    return moments


@pytest.mark.parametrize("case", CASES, ids=str)
def test_news_add_up_to_what_is_seen(case: Case) -> None:
    game = case.game
    view: View = {}
    owned: dict[int, View] = {}
    before = UNKNOWN
    for moment in played(game, case, seed=3):
        news = game.sights.news(before, moment.known)
        before = moment.known
        public = json.loads(b"{%s}" % news.public)
        own = {seat: json.loads(seen) for seat, seen in enumerate(news.own) if seen}
        assert all(view.get(name, ...) != value for name, value in public.items())
        assert all(owned.get(seat, ...) != seen for seat, seen in own.items())
        view, owned = view | public, owned | own
        assert view == game.sights.public(moment.known)
        assert owned == {seat: game.sights.own(moment.known, seat) for seat in owned}
    assert len(owned) == case.players


def test_nothing_is_new_where_nothing_changed() -> None:
    game = find("cafe-board")
    known = game.moments.of(rows_of(game.new(seed=1))).known
    assert game.sights.news(known, known) == News(b"", (b"", b""))


def test_a_text_takes_the_room_it_needs() -> None:
    """A view of any length is whole: where there was too little room it is written again."""
    game = find("cafe-board")
    known = game.moments.of(rows_of(game.new(seed=1))).known
    whole = game.sights.news(UNKNOWN, known)
    for room in (1, len(whole.public), len(whole.public) + 1):
        cramped = Sights(game.rules.STATE, game.notation.shown, most_players=2)
        cramped._room = room
        assert cramped.news(UNKNOWN, known) == whole


SMALL = np.dtype(
    [
        ("colour", "i1"),
        ("points", "i2", 3),
        ("tables", "i1", 3),
        ("row", "u1", 2),
        ("rows", "i1"),
        ("nations", "i4", 2),
        ("sexes", "i4", 2),
        ("cards", "i1", (2, 3)),
        ("count", "i1", 2),
        ("sets", "i8", 2),
        ("large", "u8", 2),
        ("real", "f4", 2),
    ]
)


def shown_as(field: Shown, players: int = 2, **numbers: Any) -> Any:
    """What everyone sees of a state with these numbers, in one field."""
    sights = Sights(SMALL, [field], players)
    states = np.zeros(1 + players, SMALL)
    for name, value in numbers.items():
        states[name] = value
    return sights.public(np.frombuffer(bytearray(states.tobytes()), np.int8))[field.name]


def test_numbers_keep_their_sign() -> None:
    assert shown_as(shown.number("n", "colour"), colour=-128) == -128
    assert shown_as(shown.by_player("n", "points"), points=(-300, 32767, 5)) == [-300, 32767]


def test_a_number_without_a_name_is_nothing() -> None:
    colours = shown.named("c", "colour", ["red", "blue"])
    assert [shown_as(colours, colour=n) for n in (-1, 0, 1, 2, 100)] == [
        None,
        "red",
        "blue",
        None,
        None,
    ]
    tables = shown.by_place("t", "tables", ["a", "b"], ["DE", "FR"])  # one number has no place
    assert shown_as(tables, tables=(-1, 1, 0)) == {"b": "FR"}
    assert shown_as(tables, tables=(2, 0, 0)) == {"b": "DE"}


def test_a_row_ends_where_its_field_does() -> None:
    row = shown.row("r", "row", "rows", ["x", "y"])
    assert shown_as(row, row=(1, 9), rows=100) == ["y", None]
    assert shown_as(row, row=(1, 0), rows=-3) == []


def test_a_guest_of_no_nation_has_no_name() -> None:
    guests = shown.seated("g", "nations", "sexes", ["a1", "a2"], ["DEf", "DEm", "FRf", "FRm"])
    assert shown_as(guests, nations=(1, 0), sexes=(0b1, 0b110)) == {"a1": "DEf", "a2": None}


def test_cards_are_shown_only_if_all_are_known() -> None:
    cards = shown.cards_by_player("h", "cards", "count", ["c", "a", "b"])
    assert shown_as(cards, cards=((1, 2, 0), (0, 0, 1)), count=(3, 2)) == [["a", "a", "c"], None]
    sets = shown.sets_by_player("h", "sets", "count")
    assert shown_as(sets, sets=(0b101, 0b1), count=(2, 2)) == [[0, 2], None]


@pytest.mark.parametrize(
    "field",
    [
        shown.number("n", "real"),
        shown.by_player("n", "large"),
        shown.by_player("n", "count"),
        shown.objects_by_player("n", "points", ["up", "down"]),
        shown.cards_by_player("n", "cards", "count", ["a", "b"]),
        shown.cards_by_player("n", "points", "count", ["a", "b", "c"]),
        shown.sets_by_player("n", "sets", "rows"),
        shown.seated("n", "nations", "rows", ["a1"], ["DEf", "DEm"]),
    ],
    ids=lambda field: f"{field.form} {field.reads}",
)
def test_what_would_be_read_beyond_its_field_is_refused(field: Shown) -> None:
    with pytest.raises(AssertionError, match=r"^n: "):
        Sights(SMALL, [field], most_players=3)


def test_a_game_in_which_nothing_is_hidden_has_empty_views_of_its_seats() -> None:
    open_game = Sights(SMALL, [shown.number("n", "colour")], most_players=2)
    known = np.zeros(3 * SMALL.itemsize, np.int8)
    assert open_game.news(UNKNOWN, known) == News(b'"n":0', (b"{}", b"{}"))
    assert open_game.news(known, known) == News(b"", (b"", b""))
    assert open_game.own(known, 1) == {}
    assert Sights(SMALL, [], most_players=2).public(known) == {}
