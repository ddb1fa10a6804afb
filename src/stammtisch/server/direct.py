"""Sockets without the long way round: a message is handed on, and written, in one call each.

By ASGI every message is an event in a queue for which a task is woken up, through a wrapper of each
layer; at a busy table that costs more than the rules. So once a socket is open its messages are
handed on at once (socket.py), and what is sent is written at once. Opening and closing go by ASGI.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

EXTENSION = "stammtisch.direct"
MOST_UNSENT = 1 << 20  # bytes that may wait for somebody who reads slowly
MOST_PIECES = 100  # of one message
# Pings, pongs and further pieces of messages: no limit on messages counts them.
MOST_SMALL, SMALL_SECONDS = 200, 5.0
TOO_LONG, TOO_MANY = 1009, 4429  # codes with which a socket is closed here

CLOSING_SECONDS = 2.0  # until who doesn't even read that it is over is dropped
GONE_SECONDS = 15.0  # until a connection is dropped that isn't served any more, nor closed

# The beginning of a frame (RFC 6455): a whole text; its length in 1, 2 or 8 bytes, with a bit that
# says whether it is masked, as everything is that comes in; then the mask.
WHOLE, WHOLE_TEXT, MASKED = 0x80, 0x81, 0x80
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
IN_TWO, IN_EIGHT = Struct(">BBH"), Struct(">BBQ")
MASK_AT, TEXT_AT = 2, 6  # in a short frame
END_OF_REQUEST = b"\r\n\r\n"

Taker = Callable[[bytes], None]


class DirectSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket with a short cut."""

    taker: Taker | None = None  # whoever gets the messages, once the socket is open
    _between_frames = True  # false from the first time on that a frame came in pieces
    _small, _small_from = 0, 0.0  # frames that are no message of their own, and since when

    def handle_connect(self, event: Any) -> None:
        """Let the app know of the short cut."""
        super().handle_connect(event)
        if not self.handshake_complete:  # else it is refused already
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short text in one piece: that needs no machinery."""
        if self._between_frames:
            if self.taker is not None and not (self.close_sent or self.disconnected):
                text = _short_text(data)
                if text is not None:
                    self.taker(text)
                    return
            ends = _whole_frames(data) if self.handshake_complete else _whole_request(data)
            self._between_frames = ends
        super().data_received(data)

    async def send(self, message: Any) -> None:
        """What goes by ASGI: opening, refusing, closing."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # else who is refused by HTTP is logged as an error

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.taker is None or self.close_sent or not data.isascii():
            super().send_receive_event_to_app()  # which looks whether it is text at all
            return
        self.frames = []
        self.taker(data)

    def handle_ping(self) -> None:
        """Answer, as long as the answers are read."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.drop()
        elif self._is_small_enough():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or to none."""
        if self._is_small_enough():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message; of empty ones the limit of its bytes knows nothing."""
        if len(self.frames) >= MOST_PIECES:
            self._send_away(TOO_LONG)
        elif self._is_small_enough():
            super().handle_cont(event)

    def _is_small_enough(self) -> bool:
        """Count a frame that is no message of its own; with too many of them it is over."""
        now = self.loop.time()
        if now - self._small_from > SMALL_SECONDS:
            self._small, self._small_from = 0, now
        self._small += 1
        if self._small > MOST_SMALL:
            self._send_away(TOO_MANY)
        return self._small <= MOST_SMALL

    def _send_away(self, code: int) -> None:
        """Close, and read no more: what goes on coming would keep the house busy. What has come
        already is let be, for else the other side would hardly learn the code."""
        if not self.handshake_complete:
            self.drop()
        if self.conn.eof_sent or self.transport.is_closing():
            return  # it is over already
        self.transport.pause_reading()
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.frames = True, []
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.drop)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def keepalive_timeout(self) -> None:
        """Nobody answers there, so nobody may read what is unsent: that must not keep it open."""
        super().keepalive_timeout()
        self.drop()

    async def run_asgi(self) -> None:
        """Serve; after that the connection closes even if what is unsent is never read."""
        await super().run_asgi()
        self.loop.call_later(GONE_SECONDS, self.drop)

    def post(self, message: bytes, *more: bytes) -> bool:
        """Send texts in one call to the kernel, which costs more than they do; False, and nothing
        is sent, if too much waits to be read already."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # whoever listens to this socket learns that it has gone
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        frames = _framed(message)
        for text in more:
            frames += _framed(text)
        self.transport.write(frames)
        return True

    def drop(self) -> None:
        """Close without waiting for what is unsent: the other side doesn't read."""
        self.transport.abort()


def direct_socket(scope: Scope) -> DirectSocket:
    """The socket of a connection that was let in."""
    extensions: Any = scope.get("extensions") or {}
    socket: DirectSocket = extensions[EXTENSION]["socket"]
    return socket


def _short_text(data: bytes) -> bytes | None:
    """The text of a frame that is whole, short and plain; None for all else."""
    size = len(data) - TEXT_AT
    if not 0 < size < IN_TWO_BYTES or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    mask = (data[MASK_AT:TEXT_AT] * (size // 4 + 1))[:size]
    number = int.from_bytes(data[TEXT_AT:], "big") ^ int.from_bytes(mask, "big")
    text = number.to_bytes(size, "big")
    return text if text.isascii() else None


def _whole_request(data: bytes) -> bool:
    """Whether nothing comes after the request by which a socket is opened."""
    return data.endswith(END_OF_REQUEST)


def _whole_frames(data: bytes) -> bool:
    """Whether these are short frames that are whole, so that the next one begins after them."""
    start = 0
    while start < len(data) - 1:
        size = data[start + 1] - MASKED
        if not 0 <= size < IN_TWO_BYTES or not data[start] & WHOLE:
            return False
        start += TEXT_AT + size
    return start == len(data)


def _framed(text: bytes) -> bytes:
    size = len(text)
    if size < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return IN_TWO.pack(WHOLE_TEXT, IN_TWO_BYTES, size) + text
    return IN_EIGHT.pack(WHOLE_TEXT, IN_EIGHT_BYTES, size) + text
