"""Processes that play, and bots that were there when the first of them looked."""

import sys
from pathlib import Path

import pytest

from tests.arena.conftest import Arena


def locked_after(folder: Path, times: int, move: str = "position['legal'][0]['move']") -> Path:
    """A bot that can be loaded so many times."""
    bot = folder / "my_bot.py"
    bot.write_text(
        f"""
with open({str(folder / "loaded")!r}, "a+") as file:
    file.write("x")
    file.seek(0)
    if len(file.read()) > {times}:
        raise RuntimeError("the lock is there")
def choose(position): return {move}""",
        "utf-8",
    )
    return bot


def test_a_bot_that_can_not_be_loaded_any_more_loses_its_games(
    arena: Arena, tmp_path: Path
) -> None:
    bot = locked_after(tmp_path, 1)
    duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 4, "--jobs", 2)
    says = f"no bot in {bot}: RuntimeError: the lock is there"
    assert arena(*duel, "--json").json["failures"] == [
        {"bot": str(bot), "reason": "crash", "says": says, "games": 4}
    ]


def test_nor_when_it_has_crashed(arena: Arena, tmp_path: Path) -> None:
    bot = locked_after(tmp_path, 1, "1 / 0")
    duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 2)
    failures = arena(*duel, "--json").json["failures"]
    assert {line["reason"] for line in failures} == {"crash"}
    assert f"no bot in {bot}: RuntimeError: the lock is there" in [
        line["says"] for line in failures
    ]


def test_one_that_could_never_be_loaded_is_refused(arena: Arena, tmp_path: Path) -> None:
    bot = locked_after(tmp_path, 0)
    duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 4, "--jobs", 2)
    done = arena(*duel)
    assert (done.status, done.out) == (1, "")
    says = f"stammtisch: bot: no bot in {bot}: RuntimeError: the lock is there\n"
    assert done.err == says


def test_a_bot_whose_file_is_gone_loses_its_games(arena: Arena, tmp_path: Path) -> None:
    """It removes itself as soon as it has been found."""
    bot = tmp_path / "gone.py"
    bot.write_text(
        f"import os\nos.unlink({str(bot)!r})\n"
        "def choose(position): return position['legal'][0]['move']",
        "utf-8",
    )
    duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 4, "--jobs", 2)
    assert arena(*duel, "--json").json["failures"] == [
        {"bot": str(bot), "reason": "crash", "says": f"there is no file {bot}", "games": 4}
    ]


LAST_WORDS = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]["move"]}), flush=True)
print("good night", end="", file=sys.stderr)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_last_words_of_a_bot_are_kept(arena: Arena, tmp_path: Path, jobs: int) -> None:
    """It has time for them when there are no more games."""
    bot, log = tmp_path / "polite.py", tmp_path / "bots.log"
    bot.write_text(LAST_WORDS, "utf-8")
    duel = ("--game", "face-to-face", "--bots", f"cmd:{sys.executable} {bot},random", "--games", 4)
    assert arena(*duel, "--jobs", jobs, "--bot-log", log, "--json").json["failures"] == []
    assert log.read_text() == "good night\n" * jobs
