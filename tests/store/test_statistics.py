"""Statistics from finished games."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from stammtisch.play.scoresheet import KindOfMove, SheetLine
from stammtisch.store import counting, statistics
from stammtisch.store.database import Database
from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.store.ratings import ratings_of
from stammtisch.store.results import Sitting
from stammtisch.store.schema import kinds, strengths
from stammtisch.store.statistics import Kind, Whose, band_width
from tests.store.games import BEGIN, GREEDY, House

pytestmark = pytest.mark.anyio


@pytest.fixture
def house(database: Database) -> House:
    return House(database)


def line(
    turns: int, points: int, best: int = 0, at: int = 0, moves: dict[KindOfMove, int] | None = None
) -> SheetLine:
    """A line; each kind of move earned as much as it was often."""
    return SheetLine(turns, points, best, at, {kind: (n, n) for kind, n in (moves or {}).items()})


async def test_nobody_has_played(house: House) -> None:
    nothing = await statistics.totals(house.database, Whose("cafe-cards"))
    assert await statistics.bands(house.database, Whose("cafe-cards"), nothing) == []
    assert (nothing.games, nothing.results, nothing.turns) == (0, 0, 0)
    assert await statistics.stretches(house.database, Whose("cafe-cards")) == []
    assert await statistics.best_turns(house.database, Whose("cafe-cards")) == []
    assert await statistics.estimates(house.database, "cafe-cards", "nobody") == []


async def test_totals_of_everybody_and_of_one(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    sheet = [line(10, 30, 9, 4, {"drawn": 3}), line(9, 20, 8, 2, {"drawn": 4, "bar": 1})]
    await house.finish([anna, ben], [30, 20], [0], sheet=sheet)
    await house.finish([ben, GREEDY], [25, 40], [1], sheet=sheet)
    await house.finish([anna, ben], [50, 51], [1], game="cafe-board")
    everybody = await statistics.totals(house.database, Whose("cafe-cards"))
    assert (everybody.games, everybody.results, everybody.turns) == (2, 4, 38)
    assert (everybody.points, everybody.lowest, everybody.highest) == (100, 20, 40)
    of_ben = await statistics.totals(house.database, Whose("cafe-cards", ben.person))
    assert (of_ben.games, of_ben.won, of_ben.turns, of_ben.points) == (2, 0, 19, 50)
    assert of_ben.mean_score == 22.5
    assert await statistics.kinds_of_move(house.database, Whose("cafe-cards")) == [
        Kind("drawn", 14, 14),
        Kind("bar", 2, 2),
    ]
    of_anna = Whose("cafe-cards", anna.person)
    assert await statistics.kinds_of_move(house.database, of_anna) == [Kind("drawn", 3, 3)]


async def test_results_over_time_are_cut_into_equal_parts(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    for number in range(2 * statistics.STRETCHES):
        sheet = [line(2, number), line(1, 1)]
        await house.finish([anna, ben], [number, 0], [number % 2], sheet=sheet)
    found = await statistics.stretches(house.database, Whose("cafe-cards", anna.person))
    assert len(found) == statistics.STRETCHES
    assert {one.results for one in found} == {2}
    assert {one.won for one in found} == {1}
    assert [one.points for one in found] == [4 * part + 1 for part in range(len(found))]
    first, second, *_ = found
    assert (first.since, first.until) == (
        BEGIN + timedelta(minutes=1),
        BEGIN + timedelta(minutes=2),
    )
    assert first.until < second.since
    assert first.mean_score == 0.5


async def test_few_games_are_a_stretch_each(house: House) -> None:
    anna = await house.newcomer("Anna")
    for _ in range(3):
        await house.finish([anna, GREEDY], [1, 0], [0])
    found = await statistics.stretches(house.database, Whose("cafe-cards", anna.person))
    assert [one.results for one in found] == [1, 1, 1]


async def test_scores_are_spread_over_bands_by_number_of_players(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    for score in (-17, -1, 0, 19, 53):
        await house.finish([anna, ben], [score, 9], [0])
    await house.finish([anna, ben, GREEDY], [5, 9, 9], [1, 2])
    whose = Whose("cafe-cards", anna.person)
    totals = await statistics.totals(house.database, whose)
    found = await statistics.bands(house.database, whose, totals)
    assert [(one.players, one.least, one.most, one.results) for one in found] == [
        (2, -20, -1, 2),
        (2, 0, 19, 2),
        (2, 40, 59, 1),
        (3, 0, 19, 1),
    ]


@pytest.mark.parametrize(
    ("lowest", "highest", "results", "width"),
    [
        (5, 5, 1, 1),
        (132, 157, 2, 10),
        (0, 15, 999, 1),
        (0, 16, 999, 2),
        (-7, 93, 999, 10),
        (0, 58, 999, 5),
        (-(10**6), 10**6, 999, 2 * 10**6 + 1),
    ],
)
async def test_there_are_never_too_many_bands(
    lowest: int, highest: int, results: int, width: int
) -> None:
    assert band_width(lowest, highest, results) == width


async def test_the_best_turns_are_linked_where_one_may_look(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    friend = Sitting("friend", "Freya", ben.person)
    public = await house.finish([anna, GREEDY], [1, 0], [0], sheet=[line(1, 9, 9, 7), line(1, 1)])
    private = await house.finish(
        [ben, friend], [1, 0], [0], public=False, sheet=[line(1, 8, 8, 5), line(1, 12, 12, 6)]
    )
    for reader, seen in ((None, None), (anna.person, None), (ben.person, private)):
        turns = await statistics.best_turns(house.database, Whose("cafe-cards", reader=reader))
        assert [(turn.points, turn.move, turn.table) for turn in turns] == [
            (12, 6, seen),
            (9, 7, public),
            (8, 5, seen),
        ]
        assert [(turn.name, turn.person, turn.bot) for turn in turns] == [
            ("Freya", None, False),
            ("Anna", anna.person, False),
            ("Ben", ben.person, False),
        ]
    [only] = await statistics.best_turns(house.database, Whose("cafe-cards", anna.person))
    assert only.points == 9


async def test_strength_is_remembered_after_each_game_that_counts(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [2, 1], [0])
    await house.finish([anna, Sitting("friend", "Freya", anna.person)], [2, 1], [0])
    await house.finish([anna, GREEDY], [2, 1], [0])
    course = await statistics.estimates(house.database, "cafe-cards", anna.person or "")
    assert [(one.games, one.at) for one in course] == [
        (1, BEGIN + timedelta(minutes=1)),
        (2, BEGIN + timedelta(minutes=3)),
    ]
    assert course[0].mean < course[1].mean
    [now] = await ratings_of(house.database, anna.person or "")
    assert (now.strength.mean, now.strength.uncertainty) == (course[1].mean, course[1].uncertainty)
    who = await house.database.read(select(strengths.c.who).distinct())
    assert {row.who for row in who} == {anna.person, ben.person}


async def test_a_long_course_is_shown_in_steps_up_to_the_latest(house: House) -> None:
    anna = await house.newcomer("Anna")
    for _ in range(statistics.POINTS + 3):
        await house.finish([anna, GREEDY], [2, 1], [0])
    course = await statistics.estimates(house.database, "cafe-cards", anna.person or "")
    assert [one.games for one in course] == [*range(2, statistics.POINTS + 3, 2), 123]
    whole = await statistics.all_estimates(house.database, anna.person or "")
    assert len(whole["cafe-cards"]) == statistics.POINTS + 3


async def test_who_is_forgotten_leaves_sums_behind_and_no_course(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    sheet = [line(1, 5, 5, 0, {"drawn": 2}), line(1, 1, 1, 1)]
    await house.finish([anna, ben], [2, 1], [0], sheet=sheet)
    await forget(house.database, [anna.person or ""])
    rows = await house.database.read(select(strengths.c.who))
    assert [row.who for row in rows] == [ben.person]
    best, _ = await statistics.best_turns(house.database, Whose("cafe-cards"))
    assert (best.name, best.person) == (NOBODY, None)
    assert await statistics.kinds_of_move(house.database, Whose("cafe-cards")) == [
        Kind("drawn", 2, 2)
    ]


async def test_sheets_that_come_later_are_as_those_of_the_day(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    sheet = [line(4, 9, 6, 2, {"drawn": 2, "bar": 1}), line(3, 8, 8, 0)]
    old = await house.finish_without_sheet([anna, ben], [2, 1], [0])
    broken = await house.finish_without_sheet([anna, ben], [2, 1], [0])
    new = await house.finish([anna, ben], [2, 1], [0], sheet=sheet)
    assert await counting.uncounted(house.database, 1) == [broken]
    assert await counting.uncounted(house.database, 9) == [broken, old]
    whose = Whose("cafe-cards", anna.person)
    assert (await statistics.totals(house.database, whose)).uncounted == 2
    await house.database.write(
        *counting.count_afterwards(old, "cafe-cards", [anna, ben], sheet),
        counting.uncountable(broken),
    )
    assert await counting.uncounted(house.database, 9) == []
    assert await counting.sheets_of(house.database, anna.person or "") == [
        (old, 0, sheet[0]),
        (broken, 0, SheetLine()),
        (new, 0, sheet[0]),
    ]
    assert (await statistics.totals(house.database, whose)).turns == 8
    count = await house.database.read(select(func.count()).select_from(kinds))
    assert count[0][0] == 4
