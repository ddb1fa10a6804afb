"""A connection without a net: the test says what comes, what is read, and when the house looks."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from stammtisch.server.connections import Connection
from stammtisch.server.limits import Limits
from stammtisch.server.settings import Settings

HERE = ("127.0.0.1", 8000)


class Line(asyncio.Transport):
    """The way to the other side, who reads when the test says so."""

    def __init__(self, ended: Callable[[], None]) -> None:
        super().__init__({"peername": HERE, "sockname": HERE})
        self._ended = ended
        self.sent = b""
        self.unsent = 0
        self.is_dropped = self.is_closed = False

    def write(self, data: Any) -> None:
        """Send, which can't be done when it is over."""
        assert not self.is_dropped
        self.sent += bytes(data)
        self.unsent += len(data)

    def get_write_buffer_size(self) -> int:
        """What was sent and isn't read."""
        return self.unsent

    def pause_reading(self) -> None:
        """Take no more; the test sends what it likes."""

    def resume_reading(self) -> None:
        """Take more."""

    def is_closing(self) -> bool:
        """Whether it is over."""
        return self.is_dropped or self.is_closed

    def close(self) -> None:
        """End when all is read."""
        self.is_closed = True

    def abort(self) -> None:
        """End."""
        self.is_dropped = True
        asyncio.get_running_loop().call_soon(self._ended)


class App:
    """Answers a path of a number with so many bytes at once, any other path with the body."""

    def __init__(self) -> None:
        self.state = SimpleNamespace(limits=Limits(Settings()))
        self.scopes: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """A request."""
        self.scopes.append(scope)
        size = scope["path"].strip("/")
        body = b"." * int(size) if size.isdigit() else await _body(receive)
        length = (b"content-length", b"%d" % len(body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})


async def _body(receive: Any) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body


class Visit:
    """Somebody's connection."""

    def __init__(self) -> None:
        self.app, self.line = App(), Line(self._ended)
        config = uvicorn.Config(self.app, http=Connection, proxy_headers=False, log_config=None)
        self.connection = Connection(config, ServerState(), {})
        self.connection.connection_made(self.line)

    async def say(self, data: bytes) -> None:
        """Send something, and give the house time to answer."""
        self.connection.data_received(data)
        for _ in range(1000):
            await asyncio.sleep(0)

    async def ask(self, path: object) -> None:
        """Send a request."""
        await self.say(f"GET /{path} HTTP/1.1\r\n\r\n".encode())

    def read(self, size: int) -> None:
        """Read some of what was sent."""
        self.line.unsent -= size

    def read_all(self) -> None:
        """Read all of it."""
        self.line.unsent = 0

    def is_kept(self) -> bool:
        """Have the house look; whether it keeps the connection."""
        self.connection._look()
        return not self.line.is_dropped

    def end(self) -> None:
        """Go."""
        if not self.line.is_dropped:
            self.line.abort()

    def _ended(self) -> None:
        self.connection.connection_lost(None)
