"""The course of a game: how it stood before each move, by what the players expected together."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from stammtisch.analysis.judgement import DIGITS, Analysis, Expected, Judged
from stammtisch.play.record import Outcome, Record


def course_of(moves: Iterable[Judged], record: Record) -> list[Expected]:
    """The mean of what every player expected when last to move; the end is as it was."""
    latest: dict[int, Expected] = {}
    course = []
    for judged in moves:
        latest[judged.player] = judged.expected
        course.append(_mean(list(latest.values())))
    return course + ([_end(record, course[-1])] if record.result else [])


def with_end(analysis: Analysis, result: Outcome) -> Analysis:
    """The analysis of a whole game, with the end that its table had."""
    *course, last = analysis.course
    end = replace(last, wins=_wins(result, len(last.wins)))
    return replace(analysis, course=[*course, end], result=result)


def _mean(views: list[Expected]) -> Expected:
    wins = [_average(column) for column in zip(*(view.wins for view in views), strict=True)]
    scores = [_average(column) for column in zip(*(view.scores for view in views), strict=True)]
    return Expected(wins, scores)


def _average(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), DIGITS)


def _end(record: Record, last: Expected) -> Expected:
    """Who won, and the final scores; those of a game that was given up are anybody's guess."""
    assert record.result is not None
    wins = _wins(record.result, len(record.players))
    if record.resigned is not None:
        return Expected(wins, last.scores)
    return Expected(wins, [float(score) for score in record.result.scores])


def _wins(result: Outcome, players: int) -> list[float]:
    share = round(1 / len(result.winners), DIGITS)
    return [share if player in result.winners else 0.0 for player in range(players)]
