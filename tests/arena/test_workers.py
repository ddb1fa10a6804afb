"""Processes that play, and bots that were there when the first of them looked."""

from multiprocessing import Pipe
from pathlib import Path

import pytest

from stammtisch.arena import workers
from stammtisch.arena.plan import Plan
from stammtisch.arena.playing import Table
from stammtisch.arena.workers import Trouble, work
from stammtisch.games.rulebook import BadInput
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


def test_what_is_wrong_is_told_without_the_name_of_a_class(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(plan: Plan) -> Table:
        raise BadInput("bot", "there is no file ./gone.py")

    monkeypatch.setattr(workers, "Table", missing)
    monkeypatch.setattr(workers, "_end_with_parent", lambda: None)
    monkeypatch.setattr(workers.signal, "signal", lambda *_: None)
    here, there = Pipe()
    work(Plan("face-to-face", 2, {}, ("./gone.py", "random"), 0), there)
    assert here.recv() == Trouble("bot: there is no file ./gone.py")
