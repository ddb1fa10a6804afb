"""Ctrl-C: who hears it, how often, and when."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from time import monotonic
from types import FrameType

IMPATIENCE = 2.0  # seconds in which another Ctrl-C means no more than the one before


class Ear:
    """Hears Ctrl-C as Python does, but not the next ones while the first is being minded. A later
    one counts again: inside a library the first may have got lost."""

    def __init__(self) -> None:
        self._heard = -IMPATIENCE

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Raise KeyboardInterrupt, but not again at once."""
        if monotonic() - self._heard >= IMPATIENCE:
            self._heard = monotonic()
            raise KeyboardInterrupt


@contextmanager
def ctrl_c_heard_once() -> Iterator[None]:
    """Whoever stops what is done here, at the end of a program, may press it often: that ends in
    good order all the same."""
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, Ear())
    try:
        yield
    finally:
        if isinstance(signal.getsignal(signal.SIGINT), Ear):
            signal.signal(signal.SIGINT, signal.default_int_handler)


class Patience:
    """Lets what is being stopped come to its end; where that takes long, Ctrl-C ends it at once."""

    def __init__(self) -> None:
        self._since = monotonic()

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Go on, or end the program."""
        if monotonic() - self._since >= IMPATIENCE:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)


def be_patient() -> None:
    """It is being stopped already."""
    if isinstance(signal.getsignal(signal.SIGINT), Ear):
        signal.signal(signal.SIGINT, Patience())


def hear_no_more() -> None:
    """All is said: what is left is the moment in which the interpreter ends."""
    if isinstance(signal.getsignal(signal.SIGINT), Patience):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """What is started here doesn't hear Ctrl-C until it is far enough to say what it means; this
    process hears it when all are started."""
    if os.name == "posix":  # else the first process starts it, which lets Ctrl-C through
        resource_tracker.ensure_running()
    hold_back_ctrl_c(True)
    try:
        with _heard_later():
            yield
    finally:
        hold_back_ctrl_c(False)


@contextmanager
def _heard_later() -> Iterator[None]:
    """Ctrl-C comes at the end: threads of NumPy's hear it though this one holds it back."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    for number in heard[:1]:
        signal.raise_signal(number)


def hold_back_ctrl_c(wanted: bool) -> None:
    """Let it wait until it is let through."""
    if os.name == "posix":
        how = signal.SIG_BLOCK if wanted else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, [signal.SIGINT])


@contextmanager
def ctrl_c_ends_at_once() -> Iterator[None]:
    """Whoever stops it while rules are compiled, which would leave Numba with half a function, ends
    the program at once: nothing was played yet."""
    usual = signal.getsignal(signal.SIGINT)
    ours = usual is signal.default_int_handler or isinstance(usual, Ear)
    if not ours or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
