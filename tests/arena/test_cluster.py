"""The same tournament on a Ray cluster, which here is this machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.arena import cluster
from tests.arena.conftest import Arena
from tests.arena.test_arena import DUEL, without_times


def test_a_cluster_changes_nothing_but_the_time(arena: Arena) -> None:
    arguments = [*DUEL, "--games", "6", "--json"]
    command = [sys.executable, "-m", "stammtisch", "arena", *arguments]
    done = subprocess.run(
        [*command, "--ray", "local", "--jobs", "1"],
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert without_times(json.loads(done.stdout)) == without_times(arena(*arguments).json)


def test_a_cluster_that_is_not_there() -> None:
    command = [sys.executable, "-m", "stammtisch", "arena", *DUEL, "--ray", "localhost:9"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=300)
    assert done.returncode == 1
    assert b"stammtisch: ray: no cluster at localhost:9" in done.stderr


def test_a_cluster_is_not_bothered_in_vain(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With results of something else, or of all games that are wanted, nothing starts there."""
    out = tmp_path / "results.jsonl"
    arena(*DUEL, "--games", 2, "--out", out)
    monkeypatch.setattr(cluster, "check", lambda address: None)
    monkeypatch.setattr(cluster, "connect", None)
    other = arena(*DUEL, "--seed", 1, "--out", out, "--ray", "local")
    assert "has the results of something else" in other.err
    assert arena(*DUEL, "--games", 2, "--out", out, "--ray", "local", "--json").json["games"] == 2
