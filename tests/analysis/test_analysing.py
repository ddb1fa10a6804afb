"""Analysing whole games: always the same, from what the players knew, and stopped when told to."""

import random
import threading
from typing import Any

import msgspec
import numpy as np
import pytest

from stammtisch import bots
from stammtisch.analysis.analysing import Analysing
from stammtisch.analysis.judgement import Analysis
from stammtisch.analysis.judging import Stopped, judge
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import find
from stammtisch.play.flaws import RecordError
from stammtisch.play.match import Match
from stammtisch.play.record import Record, record_of
from tests.play.matches import KINDS, begin, finished, play_on, seconds_later

FEW = 60  # rounds: enough to see that everything fits together


def analysed(record: Record, threads: int = 2, rounds: int = FEW) -> Analysis:
    return Analysing(record, rounds, threads).run()


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_every_move_is_judged(name: str, players: int, options: dict[str, Any]) -> None:
    record = finished(name, players, tuple(options.items()))
    analysis = analysed(record)
    assert [judged.move for judged in analysis.moves] == [made.move for made in record.moves]
    assert [judged.number for judged in analysis.moves] == list(range(1, len(record.moves) + 1))
    assert (analysis.players, analysis.result) == (record.players, record.result)
    for judged in analysis.moves:
        considered = {one.move: one for one in judged.considered}
        assert judged.loss == pytest.approx(
            max(0.0, judged.considered[0].value - considered[judged.move].value)
        )
        assert len(judged.expected.scores) == players
        assert sum(judged.expected.wins) == pytest.approx(1.0, abs=0.01)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_it_is_the_same_again_on_however_many_threads() -> None:
    record = finished("face-to-face", 2, (("last_card", "wins"),))
    assert analysed(record, threads=1) == analysed(record, threads=3)


def test_it_tells_how_far_it_is() -> None:
    record = finished("face-to-face", 2, (("last_card", "wins"),))
    told: list[tuple[int, int]] = []
    Analysing(record, FEW).run(lambda done, total: told.append((done, total)))
    total = len(record.moves)
    assert told[0] == (0, total)
    assert told[-1] == (total, total)
    assert sorted(told) == told


def test_it_stops_when_told_to() -> None:
    record = finished("cafe-cards", 2, ())
    analysing = Analysing(record, rounds=10_000_000)
    threading.Timer(0.2, analysing.stop).start()
    with pytest.raises(Stopped):
        analysing.run()


def test_what_nobody_knew_changes_nothing() -> None:
    """Another deal of what the player can't see, and the judgement is the same."""
    game = find("cafe-cards")
    state = game.new(2, seed=5)
    other = game.redeal(game.blind(state, 0), 0, seeded(99))
    assert game.position(other) != game.position(state)
    move = game.legal(state)[0]
    judgements = [
        judge(game, game.blind(one, 0), move, FEW, seeded(1), np.zeros(1, np.int64))
        for one in (state, other)
    ]
    assert judgements[0] == judgements[1]


def played_by(levels: list[str], game: str) -> Match:
    match = begin(game, len(levels))
    while match.legal():
        bot, seat = bots.find_ours(levels[match.to_move]), match.to_move
        view = match.game.blind(match.state, seat)
        thought = bot.choose(match.game, view, seat, 0.0, seeded(len(match.moves)))
        match.play(match.game.text(thought.move), seconds_later(match))
    return match


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
def test_chance_loses_more_than_a_good_eye(game: str) -> None:
    analysis = analysed(record_of(played_by(["random", "greedy"], game)), rounds=400)
    losses = [
        np.mean([judged.loss for judged in analysis.moves if judged.player == player])
        for player in range(2)
    ]
    assert losses[0] > losses[1]
    by_chance = [point for point in analysis.turning_points if point.player == 0]
    assert len(by_chance) > len(analysis.turning_points) / 2
    for point in analysis.turning_points:
        assert point.better != point.move
        assert point.loss > 0


def test_a_running_game_is_analysed_as_far_as_it_went() -> None:
    record = record_of(play_on(begin("cafe-board"), random.Random(1), moves=6))
    analysis = analysed(record)
    assert len(analysis.moves) == 6
    assert analysis.result is None


def test_a_game_without_moves_is_refused() -> None:
    with pytest.raises(RecordError, match="nothing to analyse"):
        analysed(record_of(begin("cafe-board")))


def test_a_game_that_was_given_up_is_analysed() -> None:
    match = play_on(begin("face-to-face"), random.Random(1), moves=4)
    match.resign(1)
    analysis = analysed(record_of(match))
    assert analysis.result is not None
    assert (len(analysis.moves), analysis.result.winners) == (4, [0])
    assert analysis.course[-1].wins == [1.0, 0.0]
    assert analysis.course[-1].scores == analysis.course[-2].scores


def test_the_course_is_what_the_players_expect_together() -> None:
    analysis = analysed(finished("cafe-board", 2, ()))
    first, turn = analysis.moves[0], next(one for one in analysis.moves if one.player == 1)
    assert analysis.course[0] == first.expected
    both = (analysis.moves[turn.number - 2].expected.wins[0] + turn.expected.wins[0]) / 2
    assert analysis.course[turn.number - 1].wins[0] == pytest.approx(both, abs=1e-4)
    assert analysis.result is not None
    assert analysis.course[-1].scores == analysis.result.scores


def test_a_bad_record_is_refused_before_anything_is_judged() -> None:
    record = finished("face-to-face", 2, (("last_card", "wins"),))
    told: list[int] = []
    bad = [
        msgspec.structs.replace(record, commitment="0" * 64),
        msgspec.structs.replace(record, moves=record.moves[:-1]),
        msgspec.structs.replace(record, moves=record.moves[1:]),
    ]
    for one in bad:
        with pytest.raises(RecordError):
            Analysing(one, FEW).run(lambda done, _: told.append(done))
    assert not told
