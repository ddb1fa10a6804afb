"""The searching bots: on time, by the rules, from the view alone, and able to say why."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stammtisch.analysis.judging import Outlook
from stammtisch.bots.growing import PATIENCE, Tree, code_for
from stammtisch.bots.interface import Thought
from stammtisch.bots.own_turn import own_turn
from stammtisch.bots.search import MOST_SPARE, Search
from stammtisch.bots.settings import IN_PLAY, JUDGING, SETTINGS, WITH_TIME, Settings
from stammtisch.games.chance import below, seeded
from stammtisch.games.rulebook import Rulebook, all_games, find, load_position
from stammtisch.games.states import State
from stammtisch.testing.other_games import games_at
from tests.play.matches import begin, play_on

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "my_game.py"
GAMES = sorted(all_games())
BOT = Search("quick", usual_seconds=0.01)
ROUNDS = 400


def think(game: Rulebook, state: State, seconds: float = 0.01, bot: Search = BOT) -> Thought:
    seat = int(state.to_move)
    return bot.choose(game, game.blind(state, seat), seat, seconds, seeded(1))


def tables(game: Rulebook) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with every choice of options."""
    fewest, most = game.players
    names, choices = game.rules.OPTIONS.keys(), game.rules.OPTIONS.values()
    for players, chosen in product(range(fewest, most + 1), product(*choices)):
        yield players, dict(zip(names, chosen, strict=True))


def positions(game: Rulebook, players: int = 2, options: Any = None, every: int = 9) -> list[State]:
    """Some positions of a game at random in which there is a choice."""
    state, chance, seen = game.new(players, options, seed=players), seeded(players), []
    while legal := game.legal(state):
        if len(legal) > 1:
            seen.append(state.copy())
        game.play(state, legal[below(chance, len(legal))])
    return seen[::every]


def tree_of(game: Rulebook, state: State, rounds: int = ROUNDS) -> Tree:
    seat = int(state.to_move)
    settings = SETTINGS.get(game.name, Settings())
    tree = Tree(game, game.blind(state, seat), seat, settings, seeded(2))
    tree.work(rounds)
    return tree


@pytest.fixture(scope="module")
def beer_mats() -> Rulebook:
    """A game that nobody has an instinct for."""
    return games_at(EXAMPLE)[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_by_the_rules_at_every_table(name: str) -> None:
    game = find(name)
    for players, options in tables(game):
        for state in positions(game, players, options):
            assert think(game, state, 0.002).move in game.legal(state)


@pytest.mark.parametrize(
    "hand", [["CUf", "CUm", "INf", "INm", "CFf"], ["USm", "TRf", "ESm", "ESf", "DEf"]]
)
def test_what_a_hand_is_worth_from_the_start_is_no_gain(hand: list[str]) -> None:
    """Neither a hand without a table nor one with two tables for each guest."""
    ring = ["e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"]
    nations = ["US", "TR", "ES", "DE", "ES", "FR", "GB", "TR", "IT", "RU", "CN", "US"]
    position = {
        "game": "cafe-board",
        "tables": dict(zip(ring, nations, strict=True)),
        "hands": [hand, ["FRf", "ITm", "CUm", "RUm", "GBf"]],
        "guest_pile": [nation + sex for nation in sorted(set(nations)) for sex in "fm"] * 2,
        "table_pile": ["CU", "IN", "CF"],
    }
    game, state = load_position(position)
    thought = think(game, state, bot=Search("fixed", 1.0, rounds=2000, settings=JUDGING))
    assert thought.values[thought.move] == pytest.approx(0.5, abs=0.12)


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_has_room_for_every_first_move(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    for state in positions(game, every=20):
        seat, stop = int(state.to_move), np.zeros(1, np.int64)
        legal = game.legal(state)
        rooms = len(legal) + code_for(game).FIRST_MOVES // 2
        monkeypatch.setattr("stammtisch.bots.growing.MOST_NODES", rooms)
        outlook = Outlook(game, game.blind(state, seat), seat, seeded(1), stop)
        outlook.look(50)
        for move in legal:
            outlook.look(1, move)
        assert outlook.used <= rooms
        assert {int(node["move"]) for node in outlook.first_moves} == set(legal)


class Clock:
    """A clock that stands still until somebody waits for as long as it takes."""

    now = 100.0

    def __call__(self) -> float:
        return self.now

    def wait(self, growing: list[Future[None]], seconds: float) -> tuple[list[Future[None]], None]:
        self.now += seconds
        if seconds == PATIENCE:  # they have been told to stop
            for one in growing:
                one.result()
        return growing, None


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_it_stops_when_its_time_is_up(
    name: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    for module in ("growing", "search"):
        monkeypatch.setattr(f"stammtisch.bots.{module}.perf_counter", clock)
    monkeypatch.setattr("stammtisch.bots.growing.wait", clock.wait)
    game, bot = find(name), Search("slow", 60.0, threads=threads)
    think(game, game.new(seed=3), 60.0, bot)  # only the one who waits ends this
    assert clock.now == 160.0 - MOST_SPARE + PATIENCE


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_is_told_to_stop_makes_no_more_rounds(name: str) -> None:
    tree = tree_of(find(name), find(name).new(seed=3))
    tree.stop()
    assert tree.work(1000) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_single_legal_move_is_answered_at_once(name: str) -> None:
    game = find(name)
    state = without_a_choice(game)
    [only] = game.legal(state)
    assert think(game, state, 60.0) == Thought(only, line=[only])


def without_a_choice(game: Rulebook) -> State:
    """A position with one legal move."""
    for seed in count():
        state, chance = game.new(seed=seed), seeded(seed)
        while len(legal := game.legal(state)) > 1:
            game.play(state, legal[below(chance, len(legal))])
        if legal:
            return state
    raise AssertionError


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    game = find(name)
    for number, state in enumerate(positions(game, every=15)):
        seat = int(state.to_move)
        other = game.redeal(game.blind(state, seat), seat, seeded(number))
        one, two = tree_of(game, state), tree_of(game, other)
        assert one.nodes[: one.used].tobytes() == two.nodes[: two.used].tobytes()


@pytest.mark.parametrize("settings", [IN_PLAY, WITH_TIME], ids=["in play", "with time"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_thought_of_who_plays(
    name: str, settings: dict[str, Settings]
) -> None:
    """Who plays is told how the turn before began, too, and may guess hands by it."""
    bot = Search("fixed", 1.0, threads=2, rounds=200, settings=settings)
    match, chance = begin(name, 2, {}), random.Random(8)
    while match.legal():
        game, seat, known = match.game, match.to_move, (match.turn_before.state, match.state)
        since, view = (game.blind(state, seat) for state in known)
        other = [game.redeal(state, seat, seeded(9)) for state in (since, view)]
        other_since, other_view = (game.blind(state, seat) for state in other)
        thought = bot.choose(game, view, seat, 1.0, seeded(1), since)
        assert bot.choose(game, other_view, seat, 1.0, seeded(1), other_since) == thought
        play_on(match, chance, moves=7)


@pytest.mark.parametrize("name", GAMES)
def test_it_leaves_the_view_as_it_was(name: str) -> None:
    game = find(name)
    view = game.blind(game.new(seed=5), 0)
    before = view.tobytes()
    BOT.choose(game, view, 0, 0.01, seeded(5))
    assert view.tobytes() == before


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_it_says_what_it_thinks(name: str, threads: int) -> None:
    game, bot = find(name), Search("quick", 0.05, threads=threads)
    for state in positions(game, every=25):
        thought = think(game, state, 0.05, bot)
        legal = game.legal(state)
        assert thought.move in thought.values
        assert set(thought.values) <= set(thought.visits) <= set(legal)
        assert all(0.0 <= value <= 1.0 for value in thought.values.values())
        assert thought.visits[thought.move] == max(thought.visits.values())
        view = game.blind(state, int(state["to_move"]))
        assert thought.line == own_turn(game, view, thought.line)
        assert thought.line[0] == thought.move


@pytest.mark.parametrize("name", GAMES)
def test_every_round_goes_through_one_first_move(name: str) -> None:
    tree = tree_of(find(name), find(name).new(seed=6))
    assert sum(int(node["visits"]) for node in tree.first_moves) == ROUNDS


def test_it_sees_how_to_win() -> None:
    position = {
        "game": "face-to-face",
        "piles": [{"up": 40, "down": 20}, {"up": 1, "down": 60}],
        "hands": [[41, 42, 15], [9, 10]],
        "draw": [[], [5]],
    }
    game = find("face-to-face")
    thought = think(game, game.load(position))
    assert game.text(thought.move) != "42+"  # 41 could never be laid after it
    assert thought.values[thought.move] > 0.7


def test_it_declares_the_game_over_when_ahead() -> None:
    position = {
        "game": "cafe-cards",
        "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
        "hands": [[], ["FRf", "FRm", "FRf", "FRm", "DEf", "DEm", "DEf", "DEm"]],
        "points": [22, 20],
        "placed": 1,
        "guest_pile": ["ITf", "ITm", "CNf", "CNm"] * 4,
        "table_pile": ["US", "CN"],
    }
    game = find("cafe-cards")
    assert game.text(think(game, game.load(position), 0.05).move) == "close"


FEW_ROUNDS = 12


def told(game: str) -> str:
    """What a tree of a few rounds found."""
    state = find(game).new(seed=3)
    tree = tree_of(find(game), state, FEW_ROUNDS)
    return str([(int(node["move"]), int(node["visits"])) for node in tree.nodes[: tree.used]])


@pytest.mark.parametrize("game", GAMES)
def test_it_finds_the_same_interpreted(game: str) -> None:
    program = f"from tests.bots.test_search import told; print(told({game!r}))"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    interpreted = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=ROOT, text=True, capture_output=True
    )
    assert interpreted.stdout.strip() == told(game), interpreted.stderr


def test_it_plays_a_game_that_it_has_no_instinct_for(beer_mats: Rulebook) -> None:
    for players, options in tables(beer_mats):
        for state in positions(beer_mats, players, options, every=5):
            assert think(beer_mats, state, 0.005).move in beer_mats.legal(state)


def test_it_sees_points_without_instinct(beer_mats: Rulebook) -> None:
    position = {"game": "beer-mats", "stack": 4, "hands": [[4, 8, 8], [1, 1, 7]], "pile": [1, 2]}
    thought = think(beer_mats, beer_mats.load(position), 0.05)
    assert beer_mats.text(thought.move) == "lay 4"
