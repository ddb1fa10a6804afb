"""Best lists, ratings, games and statistics, from finished games."""

from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta

import pytest

from stammtisch.play.record import Outcome
from stammtisch.play.scoresheet import SheetLine
from stammtisch.store import results
from stammtisch.store.access import Following, Statement
from stammtisch.store.database import Database
from stammtisch.store.forgetting import NOBODY, forget
from stammtisch.store.ratings import Strength, change_ratings, ratings_list, ratings_of
from stammtisch.store.results import Finished, Sitting, ranks
from stammtisch.store.statistics import Whose, stretches, totals
from tests.store.games import BEGIN, GREEDY, House

pytestmark = pytest.mark.anyio


@pytest.fixture
def house(database: Database) -> House:
    return House(database)


async def test_the_best_list_has_everybody_the_best_first(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    table = await house.finish([anna, ben], [60, 40], [0])
    await house.finish([ben, GREEDY], [50, 70], [1])
    await house.finish([anna, ben, GREEDY], [99, 98, 97], [0])  # is another list
    assert await house.best() == [("greedy", 70), ("Anna", 60), ("Ben", 50), ("Ben", 40)]
    first, second, *_ = await results.best_list(house.database, "cafe-cards", 2)
    assert (first.bot, first.person) == (True, None)
    assert (second.bot, second.person, second.table) == (False, anna.person, table)
    assert second.finished == BEGIN + timedelta(minutes=1)


async def test_a_best_list_names_tables_that_one_may_look_at(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    private = await house.finish([anna, GREEDY], [60, 40], [0], public=False)
    public = await house.finish([ben, GREEDY], [50, 30], [0])
    for reader, seen in ((None, None), (ben.person, None), (anna.person, private)):
        lines = await results.best_list(house.database, "cafe-cards", 2, reader)
        assert [line.table for line in lines] == [seen, public, seen, public]


async def test_among_equals_who_has_fewer_minus_points_then_who_was_first(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [60, 60], [1], minus=[4, 2])
    await house.finish([GREEDY, ben], [60, 0], [0], minus=[2, 0])
    # Against greedy there were 0 points, against Ben 60.
    assert await house.best() == [("greedy", 60), ("Ben", 60), ("Anna", 60), ("Ben", 0)]


async def test_a_best_list_has_25_lines(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    for score in range(15):
        await house.finish([anna, ben], [score, 100 + score], [1])
    best = await house.best()
    assert len(best) == 25
    assert best[0] == ("Ben", 114)
    assert best[-1] == ("Anna", 5)


@pytest.mark.parametrize("game", ["cafe-board", "face-to-face"])
async def test_of_a_duel_only_the_winner_is_listed(house: House, game: str) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [40, 44], [1], game=game)
    await house.finish([anna, ben], [39, 58], [0], game=game)
    assert await house.best(game) == [("Ben", 44), ("Anna", 39)]


async def test_of_a_draw_nobody_is_listed(house: House) -> None:
    """B9: equal points are a draw, and the winner's score goes onto the list."""
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [44, 44], [0, 1], game="cafe-board")
    assert await house.best("cafe-board") == []


async def test_who_resigns_is_not_listed_and_has_not_won(house: House) -> None:
    anna = await house.newcomer("Anna")
    gone = Sitting(anna.kind, anna.name, anna.person, resigned=True)
    await house.finish([gone, GREEDY], [80, 20], [0])
    assert await house.best() == [("greedy", 20)]
    [line] = await results.statistics_of(house.database, anna.person or "")
    assert (line.games, line.won) == (1, 0)


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board"])
async def test_who_is_away_at_the_end_is_not_listed(house: House, game: str) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([replace(anna, away=True), ben], [80, 20], [0], game=game)
    assert await house.best(game) == ([("Ben", 20)] if game == "cafe-cards" else [])
    [line] = await results.statistics_of(house.database, anna.person or "")
    assert (line.games, line.won) == (1, 0)
    whose = Whose(game, anna.person)
    [stretch] = await stretches(house.database, whose)
    assert (await totals(house.database, whose)).won == stretch.won == 0
    [lost], [won] = [await ratings_of(house.database, one.person or "") for one in (anna, ben)]
    assert lost.strength.mean < Strength().mean < won.strength.mean


def finished(
    scores: list[int],
    minus: list[int],
    winners: list[int],
    resigned: set[int],
    away: Collection[int] = (),
) -> Finished:
    sittings = [
        Sitting("person", "x", "x", resigned=seat in resigned, away=seat in away)
        for seat in range(len(scores))
    ]
    outcome = Outcome(scores, minus, winners)
    return Finished("t", "cafe-cards", sittings, outcome, BEGIN, [SheetLine() for _ in sittings])


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (finished([5, 9, 7], [0, 0, 0], [1], set()), [3, 1, 2]),
        (finished([9, 9, 7], [0, 0, 0], [0, 1], set()), [1, 1, 3]),
        (finished([9, 7, 7], [0, 4, 2], [0], set()), [1, 3, 2]),
        (finished([9, 7, 7], [0, 2, 2], [0], set()), [1, 2, 2]),
        (finished([9, 7, 1], [0, 0, 0], [0], {0}), [3, 1, 2]),
        (finished([9, 7, 1], [0, 0, 0], [0], set(), {0, 1}), [2, 3, 1]),
        (finished([30, 40], [0, 0], [0], set()), [1, 2]),  # face to face: stuck with more cards
    ],
)
async def test_ranks(game: Finished, expected: list[int]) -> None:
    assert ranks(game) == expected


async def rating_of(house: House, sitting: Sitting) -> Strength | None:
    who = sitting.person or sitting.level
    lines = await ratings_list(house.database, "cafe-cards")
    return next((line.strength for line in lines if (line.person or line.name) == who), None)


async def test_who_wins_rises_and_bots_are_rated_too(house: House) -> None:
    anna = await house.newcomer("Anna")
    await house.finish([anna, GREEDY], [60, 40], [0])
    await house.finish([GREEDY, anna], [40, 60], [1])
    won, lost = await rating_of(house, anna), await rating_of(house, GREEDY)
    assert won is not None
    assert lost is not None
    assert won.mean > Strength().mean > lost.mean
    assert won.uncertainty < Strength().uncertainty
    assert (won.games, lost.games) == (2, 2)
    lines = await ratings_list(house.database, "cafe-cards")
    assert [(line.name, line.bot) for line in lines] == [("Anna", False), ("greedy", True)]
    [mine] = await ratings_of(house.database, anna.person or "")
    assert mine.strength == won


async def test_a_draw_of_newcomers_leaves_them_equal(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [40, 40], [0, 1])
    one, other = await rating_of(house, anna), await rating_of(house, ben)
    assert one == other
    assert one is not None
    assert one.mean == pytest.approx(Strength().mean)


async def test_games_that_do_not_count(house: House) -> None:
    anna = await house.newcomer("Anna")
    friend = Sitting("friend", "Freya", anna.person)
    own, other = await house.bot_of(anna, "One"), await house.bot_of(anna, "Two")
    for sittings in ([anna, friend], [anna, own], [own, other], [anna, friend, GREEDY]):
        scores = list(range(len(sittings)))
        await house.finish(sittings, scores, [len(sittings) - 1])
    assert await ratings_list(house.database, "cafe-cards") == []


async def test_a_game_of_one_bot_against_itself_says_nothing(house: House) -> None:
    await house.database.write(*rating(house, GREEDY, GREEDY))
    assert await ratings_list(house.database, "cafe-cards") == []
    await house.database.write(*rating(house, GREEDY, Sitting("bot", "random", level="random")))
    assert len(await ratings_list(house.database, "cafe-cards")) == 2


def rating(house: House, winner: Sitting, loser: Sitting) -> list[Statement]:
    dialect = house.database.access.dialect
    return change_ratings("cafe-cards", [winner, loser], [1, 2], BEGIN, dialect)


async def test_a_bot_on_two_seats_is_rated_once(house: House) -> None:
    anna = await house.newcomer("Anna")
    await house.finish([anna, GREEDY, GREEDY], [50, 60, 40], [1])
    rated = await rating_of(house, GREEDY)
    assert rated is not None
    assert rated.games == 1
    assert rated.mean == pytest.approx(Strength().mean, abs=0.5)


async def test_games_that_end_together_both_count(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    both: list[Statement] = []
    for person in (anna, ben):
        [following] = rating(house, person, GREEDY)
        assert isinstance(following, Following)
        known = await house.database.read(following.query.params(following.values))
        both += following.statements(known)
    await house.database.write(*both)  # each knew nothing of the other
    rated = await rating_of(house, GREEDY)
    assert rated is not None
    assert rated.games == 2
    assert rated.mean < Strength().mean


async def test_a_friend_on_the_device_plays_games_of_nobody(house: House) -> None:
    anna = await house.newcomer("Anna")
    table = await house.finish([anna, Sitting("friend", "Freya", anna.person)], [3, 8], [1])
    assert await house.best() == [("Freya", 8), ("Anna", 3)]
    games, more = await results.games_of(house.database, anna.person or "")
    assert not more
    [game] = games
    assert (game.table, game.seat, game.names) == (table, 0, ["Anna", "Freya"])
    assert game.outcome == Outcome([3, 8], [0, 0], [1])


async def test_games_come_in_pages(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    all_tables = [await house.finish([anna, ben], [1, 0], [0]) for _ in range(results.PAGE + 2)]
    first, more = await results.games_of(house.database, anna.person or "")
    assert more
    second, more = await results.games_of(house.database, anna.person or "", 1)
    assert not more
    assert [game.table for game in first + second] == all_tables[::-1]
    everything = await results.all_games_of(house.database, anna.person or "")
    assert everything == first + second


async def test_others_see_games_of_public_tables(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    public = await house.finish([anna, ben], [1, 0], [0])
    await house.finish([anna, ben], [1, 0], [0], public=False)
    games, _ = await results.games_of(house.database, anna.person or "", public=True)
    assert [game.table for game in games] == [public]


async def test_statistics(house: House) -> None:
    anna, ben = await house.newcomer("Anna"), await house.newcomer("Ben")
    await house.finish([anna, ben], [10, 20], [1])
    await house.finish([anna, ben], [25, 20], [0])
    await house.finish([anna, ben, GREEDY], [1, 2, 3], [2])
    two, three = await results.statistics_of(house.database, anna.person or "")
    assert two == results.Statistics("cafe-cards", 2, 2, 1, 17.5, 25)
    assert (three.players, three.games, three.won) == (3, 1, 0)
    assert await results.statistics_of(house.database, "nobody") == []


async def test_who_is_forgotten_is_not_in_the_lists(house: House) -> None:
    anna = await house.newcomer("Anna")
    await house.finish([anna, GREEDY], [60, 40], [0])
    await forget(house.database, [anna.person or ""])
    assert [line.name for line in await ratings_list(house.database, "cafe-cards")] == ["greedy"]
    assert await house.best() == [(NOBODY, 60), ("greedy", 40)]
