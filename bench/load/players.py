"""The players: generator.js in a process of its own, asked for one thing at a time."""

import json
import os
import select
import subprocess
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from bench.environment import BENCH
from bench.load import cores, packages
from bench.load.house import House
from bench.peer import Unmeasured

HERE = Path(__file__).resolve().parent
OPENING = 180.0  # seconds for all tables to be opened
FIRST_TABLES = 3  # one for each of our games

Answer = dict[str, Any]


class Players:
    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.log: IO[bytes] = open(BENCH / "load-players.log", "ab")  # noqa: SIM115
        script = str(HERE / "generator.js")
        with cores.on(cores.players_core()):
            self.process = subprocess.Popen(
                [packages.node(), script, house.kind.name, house.address, game],
                env={**os.environ, "NODE_PATH": str(packages.HOME / "node_modules")},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.log,
            )

    def prepare(self) -> Answer:
        """Play a little, so that what is compiled at first is compiled."""
        return self.ask({"prepare": FIRST_TABLES, "seconds": 1.0}, OPENING)

    def open(self, tables: int) -> Answer:
        return self.ask({"open": tables}, OPENING)

    def play(self, mode: str, warm_up: float, seconds: float) -> Answer:
        request = {"play": mode, "warm_up": warm_up, "seconds": seconds}
        return self.ask(request, warm_up + seconds + 90)

    def ask(self, request: dict[str, object], patience: float) -> Answer:
        try:
            answer: Answer = json.loads(self.exchange(json.dumps(request), patience))
        except (BrokenPipeError, ValueError):
            raise Unmeasured("the players are silent, see .bench/load-players.log") from None
        if "error" in answer:
            raise Unmeasured(answer["error"])
        return answer

    def exchange(self, line: str, patience: float) -> bytes:
        """A line to the players and the one that comes back; empty if none comes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        ready, _, _ = select.select([self.process.stdout], [], [], patience)
        return self.process.stdout.readline() if ready else b""

    def __enter__(self) -> "Players":
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
