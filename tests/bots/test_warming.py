"""Getting bots ready: whoever asks next waits for no compiler."""

import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.bots.search import Search
from stammtisch.bots.warming import MOST_DEALS, first_choice, warm_up
from stammtisch.games.rulebook import Rulebook, all_games, find
from stammtisch.testing.other_games import games_at

ROOT = Path(__file__).parents[2]
GAMES = sorted(all_games())
SEARCHES = """
from stammtisch.arena.playing import Table
from stammtisch.arena.plan import make_plan
from stammtisch.bots.growing import code_for
from stammtisch.games.rulebook import all_games, find
from stammtisch.table.warming import warm_up
"""
HOUSE = "warm_up()"
ARENA = """
for name in all_games():
    Table(make_plan(find(name), 2, {}, ("regular@9000000", "greedy"), seed=2)).warm_up()
"""
REPORT = "print(*(len(code_for(game).rounds.signatures) for game in all_games().values()))"


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_choice_at_first(name: str) -> None:
    game = find(name)
    for players in range(game.players[0], game.players[1] + 1):
        state = first_choice(game, players)
        assert len(game.legal(state)) > 1
        assert int(state["players"]) == players


def test_a_game_without_a_choice_has_a_first_deal_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, asked = games_at(ROOT / "examples" / "my_game.py")[0], []

    def only_one(game: Rulebook, state: object) -> list[int]:
        asked.append(state)
        return [0]

    monkeypatch.setattr(Rulebook, "legal", only_one)
    assert first_choice(game)["players"] == game.players[0]
    assert len(asked) == MOST_DEALS


@pytest.mark.parametrize("what", [HOUSE, ARENA], ids=["house", "arena"])
def test_every_search_is_compiled(what: str) -> None:
    """However many rounds it makes otherwise, and though the first move may be no choice."""
    program = SEARCHES + what + "\n" + REPORT
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, text=True, capture_output=True, timeout=600
    )
    assert found.stdout.split() == ["1"] * len(GAMES), found.stderr


def test_a_bot_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, made = find("face-to-face"), []
    monkeypatch.setattr(
        "stammtisch.bots.search.grow_by", lambda trees, rounds: made.append((len(trees), rounds))
    )
    monkeypatch.setattr("stammtisch.bots.search._thought", lambda trees, tried: None)
    state = first_choice(game)
    warm_up(Search("slow", 60.0, threads=2, rounds=10_000_000), game, game.blind(state, 0))
    assert made == [(1, 1)]
