"""Frames that are no message of their own cost little, however many come."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stammtisch.server import direct
from tests.server.bare import PING, PONG, REST, TEXT, WHOLE, frame, looking_on, next_frame
from tests.table.company import people, set_table
from tests.table.houses import open_house

TOO_LONG, TOO_MANY = 1009, 4429
CLOSE = 8
PATIENCE = 20.0

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def at_a_table(tmp_path: Path, run: Callable[[Streams], Awaitable[None]]) -> None:
    """Do something with the bare socket of somebody who looks on."""

    async def main(address: str) -> None:
        async with people(address, 2) as both:
            streams = await looking_on(address, await set_table(both, "face-to-face"))
        try:
            async with asyncio.timeout(PATIENCE):
                await run(streams)
        finally:
            streams[1].transport.abort()

    with open_house(tmp_path) as address:
        asyncio.run(main(address))


async def closing_code(reader: asyncio.StreamReader) -> int:
    while True:
        kind, content = await next_frame(reader)
        if kind == WHOLE | CLOSE:
            return int.from_bytes(content[:2], "big")


async def ping_for_ever(writer: asyncio.StreamWriter) -> None:
    """As long as the house takes it; nobody reads the answers."""
    while True:
        writer.write(frame(PING, b"?" * 120) * 500)
        await writer.drain()


@pytest.mark.parametrize(
    ("flood", "code"),
    [
        ([frame(PING, b"?")] * 1000, TOO_MANY),
        ([frame(PONG, b"?")] * 1000, TOO_MANY),
        ([frame(TEXT, b" ", False)] + [frame(REST, b"", False)] * 1000, TOO_LONG),
        ([frame(TEXT, b" ", False), frame(REST, b" ")] * 1000, TOO_MANY),
    ],
    ids=["pings", "pongs", "pieces of one message", "pieces of many"],
)
def test_who_floods_with_small_frames_is_sent_away(
    tmp_path: Path, flood: list[bytes], code: int
) -> None:
    async def run(streams: Streams) -> None:
        reader, writer = streams
        writer.write(b"".join(flood))
        assert await closing_code(reader) == code
        with pytest.raises(asyncio.IncompleteReadError):
            await next_frame(reader)

    at_a_table(tmp_path, run)


def test_a_flood_that_goes_on_is_not_read(tmp_path: Path) -> None:
    async def run(streams: Streams) -> None:
        with pytest.raises(ConnectionError):
            await ping_for_ever(streams[1])

    at_a_table(tmp_path, run)


def test_what_is_asked_now_and_then_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "SMALL_SECONDS", 0.05)

    async def run(streams: Streams) -> None:
        reader, writer = streams
        for number in range(direct.MOST_SMALL + 50):
            writer.write(frame(PING, b"%d" % number))
            while await next_frame(reader) != (WHOLE | PONG, b"%d" % number):
                pass
            await asyncio.sleep(0.001)

    at_a_table(tmp_path, run)


def test_answers_that_are_not_read_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "MOST_SMALL", 1 << 30)
    monkeypatch.setattr(direct, "MOST_UNSENT", 1 << 10)
    most = 0

    class Watched(direct.DirectSocket):
        def handle_ping(self) -> None:
            nonlocal most
            super().handle_ping()
            most = max(most, self.transport.get_write_buffer_size())

    monkeypatch.setattr("stammtisch.server.serving.DirectSocket", Watched)

    async def run(streams: Streams) -> None:
        with pytest.raises(ConnectionError):
            await ping_for_ever(streams[1])

    at_a_table(tmp_path, run)
    assert most < 1 << 19  # one more reading of what has come


def test_who_is_gone_and_reads_nothing_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A goodbye does not keep a connection open on which something is unsent."""
    monkeypatch.setattr(direct, "GONE_SECONDS", 0.2)
    monkeypatch.setattr(direct, "MOST_UNSENT", 1 << 30)
    unsent, lost = 0, []

    class Watched(direct.DirectSocket):
        def post(self, message: bytes, *more: bytes) -> bool:
            nonlocal unsent
            posted = super().post(message, *more)
            unsent = self.transport.get_write_buffer_size()
            return posted

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.append(self)

    monkeypatch.setattr("stammtisch.server.serving.DirectSocket", Watched)

    async def run(streams: Streams) -> None:
        _, writer = streams
        writer.transport.pause_reading()  # type: ignore[attr-defined] # it is one of both ways
        while not unsent:
            writer.write(frame(TEXT, b'{"since":0}') * 100)
            await asyncio.sleep(0.01)
        writer.write(frame(CLOSE, b""))
        while not lost:
            await asyncio.sleep(0.01)

    at_a_table(tmp_path, run)
