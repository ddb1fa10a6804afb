"""Nonsense on the sockets of a table, while two people play a game there to its end."""

import asyncio
import logging
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stammtisch.client import Client, Seated
from stammtisch.client.seat import read
from stammtisch.play.replay import verify
from stammtisch.server.app import create_app
from stammtisch.wire.answers import Changed, Refusal
from stammtisch.wire.requests import Say
from tests.faults.nonsense import LARGEST, nonsense
from tests.table.company import (
    PATIENCE,
    at_table,
    begin,
    change,
    mover,
    next_message,
    people,
    play_one,
    play_to_the_end,
    reasons,
    set_table,
    versions,
)
from tests.table.houses import open_house, served, settings_for

MESSAGES = 21_000
SOCKETS = 6
BURST = 100  # messages sent before a look at the answers
MESSAGES_A_MOVE = 150
# Of all that is refused; what is one too many was not looked at further. More on a slow disk.
MOST_HELD_BACK = 0.5
BEFORE_THE_FIRST_MOVE = 4  # versions: the guest sat down, both got ready, the cards were dealt
# What may be said to somebody who talks nonsense.
EXPECTED = {
    "bad-input",
    "nobody",
    "no-seat",
    "not-host",
    "not-now",
    "no-table",
    "on-the-way",
    "too-many",
}


@dataclass
class Fuzz:
    """How far it has got."""

    sent: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    going: asyncio.Event = field(default_factory=asyncio.Event)

    async def talk(self, client: Client, table: str, seed: int, share: int) -> None:
        """Send one's share of nonsense; come again when thrown out."""
        rng, left = random.Random(seed), share
        while left:
            async with client_socket(client, table) as socket:
                try:
                    left -= await self._burst(socket, rng, min(BURST, left))
                except ConnectionClosed as error:
                    self.closed[error.rcvd.code if error.rcvd else 0] += 1

    async def _burst(self, socket: ClientConnection, rng: random.Random, count: int) -> int:
        hearing = asyncio.create_task(self._hear(socket))
        try:
            for _ in range(count):
                await socket.send(nonsense(rng))
                self.sent += 1
            await socket.send('{"since": 2147483648, "id": 123456789}')
            await hearing
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        return count

    async def _hear(self, socket: ClientConnection) -> None:
        """Every answer can be read; until the last question is answered."""
        while True:
            answer = read(await socket.recv())
            if isinstance(answer, Refusal):
                self.refused[answer.refused] += 1
            if getattr(answer, "id", None) == 123456789:
                return


def client_socket(client: Client, table: str) -> connect:
    address = client._address.replace("http", "ws", 1)
    return connect(
        f"{address}/api/tables/{table}/socket?since=1000000",
        additional_headers=client._who(),
        max_size=None,
        max_queue=None,
    )


async def play_meanwhile(seats: list[Seated], fuzz: Fuzz, fuzzing: "asyncio.Task[None]") -> None:
    """A move now and then, so that the game lasts as long as the nonsense."""
    rng, made = random.Random(1), 0
    while not seats[0].over:
        while fuzz.sent < made * MESSAGES_A_MOVE and not fuzzing.done():
            await asyncio.sleep(0.001)
        await play_one(seats, rng)
        made += 1


def test_nonsense_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run(address: str) -> None:
        fuzz = Fuzz()
        async with people(address, 4) as (*players, one, other), Client(address) as nobody:
            table = await set_table(players, "cafe-cards", {"clubs": True})
            async with at_table(table, *players) as seats:
                await begin(seats)
                talkers = [one, other, nobody] * (SOCKETS // 3)
                fuzzing = asyncio.create_task(talk_all(fuzz, talkers, table))
                await play_meanwhile(seats, fuzz, fuzzing)
                await fuzzing
                check_unharmed(seats)
            record = await nobody.record(table)
            verify(record)
            assert len(record.moves) == seats[0].version - BEFORE_THE_FIRST_MOVE
            check_answers(fuzz)
            await check_alive(address)

    with open_house(tmp_path) as address:
        asyncio.run(run(address))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def talk_all(fuzz: Fuzz, talkers: list[Client], table: str) -> None:
    share = MESSAGES // len(talkers)
    await asyncio.gather(
        *(fuzz.talk(client, table, seed, share) for seed, client in enumerate(talkers))
    )


def check_unharmed(seats: list[Seated]) -> None:
    for seat in seats:
        heard = versions(seat)
        assert heard == list(range(heard[0], heard[-1] + 1))
        assert reasons(seat) == []
    changed = [heard for heard in seats[0].heard if isinstance(heard, Changed)]
    tags = {event.__struct_config__.tag for heard in changed for event in heard.events}
    assert not tags & {"said", "resigned", "left", "went-away", "came-back", "taken-back"}


def check_answers(fuzz: Fuzz) -> None:
    assert fuzz.sent >= 20_000
    assert fuzz.refused.keys() <= EXPECTED
    assert fuzz.refused["bad-input"] > 8_000
    assert fuzz.refused["no-seat"] > 100  # fewer where the house is slow: more come on the way
    assert fuzz.refused["nobody"] > 100
    assert fuzz.refused["too-many"] < MOST_HELD_BACK * fuzz.refused.total()
    assert fuzz.closed == {}


async def check_alive(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/ready")).status_code == 200
        assert 'status="5' not in (await http.get("/metrics")).text


def test_a_message_that_is_too_large_closes_the_socket(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            for size, fine in [(LARGEST, True), (LARGEST + 1, False), (1 << 20, False)]:
                async with client_socket(clients[0], table) as socket:
                    await socket.recv()
                    await socket.send(" " * size)
                    code = await closing_code(socket)
                assert code == (None if fine else 1009)
            async with at_table(table, *clients) as seats:
                await begin(seats)
                await play_to_the_end(seats, random.Random(1))
            verify(await clients[0].record(table))

    asyncio.run(run())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def closing_code(socket: ClientConnection) -> int | None:
    """The code with which a socket is closed; None if a refusal comes."""
    try:
        while not isinstance(read(await socket.recv()), Refusal):
            pass
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None
    return None


def test_a_flood_is_thrown_out_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(address: str) -> None:
        async with people(address, 3) as (*players, stranger):
            table = await set_table(players)
            async with at_table(table, *players) as seats:
                await begin(seats)
                floods = [asyncio.create_task(flood(stranger, table)) for _ in range(3)]
                while not all(task.done() for task in floods):
                    await play_slowly(seats)
                assert {task.result() for task in floods} == {4429}
                assert not seats[0].over
                await seats[0].resign(0)
                while not seats[1].over:
                    await next_message(seats[1])
            verify(await stranger.record(table))
            await check_alive(address)

    with open_house(tmp_path, messages=20) as address:
        asyncio.run(run(address))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def play_slowly(seats: list[Seated]) -> None:
    """Somebody says something, and stays below the limit."""
    await change(mover(seats), Say(say="one-moment"))
    await asyncio.sleep(1)


async def flood(client: Client, table: str) -> int | None:
    """Say hello until thrown out; the code with which that happens."""
    async with client_socket(client, table) as socket:
        refused: Counter[str] = Counter()
        try:
            for _ in range(2000):
                await socket.send('{"say": "hello"}')
            while True:
                answer = read(await socket.recv())
                if isinstance(answer, Refusal):
                    refused[answer.refused] += 1
        except ConnectionClosed as error:
            assert refused["no-seat"] < 200
            return error.rcvd.code if error.rcvd else None


def test_who_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    app = create_app(settings_for(tmp_path))

    async def run(address: str) -> None:
        async with people(address, 3) as (*players, stranger):
            table = await set_table(players)
            async with at_table(table, *players) as seats:
                await begin(seats)
                lazy = await client_socket(stranger, table)
                lazy.transport.pause_reading()
                try:
                    await ask_without_end(lazy)
                    await play_to_the_end(seats, random.Random(1))
                finally:
                    lazy.transport.abort()
            verify(await stranger.record(table))

    async def ask_without_end(lazy: ClientConnection) -> None:
        """Until the house has had enough of it, and keeps no more answers."""
        async with asyncio.timeout(PATIENCE):
            while not any(visitor.closing.done() for visitor in list(app.state.sockets.open)):
                for _ in range(100):
                    lazy.transport.write(question())
                await asyncio.sleep(0.001)

    with served(app) as address:
        asyncio.run(run(address))


def question() -> bytes:
    """`{"since":0}` as a masked frame (of zeros), as clients send it."""
    text = b'{"since":0}'
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
