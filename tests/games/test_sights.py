"""What is seen, kept up to date move by move, is what would be seen at first sight."""

import random

import pytest

from stammtisch.games.rulebook import Rulebook, find
from stammtisch.games.states import Rows, rows_of
from tests.games.cases import CASES, Case


def played(game: Rulebook, case: Case, seed: int) -> list[Rows]:
    """Every state of a random game."""
    chance = random.Random(seed)
    state = game.new(case.players, case.options, seed=seed)
    rows = [rows_of(state).copy()]
    while moves := game.legal(state):
        game.play(state, chance.choice(moves))
        rows.append(rows_of(state).copy())
    return rows


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kept_up_to_date(case: Case) -> None:
    game = case.game
    states = played(game, case, seed=3)
    sight = game.sights.first(states[0])
    for rows in states[1:]:
        before = sight
        sight, news = game.sights.after(before, rows)
        fresh = game.sights.first(rows)
        assert (sight.public, sight.own) == (fresh.public, fresh.own)
        assert before.public | news.public == sight.public
        changed = {seat for seat, own in enumerate(sight.own) if own != before.own[seat]}
        assert changed <= set(news.own)
        assert all(news.own[seat] == sight.own[seat] for seat in news.own)


def test_what_stays_is_not_made_anew() -> None:
    game = find("cafe-board")
    rows = rows_of(game.new(seed=1))
    sight = game.sights.first(rows)
    again, news = game.sights.after(sight, rows)
    assert news == ({}, {})
    assert again.public["tables"] is sight.public["tables"]
