"""What a newcomer asks, mistypes and wants to come back to."""

import os
import re
import subprocess
import sys
from itertools import chain, repeat
from pathlib import Path

import pytest

from stammtisch.games.rulebook import BadInput, find
from stammtisch.play import record, replay
from stammtisch.terminal import play_game, program, resume_game
from stammtisch.terminal.floor_drawing import PLANS
from tests.terminal.person import Keeper, Person


def refused(game: str, *typed: str) -> list[str]:
    """The answers to what was typed at the start of a game."""
    heard = Person(typed).play(game)
    answers = re.split(r"\n> .*\n", heard)[1:]
    return [answer.split("\n")[0] for answer in answers][: len(typed)]


def test_a_number_needs_its_pile_in_the_duel() -> None:
    card = re.search(r"Your hand: (\d+)", Person([]).play("face-to-face"))[1]
    alone, letter, spaced, none, many = refused("face-to-face", card, "a", f"{card} +", "0", "99")
    assert alone == letter == f"{card}+ or {card}-?"
    assert none == "There is no number 0: the cards go from 2 to 59."
    assert many == "There is no number 99: the cards go from 2 to 59."
    assert spaced.startswith(f"· You lay the {card}")


def test_what_is_almost_a_move_in_the_cafe() -> None:
    assert refused("cafe-cards", "99", "0", "RUm", "DEf", "XXf", "d2", "a1", "e5") == [
        "There is no number 99: the list goes from 1 to 9.",
        "There is no number 0: the list goes from 1 to 9.",
        "RUm@c2, RUm@d1, RUm@d3 or RUm@e2?",
        "A woman from Germany is not in your hand.",
        "There is no nation XX; `codes` lists those there are.",
        "d2 is a table; its guests sit around it.",
        "There is no seat a1; the floor shows those there are.",
        "There is no seat e5; the floor shows those there are.",
    ]


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board"])
def test_the_seat_in_the_help_exists(game: str) -> None:
    heard = Person(["help"]).play(game)
    assert re.search(r"DEf@(\w\d)", heard)[1] in PLANS[game].seats
    assert "waits for a partner" in heard


def test_help_fits_the_game() -> None:
    duel = Person(["help"]).play("face-to-face")
    assert "table pays" not in duel
    assert "codes" not in duel
    assert "club " not in Person(["help"]).play("cafe-cards")
    assert "club b2 f" in Person(["help"]).play("cafe-cards", clubs=True)


def test_the_codes_of_the_nations() -> None:
    heard = Person(["codes"]).play("cafe-board")
    assert "CF Central Africa" in heard
    assert "JK is a joker" in heard
    assert "no nations" in Person(["codes"]).play("face-to-face")


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("cafe-cards", {}, ["twelve guests in hand", "face down", "costs 2 points"]),
        ("cafe-cards", {"clubs": True}, ["Clubs: ", "pays 20, or 40"]),
        ("cafe-board", {}, ["21 places", "for the first five guests", ": 1 2 3 4 5 -2"]),
        ("cafe-board", {"bar": 17}, ["17 places", "for the first guest", ": 5 -2 -4"]),
        ("face-to-face", {}, ["all 58 cards", "it can't be laid alone"]),
        ("face-to-face", {"last_card": "wins"}, ["may be laid alone, and wins"]),
    ],
)
def test_the_rules_are_those_that_are_played(
    game: str, options: dict[str, object], words: list[str]
) -> None:
    heard = " ".join(Person(["rules"]).play(game, **options).split())
    for said in words:
        assert said in heard


def test_a_narrow_terminal_is_worth_a_word_once() -> None:
    assert Person(["1", "1"], width=50).play("cafe-cards").count("few columns") == 1
    assert "few columns" not in Person(["1"], width=60).play("cafe-cards")


def test_a_game_can_be_kept_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "mine.stammtisch.json"
    heard = Keeper(["1", "1", "q"], [str(path.with_name("mine"))]).play("cafe-board")
    assert "to give it up, just Enter." in heard
    assert f"play --resume {path}" in heard
    assert record.read(path).result is None
    person = Keeper(chain(["1"], ["q"]), [str(path)])
    resume_game(path, "greedy", person.console, person.read)
    assert "There is already" not in person.heard
    assert len(replay.verify(record.read(path)).moves) > 2


@pytest.mark.parametrize(
    ("bot", "against"),
    [("greedy", ""), ("random", " --bot random"), ("./my bot.py", " --bot './my bot.py'")],
)
def test_the_game_goes_on_against_the_same_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, against: str
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "def choose(position): return position['legal'][0]['move']"
    (tmp_path / "my bot.py").write_text(text, "utf-8")
    person, later = (Keeper(["1", "q"], ["mine"]), Keeper(["1", "q"], ["again"]))
    play_game("cafe-board", 2, bot, 3, {}, person.console, person.read)
    assert f"play --resume mine.stammtisch.json{against}\n" in person.heard
    resume_game(Path("mine.stammtisch.json"), bot, later.console, later.read)
    assert f"play --resume again.stammtisch.json{against}\n" in later.heard


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "done.stammtisch.json"
    Keeper(repeat("1"), [str(path)]).play("cafe-board")
    with pytest.raises(BadInput, match="this game is over"):
        resume_game(path)


def test_nothing_is_kept_before_the_first_move() -> None:
    assert "keeps this game" not in Person(["q"]).play("cafe-cards")


def test_another_game_is_another_deal() -> None:
    class Insatiable(Person):
        def answer(self) -> str:
            if self.heard.rstrip().endswith("to leave, just Enter."):
                return "y" if self.heard.count("Another game?") == 1 else ""
            return super().answer()

    heard = Insatiable(repeat("1")).play("cafe-board", bar=17)
    command = r"play --game cafe-board --bot greedy --seed (\d+) --option bar=17"
    first, second = re.findall(command, heard)
    assert first == "3"
    assert second != "3"


def test_a_command_that_can_be_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "bin" / "stammtisch")])
    assert program.command("replay", "my game") == "bin/stammtisch replay 'my game'"
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert program.command("play") == "python -m stammtisch play"


@pytest.mark.parametrize(
    "argument", ["\x1b[31mit's red\\n", "\x9b1m\u202e", "\udcff", "two\nlines"]
)
def test_a_command_has_nothing_in_it_that_can_not_be_seen(argument: str) -> None:
    command = program.command("--seed", argument)
    assert command.isprintable()
    quoted = command.split("--seed ", 1)[1]
    done = subprocess.run(["bash", "-c", f"printf %s {quoted}"], capture_output=True)
    assert done.stdout == os.fsencode(argument)


def test_lines_can_be_edited_where_somebody_types() -> None:
    code = "import sys, pty, os; ours, theirs = pty.openpty(); os.dup2(theirs, 0); "
    code += "from stammtisch.terminal.talk import Talk; Talk(); print('readline' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.stdout == "True\n", done.stderr


def test_the_menu_asks_for_every_option() -> None:
    heard = Person(["cafe-board", "1", "17", "yes", "rules"]).play(None)
    assert "The bar has 17 places" in heard
    assert "Both hands lie open." in heard


def test_a_bot_that_is_not_there_is_refused_before_anything_is_asked() -> None:
    person = Person(["cafe-board", "", ""])
    with pytest.raises(BadInput, match="no bot 'nobody'"):
        play_game(bot="nobody", console=person.console, read=person.read)
    assert person.heard == ""


def test_the_help_of_play_names_what_there_is() -> None:
    from stammtisch import bots
    from stammtisch.games.rulebook import all_games

    command = [sys.executable, "-m", "stammtisch", "play", "--help"]
    page = subprocess.run(command, capture_output=True, text=True, timeout=300).stdout
    options = [name for game in all_games() for name in find(game).rules.OPTIONS]
    for name in [
        *all_games(),
        *bots.names(),
        *options,
        "--resume",
        f"{bots.names()[0]} (the usual",
    ]:
        assert name in page
