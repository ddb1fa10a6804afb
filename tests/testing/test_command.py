"""`stammtisch check PATH`, on games as other people write them."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from stammtisch.testing.battery import CHECKS
from stammtisch.testing.command import check_path
from stammtisch.testing.other_games import NoGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_game.py"


def check(path: Path) -> tuple[bool, str]:
    """Whether all was well, and what was said."""
    paper = io.StringIO()
    try:
        passed = check_path(path, Console(file=paper, width=100), games=1)
    except NoGame as problem:
        return False, str(problem)
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


def test_a_mistake_is_told_once_and_a_game_without_end_ends(tmp_path: Path) -> None:
    path = changed_example(tmp_path, "    if state.left:\n", "    if False:\n")
    source = path.read_text("utf-8")
    stay = "    state.hands[player, move] -= 1\n    state.hand_size[player] -= 1\n"
    path.write_text(source.replace(stay, ""), "utf-8")
    with path.open("a", encoding="utf-8") as file:
        file.write("\n\ndef invariants(*_):\n    pass\n")
    passed, said = check(path)
    assert not passed
    assert said.count("the game is longer than LONGEST") == 1
    assert "failed  moves survive being text: the same" in said
    assert "left out  playouts are games like any other" in said


def test_what_can_not_be_compiled_is_told_with_its_line(tmp_path: Path) -> None:
    path = changed_example(tmp_path, "    if apart == 0:\n", '    if apart + "x":\n')
    passed, said = check(path)
    assert not passed
    line = path.read_text("utf-8").splitlines().index('    if apart + "x":') + 1
    assert (
        f"TypingError: no such operation: add(int64, Literal[str](x)) ({path}, line {line})" in said
    )
    assert "candidate implementations" not in said


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("def redeal(", "def deal_again(", "missing in the rules of beer-mats: redeal"),
        ("LONGEST = MATS\n", "", "missing in the rules of beer-mats: LONGEST"),
        ("PILES = (np", "CARDS = (np", "missing in the rules of beer-mats: PILES"),
        ("def parse_deal(", "def read_deal(", "missing in the notation of beer-mats: parse_deal"),
        ("LONGEST = MATS\n", "LONGEST = 10**9\n", "LONGEST is a whole number from 1 to 100000"),
    ],
)
def test_a_missing_part_is_named(tmp_path: Path, old: str, new: str, words: str) -> None:
    source = EXAMPLE.read_text("utf-8")
    path = tmp_path / "changed.py"
    path.write_text(source.replace(old, new).replace("PILES[0]", "CARDS"), "utf-8")
    passed, said = check(path)
    assert not passed
    assert words in said


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


def test_a_folder_without_a_game_names_its_files(tmp_path: Path) -> None:
    (tmp_path / "mats.py").write_text("", "utf-8")
    assert f"in it there are: {tmp_path / 'mats.py'}" in check(tmp_path)[1]


def test_a_path_without_a_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a game", "utf-8")
    for path, words in [("nowhere.py", "nothing at"), (".", "neither"), ("notes.txt", "neither")]:
        passed, said = check(tmp_path / path)
        assert not passed
        assert words in said
