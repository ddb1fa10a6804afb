"""The house's analyses: one at a time, in the background, after everything else that thinks.

What waits is kept in memory alone. A house that is stopped forgets it, and whoever wants the
analysis asks again; what is made is saved with the game.
"""

import asyncio
import logging
import os
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from stammtisch.analysis.analysing import Analysing
from stammtisch.analysis.course import with_end
from stammtisch.analysis.judgement import FORMAT, Analysis
from stammtisch.analysis.judging import ROUNDS, Stopped
from stammtisch.games.rulebook import Refused
from stammtisch.play.record import Record
from stammtisch.store import analyses as store
from stammtisch.store.database import Database
from stammtisch.table.clock import Clock
from stammtisch.table.opening import Filed
from stammtisch.wire.analysis import AnalysisState

THREADS = 2
POLITE = 10  # how much longer than others a thread of an analysis waits for a processor, by `nice`

log = logging.getLogger(__name__)


def give_way() -> None:
    """Let bots and tables have the processor first, where threads can be told to."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


class Made(msgspec.Struct):
    """What is looked at first of an analysis that was saved."""

    version: int


@dataclass(frozen=True)
class Bounds:
    """How much may be asked for; 0 is no limit."""

    each: int = 3  # waiting or running, for each person
    queue: int = 50  # waiting or running in the house
    rounds: int = ROUNDS


@dataclass
class Job:
    """An analysis that was asked for."""

    person: str
    analysing: Analysing
    done: int = 0
    total: int = 0
    running: bool = False

    def tell(self, done: int, total: int) -> None:
        """Called from the thread that works on it."""
        self.done, self.total = done, total


@dataclass
class Analyses:
    """All analyses of a house."""

    database: Database
    clock: Clock
    bounds: Bounds = Bounds()
    _jobs: OrderedDict[str, Job] = field(default_factory=OrderedDict)  # by record, the first first
    _thread: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(1, "analyses", give_way)
    )
    _working: asyncio.Task[None] | None = None

    async def state(self, name: str, filed: Filed) -> AnalysisState:
        """How things stand with the analysis of a record."""
        job = self._jobs.get(name)
        if job is not None:
            return self._state_of(name, job)
        kept = await self._kept(name, filed)
        return AnalysisState("done", analysis=kept) if kept else AnalysisState("none")

    def _state_of(self, name: str, job: Job) -> AnalysisState:
        if job.running:
            return AnalysisState("running", done=job.done, total=job.total)
        return AnalysisState("waiting", before=list(self._jobs).index(name))

    async def start(self, name: str, filed: Filed, person: str) -> AnalysisState:
        """Have a record analysed, unless it is already; raises Refused."""
        if name not in self._jobs and await self._kept(name, filed) is None:
            self._check(filed.record, person)
            analysing = Analysing(filed.record, self.bounds.rounds, THREADS, give_way)
            self._jobs.setdefault(name, Job(person, analysing))
            self._work()
        return await self.state(name, filed)

    async def close(self) -> None:
        """Stop; what was asked for is forgotten."""
        for job in self._jobs.values():
            job.analysing.stop()
        if self._working:
            self._working.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _check(self, record: Record, person: str) -> None:
        if not record.moves:
            raise Refused("", "no-moves")
        own = sum(job.person == person for job in self._jobs.values())
        if self.bounds.each and own >= self.bounds.each:
            raise Refused("", "too-many-analyses")
        if self.bounds.queue and len(self._jobs) >= self.bounds.queue:
            raise Refused("", "analyses-full")

    async def _kept(self, name: str, filed: Filed) -> Analysis | None:
        """The analysis that was saved, with the names as they are now, and the end that the table
        had; none of another format."""
        body = await store.read_analysis(self.database, name)
        if body is None or msgspec.json.decode(body, type=Made).version != FORMAT:
            return None
        analysis = msgspec.json.decode(body, type=Analysis)
        named = msgspec.structs.replace(analysis, players=filed.record.players)
        return with_end(named, filed.result) if filed.result else named

    def _work(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_off())

    async def _work_off(self) -> None:
        while self._jobs:
            name, job = next(iter(self._jobs.items()))
            try:
                await self._make(name, job)
            except Stopped:
                return
            except Exception:
                log.exception("an analysis failed", extra={"table": name})
            finally:
                self._jobs.pop(name, None)

    async def _make(self, name: str, job: Job) -> None:
        job.running = True
        loop = asyncio.get_running_loop()
        analysis = await loop.run_in_executor(self._thread, job.analysing.run, job.tell)
        # Names may be forgotten later, and are taken from the record whenever they are needed.
        nameless = msgspec.structs.replace(analysis, players=[])
        await store.save_analysis(
            self.database, name, msgspec.json.encode(nameless), self.clock.now()
        )
