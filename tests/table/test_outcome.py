"""How a game ends at a table where somebody gave up."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from stammtisch.games.rulebook import Result
from stammtisch.table.course import Course
from stammtisch.wire.tables import Seat


def outcome(scores: list[int], minus: list[int], winners: list[int], gone: set[int]) -> list[int]:
    seats = [Seat("person", "Anna", "anna", resigned=number in gone) for number in range(3)]
    nothing: Any = SimpleNamespace(first_seats=(), created=datetime.now(UTC))
    course = Course(nothing, seats)
    match: Any = SimpleNamespace(result=Result(scores, minus, winners))
    course.match = match
    assert course.outcome is not None
    assert (course.outcome.scores, course.outcome.minus) == (scores, minus)
    return course.outcome.winners


@pytest.mark.parametrize(
    ("scores", "minus", "winners", "gone", "then"),
    [
        ([9, 5, 3], [0, 0, 0], [0], set(), [0]),
        ([9, 5, 3], [0, 0, 0], [0], {2}, [0]),
        ([9, 5, 3], [0, 0, 0], [0], {0}, [1]),  # the best of the others
        ([9, 5, 5], [0, 4, 2], [0], {0}, [2]),  # C9: of equals, fewer minus points
        ([9, 5, 5], [0, 2, 2], [0], {0}, [1, 2]),
        ([9, 9, 5], [2, 2, 0], [0, 1], {0}, [1]),
        ([9, 5, 3], [0, 0, 0], [0], {0, 1, 2}, [0]),  # nobody is left: as the rules have it
    ],
)
def test_who_gave_up_has_not_won(
    scores: list[int], minus: list[int], winners: list[int], gone: set[int], then: list[int]
) -> None:
    assert outcome(scores, minus, winners, gone) == then
