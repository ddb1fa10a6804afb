"""Budgets in a bot's name, and the bot that peeks."""

from pathlib import Path

import pytest

from stammtisch import bots
from stammtisch.arena.contestants import PEEK, Contestant, find_contestant
from stammtisch.bots.search import Search
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import BadInput, find
from tests.arena.conftest import Arena
from tests.bots.programs import GOOD, program

DUEL = ("--game", "face-to-face", "--games", 2, "--json")


def search(name: str) -> Search:
    bot = find_contestant(name).bot
    assert isinstance(bot, Search)
    return bot


def test_a_number_in_the_name_is_rounds() -> None:
    assert search("regular@8000").rounds == 8000
    assert (search("expert@50").rounds, search("expert@50").threads) == (50, 2)
    assert search("regular").rounds is None


def test_rounds_are_made_whatever_the_time() -> None:
    game, bot = find("face-to-face"), search("regular@500")
    view = game.blind(game.new(seed=1), 0)
    for seconds in (0.0, 60.0):
        thought = bot.choose(game, view, 0, seconds, seeded(1))
        assert sum(thought.visits.values()) == 500


def test_a_time_in_the_name_is_the_bot_s_own() -> None:
    own, usual = find_contestant("expert@100ms"), find_contestant("expert")
    assert [own.seconds(ms) for ms in (None, 7)] == [0.1, 0.1]
    assert [usual.seconds(ms) for ms in (None, 7)] == [1.0, 0.007]


def test_a_file_may_have_a_time(tmp_path: Path) -> None:
    file = tmp_path / "my@bot.py"
    file.write_text("def choose(position):\n    return position['legal'][0]\n")
    for name, seconds in ((f"{file}", 0.5), (f"{file}@20ms", 0.02)):
        contestant = find_contestant(name)
        assert contestant.seconds(500) == seconds
        contestant.bot.close()


def test_a_command_is_left_as_it_is(tmp_path: Path) -> None:
    name = program(tmp_path, GOOD) + " me@20ms"
    contestant = find_contestant(name)
    assert (contestant.bot.name, contestant.own_seconds) == (name, None)
    contestant.bot.close()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("regular@", "'' is neither a number of rounds"),
        ("regular@soon", "'soon' is neither a number of rounds"),
        ("regular@1.5", "neither"),
        ("regular@-1", "neither"),
        ("regular@1s", "neither"),
        (f"regular@{'9' * 5000}", "neither"),
        ("regular@0", "from 1 to 10,000,000"),
        ("regular@10000001", "from 1 to 10,000,000"),
        (f"regular@{10**99}", "from 1 to 10,000,000"),
        ("regular@0ms", "from 1 to 60,000"),
        ("regular@60001ms", "from 1 to 60,000"),
        ("greedy@100", "greedy makes no rounds"),
        ("grandmaster@100", "no bot 'grandmaster'"),
        ("regular@5@6", "no bot 'regular@5'"),
        ("@5", "no bot ''"),
    ],
)
def test_other_budgets_are_refused_before_anything_starts(
    arena: Arena, name: str, problem: str
) -> None:
    done = arena(*DUEL, "--bots", f"random,{name}")
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
    assert problem in done.err


def test_all_ways_to_name_a_bot_are_told_where_there_is_none(arena: Arena) -> None:
    known = "greedy, random, regular, expert, FILE.py, cmd:PROGRAM, peek, NAME@ROUNDS, NAME@20ms"
    for name, plain in (("my_bot", "my_bot"), ("my_bot@20", "my_bot")):
        done = arena(*DUEL, "--bots", f"random,{name}")
        assert done.err == f"stammtisch: bot: no bot '{plain}' (there are: {known})\n"


def test_rounds_make_a_tournament_repeatable(arena: Arena) -> None:
    one, two = (arena(*DUEL, "--bots", "regular@20,expert@20").json for _ in range(2))
    assert [line["points"] for line in one["bots"]] == [line["points"] for line in two["bots"]]
    assert {line["bot"] for line in one["bots"]} == {"regular@20", "expert@20"}


def test_who_peeks_thinks_as_regular_does() -> None:
    assert search("peek").settings == search("regular").settings


def test_only_the_one_that_peeks_sees_all_cards() -> None:
    game = find("cafe-cards")
    state = game.new(seed=2)
    blind = game.blind(state, 0).tobytes()
    assert find_contestant("regular").seen(game, state, 0).tobytes() == blind
    assert find_contestant("peek@10").seen(game, state, 0).tobytes() == state.tobytes() != blind


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
def test_who_peeks_has_the_better_of_it(arena: Arena, game: str) -> None:
    bots = "random,peek@60"
    report = arena("--game", game, "--bots", bots, "--games", 8, "--json").json
    assert report["bots"][0]["bot"] == "peek@60"
    assert report["failures"] == []


def test_nobody_peeks_outside_the_arena() -> None:
    assert find_contestant("peek") == Contestant(PEEK)
    assert "peek" not in bots.names()
    for name in ("peek", "regular@5"):
        with pytest.raises(BadInput, match="no bot"):
            bots.find(name)
