"""A peer in its own process: asked for one repeat at a time, idle while the others are measured.

The process stays, so that what it compiled or imported is paid once and outside the timing.
"""

import json
import os
import select
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from bench.environment import BENCH, ONE_THREAD, PYTHON, TOP
from bench.timing import Timing

PATIENCE = 300.0  # seconds for an answer: the first one may have to compile


class Unmeasured(Exception):
    """A repeat that gave no figure; the text says why."""


class Peer:
    def __init__(self, name: str, python: Path = PYTHON) -> None:
        self.name = name
        self.log: IO[bytes] = open(BENCH / f"{name}.log", "wb")  # noqa: SIM115
        self.process = subprocess.Popen(
            [str(python), "-m", f"bench.peers.{name}"],
            cwd=TOP,
            env={**os.environ, **ONE_THREAD},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )

    def measure(self, what: str, game: str, seconds: float, seed: int) -> Timing:
        answer = self.ask({"what": what, "game": game, "seconds": seconds, "seed": seed})
        return Timing(int(answer["done"]), float(answer["seconds"]))

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.send(question)
        answer = self.receive()
        if "error" in answer:
            raise Unmeasured(answer["error"])
        return answer

    def send(self, question: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.silent("is gone") from None

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        if not ready:
            # A late answer must not be taken for the next one's.
            self.process.kill()
            raise self.silent("took too long")
        line = self.process.stdout.readline()
        if not line:
            raise self.silent("is gone")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def silent(self, how: str) -> Unmeasured:
        return Unmeasured(f"{self.name} {how}, see .bench/{self.name}.log")

    def __enter__(self) -> "Peer":
        # It imports for seconds: on the one core nobody may be measured meanwhile. Should it
        # not come up, its rows will say so, and the others are measured all the same.
        with suppress(Unmeasured):
            self.receive()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()
        self.log.close()
