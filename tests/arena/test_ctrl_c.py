"""Ctrl-C: who hears it, how often, and when."""

import os
import signal
import threading
import time
from types import SimpleNamespace

import pytest

from stammtisch.arena import ctrl_c
from stammtisch.arena.ctrl_c import be_patient, ctrl_c_heard_once, ctrl_c_held_back
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.workers import Worker
from tests.arena.conftest import heed_interrupts


@pytest.mark.usefixtures("ctrl_c")
def test_a_ctrl_c_that_got_lost_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does in a library that looks at no exceptions."""
    heed_interrupts()
    seconds = [100.0]
    monkeypatch.setattr(ctrl_c, "monotonic", lambda: seconds[0])

    def press() -> bool:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            return True
        return False

    with ctrl_c_heard_once():
        assert (press(), press()) == (True, False)
        seconds[0] += ctrl_c.IMPATIENCE
        assert (press(), press()) == (True, False)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("ctrl_c")
def test_what_takes_long_to_stop_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a disk hangs, say, on which the results are."""
    heed_interrupts()
    seconds, ended = [100.0], []
    monkeypatch.setattr(ctrl_c, "monotonic", lambda: seconds[0])
    monkeypatch.setattr(ctrl_c.signal, "raise_signal", ended.append)
    with ctrl_c_heard_once():
        be_patient()
        patience = signal.getsignal(signal.SIGINT)
        assert isinstance(patience, ctrl_c.Patience)
        patience(signal.SIGINT, None)
        assert ended == []
        seconds[0] += ctrl_c.IMPATIENCE
        patience(signal.SIGINT, None)
    assert ended == [signal.SIGINT]
    assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL


def test_a_process_that_begins_to_play_does_not_hear_ctrl_c() -> None:
    """While it is still importing what it needs."""
    before = signal.getsignal(signal.SIGINT)
    heed_interrupts()
    try:
        with ctrl_c_held_back():
            worker = Worker.start(Plan("face-to-face", 2, {}, ("greedy", "random"), 0))
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        for _ in range(10):
            assert worker.process.pid
            os.kill(worker.process.pid, signal.SIGINT)
            time.sleep(0.05)
        worker.give(Seating(0, 0, 0))
        assert worker.result().moves
    finally:
        worker.end()


def test_where_ctrl_c_can_not_be_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows can neither hold signals back nor start what Python has to track on POSIX."""
    monkeypatch.setattr(ctrl_c, "os", SimpleNamespace(name="nt"))
    monkeypatch.setattr(ctrl_c, "resource_tracker", None)
    for name in ("pthread_sigmask", "pthread_kill", "sigwait"):
        monkeypatch.delattr(signal, name)
    with ctrl_c_held_back():
        pass


def test_ctrl_c_that_another_thread_hears_comes_when_all_are_started() -> None:
    """It is held back in one thread only, and Python hears it in the first, whoever took it."""
    done, started = threading.Event(), []
    other = threading.Thread(target=done.wait)
    other.start()
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)

    def begin() -> None:
        with ctrl_c_held_back():
            os.kill(os.getpid(), signal.SIGINT)
            for number in range(3):
                time.sleep(0.01)
                started.append(number)

    try:
        with pytest.raises(KeyboardInterrupt):
            begin()
    finally:
        signal.signal(signal.SIGINT, usual)
        done.set()
        other.join()
    assert started == [0, 1, 2]
