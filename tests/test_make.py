"""What make would do."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make here")


def dry_run(*arguments: str) -> str:
    """The commands that make would run, without any set-up."""
    command = ["make", "--dry-run", "--old-file", ".venv/.ready", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_make_alone_sets_up_and_lists() -> None:
    bare = ["make", "--dry-run", "--always-make"]
    done = subprocess.run(bare, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert done.index("Setting up in .venv/") < done.index("requirements/dev.txt")
    assert done.index("requirements/dev.txt") < done.index("sed -n")


def test_play_passes_arguments_on() -> None:
    done = dry_run("play", "ARGS=--game cafe-board")
    assert done.endswith("stammtisch play --terminal --game cafe-board\n")


@pytest.mark.parametrize("target", ["check", "format"])
def test_success_is_told_in_a_line(target: str) -> None:
    assert dry_run(target).splitlines()[-1].startswith("echo")
