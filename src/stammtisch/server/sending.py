"""Sending to a socket without waiting for it.

A message nearly always goes out at once, so `Sender` begins to send it right away, where a task for
every message would cost more than the sending itself. Only when the other side reads slowly does
what is left become a task, and what comes meanwhile waits in a queue.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any

Sending = Coroutine[Any, Any, None]


class Sender:
    """Sends to one socket; `too_slow` is called when more waits than may."""

    def __init__(
        self, send: Callable[[Any], Sending], most_waiting: int, too_slow: Callable[[], None]
    ) -> None:
        self._send = send
        self._most_waiting = most_waiting
        self._too_slow = too_slow
        self._waiting: deque[bytes] = deque()
        self._rest: asyncio.Task[None] | None = None

    def post(self, message: bytes) -> None:
        """Send a message now, or after those that wait."""
        if self._rest is None:
            self._begin(message)
        elif len(self._waiting) < self._most_waiting:
            self._waiting.append(message)
        else:
            self._waiting.clear()  # it would only fill the memory
            self._too_slow()

    def close(self) -> None:
        """Send no more."""
        self._waiting.clear()
        if self._rest is not None:
            self._rest.cancel()

    def _begin(self, message: bytes) -> None:
        sending = self._send(_event(message))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return  # sent
        except Exception:
            return  # the other side has gone, which whoever listens to it learns too
        self._rest = asyncio.ensure_future(self._go_on(sending, waits_for))

    async def _go_on(self, sending: Sending, waits_for: Any) -> None:
        try:
            await _resumed(sending, waits_for)
            while self._waiting:
                await self._send(_event(self._waiting.popleft()))
        except Exception:
            self._waiting.clear()
        finally:
            self._rest = None


def _event(message: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.decode()}


@coroutine
def _resumed(sending: Sending, waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that has been begun already, and waits for this."""
    yield waits_for
    yield from sending.__await__()
