"""Keeping the house in order."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "stammtisch"
NOT_OURS = {".git", ".venv", ".bench", "__pycache__", "build", "dist", "node_modules", "pages"}
LONGEST = 400

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
INDEX_OPTION = re.compile(r"(--(extra-)?index-url|--find-links|^\s*-[if]\s|https?://)", re.M)
INDEX_ADDRESS = re.compile(
    r"(index[-_]url|find[-_]links|uv_(default_)?index|registry)['\"]?\s*[=: ]\s*['\"]?\w+://\S",
    re.I,
)
WRITTEN_FOR_NOBODY = {"utils.py", "util.py", "helpers.py", "misc.py", "common.py"}


def our_files(folder: Path = ROOT) -> list[Path]:
    """The files of the repository, without environments, caches and builds."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.name.endswith(("_cache", ".egg-info")):
            continue
        found += our_files(path) if path.is_dir() and not path.is_symlink() else [path]
    return found


def text_of(path: Path) -> str:
    """The text of a file; nothing for one that is not text."""
    try:
        return path.read_text("utf-8")
    except (UnicodeDecodeError, FileNotFoundError):
        return ""


def names_of(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def test_there_are_locks() -> None:
    assert [lock.name for lock in LOCKS] == ["dev.txt", "run.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_index(lock: Path) -> None:
    assert not INDEX_OPTION.search(lock.read_text("utf-8"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_everything_locked_has_a_hash(lock: Path) -> None:
    pinned = re.findall(r"^\S+==(?:.*\\\n)*.*", lock.read_text("utf-8"), re.M)
    assert pinned
    assert not [entry.splitlines()[0] for entry in pinned if "--hash=sha256:" not in entry]


def test_no_file_sets_the_address_of_an_index() -> None:
    assert not names_of([path for path in our_files() if INDEX_ADDRESS.search(text_of(path))])


@pytest.mark.parametrize(
    "setting", ["index-url = ", "find-links: '", "UV_DEFAULT_INDEX=", "registry="]
)
def test_the_address_of_an_index_is_noticed(setting: str) -> None:
    assert INDEX_ADDRESS.search(setting + "https://packages.example/simple")


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    lines = [line for line in script.read_text("utf-8").splitlines() if line.strip()]
    assert lines == ["#!/bin/sh", "make test"]
    assert script.stat().st_mode & 0o111


def test_every_part_says_what_it_is() -> None:
    parts = [path for path in PACKAGE.iterdir() if path.is_dir() and path.name not in NOT_OURS]
    assert not names_of([part for part in parts if not docstring_of(part / "__init__.py")])


def docstring_of(source: Path) -> str | None:
    return ast.get_docstring(ast.parse(text_of(source)))


def test_files_are_named_for_what_they_hold() -> None:
    assert not names_of([path for path in our_files() if path.name in WRITTEN_FOR_NOBODY])


def test_no_source_is_too_long_to_read() -> None:
    sources = [path for path in our_files(PACKAGE) if path.suffix == ".py"]
    assert not names_of([path for path in sources if len(text_of(path).splitlines()) > LONGEST])
