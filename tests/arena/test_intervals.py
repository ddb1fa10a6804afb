"""Intervals and ratings: sane, and honest about deals."""

import random

import pytest

from stammtisch.arena import intervals
from stammtisch.arena.game import Forfeit, Game
from stammtisch.arena.ratings import ratings


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    # from the formula, as tables of statistics have it
    [(0.5, 100, 0.4038, 0.5962), (0.9, 10, 0.5958, 0.9821), (1.0, 20, 0.8389, 1.0)],
)
def test_wilson(share: float, count: int, low: float, high: float) -> None:
    assert intervals.wilson(share, count) == pytest.approx((low, high), abs=1e-4)


def test_games_of_one_deal_that_agree_count_as_one() -> None:
    agreeing = {deal: [float(deal % 2)] * 2 for deal in range(100)}
    assert intervals.independent_games(agreeing) == pytest.approx(100, rel=0.02)


def test_rotation_never_makes_an_interval_narrower_than_wilsons() -> None:
    cancelling = {deal: [0.0, 1.0] for deal in range(100)}
    assert intervals.independent_games(cancelling) == 200
    assert intervals.share_interval(cancelling) == pytest.approx(
        intervals.wilson(0.5, 200), abs=0.001
    )


def test_a_bot_that_always_wins_is_only_as_sure_as_its_deals() -> None:
    low, high = intervals.share_interval({deal: [1.0, 1.0] for deal in range(10)})
    assert (low, high) == intervals.wilson(1.0, 10)


def test_a_95_percent_interval_holds_the_truth_19_times_in_20() -> None:
    chance, held = random.Random(1), 0
    for _ in range(300):
        # each deal has its own odds, so that its two games go together
        odds = [chance.choice((0.4, 0.8)) for _ in range(60)]
        shares = {n: [float(chance.random() < p) for _ in range(2)] for n, p in enumerate(odds)}
        low, high = intervals.share_interval(shares)
        held += low <= 0.6 <= high
    assert 0.92 <= held / 300 <= 0.99


@pytest.mark.parametrize("deals", [2, 3, 4, 6])
def test_few_deals_are_no_surer_than_they_are(deals: int) -> None:
    chance, held = random.Random(deals), 0
    for _ in range(1000):
        luck = [chance.gauss(0, 20) for _ in range(deals)]
        points = {n: [chance.gauss(luck[n], 5) for _ in range(2)] for n in range(deals)}
        found = intervals.mean_interval(points)
        assert found
        held += found[0] <= 0 <= found[1]
    assert 0.93 <= held / 1000 <= 0.97


@pytest.mark.parametrize(
    ("deals", "factor"),
    # from tables of Student's distribution
    [(2, 12.706), (3, 4.303), (4, 3.182), (5, 2.776), (11, 2.228), (31, 2.042), (1001, 1.962)],
)
def test_student(deals: int, factor: float) -> None:
    assert intervals.student(deals) == pytest.approx(factor, abs=0.0015)


def test_means() -> None:
    values = {0: [1.0, 3.0], 1: [2.0, 4.0], 2: [3.0, 5.0]}
    assert intervals.mean(values) == 3.0
    assert intervals.mean_interval(values) == pytest.approx(
        (3 - 4.3027 / 3**0.5, 3 + 4.3027 / 3**0.5), abs=1e-4
    )


def test_one_deal_can_not_tell_how_deals_vary() -> None:
    assert intervals.mean_interval({0: [2.0, 4.0]}) is None
    assert intervals.share_interval({0: [0.0, 1.0, 1.0]}) == intervals.wilson(2 / 3, 1)
    assert intervals.mean_interval({0: [2.0], 1: [2.0]}) == (2.0, 2.0)


def game(number: int, winners: list[int], scores: list[int] | None, lost: int = -1) -> Game:
    """A game of a, b and perhaps c."""
    seats = list("abc")[: len(scores or "ab")]
    zeros = [0] * len(seats)
    return Game(
        deal=number,
        group=0,
        rotation=0,
        seats=seats,
        scores=scores,
        winners=winners,
        moves=1,
        choices=zeros,
        seconds=[0.0] * len(seats),
        slowest=[0.0] * len(seats),
        forfeit=None if lost < 0 else Forfeit(lost, "crash", ""),
    )


def test_places() -> None:
    assert game(0, [2], [5, 1, 7]).places == [2, 3, 1]
    assert game(0, [0, 1], [5, 5, 1]).places == [1, 1, 3]
    assert game(0, [1], [9, 3]).places == [2, 1]  # who has won is for the rules to say
    assert game(0, [0], None, lost=1).places == [1, 2]


def test_a_rating_tells_the_stronger_one_and_gets_surer() -> None:
    few, many = (
        ratings(["a", "b"], [game(n, [n % 4 == 3], [0, 0]) for n in range(count)])
        for count in (8, 400)
    )
    assert few["a"].mu > few["b"].mu
    assert many["a"].low > many["b"].high
    assert many["a"].sigma < few["a"].sigma
