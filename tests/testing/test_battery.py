"""The battery passes our games and the example, and fails every broken one."""

from collections.abc import Callable

import pytest

from stammtisch.games.rulebook import Rulebook, all_games, find
from stammtisch.testing import BatteryFailure, Settings, run_battery, run_check
from stammtisch.testing.battery import CHECKS
from tests.testing import broken

BOOKS, REFUSALS, MOVES, POSITIONS, REPEATS, VIEWS, PLAYOUTS, INTERPRETED = CHECKS

FAULTS = [
    (broken.losing_a_card, BOOKS, "guests"),
    (broken.paying_twice, BOOKS, "points"),
    (broken.endless, BOOKS, "LONGEST"),
    (broken.crashing, BOOKS, "ZeroDivisionError: a bug"),
    (broken.refusing_what_is_legal, REFUSALS, "not-now"),
    (broken.allowing_what_is_not, REFUSALS, "yet it is played"),
    (broken.changed_by_a_question, REFUSALS, "changes the state"),
    (broken.miscounting, REFUSALS, "the number of legal moves"),
    (broken.misreading_moves, MOVES, "parsed"),
    (broken.reading_anything, MOVES, "is taken for a move"),
    (broken.forgetting_who_waits, POSITIONS, "different in waiting"),
    (broken.unlike_itself, REPEATS, "different in points"),
    (broken.not_shuffling_alike, REPEATS, "the deal of the same seed"),
    (broken.blind_but_for_the_pile, VIEWS, "different in guest_pile"),
    (broken.showing_hands, VIEWS, "the view of seat"),
    (broken.redealing_too_few, VIEWS, "seat"),
    (broken.hiding_nothing, VIEWS, "a redeal for seat -1 changes nothing"),
    (broken.showing_the_pile, VIEWS, "the last cards of the piles, seen by seat -1"),
    (broken.redealing_always_alike, VIEWS, "a redeal for seat -1 changes nothing"),
    (broken.open_but_blind, VIEWS, "OPEN, yet seat -1 is blind"),
    (broken.never_ending, PLAYOUTS, "longer than LONGEST"),
    (broken.finishing_differently, PLAYOUTS, "the length of a playout"),
]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_our_games_pass(game: Rulebook, check: str) -> None:
    run_check(check, game, Settings(games=4 if check == INTERPRETED else 1, seed="quick"))


@pytest.mark.parametrize(
    ("fault", "check", "words"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS]
)
def test_a_fault_is_found(fault: Callable[[Rulebook], Rulebook], check: str, words: str) -> None:
    with pytest.raises(BatteryFailure, match=words) as failure:
        run_check(check, fault(find("cafe-cards")), Settings(games=2))
    assert failure.value.check == check
    assert failure.value.game == "cafe-cards"


def test_a_failure_says_where_it_was() -> None:
    with pytest.raises(BatteryFailure) as failure:
        run_battery(broken.losing_a_card(find("cafe-cards")), games=1, seed=7)
    assert failure.value.seed == "7-0"
    assert failure.value.move_number == 1
    assert failure.value.position is not None
    assert "seed '7-0', after move 1" in str(failure.value)


def test_a_game_in_which_nothing_is_hidden_says_so() -> None:
    hiding_nothing = broken.hiding_nothing(find("cafe-cards"))
    run_check(VIEWS, broken.with_rules(hiding_nothing, OPEN=True), Settings(games=1))
