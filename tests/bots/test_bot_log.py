"""What bots write to standard error, in a file."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch.bots.outside import find_outside
from stammtisch.bots.outside.bot_log import LONGEST_LINE, BotLog, check_log
from stammtisch.bots.outside.failure import BotFailed
from stammtisch.bots.outside.program import Program
from stammtisch.bots.terms import Terms
from stammtisch.games.chance import seeded
from stammtisch.games.rulebook import BadInput, find
from tests.bots.programs import program

TALKATIVE = """
print("here")
def choose(position):
    print("seat", position["seat"])
    return position["legal"][0]["move"]
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "bots.log"


def asked(bot: Program) -> None:
    """A bot that has made a move."""
    game = find("face-to-face")
    bot.choose(game, game.blind(game.new(seed=1), 0), 0, 5.0, seeded(1))


def found(name: str, log: Path) -> Program:
    return find_outside(name, Terms(log=log))


def test_lines_of_several_come_whole(log: Path) -> None:
    one, other = BotLog(log), BotLog(log)
    for letter in "ab\n":
        one.add(letter.encode())
        other.add(letter.upper().encode())
    one.add(b"c\nd")
    other.add(b"")
    assert log.read_text() == "ab\nAB\nc\n"
    one.close()
    one.close()
    assert log.read_text() == "ab\nAB\nc\nd\n"


def test_a_line_without_an_end_is_not_waited_for(log: Path) -> None:
    endless = BotLog(log)
    for _ in range(3):
        endless.add(b"x" * LONGEST_LINE)
    assert log.stat().st_size > LONGEST_LINE


def test_a_log_that_is_gone_loses_no_game(tmp_path: Path) -> None:
    BotLog(tmp_path / "gone" / "bots.log").add(b"a\n")


def test_a_file_prints_as_it_plays(tmp_path: Path, log: Path) -> None:
    (tmp_path / "bot.py").write_text(TALKATIVE, "utf-8")
    log.write_text("older\n")
    with closing(found(str(tmp_path / "bot.py"), log)) as bot:
        asked(bot)
        asked(bot)  # what it has printed by then is read before it is asked again
        assert log.read_text().startswith("older\nhere\nseat 0\n")
    assert log.read_text() == "older\nhere\nseat 0\nseat 0\n"


@pytest.mark.parametrize("end", ["time.sleep(600)", "sys.exit(3)", "say('x\\n' * 2); asked()"])
def test_what_a_program_wrote_before_it_failed(tmp_path: Path, log: Path, end: str) -> None:
    body = f"asked(); os.write(2, b'one\\ntwo'); {end}"
    bot = found(program(tmp_path, body), log)
    bot.grace = bot.starting = 0.3
    game = find("face-to-face")
    with pytest.raises(BotFailed):
        bot.choose(game, game.blind(game.new(seed=1), 0), 0, 0.5, seeded(1))
    assert log.read_text() == "one\ntwo\n"


def test_at_the_terminal(tmp_path: Path, log: Path) -> None:
    (tmp_path / "bot.py").write_text(TALKATIVE, "utf-8")
    command = [sys.executable, "-m", "stammtisch", "play", "--game", "face-to-face", "--seed", "3"]
    options = ["--bot", "./bot.py", "--bot-log", log.name]
    subprocess.run([*command, *options], cwd=tmp_path, input=b"q\n", check=True, timeout=300)
    assert log.read_text() == "here\n"


def test_the_log_is_not_the_bot_itself(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(TALKATIVE, "utf-8")
    with pytest.raises(BadInput, match="is there for something else"):
        check_log(bot, [None, bot])
    assert bot.read_text("utf-8") == TALKATIVE


def test_the_log_is_no_other_file_by_another_name(tmp_path: Path) -> None:
    bot, other = tmp_path / "bot.py", tmp_path / "other.log"
    bot.write_text(TALKATIVE, "utf-8")
    other.hardlink_to(bot)
    with pytest.raises(BadInput, match="is there for something else"):
        check_log(other, [bot])


def test_the_log_is_no_pipe(tmp_path: Path) -> None:
    """It is opened for each line, by several processes: nobody could tell when it has ended."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(BadInput, match="pipe is no plain file"):
        check_log(pipe)


def test_nothing_is_left_of_a_look_whether_it_can_be_written(log: Path) -> None:
    check_log(log)
    assert not log.exists()
