"""One match: changes, events, taking back."""

import random
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import BadInput, Refused, find
from stammtisch.games.states import rows_of
from stammtisch.play import events as happened
from stammtisch.play.fairness import salt_of_seed
from stammtisch.play.line import Change
from stammtisch.play.match import Match
from stammtisch.testing.other_games import games_at
from tests.play.matches import KINDS, NOON, begin, play_on, seconds_later

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_game.py"
kinds = pytest.mark.parametrize(("name", "players", "options"), KINDS)


@kinds
def test_a_match_ends_with_the_result_of_its_game(
    name: str, players: int, options: dict[str, Any]
) -> None:
    match = begin(name, players, options)
    changes: list[Change] = []
    play_on(match, random.Random(1), watch=lambda _, change: changes.append(change))
    result = match.game.result(match.state)
    assert result is not None
    assert match.result == result
    assert changes[-1].events[-1] == happened.GameOver(**vars(result))
    assert not match.legal()
    for one, next_one in pairwise(changes):
        assert one.later is next_one.earlier


@kinds
def test_a_match_knows_how_the_turn_began(name: str, players: int, options: dict[str, Any]) -> None:
    match = begin(name, players, options)
    began = before = match.moment

    def watch(_: str, change: Change) -> None:
        nonlocal began, before
        if change.later.to_move != change.earlier.to_move:
            before, began = began, change.later
        assert match.turn_began is began
        assert match.turn_before is before

    play_on(match, random.Random(1), watch=watch)


@kinds
def test_events_tell_of_points_cards_and_turns(
    name: str, players: int, options: dict[str, Any]
) -> None:
    def watch(move: str, change: Change) -> None:
        before, after = (match.game.position(state) for state in (change.before, change.after))
        player = before["to_move"]
        told = {type(event): event for event in change.events}
        check_points(before, after, player, told)
        check_cards(before, after, player, told)
        check_tables(before, after, change.events)
        assert (happened.TurnEnded in told) == (before["to_move"] != after["to_move"])

    match = begin(name, players, options)
    play_on(match, random.Random(2), watch=watch)


def check_points(before: Any, after: Any, player: int, told: dict[Any, Any]) -> None:
    seated, bar = told.get(happened.Seated), told.get(happened.WentToBar)
    points = sum(seated.points.values()) if seated else bar.points if bar else 0
    expected = list(before.get("points", [0, 0]))
    expected[player] += points
    assert after.get("points", [0, 0]) == expected
    if seated:
        assert seated.waits == (after["waiting"] == seated.seat)


def pile_of(position: Any, player: int) -> list[Any]:
    """The cards from which a player draws."""
    pile: list[Any] = (
        position["guest_pile"] if "guest_pile" in position else position["draw"][player]
    )
    return pile


def check_cards(before: Any, after: Any, player: int, told: dict[Any, Any]) -> None:
    drawn = told[happened.Drawn].count if happened.Drawn in told else 0
    assert drawn == len(pile_of(before, player)) - len(pile_of(after, player))
    laid = {happened.Seated, happened.LaidDown, happened.WentToBar, happened.Laid, happened.Gave}
    left_hand = len(laid & set(told))
    assert len(after["hands"][player]) == len(before["hands"][player]) + drawn - left_hand


def check_tables(before: Any, after: Any, events: tuple[happened.AnyEvent, ...]) -> None:
    laid = {event.table: event.nation for event in events if isinstance(event, happened.TableLaid)}
    cleared = [table for e in events if isinstance(e, happened.Cleared) for table in e.tables]
    assert laid == {table: after["tables"][table] for table in cleared if table in after["tables"]}
    changed = {
        t for t, nation in before.get("tables", {}).items() if after["tables"].get(t) != nation
    }
    assert changed <= set(cleared)


@kinds
def test_events_name_no_hidden_card(name: str, players: int, options: dict[str, Any]) -> None:
    """What is told of a move would be the same if all that the player can't see were dealt anew."""
    chance = seeded(name)

    def watch(move: str, change: Change) -> None:
        player = int(change.before["to_move"])
        other = match.game.redeal(match.game.blind(change.before, player), player, chance)
        before = match.game.moments.of(rows_of(other))
        step = match.game.moments.after(before, match.game.parse(move))
        assert step is not None
        told = happened.events_of(match.game, before, move, step)
        assert public(change.events) == public(told)

    match = begin(name, players, options)
    play_on(match, random.Random(3), watch=watch)


def public(events: Iterable[happened.AnyEvent]) -> list[happened.AnyEvent]:
    """All but the tables: those are turned over for all to see. And a card may decide a game."""
    kinds_left_out = (happened.TableLaid, happened.TurnEnded, happened.GameOver)
    return [event for event in events if not isinstance(event, kinds_left_out)]


@pytest.mark.parametrize("places", [("stack",), ()])
def test_a_game_from_outside_is_told_like_ours(places: tuple[str, ...]) -> None:
    """One that gets annoyed when asked for what is no move, and one that pays nowhere."""
    outside = games_at(EXAMPLE)[0]

    class Picky(type(outside.notation)):  # type: ignore[misc]
        def text(self, move: int) -> str:
            assert 1 <= move <= 8, "that is no mat"
            return str(super().text(move))

    notation = Picky()
    notation.places = places
    game = replace(outside, notation=notation)
    match = Match.begin(game, ["Ada", "Bob", "Dora"], salt=salt_of_seed(1))
    told: list[happened.AnyEvent] = []
    play_on(match, random.Random(4), watch=lambda _, change: told.extend(change.events))
    drawn = sum(event.count for event in told if isinstance(event, happened.Drawn))
    laid = [event for event in told if isinstance(event, happened.Moved)]
    assert drawn == 32 - 3 * 3 - 1  # all that weren't dealt
    assert len(laid) == 32 - 1
    assert {place for event in laid for place in event.points} == set(places)


def test_events_are_typed_json() -> None:
    match = begin("face-to-face")
    event = match.play(next(iter(match.legal())), NOON).events[0]
    encoded = msgspec.json.encode(event)
    assert b'"event":"laid"' in encoded
    assert msgspec.json.decode(encoded, type=happened.AnyEvent) == event
    assert b'"went-to-bar"' in msgspec.json.encode(happened.WentToBar(0, "DEf", 1))


def test_words_of_cafe_cards() -> None:
    match = begin("cafe-cards")
    position = match.game.position(match.state) | {
        "hands": [["DEf"], []],
        "guests": {"b1": "DEm"},
        "tables": {"b2": "DE"},
        "guest_pile": ["CUf", "CUm"],
    }
    match.moment = match.game.moments.of(rows_of(match.game.load(position)))
    seated = match.play("DEf@a2", NOON).events
    assert seated == (happened.Seated(0, "DEf", "a2", {"b2": 4}, False),)
    closed = match.play("close", NOON).events
    assert closed == (happened.Closed(0), happened.GameOver([4, 0], [0, 0], [0]))


def test_a_guest_laid_face_down_has_no_name() -> None:
    match = begin("cafe-cards")
    hand = [f"{nation}{sex}" for nation in ("CN", "CU", "DE", "ES", "FR", "GB") for sex in "fm"]
    empty = {"game": "cafe-cards", "hands": [hand, []], "guest_pile": ["USf"]}
    match.moment = match.game.moments.of(rows_of(match.game.load(empty)))
    assert match.play("down DEf", NOON).events == (happened.LaidDown(0), happened.TurnEnded(0, 1))


def test_a_refused_move_changes_nothing() -> None:
    match = begin("cafe-cards")
    before = match.state.tobytes()
    for move in ("end", "close", "DEf", "", "CUf@zz"):
        with pytest.raises(Refused):
            match.play(move, NOON)
    with pytest.raises(BadInput, match="zone"):
        match.play("draw", datetime(2026, 1, 1))
    assert (match.state.tobytes(), match.moves) == (before, [])


def test_a_clock_that_is_set_back_stands_still() -> None:
    match = begin("cafe-cards")
    for at in (NOON, NOON - timedelta(hours=1), NOON + timedelta(hours=1)):
        match.play("draw", at)
    assert [made.at for made in match.moves] == [NOON, NOON, NOON + timedelta(hours=1)]


@kinds
def test_only_what_turned_nothing_over_is_taken_back(
    name: str, players: int, options: dict[str, Any]
) -> None:
    rng, final = random.Random(4), 0
    match = begin(name, players, options)
    while moves := list(match.legal()):
        player, before, made = match.to_move, match.state.tobytes(), list(match.moves)
        piles = hidden_cards(match)
        move = rng.choice(moves)
        match.play(move, seconds_later(match))
        quiet = hidden_cards(match) == piles and match.to_move == player and not match.result
        assert match.can_undo(player) == quiet
        assert not match.can_undo(player + 1)
        if quiet:
            assert match.undo(player).events == (happened.TakenBack(player),)
            assert (match.state.tobytes(), match.moves) == (before, made)
            match.play(move, seconds_later(match))
        final += not quiet
    assert final


def hidden_cards(match: Match) -> int:
    position = match.game.position(match.state)
    piles = [position.get("guest_pile", []), position.get("table_pile", [])]
    return sum(len(pile) for pile in [*piles, *position.get("draw", [])])


def test_all_of_a_turn_can_be_taken_back_and_no_more() -> None:
    match = begin("face-to-face")
    before = match.state.tobytes()
    for _ in range(3):
        match.play(next(text for text in match.legal() if text != "end"), NOON)
    for _ in range(3):
        match.undo(0)
    assert match.state.tobytes() == before
    with pytest.raises(Refused, match="not-now"):
        match.undo(0)


def test_what_cannot_begin() -> None:
    game, salt = find("face-to-face"), salt_of_seed(1)
    with pytest.raises(BadInput, match="players"):
        Match.begin(game, ["Ada"], salt=salt)
    with pytest.raises(BadInput, match="players"):
        Match.begin(game, ["Ada", "Bob\x1b[2J"], salt=salt)
    with pytest.raises(BadInput, match="options"):
        Match.begin(game, ["Ada", "Bob"], {"bar": 17}, salt=salt)
    with pytest.raises(BadInput, match="nonces"):
        Match.begin(game, ["Ada", "Bob"], salt=salt, nonces=["", "", ""])
    with pytest.raises(BadInput, match="nonces"):
        Match.begin(game, ["Ada", "Bob"], salt=salt, nonces=["C0FFEE"])
    with pytest.raises(BadInput, match="salt"):
        Match.begin(game, ["Ada", "Bob"], salt="00")
