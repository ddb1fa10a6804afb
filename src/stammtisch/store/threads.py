"""Threads that work for the loop: the short way there and back.

An executor's futures, with a lock and a condition each, cost the house more than a small query.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
Answer = TypeVar("Answer")
Waiting = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


class Threads:
    """So many threads; each takes the next thing to do. `close` waits until all is done."""

    def __init__(self, many: int, name: str) -> None:
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._threads = [
            Thread(target=self._work, name=f"{name}_{number}", daemon=True)
            for number in range(many)
        ]
        for thread in self._threads:
            thread.start()

    async def do(self, function: Callable[P, Answer], *given: P.args, **named: P.kwargs) -> Answer:
        """Have a function called there; the loop goes on meanwhile."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Answer] = loop.create_future()
        self._waiting.put((loop, answered, partial(function, *given, **named)))
        return await answered

    def close(self) -> None:
        """No more is done after what is waiting."""
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (next_one := self._waiting.get()) is not None:
            loop, answered, call = next_one
            try:
                tell = partial(_succeed, answered, call())
            except BaseException as error:
                tell = partial(_fail, answered, error)
            if not loop.is_closed():  # else nobody waits any more
                loop.call_soon_threadsafe(tell)


def _succeed(answered: "asyncio.Future[Any]", answer: Any) -> None:
    if not answered.done():  # whoever waited may have gone
        answered.set_result(answer)


def _fail(answered: "asyncio.Future[Any]", error: BaseException) -> None:
    if not answered.done():
        answered.set_exception(error)
