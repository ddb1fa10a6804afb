"""A bare socket, whose frames are written and read by hand."""

import asyncio
import os
from typing import Any
from urllib.parse import urlsplit

import msgspec

WHOLE, REST, TEXT, BINARY, PING, PONG = 0x80, 0, 1, 2, 9, 10
MASKED, IN_TWO_BYTES, IN_EIGHT_BYTES = 0x80, 126, 127


def frame(kind: int, content: bytes, whole: bool = True) -> bytes:
    """A masked frame, as clients send them."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(content))
    size = len(content)
    length = (
        bytes([MASKED | size])
        if size < IN_TWO_BYTES
        else bytes([MASKED | IN_TWO_BYTES]) + size.to_bytes(2, "big")
    )
    return bytes([WHOLE * whole | kind]) + length + mask + masked


async def looking_on(address: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare socket at a table."""
    host, port = urlsplit(address).hostname, urlsplit(address).port
    reader, writer = await asyncio.open_connection(host, port)
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer
    return reader, writer


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """What comes next, and what it holds."""
    kind, size = await reader.readexactly(2)
    if size == IN_TWO_BYTES:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == IN_EIGHT_BYTES:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return kind, await reader.readexactly(size)


async def message(reader: asyncio.StreamReader) -> dict[str, Any]:
    """What the house says next; its pings and pongs are nothing that it says."""
    while True:
        kind, content = await next_frame(reader)
        if kind == WHOLE | TEXT:
            answer: dict[str, Any] = msgspec.json.decode(content)
            return answer
        assert kind in (WHOLE | PING, WHOLE | PONG), content
