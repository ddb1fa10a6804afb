"""The back room: what takes a while is done there, one piece at a time.

All threads share one interpreter with the tables. However much is asked for at once, only one of
them is in their way.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
Answer = TypeVar("Answer")


class Backroom:
    """A thread for what requests want to know."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "backroom")

    async def do(self, function: Callable[P, Answer], *given: P.args, **named: P.kwargs) -> Answer:
        """What a function answers, or raises, when it is its turn."""
        call = partial(function, *given, **named)
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def close(self) -> None:
        """Begin nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
