"""A server under load: ours or a peer's, one process on loopback, ended by its process id."""

import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, NamedTuple

from bench.environment import BENCH, TOP
from bench.load import cores, packages
from bench.peer import Unmeasured

HERE = Path(__file__).resolve().parent / "houses"
BIN = TOP / ".venv" / ("Scripts" if os.name == "nt" else "bin")
PATIENCE = 120.0  # seconds until it answers: the first start may have to compile
LONGEST_WARMING = 600.0  # seconds until it is measured anyway
IDLE = 0.1  # seconds of processor time in a second
GRACE = 10.0  # seconds to close down

# Two thousand tables come from one address: the limits for each address are lifted.
WITHOUT_LIMITS = {
    f"STAMMTISCH_{name}": "0"
    for name in (
        "REQUESTS",
        "MESSAGES",
        "SOCKETS",
        "CONNECTIONS",
        "NEW_PEOPLE",
        "NEW_TABLES",
        "OPEN_TABLES",
    )
}


class Kind(NamedTuple):
    name: str
    title: str
    command: Callable[[int, Path], list[str]]  # from the port and an empty folder
    environment: dict[str, str]


def our_command(port: int, folder: Path) -> list[str]:
    where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    return [str(BIN / "stammtisch"), "serve", *where]


def bare_command(port: int, folder: Path) -> list[str]:
    return [str(BIN / "python"), str(HERE / "bare.py"), str(port)]


def node_command(script: str) -> Callable[[int, Path], list[str]]:
    return lambda port, folder: [packages.node(), str(HERE / script), str(port)]


OF_NODE = {"NODE_ENV": "production", "NODE_PATH": str(packages.HOME / "node_modules")}
QUIET = {"STAMMTISCH_LOG_LEVEL": "warning"}

KINDS = (
    Kind("stammtisch", "Stammtisch", our_command, {**WITHOUT_LIMITS, **QUIET}),
    Kind("boardgame_io", "boardgame.io", node_command("boardgame_io.js"), OF_NODE),
    Kind("colyseus", "Colyseus", node_command("colyseus.js"), OF_NODE),
    Kind("bare", "bare socket", bare_command, {}),
)


class House:
    """The process. Use it as a context: it answers when that is entered, and is gone after it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.port = free_port()
        self.stack = ExitStack()
        self.log: IO[bytes] = open(BENCH / f"load-{kind.name}.log", "wb")  # noqa: SIM115
        self.stack.callback(self.log.close)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "House":
        # Beside the other files of the bench: a temporary folder may be no real disk.
        folder = self.stack.enter_context(tempfile.TemporaryDirectory(dir=BENCH))
        try:
            self.process = self.start(Path(folder))
        except OSError as error:
            self.stack.close()
            raise Unmeasured(f"{self.kind.title} can't be started: {error}") from None
        self.stack.callback(end, self.process)
        try:
            self.wait()
        except Unmeasured:
            self.stack.close()
            raise
        return self

    def start(self, folder: Path) -> subprocess.Popen[bytes]:
        with cores.on(cores.server_core()):
            return subprocess.Popen(
                self.kind.command(self.port, folder),
                cwd=folder,
                env={**os.environ, **self.kind.environment},
                stdin=subprocess.DEVNULL,
                stdout=self.log,
                stderr=self.log,
            )

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not answers(self.port):
            if self.process.poll() is not None or time.monotonic() > until:
                raise Unmeasured(f"{self.kind.title} did not start, see .bench/{self.log_name}")
            time.sleep(0.05)
        self.wait_until_idle()

    def wait_until_idle(self) -> None:
        """A house that was never opened here compiles on after it has opened."""
        until = time.monotonic() + LONGEST_WARMING
        before = self.work()
        while before is not None and time.monotonic() < until:
            time.sleep(1.0)
            now = self.work()
            if now is None or now - before < IDLE:
                return
            before = now

    @property
    def log_name(self) -> str:
        return Path(self.log.name).name

    def memory(self) -> int | None:
        """Bytes in memory now, where the system tells."""
        for line in self.told("status"):
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return None

    def work(self) -> float | None:
        """Seconds of processor time until now, where the system tells."""
        for line in self.told("stat"):
            ticks = line.rpartition(")")[2].split()[11:13]
            return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
        return None

    def told(self, what: str) -> list[str]:
        """What Linux says about the process."""
        try:
            return Path(f"/proc/{self.process.pid}/{what}").read_text().splitlines()
        except OSError:
            return []

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stack.close()


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1.0)
        return probe.connect_ex(("127.0.0.1", port)) == 0
