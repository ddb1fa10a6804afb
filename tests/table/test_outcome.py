"""How a game ends at a table where somebody gave up."""

import pytest

from stammtisch.play.events import GameOver
from stammtisch.table.course import outcome_here
from stammtisch.wire.tables import Seat


def outcome(scores: list[int], minus: list[int], winners: list[int], gone: set[int]) -> list[int]:
    seats = [Seat("person", "Anna", "anna", resigned=number in gone) for number in range(3)]
    found = outcome_here(GameOver(scores, minus, winners), seats)
    assert (found.scores, found.minus) == (scores, minus)
    return found.winners


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
