"""Score sheets: whatever is played, they agree with the rule books."""

import random
from typing import Any

import pytest

from stammtisch.play.events import Seated
from stammtisch.play.match import Change, Match
from stammtisch.play.record import record_of
from stammtisch.play.replay import replay
from stammtisch.play.scoresheet import ScoreSheet, SheetLine
from tests.play.matches import KINDS, begin, play_on, seconds_later

kinds = pytest.mark.parametrize(("name", "players", "options"), KINDS)
seeds = pytest.mark.parametrize("seed", range(5))


def played(name: str, players: int, options: dict[str, Any], seed: int) -> tuple[Match, ScoreSheet]:
    """A match to its end, and its sheet, kept while it was played."""
    match, sheet = begin(name, players, options, seed), ScoreSheet(players)

    def watch(move: str, change: Change) -> None:
        sheet.add(int(change.before["to_move"]), move, change.events)

    return play_on(match, random.Random(seed), watch=watch), sheet


@kinds
@seeds
def test_points_are_those_of_the_result(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    match, sheet = played(name, players, options, seed)
    result = match.result
    assert result is not None
    earned = [score + less for score, less in zip(result.scores, result.minus, strict=True)]
    assert [line.points for line in sheet.lines] == earned
    for line in sheet.lines:
        assert sum(points for _, points in line.kinds.values()) == line.points


@kinds
@seeds
def test_every_move_is_of_a_kind(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    match, sheet = played(name, players, options, seed)
    moves = [made.move for made in match.moves]
    clubs = sum(line.kinds.get("club", (0, 0))[0] for line in sheet.lines)
    assert clubs == sum(move.startswith("club") for move in moves)
    counted = sum(moves for line in sheet.lines for moves, _ in line.kinds.values())
    guests = sum(guests_of_clubs(match))
    assert counted == len(moves) - moves.count("end") - guests


def guests_of_clubs(match: Match) -> list[int]:
    """How many guests sat down in each club."""
    found: list[int] = []
    in_club = False
    for made, change in zip(match.moves, replay(record_of(match)), strict=True):
        starts = made.move.startswith("club")
        if starts:
            found.append(0)
        elif in_club and isinstance(change.events[0], Seated):
            found[-1] += 1
        turn_goes_on = change.before["to_move"] == change.after["to_move"]
        in_club = (starts or in_club) and bool(turn_goes_on)
    return found


@kinds
@seeds
def test_the_best_turn_begins_where_the_sheet_says(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    match, sheet = played(name, players, options, seed)
    for player, line in enumerate(sheet.lines):
        again = begin(name, players, options, seed)
        for made in match.moves[: line.best_move]:
            again.play(made.move, made.at)
        assert again.to_move == player
        before = standing(again, player)
        for made in match.moves[line.best_move :]:
            if again.to_move != player:
                break
            again.play(made.move, made.at)
        assert standing(again, player) - before == line.best_turn


def standing(match: Match, player: int) -> int:
    """The points of a player, or the cards laid, without the minus points."""
    now = match.game.standing(match.state)
    return now.scores[player] + now.minus[player]


@kinds
def test_what_is_taken_back_leaves_no_trace(
    name: str, players: int, options: dict[str, Any]
) -> None:
    match, rng = begin(name, players, options, 3), random.Random(3)
    sheet, plain = ScoreSheet(players), ScoreSheet(players)
    undone = 0
    while match.legal():
        player, move = match.to_move, rng.choice(list(match.legal()))
        change = match.play(move, seconds_later(match))
        sheet.add(player, move, change.events)
        if match.can_undo(player) and rng.random() < 0.4:
            match.undo(player)
            sheet.take_back()
            undone += 1
    for made, change in zip(match.moves, replay(record_of(match)), strict=True):
        plain.add(int(change.before["to_move"]), made.move, change.events)
    assert undone
    assert sheet.lines == plain.lines


def test_a_game_that_ends_in_the_middle_of_a_turn_counts_it() -> None:
    match = begin("face-to-face")
    sheet = ScoreSheet(2)
    move = next(iter(match.legal()))
    sheet.add(0, move, match.play(move, seconds_later(match)).events)
    sheet.end_turn(0)
    sheet.end_turn(0)  # nothing was done since
    assert sheet.lines[0].turns == sheet.lines[0].points == 1
    assert sheet.lines[1] == SheetLine()
