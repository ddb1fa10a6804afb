"""Bots from outside that are not there, or can't be run."""

from pathlib import Path

import pytest

from stammtisch import bots
from stammtisch.games.rulebook import BadInput


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:", "needs a command"),
        ("cmd:no-such-program-here x", "no program .no-such-program-here"),
        ("cmd:'", "makes no sense"),
        ("./nowhere.py", "there is no file ./nowhere.py"),
        ("~nobody-of-this-name/bot.py", "there is no file ~nobody-of-this-name/bot.py"),
        ("nobody", "no bot .nobody"),
        ("my_bot.js", "no bot .my_bot.js"),
    ],
)
def test_a_bot_that_is_not_there(name: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        bots.find(name)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:./bot.sh x", 'the program "./bot.sh" can\'t be run: it is not executable (chmod +x)'),
        ("cmd:./bot.py", '"./bot.py" is a folder, and no program'),
        ("cmd:bot.py", 'there is no program "bot.py" to be run'),
        ("bot.py", "bot.py is a folder, and no file"),
    ],
)
def test_a_bot_that_is_there_but_can_not_be_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, problem: str
) -> None:
    (tmp_path / "bot.sh").write_text("#!/bin/sh", "utf-8")
    (tmp_path / "bot.py").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        bots.find(name)
    assert refused.value.problem == problem
