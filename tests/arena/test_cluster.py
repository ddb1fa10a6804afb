"""The same tournament on a Ray cluster, which here is this machine."""

import json
import subprocess
import sys

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
