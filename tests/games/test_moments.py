"""From one moment to the next: the same as the rules say one at a time."""

import random

import pytest

from stammtisch.games import moments
from stammtisch.games.offers import MOST_PAYS, TOO_MUCH, move_of, pays_of, with_pay
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State, copy_of, rows_of
from tests.games.cases import CASES, Case


def worth(game: Rulebook, state: State) -> dict[str, dict[str, int]]:
    """The legal moves and their points, asked for one by one."""
    return {game.text(move): game.points(state, move) for move in game.legal(state)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_moment_by_moment(case: Case) -> None:
    game, chance = case.game, random.Random(5)
    state = game.new(case.players, case.options, seed=5)
    moment = game.moments.of(rows_of(state))
    while moves := game.legal(state):
        assert game.moments.moves(moment) == worth(game, state)
        move, before = chance.choice(moves), copy_of(state)
        made = game.moments.after(moment, move)
        assert moment.rows.tobytes() == before.tobytes()
        assert made is not None
        moment, played = made
        assert played == game.play(state, move)
        assert moment.rows.tobytes() == state.tobytes()
        blind = [game.blind(state, seat).tobytes() for seat in range(-1, case.players)]
        assert moment.known.tobytes() == b"".join(blind)
    assert moment.offers == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_not_offered_leads_nowhere(case: Case) -> None:
    game = case.game
    moment = game.moments.of(rows_of(game.new(case.players, case.options, seed=6)))
    offered = {move_of(offer) for offer in moment.offers}
    before = moment.rows.tobytes()
    for move in {-1, 1 << 40, *range(64 * game.rules.ROWS)} - offered:
        assert game.moments.after(moment, move) is None
    assert moment.rows.tobytes() == before


def test_offers_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "MOST_WORDED", 3)
    game = CASES[0].game
    state = game.new(CASES[0].players, CASES[0].options, seed=7)
    known = moments.Moments(game)
    assert known.moves(known.of(rows_of(state))) == worth(game, state)


def test_an_offer_holds_what_fits() -> None:
    offer = with_pay(with_pay(70, 0, 5, -12), 1, 63, 127)
    assert (move_of(offer), pays_of(offer)) == (70, [(5, -12), (63, 127)])
    assert pays_of(70) == []
    for pays, place, points in ((MOST_PAYS, 0, 1), (0, 64, 1), (0, 0, 128), (0, 0, -128)):
        assert with_pay(70, pays, place, points) == 70 | TOO_MUCH
        assert pays_of(70 | TOO_MUCH) is None


def test_points_that_do_not_fit_are_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "pays_of", lambda offer: None)
    game = CASES[0].game
    state = game.new(CASES[0].players, CASES[0].options, seed=8)
    known = moments.Moments(game)
    moment = known.of(rows_of(state))
    assert known.moves(moment) == worth(game, state)
    assert listed_moves(moment.offers) == game.legal(state)


def listed_moves(offers: list[int]) -> list[int]:
    return [move_of(offer) for offer in offers]
