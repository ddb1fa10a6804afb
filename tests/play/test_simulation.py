"""Simulations: the same for everybody, and added up right."""

import statistics
from typing import Any

import numpy as np
import pytest

from stammtisch.games.rulebook import BadInput, find
from stammtisch.play import simulation
from stammtisch.play.simulation import Simulation, Tally
from tests.play.matches import KINDS


def report(name: str, players: int, options: dict[str, Any], games: int, seed: int) -> Any:
    run = Simulation(find(name), players, options, seed)
    run.warm_up()
    assert sum(run.run(games)) == games
    return run.report(1.0)


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_the_same_seed_gives_the_same_games(
    name: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = report(name, players, options, 50, seed=3)
    monkeypatch.setattr(simulation, "CHUNK", 7)
    assert report(name, players, options, 50, seed=3) == whole
    assert report(name, players, options, 50, seed=4)["moves"] != whole["moves"]
    assert whole["games"] == 50
    assert whole["options"] == find(name).usual_options | options
    assert sum(whole["wins"]) >= 50
    assert whole["length"]["min"] <= whole["length"]["mean"] <= whole["length"]["max"]


def test_a_tally_is_what_statistics_says() -> None:
    rows = np.array([[3, -1], [4, 10], [5, 0], [12, 7]], np.int64)
    tally = Tally(2)
    tally.add(rows[:1])
    tally.add(rows[1:])
    for player, column in enumerate(rows.T.tolist()):
        assert tally.mean[player] == pytest.approx(statistics.fmean(column), abs=1e-4)
        assert tally.stdev[player] == pytest.approx(statistics.pstdev(column), abs=1e-4)
        assert (tally.low[player], tally.high[player]) == (min(column), max(column))


@pytest.mark.parametrize("games", [0, -1, 10**9 + 1])
def test_the_number_of_games_has_bounds(games: int) -> None:
    with pytest.raises(BadInput, match="games"):
        next(Simulation(find("cafe-cards"), None, {}, 0).run(games))
