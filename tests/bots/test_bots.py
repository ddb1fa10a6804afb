"""Bots: what they may see, what they answer, and which of them is better."""

import pytest

from stammtisch import bots
from stammtisch.bots.own_turn import own_turn
from stammtisch.games.chance import Chance, seeded
from stammtisch.games.rulebook import BadInput, Rulebook, all_games, find, load_position
from stammtisch.games.states import State

GAMES = sorted(all_games())
SECONDS = 0.1


def choose(bot: str, game: Rulebook, state: State, chance: Chance) -> bots.Thought:
    seat = int(state["to_move"])
    return bots.find(bot).choose(game, game.blind(state, seat), seat, SECONDS, chance)


def positions(game: Rulebook, seed: int, options: dict[str, object] | None = None) -> list[State]:
    """Every position of one game between greedy bots."""
    state, chance, seen = game.new(options=options, seed=seed), seeded(seed), []
    while not game.is_over(state):
        seen.append(state.copy())
        game.play(state, choose("greedy", game, state, chance).move)
    return seen


def test_the_bots_have_names() -> None:
    assert bots.names() == ["greedy", "random", "regular", "expert"]
    assert [bots.find(name).name for name in bots.names()] == bots.names()


@pytest.mark.parametrize("name", ["grandmaster", "", None, 7])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: object) -> None:
    ours = "greedy, random, regular, expert"
    for find_bot, known in ((bots.find_ours, ours), (bots.find, f"{ours}, FILE.py, cmd:PROGRAM")):
        with pytest.raises(BadInput, match=rf"^bot: no bot .* \(there are: {known}\)$"):
            find_bot(name)


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_a_legal_move(bot: str, name: str) -> None:
    game = find(name)
    for state in positions(game, 1)[::9]:
        thought = choose(bot, game, state, seeded(1))
        legal = game.legal(state)
        assert thought.move in legal
        assert thought.line[0] == thought.move
        assert set(thought.values) <= set(legal)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_plans_no_further_than_what_is_certain(name: str) -> None:
    """S5: which table comes is not known, so a clearing is the end of a plan."""
    game = find(name)
    for state in positions(game, 2):
        view = game.blind(state, int(state["to_move"]))
        line = choose("greedy", game, state, seeded(2)).line
        assert line == own_turn(game, view, line)


def test_greedy_takes_no_made_up_table_for_real() -> None:
    """B2: the Italian may follow only if the next table is Italy's, which nobody knows."""
    ring = ["e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"]
    nations = ["DE", "TR", "ES", "CU", "CN", "FR", "GB", "IN", "RU", "US", "CN", "CF"]
    position = {
        "game": "cafe-board",
        "tables": dict(zip(ring, nations, strict=True)),
        "guests": {"e1": "DEm", "d2": "DEf", "f2": "DEf"},
        "hands": [["DEm", "ITf", "ITm"], ["TRf"]],
        "guest_pile": ["GBf"] * 4,
        "table_pile": ["IT", "US"],
    }
    game, state = load_position(position)
    thought = choose("greedy", game, state, seeded(5))
    assert [game.text(move) for move in thought.line] == ["DEm@e3"]
    assert game.points(state, thought.move) == {"e2": 6, "d3": 2, "f3": 2}


@pytest.mark.parametrize("name", GAMES)
def test_greedy_takes_the_move_of_the_highest_value(name: str) -> None:
    game = find(name)
    for state in positions(game, 2)[::9]:
        thought = choose("greedy", game, state, seeded(2))
        assert set(thought.values) == set(game.legal(state))
        assert thought.values[thought.move] == max(thought.values.values())


@pytest.mark.parametrize("bot", ["greedy", "random"])  # how far a search comes, the clock decides
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_choice(bot: str, name: str) -> None:
    game = find(name)
    for number, state in enumerate(positions(game, 3)[::7]):
        seat = int(state["to_move"])
        other = game.redeal(game.blind(state, seat), seat, seeded(number))
        assert choose(bot, game, state, seeded(7)) == choose(bot, game, other, seeded(7))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_leaves_the_view_as_it_was(name: str) -> None:
    game = find(name)
    view = game.blind(game.new(seed=4), 0)
    before = view.tobytes()
    bots.find("greedy").choose(game, view, 0, SECONDS, seeded(4))
    assert view.tobytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    game = find(name)
    won = sum(share_of_greedy(game, number) for number in range(40))
    assert won > 30


def share_of_greedy(game: Rulebook, number: int) -> float:
    """1 for a win, a half for a draw; the two take turns in beginning."""
    greedy, state, chance = number % 2, game.new(seed=number // 2), seeded(number)
    while not game.is_over(state):
        bot = "greedy" if state["to_move"] == greedy else "random"
        game.play(state, choose(bot, game, state, chance).move)
    result = game.result(state)
    assert result is not None
    return (greedy in result.winners) / len(result.winners)


def test_greedy_plays_with_clubs() -> None:
    position = {
        "game": "cafe-cards",
        "options": {"clubs": True},
        "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
        "hands": [["DEf"] * 4 + ["CNm"], ["ITf"]],
        "guest_pile": ["FRf", "FRm"],
        "table_pile": ["US"],
    }
    game = find("cafe-cards")
    thought = choose("greedy", game, game.load(position), seeded(5))
    assert game.text(thought.move) == "club b2 f"
    assert thought.values[thought.move] > 40


def test_greedy_seats_a_lone_guest_for_its_partner() -> None:
    position = {
        "game": "cafe-cards",
        "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
        "hands": [["DEf", "DEm", "CNm"], ["ITf"]],
        "guest_pile": ["FRf", "FRm"],
        "table_pile": ["US"],
    }
    game = find("cafe-cards")
    thought = choose("greedy", game, game.load(position), seeded(6))
    assert [game.text(move)[:2] for move in thought.line[:2]] == ["DE", "DE"]


@pytest.mark.parametrize(("lead", "said"), [(9, "close"), (-9, "end")])
def test_greedy_declares_the_game_over_only_when_ahead(lead: int, said: str) -> None:
    position = {
        "game": "cafe-cards",
        "hands": [[], []],
        "points": [20 + lead, 20],
        "placed": 1,
        "guest_pile": ["FRf", "FRm"],
    }
    game = find("cafe-cards")
    assert game.text(choose("greedy", game, game.load(position), seeded(7)).move) == said


FOREIGN = [nation + sex for nation in ("CF", "CN", "CU", "IN", "RU", "TR") for sex in "fm"]


@pytest.mark.parametrize(
    ("hand", "table_pile", "laid"),
    [
        ([*FOREIGN[:-1], "RUm"], ["US"], "down RUm"),
        (FOREIGN, ["CF", "CN", "CU", "IN", "TR"], "down RUf"),
    ],
    ids=["one of two alike", "one without a table to come"],
)
def test_greedy_lays_down_what_is_hardest_to_seat(
    hand: list[str], table_pile: list[str], laid: str
) -> None:
    position = {
        "game": "cafe-cards",
        "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
        "hands": [hand, ["ITf"]],
        "guest_pile": ["FRf", "FRm"],
        "table_pile": table_pile,
    }
    game = find("cafe-cards")
    assert game.text(choose("greedy", game, game.load(position), seeded(10)).move) == laid


def test_greedy_keeps_a_joker_for_a_good_seat() -> None:
    position = {
        "game": "cafe-board",
        "tables": {"e2": "DE"},
        "guests": {"e1": "DEf"},
        "hands": [["JKm", "DEm", "CNf", "CNf", "CNf"], ["ITf"]],
        "bar": ["FRf"] * 4 + ["ESf"] * 2,
        "guest_pile": ["FRm"] * 4,
    }
    game = find("cafe-board")
    assert game.text(choose("greedy", game, game.load(position), seeded(8)).move)[:3] == "DEm"


def test_greedy_takes_the_step_of_ten() -> None:
    position = {
        "game": "face-to-face",
        "piles": [{"up": 40, "down": 45}, {"up": 1, "down": 60}],
        "hands": [[30, 44, 12, 50], [9, 10]],
        "draw": [[2, 3, 4], [5]],
    }
    game = find("face-to-face")
    thought = choose("greedy", game, game.load(position), seeded(9))
    assert "30+" in [game.text(move) for move in thought.line]
