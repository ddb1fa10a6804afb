"""What make would do."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# `make test` runs these tests, and an inner make would take it for its parent.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def make(*arguments: str) -> str:
    """What make says."""
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=True
    ).stdout


def dry_run(*arguments: str) -> str:
    """The commands that make would run, without any set-up."""
    built = (".venv/.ready", "web/node_modules/.ready", "src/stammtisch/pages/index.html")
    old = [f"--old-file={name}" for name in built]
    return make("--dry-run", *old, *arguments)


def test_make_alone_sets_up_and_lists() -> None:
    done = make("--dry-run", "--always-make")
    assert done.index("Setting up in .venv/") < done.index("requirements/dev.txt")
    assert done.index("requirements/dev.txt") < done.index("sed -n")


def test_play_passes_arguments_on() -> None:
    done = dry_run("play", "ARGS=--port 8080")
    assert done.endswith("stammtisch --port 8080\n")


def test_tests_want_a_browser_first() -> None:
    done = dry_run("test")
    assert done.index("tests/browser/chromium.py") < done.index("pytest")


@pytest.mark.parametrize("target", ["check", "format"])
def test_success_is_told_in_a_line(target: str) -> None:
    assert dry_run(target).splitlines()[-1].startswith("echo")
