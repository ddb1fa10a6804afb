"""A conversation with a program: one line there, one line back, within a time and within bounds."""

import os
import selectors
import signal
import socket
import subprocess
import weakref
from codecs import BOM_UTF8
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from stammtisch.bots.outside.bot_log import BotLog
from stammtisch.bots.outside.failure import CRASH, FLOOD, TIME, BotFailed
from stammtisch.bots.outside.last_words import telling_line
from stammtisch.bots.outside.starting import guarded

LONGEST_ANSWER = 1 << 16
LAST_WORDS = 2000  # bytes of standard error that are kept
POLITE = 0.5  # seconds a program has to leave after its input has ended
UNDER_WAY = 0.5  # seconds for a last answer that goes through others, when the program has ended
CHUNK = 1 << 16


class Channel:
    """A running program. It is gone, with all that it started, when the channel is."""

    def __init__(self, command: list[str], log: Path | None = None) -> None:
        self._log = BotLog(log) if log else None
        self._process, self._guard = _started(command)
        self._unsent = self._heard = self._complaints = self._status = b""
        self._mark = BOM_UTF8  # some programs begin with it, or begin each line so
        self._selector = selectors.DefaultSelector()
        self._stdin, self._stdout, self._stderr = _pipes(self._process)
        for pipe in (self._stdout, self._stderr, self._guard):
            self._selector.register(pipe, selectors.EVENT_READ)
        self._end = weakref.finalize(
            self, _end, self._process, self._guard, self._selector, self._log
        )

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The one line that answers this line; raises BotFailed."""
        self._refuse_early_words()
        self._send(line)
        answer = self.hear(seconds)
        if self._unsent:
            raise BotFailed(FLOOD, "it answered before it had read the question")
        return answer

    def hear(self, seconds: float) -> bytes:
        """The next line; raises BotFailed."""
        self._wait_for(lambda: self._has_line or self._has_ended, seconds)
        if self._has_ended:
            self._wait_for(lambda: self._has_line, min(UNDER_WAY, seconds))
        if not self._has_line:
            raise self._silence(seconds)
        line, _, more = self._heard.partition(b"\n")
        self._heard, self._mark = b"", BOM_UTF8
        if self._past_mark(more):
            raise BotFailed(FLOOD, "more than one line for an answer")
        return line

    @property
    def _has_line(self) -> bool:
        return b"\n" in self._heard

    @property
    def _has_ended(self) -> bool:
        """What it has started may have its output still, and keep it open."""
        return bool(self._status)

    def _silence(self, seconds: float) -> BotFailed:
        if self._has_ended:
            return BotFailed(CRASH, self._how_it_ended())
        return BotFailed(TIME, f"no answer within {seconds:.3g} seconds")

    def _refuse_early_words(self) -> None:
        self._wait(0)
        if self._heard:
            raise BotFailed(FLOOD, "it wrote something before it was asked")

    def _wait_for(self, is_so: Callable[[], bool], seconds: float) -> None:
        deadline = monotonic() + seconds
        while not is_so() and monotonic() < deadline:
            self._wait(deadline)

    def _wait(self, deadline: float) -> None:
        """Do what there is to do, or wait for it.

        The selector knows pipes and no methods: it outlives a channel that is forgotten.
        """
        for key, _ in self._selector.select(max(0.0, deadline - monotonic())):
            if key.fd == self._stdin:
                self._write()
            elif key.fd == self._stdout:
                self._read_answer()
            elif key.fd == self._stderr:
                self._read_complaints()
            else:
                self._read_status()

    def _send(self, line: bytes) -> None:
        """A program that reads nothing must not hold us up: the line goes out while we listen."""
        self._unsent = line
        self._selector.register(self._stdin, selectors.EVENT_WRITE)

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
        except BrokenPipeError:
            self._unsent = b""  # it has gone, as the end of its output will tell
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _read_answer(self) -> None:
        chunk = os.read(self._stdout, CHUNK)
        self._heard += self._past_mark(chunk)
        if not chunk:
            raise BotFailed(CRASH, self._how_it_ended())
        if len(self._heard) > LONGEST_ANSWER:
            raise BotFailed(FLOOD, f"more than {LONGEST_ANSWER} bytes for an answer")

    def _past_mark(self, chunk: bytes) -> bytes:
        """Without the mark before a line, which may come bit by bit, and unasked."""
        if self._mark.startswith(chunk):
            self._mark = self._mark[len(chunk) :]
            return b""
        mark, self._mark = self._mark, b""
        return chunk.removeprefix(mark)

    def _read_complaints(self) -> None:
        chunk = os.read(self._stderr, CHUNK)
        self._complaints = (self._complaints + chunk)[-LAST_WORDS:]
        if self._log:
            self._log.add(chunk)
        if not chunk:
            self._selector.unregister(self._stderr)

    def _read_status(self) -> None:
        """Few bytes, which come at once; none if the guard itself is gone."""
        self._status = os.read(self._guard.fileno(), CHUNK)
        self._selector.unregister(self._guard)

    def _how_it_ended(self) -> str:
        """Its exit status, from the guard, and its last words."""
        self._selector.unregister(self._stdout)
        self._wait_for(lambda: self._has_ended, POLITE)
        self._wait(0)  # what it said before it ended is there
        line = telling_line(self._complaints.decode("utf-8", "replace"))
        return f"it {_ending(self._status)}{f': {line}' if line else ''}"

    def close(self) -> None:
        """Let the program go: its input ends; if that isn't enough, it is ended."""
        if self._end.alive:
            self._goodbye()
        self._end()

    def _goodbye(self) -> None:
        assert self._process.stdin is not None
        if self._unsent:
            with suppress(KeyError):  # Ctrl-C may have come before it was registered
                self._selector.unregister(self._stdin)
        self._process.stdin.close()
        deadline = monotonic() + POLITE
        while not self._has_ended and monotonic() < deadline:
            self._drain(deadline)

    def _drain(self, deadline: float) -> None:
        """Nothing it says now counts any more."""
        self._heard = b""
        try:
            self._wait(deadline)
        except BotFailed:
            return

    def kill(self) -> None:
        """End the program, and all that it started, now."""
        self._end()


def _started(command: list[str]) -> tuple["subprocess.Popen[bytes]", socket.socket]:
    """The program under its guard, and our end of the socket that keeps it alive."""
    ours, guards = socket.socketpair()
    try:
        process = subprocess.Popen(
            guarded(command, guards.fileno()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            pass_fds=(guards.fileno(),),
        )
    except BaseException:
        ours.close()
        raise
    finally:
        guards.close()
    return process, ours


def _pipes(process: "subprocess.Popen[bytes]") -> list[int]:
    pipes = [process.stdin, process.stdout, process.stderr]
    numbers = [pipe.fileno() for pipe in pipes if pipe is not None]
    for number in numbers:
        os.set_blocking(number, False)
    return numbers


def _ending(status: bytes) -> str:
    if not status:
        return "closed its output"
    number = int(status)
    return f"ended with exit status {number}" if number >= 0 else f"was ended by signal {-number}"


def _end(
    process: "subprocess.Popen[bytes]",
    guard: socket.socket,
    selector: selectors.BaseSelector,
    log: BotLog | None,
) -> None:
    with suppress(ProcessLookupError, PermissionError):  # gone already, or, on macOS, nearly so
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    guard.close()
    selector.close()
    if log:
        _keep_the_rest(process, log)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _keep_the_rest(process: "subprocess.Popen[bytes]", log: BotLog) -> None:
    """What it has written before its end, and nobody has read yet."""
    assert process.stderr is not None
    log.add(process.stderr.read(CHUNK) or b"")
    log.close()
