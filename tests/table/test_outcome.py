"""How a game ends at a table where somebody gave up, or left."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.play.events import GameOver
from stammtisch.store.results import best_list
from stammtisch.table.course import outcome_here
from stammtisch.table.house_bots import HouseBots
from stammtisch.wire.requests import Leave, Resign, Return
from stammtisch.wire.tables import Seat
from tests.table.direct import begin, direct_house, do


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


@pytest.mark.parametrize(("back", "listed"), [(False, []), (True, ["Ben"])])
def test_who_is_away_at_the_end_has_no_place_in_the_best_list(
    tmp_path: Path, back: bool, listed: list[str]
) -> None:
    async def run() -> None:
        async with direct_house(tmp_path, bots=HouseBots(pace=60)) as here:
            anna, ben = [await here.somebody(name) for name in ("Anna", "Ben")]
            table = await here.table("cafe-cards", anna, ben)
            await begin(table, anna, ben)
            assert await do(table, ben, Leave(leave=True)) is None
            if back:
                assert await do(table, ben, Return(seat=1)) is None
            assert await do(table, anna, Resign(resign=0)) is None
            best = await best_list(here.database, "cafe-cards", 2)
            assert [line.name for line in best] == listed

    asyncio.run(run())
