"""Requests reach their table however the frames of a socket are cut into pieces on the way."""

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.table.company import people, set_table
from tests.table.houses import open_house

REQUESTS = 60
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


def request(number: int) -> bytes:
    return b'{"since":0,"id":%d}' % number


def plain(number: int) -> list[bytes]:
    return [frame(TEXT, request(number))]


def long(number: int) -> list[bytes]:
    return [frame(TEXT, request(number) + b" " * 300)]


def halved(number: int) -> list[bytes]:
    """A message of two frames, with a ping between them."""
    text = request(number)
    return [frame(TEXT, text[:5], whole=False), frame(PING, b"?"), frame(REST, text[5:])]


def after_a_ping(number: int) -> list[bytes]:
    return [frame(PING, b"?"), frame(TEXT, request(number))]


def after_nonsense(number: int) -> list[bytes]:
    return [frame(TEXT, "{ü".encode()), frame(TEXT, request(number))]


SHAPES = {
    "plain": (plain,),
    "plain, or after a ping": (plain, plain, after_a_ping),
    "anything": (plain, plain, long, halved, after_a_ping, after_nonsense),
}


def by_frame(frames: list[bytes], _: random.Random) -> Iterator[bytes]:
    yield from frames


def anyhow(frames: list[bytes], rng: random.Random) -> Iterator[bytes]:
    """Cut where it happens to be cut: in a header, in a mask, after several frames."""
    left = b"".join(frames)
    while left:
        size = rng.choice((1, 2, 3, 7, 30, 200))
        yield left[:size]
        left = left[size:]


Cut = Callable[[list[bytes], random.Random], Iterator[bytes]]


@pytest.mark.parametrize("cut", [by_frame, anyhow])
@pytest.mark.parametrize("shapes", SHAPES)
def test_every_request_is_answered_in_its_turn(tmp_path: Path, shapes: str, cut: Cut) -> None:
    rng = random.Random(shapes)
    numbers = range(REQUESTS)
    frames = [one for number in numbers for one in rng.choice(SHAPES[shapes])(number)]
    with open_house(tmp_path) as address:
        assert asyncio.run(answered(address, list(cut(frames, rng)))) == list(numbers)


async def answered(address: str, pieces: list[bytes]) -> list[int]:
    """The numbers of the requests that were answered."""
    async with people(address, 2) as both:
        name = await set_table(both, "face-to-face")
    reader, writer = await looking_on(address, name)
    numbers: list[int] = []
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.001)
    while len(numbers) < REQUESTS:
        answer = await asyncio.wait_for(message(reader), 60)
        if answer.get("id") is not None:
            numbers.append(answer["id"])
    writer.close()
    return numbers


def test_what_looks_like_a_frame_within_another_is_none(tmp_path: Path) -> None:
    inner = frame(TEXT, request(REQUESTS))
    head = bytes([WHOLE | BINARY, MASKED | len(inner)]) + bytes(4)
    frames = [head, inner, *[frame(TEXT, request(number)) for number in range(REQUESTS)]]
    with open_house(tmp_path) as address:
        assert asyncio.run(answered(address, frames)) == list(range(REQUESTS))


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


async def message(reader: asyncio.StreamReader) -> dict[str, Any]:
    """What the house says next; its pings and pongs are nothing that it says."""
    while True:
        kind, size = await reader.readexactly(2)
        if size == IN_TWO_BYTES:
            size = int.from_bytes(await reader.readexactly(2), "big")
        elif size == IN_EIGHT_BYTES:
            size = int.from_bytes(await reader.readexactly(8), "big")
        content = await reader.readexactly(size)
        if kind == WHOLE | TEXT:
            answer: dict[str, Any] = msgspec.json.decode(content)
            return answer
        assert kind in (WHOLE | PING, WHOLE | PONG), content
