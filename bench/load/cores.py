"""One core for the server, another one for the players, where the system can do that."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def server_core() -> int | None:
    return _allowed()[-1] if _allowed() else None


def players_core() -> int | None:
    return _allowed()[0] if _allowed() else None


def shared() -> bool:
    """Whether server and players are not kept apart."""
    return server_core() is None or server_core() == players_core()


@contextmanager
def on(core: int | None) -> Iterator[None]:
    """What is started within has this core for all its threads."""
    if core is None or sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _allowed() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
