"""Connections by HTTP: nobody keeps one that others could have, without asking anything with it.

A process may have so many files open, often 1024. So one address has so many connections (sockets
are counted by the door), and a connection on which we wait for the other side in vain is dropped.
"""

import asyncio
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from stammtisch.server.limits import Limits
from stammtisch.server.visitors import UNKNOWN

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as UsualProtocol
else:  # without httptools (on Windows) there is another one
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as UsualProtocol

# Who has got on too little, from one look to the next, is dropped: after one to two of these times.
LOOK_SECONDS = 10.0
LEAST = 10_000  # bytes of a body, or of an answer, in that time
MOST_HEAD = 1 << 16  # bytes of a request before its body, between two pieces of it, or behind it
MOST_AHEAD = 100  # requests that come before the one before them is answered


class Owed(Enum):
    """What we wait for."""

    NOTHING = auto()
    WORD = auto()  # any at all: browsers open connections that they may never need
    HEAD = auto()
    BODY = auto()
    READING = auto()  # of what we sent


class Connection(UsualProtocol):
    """uvicorn's connection with bounds."""

    _timer: asyncio.TimerHandle | None = None
    _owed: tuple[Owed, object] = Owed.NOTHING, None  # at the last look, and in which request
    _got = _unsent = 0  # bytes since the last look, and at it
    _is_silent = True  # nothing has ever come
    _in_head = False  # a head is coming
    _beside: int | None = None  # bytes since it began, or since the last of a body
    _answering: Any = None  # a request; the last that came is `cycle`

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._limits: Limits = config.app.state.limits

    def connection_made(self, transport: Any) -> None:
        """Count it, or close it at once."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else UNKNOWN
        if not self._limits.connections.add(self._address):
            self._drop("too_many")
            return
        self._timer = self.loop.call_later(LOOK_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Closed."""
        self._let_go()
        self._stop_answering()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """A socket from now on, which has limits of its own."""
        if self.transport.is_closing():  # as one request too many, nothing of which was kept
            return
        self._let_go()
        super().handle_websocket_upgrade(*event)

    def data_received(self, data: bytes) -> None:
        """Some of a request, or of several."""
        self._got += len(data)
        self._is_silent = False
        if self._beside is not None:
            self._beside += len(data)
        super().data_received(data)
        too_long = self._beside is not None and self._beside > MOST_HEAD
        if too_long and not self.transport.is_closing():
            self._drop("too_long")

    def on_message_begin(self) -> None:
        """A head is coming. What is here without httptools bounds heads by itself."""
        self._in_head, self._beside = True, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head. What comes behind a body is none."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """It has come."""
        self._in_head = False
        if len(self.pipeline) < MOST_AHEAD:
            super().on_headers_complete()
        elif not self.transport.is_closing():
            self._drop("too_many")

    def on_body(self, body: bytes) -> None:
        """Some of a body, which is bounded by who reads it. What comes beside it nobody reads, but
        httptools keeps a line until it ends."""
        self._beside = 0
        super().on_body(body)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _look(self) -> None:
        """Drop who owes us the same as at the last look, and has done too little about it."""
        owed, unsent = self._what_is_owed(), self.transport.get_write_buffer_size()
        done = self._unsent - unsent if owed[0] is Owed.READING else self._got
        too_little = owed[0] in (Owed.WORD, Owed.HEAD) or done < LEAST
        if owed[0] is not Owed.NOTHING and owed == self._owed and too_little:
            self._drop("" if owed[0] is Owed.WORD else "too_slow")
            return
        self._owed, self._unsent, self._got = owed, unsent, 0
        self._timer = self.loop.call_later(LOOK_SECONDS, self._look)

    def _what_is_owed(self) -> tuple[Owed, object]:
        cycle = self.cycle
        if self.transport.get_write_buffer_size():
            return Owed.READING, cycle
        if self._is_silent:
            return Owed.WORD, None
        if cycle is None or cycle.response_complete:
            # uvicorn closes by itself where nothing has come since the last answer.
            return Owed.NOTHING if self.timeout_keep_alive_task else Owed.HEAD, cycle
        waits = cycle.more_body and not self.flow.read_paused
        return Owed.BODY if waits else Owed.NOTHING, cycle

    def _drop(self, why: str) -> None:
        """Close it without waiting for what is unsent; the log is told why, if there is a why."""
        if why:
            self._limits.dropped.add(why)
        self._stop_answering()
        self.transport.abort()

    def _stop_answering(self) -> None:
        if self._answering:  # else it would be answered all the same, which is an error
            self._answering.disconnected = True

    def _let_go(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
            self._limits.connections.remove(self._address)
