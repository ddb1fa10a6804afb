"""Running the arena by its command line."""

import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stammtisch.cli import main

DUEL = ("--game", "face-to-face", "--bots", "greedy,random")


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The object that it printed."""
        assert self.status == 0, self.err
        return json.loads(self.out)


Arena = Callable[..., Done]


def heed_interrupts() -> None:
    """What is started in the background of a shell ignores them, and so do its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """An arena that was stopped doesn't hear it any more: then the program ends, but no test."""
    usual = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.fixture
def arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ctrl_c: None
) -> Arena:
    def run(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["stammtisch", "arena", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        return Done(int(ended.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Where results are written to."""
    return tmp_path / "results.jsonl"
