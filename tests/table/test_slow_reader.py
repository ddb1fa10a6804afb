"""Who doesn't read is sent away, and nobody else has to wait for them."""

import asyncio
import base64
import os
from urllib.parse import urlsplit

import httpx

from stammtisch.wire.answers import Changed
from tests.table.company import PATIENCE, at_table, begin, people, set_table

BURST = 200  # questions at once, each with a long answer


async def deaf_socket(address: str, table: str) -> asyncio.StreamWriter:
    """The socket of somebody who looks on, opened by hand: nobody reads what comes."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=1024)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n")
    return writer


def question() -> bytes:
    """A frame that asks for everything."""
    text = b'{"since":0}'
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


async def sockets(address: str) -> float:
    async with httpx.AsyncClient(base_url=address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("stammtisch_sockets "))


def test_who_does_not_read_is_dropped(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                before = await sockets(address)
                writer = await deaf_socket(address, table)
                async with asyncio.timeout(PATIENCE):
                    while await sockets(address) <= before:
                        await asyncio.sleep(0.01)
                    while await sockets(address) > before:
                        if not writer.transport.is_closing():
                            writer.write(question() * BURST)
                        await asyncio.sleep(0.01)
                await seats[0].talk("hello")
                async with asyncio.timeout(PATIENCE):
                    while not isinstance(await seats[1].wait(), Changed):
                        pass
                writer.close()

    asyncio.run(run())
