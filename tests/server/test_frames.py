"""Requests reach their table however the frames of a socket are cut into pieces on the way."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.bare import BINARY, MASKED, PING, REST, TEXT, WHOLE, frame, looking_on, message
from tests.table.company import people, set_table
from tests.table.houses import open_house

REQUESTS = 60


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
