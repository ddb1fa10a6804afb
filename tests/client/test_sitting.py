"""Where no socket opens, the client says why, in the words of the house."""

import asyncio
import logging
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

import pytest

from stammtisch.client import Client, NotDone
from stammtisch.client.seat import Seated
from stammtisch.table.views import encode
from stammtisch.wire.answers import Changed, Refusal, Snapshot
from stammtisch.wire.happenings import Joined
from tests.table.company import people, set_table
from tests.table.houses import open_house


async def refused(client: Client, table: str, since: int = 0) -> tuple[int, str, str]:
    with pytest.raises(NotDone) as found:
        async with client.sit(table, since):
            pass
    refusal = found.value.refusal
    return found.value.status, refusal.refused, refusal.sentence


def test_a_table_that_is_none(address: str) -> None:
    async def run() -> None:
        async with people(address, 1) as (anna,):
            expected = (404, "no-table", "there is no table of this name")
            assert await refused(anna, "abcdefghij") == expected
            assert (await refused(anna, "UPPER"))[0] == 400

    asyncio.run(run())


def test_a_version_or_a_token_that_is_none(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients, Client(address, "st_nonsense") as stranger:
            table = await set_table(clients)
            assert (await refused(clients[0], table, since=-1))[0] == 400
            assert (await refused(stranger, table))[:2] == (401, "token")

    asyncio.run(run())


def test_more_sockets_than_the_house_opens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(address: str) -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            async with clients[0].sit(table):
                assert (await refused(clients[1], table))[:2] == (429, "too-many")

    with open_house(tmp_path, sockets=1) as address:
        asyncio.run(run(address))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_who_plays_too_fast_is_held_back_and_not_sent_away(tmp_path: Path) -> None:
    """The loop of docs/socket.md, on both sides of a table where few messages are allowed."""

    async def play(seat: Seated) -> list[Refusal]:
        """Until a move that was one too many has been made after all."""
        await seat.ready()
        while True:
            assert not seat.over
            if seat.moves:
                await seat.play(next(iter(seat.moves)))
            await seat.wait()
            refused = [answer for answer in seat.heard if isinstance(answer, Refusal)]
            if refused and isinstance(seat.heard[-1], Changed) and seat.heard[-1].id is not None:
                return refused

    async def run(address: str) -> list[Refusal]:
        async with people(address, 2) as (anna, ben):
            table = await set_table((anna, ben), "face-to-face")
            async with anna.sit(table) as one, ben.sit(table) as other:
                playing = {asyncio.create_task(play(seat)) for seat in (one, other)}
                done, still = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in still:
                    task.cancel()
                return done.pop().result()

    with open_house(tmp_path, messages=1) as address:
        refused = asyncio.run(run(address))
    assert {refusal.refused for refusal in refused} == {"too-many"}
    assert all(refusal.id is not None for refusal in refused)


class Telling:
    """A socket on which the same table is told, change by change."""

    def __init__(self, first: Snapshot) -> None:
        self._messages = map(encode, chain([first], map(self._change, count(first.snapshot + 1))))

    @staticmethod
    def _change(version: int) -> Changed:
        return Changed(version=version, at=datetime.now(UTC), events=[Joined(0, "Anna")])

    async def send(self, message: str, /) -> None:
        """Not heard."""

    async def recv(self) -> bytes:
        """The next change."""
        return next(self._messages)


def test_a_long_game_is_kept_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            seat = Seated(Telling(await clients[0].look(await set_table(clients))))
            await seat.wait()
            assert seat.now
            log = seat.now.log
            for _ in range(50):
                await seat.wait()
                assert 1 <= len(seat.heard) <= 20
            assert seat.now.log is log
            assert [told.version for told in log] == list(range(1, 52)), "and that somebody came"
            last = [heard.version for heard in seat.heard[-10:] if isinstance(heard, Changed)]
            assert last == list(range(42, 52))

    monkeypatch.setattr("stammtisch.client.seat.MOST_HEARD", 10)
    asyncio.run(run())
