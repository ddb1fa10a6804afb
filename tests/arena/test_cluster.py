"""The same tournament on a Ray cluster, which here is this machine."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.arena import cluster
from stammtisch.arena.plan import Seating
from tests.arena.conftest import Arena, Done
from tests.arena.fake_ray import FakeRay, RayError, RayTaskError
from tests.arena.test_arena import DUEL, without_times
from tests.bots.programs import GOOD, program


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


@pytest.fixture
def on(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    def play_on(ray: FakeRay, *arguments: object) -> Done:
        monkeypatch.setattr(cluster, "check", lambda address: None)
        monkeypatch.setattr(cluster, "connect", lambda address, jobs: ray)
        done = arena(*arguments, "--ray", "auto", "--json")
        assert not ray.is_open
        return done

    return play_on


def test_tables_without_a_place_get_no_game(on: Callable[..., Done]) -> None:
    assert on(FakeRay(places=1), *DUEL, "--games", 6, "--jobs", 3).json["games"] == 6


def test_a_cluster_that_is_full(on: Callable[..., Done]) -> None:
    done = on(FakeRay(places=0), *DUEL, "--games", 2, "--jobs", 1)
    assert (done.status, done.err.count("\n")) == (1, 1)
    assert "no processor of the cluster was free within 60 seconds" in done.err


def test_the_game_of_a_lost_table_is_played_by_another(
    on: Callable[..., Done], arena: Arena
) -> None:
    for stays in (0, 1, 2):
        ray = FakeRay(places=2, stays={0: stays})
        found = on(ray, *DUEL, "--games", 6, "--jobs", 2).json
        assert without_times(found) == without_times(arena(*DUEL, "--games", 6, "--json").json)


@pytest.mark.parametrize("stays", [{2: 2, 3: 1}, {1: 2, 2: 1}, {0: 2, 1: 1, 2: 1}])
def test_no_game_pays_for_tables_that_were_lost_while_they_were_idle(
    on: Callable[..., Done], stays: dict[int, int]
) -> None:
    """As when a machine goes near the end, where others have nothing to do any more."""
    assert on(FakeRay(places=4, stays=stays), *DUEL, "--games", 4, "--jobs", 4).json["games"] == 4


def test_what_was_played_before_the_connection_was_lost(
    on: Callable[..., Done], tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    done = on(FakeRay(places=1, waits=4), *DUEL, "--games", 6, "--jobs", 1, "--out", out)
    assert (done.status, json.loads(done.out)["games"]) == (1, 3)
    lost = "stammtisch: the cluster is lost: Client is shutting down. See the logs."
    assert done.err == f"{lost}; the same command goes on from {out}\n"


def test_what_was_played_before_all_tables_were_lost(
    on: Callable[..., Done], tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    ray = FakeRay(places=2, stays={0: 2, 1: 3})
    done = on(ray, *DUEL, "--games", 6, "--jobs", 2, "--out", out)
    assert (done.status, json.loads(done.out)["games"]) == (1, 3)
    lost = "stammtisch: the cluster has lost all processes that played"
    assert done.err == f"{lost}; the same command goes on from {out}\n"


NOT_INSTALLED = """The actor died because of an error raised in its creation task, ray::Cluster()
RuntimeError: The actor with name ClusterTable failed to import on the worker.

ModuleNotFoundError: No module named\t'stammtisch'

"""


def test_why_all_tables_were_lost(on: Callable[..., Done]) -> None:
    """As where Stammtisch isn't installed: the last line of what Ray says tells most."""
    ray = FakeRay(places=2, stays={0: 0, 1: 0}, failure=RayError(NOT_INSTALLED))
    done = on(ray, *DUEL, "--games", 6, "--jobs", 2)
    assert (done.status, json.loads(done.out)["games"]) == (1, 0)
    lost = "stammtisch: the cluster has lost all processes that played"
    why = "ModuleNotFoundError: No module named 'stammtisch'"
    assert done.err == f"{lost}: {why}; no game has ended yet\n"


@pytest.mark.parametrize("places", [2, 3])
def test_a_game_that_ends_its_process_is_given_up(
    on: Callable[..., Done], tmp_path: Path, places: int
) -> None:
    """All others are played before the arena says so; the same command tries it again."""
    out = tmp_path / "results.jsonl"
    deadly = Seating(deal=1, group=0, rotation=1)
    ray = FakeRay(places=places, deadly=deadly, failure=RayError("its process has died"))
    done = on(ray, *DUEL, "--games", 8, "--jobs", places, "--out", out)
    assert (done.status, json.loads(done.out)["games"]) == (1, 7)
    assert done.err == (
        "stammtisch: gave up on deal 1, group 0, rotation 1, which cost the cluster 2 processes: "
        f"its process has died; the same command goes on from {out}\n"
    )
    assert on(FakeRay(places=1), *DUEL, "--games", 8, "--jobs", 1, "--out", out).json["games"] == 8


def test_a_table_that_fails_says_why_in_one_line(on: Callable[..., Done]) -> None:
    ray = FakeRay(places=1, stays={0: 2}, failure=RayTaskError())
    done = on(ray, *DUEL, "--games", 6, "--jobs", 1)
    assert (done.status, json.loads(done.out)["games"]) == (1, 1)
    assert done.err == "stammtisch: MemoryError: all used, by many\n"


def test_paths_mean_the_same_on_the_cluster(
    on: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray may have been started in another folder, which may have another bot of this name."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, move in ((here, 0), (there, "no such move")):
        folder.mkdir()
        text = f"def choose(position): return position['legal'][{move!r}]['move']"
        (folder / "bot.py").write_text(text, "utf-8")
    monkeypatch.chdir(here)
    given = ("--game", "face-to-face", "--bots", "./bot.py,random", "--games", 2, "--jobs", 1)
    assert on(FakeRay(places=1, folder=there), *given).json["failures"] == []
    monkeypatch.chdir(here)
    done = on(FakeRay(places=1, folder=there, missing=here), *given)
    assert (done.status, done.err.count("\n")) == (1, 1)
    assert "there is no file ./bot.py (on " in done.err


def test_programs_need_their_folder_on_the_cluster(
    on: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that doesn't find its files would lose every game by a crash."""
    here = tmp_path / "here"
    here.mkdir()
    program(here, GOOD)
    bots = f"cmd:{sys.executable} -S -E program.py,random"
    given = ("--game", "face-to-face", "--bots", bots, "--games", 2, "--jobs", 1)
    monkeypatch.chdir(here)
    assert on(FakeRay(places=1, folder=tmp_path), *given).json["failures"] == []
    monkeypatch.chdir(here)
    done = on(FakeRay(places=1, folder=tmp_path, missing=here), *given)
    assert (done.status, json.loads(done.out)["games"]) == (1, 0)
    assert done.err.startswith(f"stammtisch: bot: there is no folder {here} (on ")
    assert done.err.count("\n") == 1
