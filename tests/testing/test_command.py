"""`stammtisch check PATH`, on games as other people write them."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from stammtisch.testing.battery import CHECKS
from stammtisch.testing.command import check_path

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_game.py"


def check(path: Path) -> tuple[bool, str]:
    """Whether all was well, and what was said."""
    paper = io.StringIO()
    passed = check_path(path, Console(file=paper, width=100), games=1)
    return passed, paper.getvalue()


def changed_example(folder: Path, old: str, new: str) -> Path:
    """The example game with one thing changed."""
    source = EXAMPLE.read_text("utf-8")
    assert source.count(old) == 1
    path = folder / "changed.py"
    path.write_text(source.replace(old, new), "utf-8")
    return path


def test_the_example_passes() -> None:
    passed, said = check(EXAMPLE)
    assert passed, said
    assert said.splitlines() == ["beer-mats", *(f"  ok  {name}" for name in CHECKS)]


def test_a_folder_is_a_game_too(tmp_path: Path) -> None:
    (tmp_path / "my-game").mkdir()
    (tmp_path / "my-game" / "mats.py").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    (tmp_path / "my-game" / "__init__.py").write_text(
        "from .mats import GAME, invariants\n\nGAMES = [GAME]\n", "utf-8"
    )
    passed, said = check(tmp_path / "my-game")
    assert passed, said


def test_its_own_invariants_are_asked_and_a_changed_game_is_checked_anew(tmp_path: Path) -> None:
    passed, said = check(changed_example(tmp_path, ".max() <= HAND", ".max() < HAND"))
    assert not passed
    assert "every game plays to its end, and the books balance: a hand holds three mats" in said
    assert "1 of 8 checks failed" in said
    # The same name and the same file, but another rule: nothing compiled before may be used.
    slip = ("    state.stack = move\n", "    state.stack = 1\n    state.left -= 1\n")
    passed, said = check(changed_example(tmp_path, *slip))
    assert not passed
    assert "failed  every game plays to its end" in said
    assert "beer-mats, 2 players, round=False, seed '0-0', after move" in said


def test_rules_that_differ_when_interpreted_are_found(tmp_path: Path) -> None:
    compiled = "from stammtisch.games.rule import INTERPRETED, rule\n"
    path = changed_example(tmp_path, "from stammtisch.games.rule import rule\n", compiled)
    source = path.read_text("utf-8")
    changed = source.replace("        return 3\n", "        return 3 - INTERPRETED\n")
    path.write_text(changed, "utf-8")
    passed, said = check(path)
    assert not passed
    assert "compiled and interpreted rules agree: compiled and interpreted, at move" in said


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "defines neither GAME nor GAMES"),
        ("GAMES = []", "defines neither GAME nor GAMES"),
        ("GAME = 7", "7 is not a Rulebook"),
        ("import nothing_of_the_kind", "No module named 'nothing_of_the_kind'"),
        ("GAME = ", "SyntaxError"),
        ("raise SystemExit(3)", "can't be imported: SystemExit: 3"),
    ],
)
def test_a_file_without_a_game(tmp_path: Path, source: str, words: str) -> None:
    path = tmp_path / "game.py"
    path.write_text(source, "utf-8")
    passed, said = check(path)
    assert not passed
    assert words in said


def test_a_path_without_a_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a game", "utf-8")
    for path, words in [("nowhere.py", "nothing at"), (".", "neither"), ("notes.txt", "neither")]:
        passed, said = check(tmp_path / path)
        assert not passed
        assert words in said
