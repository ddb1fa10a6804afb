"""Sockets without the long way round: a message goes to its table, and back, in one call each.

By ASGI every message is an event in a queue for which a task is woken up, through a wrapper of each
layer; at a busy table that costs more than the rules. So once a socket is open its messages are
handed on at once, and what is sent is written at once. Opening and closing go by ASGI.
"""

from collections.abc import Callable
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "stammtisch.direct"
MOST_UNSENT = 1 << 20  # bytes that may wait for somebody who reads slowly

# The beginning of a frame (RFC 6455): a whole text, not masked; then its length in 1, 2 or 8 bytes.
WHOLE_TEXT = 0x81
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127

Taker = Callable[[bytes], None]


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a short cut."""

    taker: Taker | None = None  # whoever gets the messages, once the socket is open

    def handle_connect(self, event: Any) -> None:
        """Let the app know of the short cut."""
        super().handle_connect(event)
        if not self.handshake_complete:  # else it is refused already
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.taker is None or self.close_sent or not data.isascii():
            super().send_receive_event_to_app()  # which looks whether it is text at all
            return
        self.frames = []
        self.taker(data)

    def post(self, message: bytes) -> bool:
        """Send a text; False, and nothing is sent, if too much waits to be read already."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # whoever listens to this socket learns that it has gone
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        self.transport.write(_head(len(message)) + message)
        return True

    def drop(self) -> None:
        """Close without waiting for what is unsent: the other side doesn't read."""
        self.transport.abort()


def direct_socket(scope: Scope) -> DirectSocket:
    """The socket of a connection that was let in."""
    extensions: Any = scope.get("extensions") or {}
    socket: DirectSocket = extensions[EXTENSION]["socket"]
    return socket


def _head(size: int) -> bytes:
    if size < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, IN_TWO_BYTES, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
