"""Whole games at the terminal, by typed lines."""

import os
import pty
import re
import subprocess
import sys
from itertools import repeat
from pathlib import Path

import pytest

from stammtisch.games.rulebook import BadInput
from stammtisch.play import record, replay
from stammtisch.terminal import play_game
from tests.terminal.person import Duellist, Keeper, Person

PLAYERS = {
    "cafe-cards": lambda: Person(repeat("1")),
    "cafe-board": lambda: Person(repeat("1")),
    "face-to-face": Duellist,
}


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game(game: str) -> None:
    heard = PLAYERS[game]().play(game)
    assert re.search(r"has won|have won|draw\.", heard)
    assert heard.endswith("to leave, just Enter.\n> \nUntil next time.\n")


@pytest.mark.parametrize("players", [3, 5])
def test_a_game_with_more_players(players: int) -> None:
    heard = Person(repeat("1")).play("cafe-cards", players=players, clubs=True)
    assert f"Computer {players - 1}: " in heard


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_is_wider_than_the_terminal(game: str) -> None:
    lines = PLAYERS[game]().play(game).splitlines()
    commands = [line for line in lines if "--seed 3" in line]
    assert len(commands) == 1
    assert max(len(line) for line in lines if line not in commands) <= 80
    assert "…" not in "".join(lines)


def test_the_count_is_explained() -> None:
    heard = Person(repeat("1")).play("cafe-cards")
    points, minus, score = map(
        int, re.search(r"You: (-?\d+) points, less (\d+) for .* left: (-?\d+)\.", heard).groups()
    )
    assert points - minus == score


def test_the_end_of_input_is_polite() -> None:
    heard = Person(["1"]).play("cafe-cards")
    assert heard.endswith("\nUntil next time.\n")


def test_quitting_is_polite() -> None:
    assert Person(["quit"]).play("face-to-face").endswith("Until next time.\n")


def test_a_key_that_interrupts_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person([])

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(person, "read", interrupted)
    assert person.play("cafe-board").endswith("Until next time.\n")


def test_what_is_refused_is_explained_and_changes_nothing() -> None:
    heard = Person(["DEf@c2", "RUm@a2", "RUm@c9", "end", "close", "nonsense", ""]).play(
        "cafe-cards"
    )
    for sentence in [
        "A woman from Germany is not in your hand.",
        "a2 belongs to the",
        "That is no move of this game.",
        "Before a turn ends, something is done in it",
        "A game is declared over only at the moment",
        "Type a label or a move",
    ]:
        assert sentence in heard
    assert heard.count("Your hand:") == 1


def test_a_move_may_be_typed_carelessly() -> None:
    heard = Person(["rum  C2"]).play("cafe-cards")
    assert "You seat a man from Russia at c2, to be joined at once." in heard


def test_taking_back() -> None:
    heard = Person(["undo", "1", "undo", "moves"]).play("cafe-cards")
    assert "There is nothing to take back" in heard
    assert "You take the last move back." in heard
    start, *_, end = re.findall(r"     a  .*?\nYour hand:.*?draw", heard, re.S)
    assert start == end


def test_what_was_turned_over_cannot_be_taken_back() -> None:
    heard = Person(["draw", "undo"]).play("cafe-cards")
    assert re.search(r"You draw a (wo)?man from", heard)
    assert "There is nothing to take back" in heard


def test_a_hint_is_a_legal_move() -> None:
    heard = Person(["hint"]).play("cafe-board")
    move = re.search(r"You might try ([\w@ ]+)", heard)[1]
    again = Person([move]).play("cafe-board")
    assert again.count("Your hand:") == 2


@pytest.mark.parametrize("game", PLAYERS)
def test_help_and_rules(game: str) -> None:
    heard = Person(["help", "rules", "?"]).play(game)
    assert heard.count("take back your last move") == 2
    assert max(map(len, heard.splitlines())) <= 80


def test_the_computers_moves_are_told_in_words() -> None:
    heard = Person(repeat("1")).play("cafe-board")
    told = r"· The computer seats a (wo)?man from [\w ]+ at \w\d \((\+|\d \w+).*draws a guest\."
    assert re.search(told, heard)
    assert re.search(r"· The \w+ table is full, and is cleared\.", heard)


def test_the_duel_is_told_in_words() -> None:
    heard = Duellist().play("face-to-face", seed=1)
    assert re.search(r"· You lay the \d+ on the (rising|falling) pile, \d+ further\.", heard)
    assert re.search(r"· The computer lays \d+ .* and draws two cards\.", heard)


def test_the_menu_takes_numbers_names_and_enter() -> None:
    assert "Your turn: lay two cards" in Person(["face-to-face", "2", "wins"]).play(None)
    assert "Computer 2" in Person(["1", "3", "greedy", "yes"]).play(None)
    assert "The computer" in Person(["", "", "", ""]).play(None)


def test_the_bot_that_was_picked_plays() -> None:
    moves, named = ["1", "1", "1", "1"], Person(["1", "1", "1", "1"])
    play_game("cafe-cards", 2, "random", 3, {"clubs": False}, named.console, named.read)
    picked = Person(["cafe-cards", "2", "random", "no", *moves]).play(None)
    other = Person(["cafe-cards", "2", "greedy", "no", *moves]).play(None)
    assert picked.endswith(named.heard)
    assert not other.endswith(named.heard)


def test_the_menu_asks_again() -> None:
    heard = Person(["chess", "cafe-cards", "9", "2", "nobody", "q"]).play(None)
    assert "That may be cafe-cards, cafe-board or face-to-face, or its number." in heard
    assert "This game is for 2 to 5 players." in heard
    assert "That may be greedy, random, regular or expert, or its number." in heard


@pytest.mark.parametrize(
    "wrong",
    [
        ("chess", 2, "greedy", {}),
        ("cafe-board", 3, "greedy", {}),
        ("cafe-cards", 2, "nobody", {}),
        ("cafe-cards", 2, "greedy", {"bar": 17}),
    ],
)
def test_bad_input_is_named(wrong: tuple[str, int, str, dict[str, object]]) -> None:
    game, players, bot, options = wrong
    with pytest.raises(BadInput):
        play_game(game, players, bot, 1, options, Person([]).console, Person([]).read)


def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    there, new = tmp_path / "there.stammtisch.json", tmp_path / "new"
    there.write_text("old")
    names = [str(there), str(tmp_path / "no" / "folder"), "~nobody/game", str(new)]
    heard = Keeper(repeat("1"), names).play("cafe-board")
    assert "another name, please." in heard
    assert there.read_text() == "old"
    match = replay.verify(record.read(tmp_path / "new.stammtisch.json"))
    assert match.names == ("You", "The computer")


PLAY = "from stammtisch.terminal import play_game; play_game('cafe-cards', 2, 'greedy', 3, {})"


def test_piped_input_that_ends() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY], input="1\n", capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "> 1\n· You seat" in done.stdout
    assert done.stdout.endswith("Until next time.\n")


def test_a_real_terminal() -> None:
    ours, theirs = pty.openpty()
    os.write(ours, b"quit\n")
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        stdin=theirs,
        stdout=subprocess.PIPE,
        env=environment,
        timeout=300,
    )
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 0
    assert "Until next time." in done.stdout.decode()
