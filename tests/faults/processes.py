"""Houses as programs of their own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from stammtisch.server.settings import FILE, variable
from tests.table.houses import QUICK, UNLIMITED

PATIENCE = 60.0  # seconds until a house is ready; rules may have to be compiled


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class HouseProcess:
    """`stammtisch serve` on a folder; it may be opened again after it was ended."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / "house.log"
        self.database = database or f"sqlite:///{data / FILE}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start it, and wait until it is ready."""
        settings = UNLIMITED | QUICK | {"database": self.database}
        environment = {variable(name): str(value) for name, value in settings.items()}
        command = [sys.executable, "-m", "stammtisch", "serve", "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--log-level", "debug"],
                env=os.environ | environment,
                stdout=log,
                stderr=log,
            )
        self._wait_until_ready()

    def kill(self) -> None:
        """As a loss of power would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        """As it should be: it ends by itself, and tells of no errors."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        # uvicorn puts everything away, and then lets the signal have its way.
        assert self._process.wait(30) in (0, -signal.SIGTERM)
        assert self.errors() == []

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def errors(self) -> list[str]:
        """The lines of its log that tell of errors, or are no lines of a log at all."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if '"level":"error"' in line or not line.startswith("{")]

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.runs, self.log.read_text("utf-8")
            try:
                if httpx.get(f"{self.address}/ready").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the house is not ready")


@contextmanager
def house_process(data: Path, database: str = "") -> Iterator[HouseProcess]:
    """A house that is open meanwhile, unless it is killed."""
    house = HouseProcess(data, database)
    house.open()
    try:
        yield house
    except BaseException:
        print("\n".join(house.errors()))  # pytest shows it where a test fails
        raise
    finally:
        if house.runs:
            house.kill()
