"""A whole tournament: from a plan to its results, here, in processes, or on a cluster."""

import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from stammtisch.arena import cluster
from stammtisch.arena.contestants import files_of
from stammtisch.arena.ctrl_c import be_patient
from stammtisch.arena.game import Game
from stammtisch.arena.page import write_page
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.arena.results import Results, open_results
from stammtisch.arena.summary import Summary, summary
from stammtisch.arena.telling import Running, with_progress
from stammtisch.arena.workers import WorkerLost, play_here, play_in_processes
from stammtisch.bots.outside.bot_log import check_log
from stammtisch.bots.terms import Terms
from stammtisch.games.rulebook import BadInput
from stammtisch.report.page import check_apart, check_path


@dataclass(frozen=True)
class Stop:
    """Why a tournament ended early, and the exit status that says so."""

    sentence: str
    status: int


@dataclass(frozen=True)
class Tournament:
    """What to play, how much of it, where, and what to leave behind."""

    plan: Plan
    games: int
    jobs: int | None = None
    out: Path | None = None
    report: Path | None = None
    ray: str | None = None
    bot_log: Path | None = None

    @property
    def way_on(self) -> str:
        """How to play the rest of it, once something is played."""
        return f"; the same command goes on from {self.out}" if self.out else ""

    def run(self) -> tuple[Summary, Stop | None]:
        """Play; answer what came of it, and what stopped it, if anything. Raises BadInput."""
        check_apart(self.report, self.out, "the results file (--out)")
        check_apart(self.report, self.bot_log, "the log of the bots (--bot-log)")
        for file in self._bots_files:
            check_apart(self.report, file, "a bot's file")
        check_path(self.report)
        with self._table() as table, open_results(self.plan, self.out) as results:
            stopped = self._play(table, results)
        found = summary(self.plan, results.games)
        return found, self._write_page(found, results.games) or stopped

    @property
    def _bots_files(self) -> list[Path]:
        return [file for bot in self.plan.bots for file in files_of(bot)]

    def _write_page(self, found: Summary, games: list[Game]) -> Stop | None:
        """What was played counts even where its page can't be written any more."""
        try:
            if self.report:
                write_page(self.report, found, games)
        except OSError as error:
            return Stop(f"{self.report}: {error.strerror}", 1)
        return None

    @property
    def _is_here(self) -> bool:
        """Whether this process plays."""
        return self.ray is None and self.jobs in (None, 1)

    @contextmanager
    def _table(self) -> Iterator[Table | None]:
        """Bots in their places, if they play here; raises BadInput when one of them, or the
        cluster, isn't there."""
        if self.ray is not None and self.bot_log:
            raise BadInput("bot-log", "bots on a cluster can't write to a file here")
        check_log(self.bot_log, [self.out, *self._bots_files])
        with closing(Table(self.plan, Terms(log=self.bot_log))) as table:
            if self._is_here:
                yield table
                return
        if self.ray is not None:
            cluster.check(self.ray)
        yield None  # all of them are there; others play

    def _played(self, table: Table | None, games: list[Seating]) -> Generator[Game]:
        """The games, as they end, wherever they are played."""
        if table is not None:
            return play_here(table, games)
        if self.ray is not None:
            return cluster.play_on_cluster(self.ray, self.plan, games, self.jobs)
        return play_in_processes(self.plan, games, self.jobs or 1, self.bot_log)

    def _play(self, table: Table | None, results: Results) -> Stop | None:
        missing = results.missing(self.games)
        if not missing:
            return None
        try:
            with closing(self._played(table, missing)) as games:
                for game in self._watched(games, len(missing), results):
                    if problem := self._kept(game, results):
                        return problem
        except KeyboardInterrupt:
            be_patient()
            return Stop("stopped", 130)
        except WorkerLost as lost:
            return Stop(str(lost), 1)
        return None

    def _kept(self, game: Game, results: Results) -> Stop | None:
        """A full disk ends the games, and hides none that was played."""
        try:
            results.add(game)
        except OSError as error:
            return Stop(f"{self.out}: {error.strerror}", 1)
        return None

    def _watched(self, games: Iterable[Game], total: int, results: Results) -> Iterable[Game]:
        """With a progress bar, where somebody is looking."""
        if not sys.stderr.isatty():
            return games
        running = Running(self.plan.labels, results.games)
        return with_progress(games, total, running, Console(stderr=True))
