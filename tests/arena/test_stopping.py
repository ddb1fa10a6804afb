"""Arenas that are stopped, lose a process, or are watched while they play."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import Pipe
from pathlib import Path

import pytest

from stammtisch.arena.ctrl_c import IMPATIENCE
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.arena.workers import Worker, WorkerLost, play_in_processes
from tests.arena.conftest import DUEL, Arena, heed_interrupts
from tests.bots.programs import ends, program


def slow(folder: Path, seconds: float = 0.01) -> str:
    """A bot that takes its time, so that the arena can be stopped in the middle."""
    pids = f"open({str(folder / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    answer = "while line := sys.stdin.readline(): time.sleep({seconds}); answer(json.loads(line))"
    return program(folder, pids + answer.format(seconds=seconds))


def running_arena(arguments: list[str], out: Path, games: int) -> subprocess.Popen[bytes]:
    """An arena that has played so many games."""
    running = subprocess.Popen(
        [sys.executable, "-m", "stammtisch", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )
    while not out.exists() or out.read_bytes().count(b"\n") <= games:
        assert running.poll() is None
        time.sleep(0.01)
    return running


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_run_goes_on(
    arena: Arena, out: Path, tmp_path: Path, how: signal.Signals, jobs: int
) -> None:
    arguments = ["--game", "face-to-face", "--bots", f"{slow(tmp_path)},random"]
    arguments += ["--games", "8", "--jobs", str(jobs), "--out", str(out), "--json"]
    running = running_arena(arguments, out, 2)
    running.send_signal(how)
    said, complained = running.communicate(timeout=60)
    played = out.read_bytes().count(b"\n") - 1
    assert 2 <= played < 8
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert json.loads(said)["games"] == played
        assert b"the same command goes on from" in complained
    assert all(ends(int(pid)) for pid in (tmp_path / "pids").read_text().split())
    assert arena(*arguments).json["games"] == 8
    assert out.read_bytes().count(b"\n") == 9


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("gap", [0.002, 0.01, 0.03])
def test_whoever_stops_it_need_not_be_patient(
    out: Path, tmp_path: Path, jobs: int, gap: float
) -> None:
    """One Ctrl-C after the other, until it has ended, or nearly so long that they count again."""
    arguments = ["--game", "face-to-face", "--bots", f"{slow(tmp_path)},random"]
    arguments += ["--games", "1000", "--jobs", str(jobs), "--out", str(out), "--json"]
    running = running_arena(arguments, out, 1)
    until = time.monotonic() + 0.75 * IMPATIENCE
    while running.poll() is None and time.monotonic() < until:
        running.send_signal(signal.SIGINT)
        time.sleep(gap)
    said, complained = running.communicate(timeout=60)
    assert (running.returncode, json.loads(said)["games"] > 0) == (130, True)
    assert complained.decode() == f"stammtisch: stopped; the same command goes on from {out}\n"


def test_bots_in_processes_end_when_the_arena_is_killed(tmp_path: Path) -> None:
    """In the middle of a game that would take much longer."""
    bots = f"{slow(tmp_path, 60)},random"
    arguments = ["--game", "face-to-face", "--bots", bots, "--ms", "60000", "--jobs", "2"]
    running = subprocess.Popen([sys.executable, "-m", "stammtisch", "arena", *arguments])
    pids = tmp_path / "pids"
    while not pids.exists() or pids.read_text().count("\n") < 2:
        assert running.poll() is None
        time.sleep(0.01)
    running.kill()
    running.wait()
    assert all(ends(int(pid)) for pid in pids.read_text().split())


def test_what_was_played_before_a_process_was_lost(
    arena: Arena, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give, given = Worker.give, iter(range(100))

    def give_one_too_many(worker: Worker, game: Seating | None) -> bool:
        if next(given) == 4:
            worker.process.kill()
            worker.process.join()
        return give(worker, game)

    monkeypatch.setattr(Worker, "give", give_one_too_many)
    done = arena(*DUEL, "--games", 8, "--jobs", 2, "--out", out, "--json")
    played = json.loads(done.out)["games"]
    assert (done.status, out.read_bytes().count(b"\n")) == (1, played + 1)
    lost = "stammtisch: a process that plays has ended (exit status -9)"
    assert done.err == f"{lost}; the same command goes on from {out}\n"


@dataclass
class StandIn:
    """A process that has said all it will say."""

    exitcode: int = -9

    def join(self, seconds: float = 0) -> None: ...

    def kill(self) -> None: ...

    def close(self) -> None: ...


def test_what_others_have_played_when_a_process_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of them is asked first, and however long the others would take."""
    plan = Plan("face-to-face", 2, {"last_card": "loses"}, ("greedy", "random"), 0)
    games = list(plan.seatings(8))
    with closing(Table(plan)) as table:
        said = {0: None, 1: table.play(games[1]), 2: None, 3: table.play(games[3])}
    pipes = [Pipe() for _ in range(5)]
    for number, game in said.items():
        if game:
            pipes[number][1].send(game)
        else:
            pipes[number][1].close()
    started = iter([Worker(StandIn(), here) for here, _ in pipes])
    monkeypatch.setattr(Worker, "start", lambda *_: next(started))
    played = play_in_processes(plan, games, 5)
    assert [next(played), next(played)] == [said[1], said[3]]
    with pytest.raises(WorkerLost, match="has ended"):
        next(played)


def test_a_bar_with_the_running_result(out: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "stammtisch", "arena", *DUEL, "--games", "20"]
    environment = os.environ | {"COLUMNS": "100", "TERM": "xterm"}
    running = subprocess.Popen(command, stderr=theirs, stdout=subprocess.DEVNULL, env=environment)
    os.close(theirs)
    shown = b""
    while chunk := read_some(ours):
        shown += chunk
    os.close(ours)
    assert running.wait() == 0
    assert b"/20" in shown
    assert b"greedy " in shown


def read_some(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1 << 16)
    except OSError:  # Linux says so at the end
        return b""
