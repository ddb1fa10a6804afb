"""Playing here, or in processes beside this one, each with its own bots and compiled rules."""

import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from stammtisch.arena.ctrl_c import ctrl_c_ends_at_once, ctrl_c_held_back, hold_back_ctrl_c
from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.bots.outside.failure import printable
from stammtisch.bots.terms import Terms

LEAVING = 5.0  # seconds


class WorkerLost(OSError):
    """A process that plays has gone."""


@dataclass(frozen=True)
class Trouble:
    """A worker can't go on, and says why."""

    sentence: str


@dataclass(frozen=True)
class Worker:
    """A process, and the pipe to it. It plays one game at a time."""

    process: SpawnProcess
    pipe: "Connection[Seating, Game | Trouble]"

    @classmethod
    def start(cls, plan: Plan, log: Path | None = None) -> "Worker":
        """A new process, which knows the plan, and where the log of the bots is."""
        spawn = get_context("spawn")
        here, there = spawn.Pipe()
        process = spawn.Process(target=work, args=(plan, there, log), daemon=True)
        process.start()
        there.close()
        return cls(process, here)

    def give(self, game: Seating | None) -> bool:
        """Let it play this game next, if there is one; answer whether there was."""
        if game is not None:
            with suppress(ConnectionError):  # it has gone, as its result will tell
                self.pipe.send(game)
        return game is not None

    def result(self) -> Game:
        """The game that it was given."""
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join(1)
            status = self.process.exitcode
            raise WorkerLost(f"a process that plays has ended (exit status {status})") from None
        if isinstance(answer, Trouble):
            raise WorkerLost(answer.sentence)
        return answer

    def leave(self) -> None:
        """No game comes any more: it lets its bots go, and may take a moment for that."""
        self.pipe.close()

    def end(self) -> None:
        """End it, whatever it does, unless it is leaving."""
        if self.pipe.closed:
            self.process.join(LEAVING)
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.process.close()


def work(plan: Plan, pipe: "Connection[Game | Trouble, Seating]", log: Path | None = None) -> None:
    """Play what comes in until the other side is gone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other side decides when to stop
    hold_back_ctrl_c(False)
    try:
        # Every bot was found by the process that started this one.
        with closing(Table(plan, Terms(found_before=True, log=log))) as table:
            table.warm_up()
            while True:
                pipe.send(table.play(pipe.recv()))
    except (EOFError, ConnectionError):
        pass
    except Exception as error:
        pipe.send(Trouble(printable(f"{type(error).__name__}: {error}")))


def _end_with_parent() -> None:
    """Nobody waits for the rest of a game any more; the bots' guards end the bots."""
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


def play_here(table: Table, games: Iterable[Seating]) -> Generator[Game]:
    """Play in this process. It is warm before anybody shows how far it is."""
    with ctrl_c_ends_at_once():
        table.warm_up()
    return (table.play(game) for game in games)


def play_in_processes(
    plan: Plan, games: list[Seating], jobs: int, log: Path | None = None
) -> Generator[Game]:
    """Play in so many processes; games come back in the order in which they end."""
    workers: list[Worker] = []
    try:
        with ctrl_c_held_back():
            workers += (Worker.start(plan, log) for _ in range(min(jobs, len(games))))
        yield from _dealt_out(workers, iter(games))
        for worker in workers:
            worker.leave()
    finally:
        for worker in workers:
            worker.end()


def _dealt_out(workers: list[Worker], games: Iterator[Seating]) -> Iterator[Game]:
    """Whoever has ended a game gets the next one. When one is lost, games that others have ended
    still count."""
    busy = [*workers]
    lost: WorkerLost | None = None
    for worker in busy:
        worker.give(next(games, None))
    while ready := _ready(busy, 0 if lost else None):
        for worker in ready:
            try:
                result = worker.result()
            except WorkerLost as error:
                lost = lost or error
                busy.remove(worker)
                continue
            if lost or not worker.give(next(games, None)):
                busy.remove(worker)
            yield result
    if lost:
        raise lost


def _ready(busy: list[Worker], seconds: int | None) -> list[Worker]:
    """Those that have an answer, as soon as one has."""
    ready = connection.wait([worker.pipe for worker in busy], seconds) if busy else []
    return [worker for worker in busy if worker.pipe in ready]
