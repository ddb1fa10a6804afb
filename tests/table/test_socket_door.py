"""Who may open the socket of a table, and how they are told why not."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar.datastructures import State
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.client.seat import read
from stammtisch.server import socket as table_socket
from stammtisch.server.tables import find_table
from stammtisch.store import people as store
from stammtisch.store.people import Known
from stammtisch.table.table import Table
from stammtisch.wire import requests
from stammtisch.wire.answers import Changed, Snapshot
from tests.table.callers import two_tables, until_answered
from tests.table.company import people, set_table

NO_TABLE, FORBIDDEN, ASK_AGAIN, OUR_FAULT = 4404, 4403, 4401, 1011
BAD_TOKEN = {"authorization": "Bearer nonsense"}
OTHER_PAGE = {"origin": "http://evil.example"}

Change = Callable[[State, Known], Awaitable[None]]


def test_nobody_may_look_on_by_name_only(address: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            assert await opened(address, table) is None
            assert await opened(address, table, {"origin": address}) is None
            assert await opened(address, table, {"cookie": "stammtisch=nonsense"}) is None
            assert await opened(address, "abcdefghij") == NO_TABLE
            assert await opened(address, table, BAD_TOKEN) == FORBIDDEN
            with pytest.raises(InvalidStatus) as refused:
                await opened(address, table, OTHER_PAGE)
            assert refused.value.response.status_code == 403

    asyncio.run(run())


@pytest.mark.parametrize("path", ["UPPER/socket", "a/socket", "abcdefghij/nothing"])
def test_what_is_no_table_has_no_socket(address: str, path: str) -> None:
    async def run() -> None:
        ws = address.replace("http", "ws", 1)
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"{ws}/api/tables/{path}"):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


@pytest.mark.parametrize("since", ["-1", "x", "1.5", str(2**31 + 1)])
def test_a_version_that_is_none_opens_no_socket(address: str, since: str) -> None:
    async def run() -> None:
        async with people(address, 2) as clients:
            table = await set_table(clients)
            ws = address.replace("http", "ws", 1)
            with pytest.raises(InvalidStatus):
                async with connect(f"{ws}/api/tables/{table}/socket?since={since}"):
                    pass

    asyncio.run(run())


def test_a_fault_of_ours_is_one_visitors_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Messages that come together are heard together; one of them must not silence the others."""
    reading = requests.read

    def read_or_fail(text: bytes | str) -> requests.AnyRequest:
        if "oops" in str(text):
            raise RuntimeError("a fault of ours")
        return reading(text)

    monkeypatch.setattr(requests, "read", read_or_fail)

    async def run() -> None:
        async with two_tables(tmp_path) as (_, [unlucky, other], _):
            unlucky.say('{"say": "oops"}')
            other.say('{"say": "hello", "id": 1}')
            assert isinstance(await until_answered(other, 1), Changed)
            assert unlucky.visitor.closing.result() == OUR_FAULT
            assert not other.visitor.closing.done()

    asyncio.run(run())
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.message for record in errors] == ["a message could not be heard"]


async def end_session(state: State, known: Known) -> None:
    await store.end_session(state.database, known.person.id, known.session)
    state.identities.forget(session=known.session)


async def rename(state: State, known: Known) -> None:
    await store.rename(state.database, known.person.id, "Berta")
    state.identities.forget(person=known.person.id)


async def nothing(state: State, known: Known) -> None:
    pass


@pytest.mark.parametrize(
    ("change", "code"), [(end_session, ASK_AGAIN), (rename, ASK_AGAIN), (nothing, None)]
)
@pytest.mark.parametrize("program", [False, True])
def test_who_is_somebody_else_before_the_socket_is_open_comes_again(
    address: str, monkeypatch: pytest.MonkeyPatch, change: Change, code: int | None, program: bool
) -> None:
    """Only whoever is among the open sockets hears that a session has ended."""
    token = ""

    async def find_meanwhile(state: State, name: str) -> Table:
        if token:
            known = await state.identities.find(token)
            await change(state, known)
        return await find_table(state, name)

    monkeypatch.setattr(table_socket, "find_table", find_meanwhile)

    async def run() -> None:
        nonlocal token
        async with people(address, 2) as clients:
            table = await set_table(clients)
            cookie = clients[0]._who()["cookie"]
            account = await clients[0].new_bot("Deep Espresso")
            token = account.token if program else cookie.partition("=")[2]
            headers = {"authorization": f"Bearer {token}"} if program else {"cookie": cookie}
            assert await opened(address, table, headers) == code

    asyncio.run(run())


async def opened(address: str, table: str, headers: dict[str, str] | None = None) -> int | None:
    """None where a snapshot comes, else the code with which the socket is closed."""
    ws = address.replace("http", "ws", 1)
    async with connect(f"{ws}/api/tables/{table}/socket", additional_headers=headers) as socket:
        try:
            assert isinstance(read(await socket.recv()), Snapshot)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0
    return None
