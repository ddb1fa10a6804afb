"""The course of a game: how it stood before each move, by what the players expected together."""

from collections.abc import Iterable, Sequence

from stammtisch.analysis.judgement import DIGITS, Expected, Judged
from stammtisch.play.record import Outcome


def course_of(moves: Iterable[Judged], result: Outcome | None) -> list[Expected]:
    """The mean of what every player expected when last to move; the end is as it was."""
    latest: dict[int, Expected] = {}
    course = []
    for judged in moves:
        latest[judged.player] = judged.expected
        course.append(_mean(list(latest.values())))
    return course + ([_end(result)] if result else [])


def _mean(views: list[Expected]) -> Expected:
    wins = [_average(column) for column in zip(*(view.wins for view in views), strict=True)]
    scores = [_average(column) for column in zip(*(view.scores for view in views), strict=True)]
    return Expected(wins, scores)


def _average(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), DIGITS)


def _end(result: Outcome) -> Expected:
    share = round(1 / len(result.winners), DIGITS)
    players = range(len(result.scores))
    wins = [share if player in result.winners else 0.0 for player in players]
    return Expected(wins, [float(score) for score in result.scores])
