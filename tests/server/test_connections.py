"""Connections that keep the house waiting, and too many of them."""

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from stammtisch.server import connections, limits
from tests.table.houses import open_house

PATIENCE = 60.0
HEAD = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\n"
BODY = HEAD + b"Content-Type: application/json\r\nContent-Length: 15\r\n\r\n"
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that looks often."""
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.3)


@pytest.fixture
def address(tmp_path: Path, hasty: None) -> Iterator[str]:
    with open_house(tmp_path) as address:
        yield address


def opened(address: str, sent: bytes = b"") -> socket.socket:
    place = urlsplit(address)
    one = socket.create_connection((place.hostname, place.port), PATIENCE)
    one.sendall(sent)
    return one


def send_on(one: socket.socket, data: bytes, pause: float = 0.0) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        one.sendall(data)
        time.sleep(pause)


def is_closed(one: socket.socket) -> bool:
    """Whether it is closed before anybody loses patience, whatever was answered before."""
    try:
        while one.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def is_dropped(address: str) -> bool:
    """Whether a connection is closed at once, and no answer comes."""
    with opened(address) as one:
        try:
            one.sendall(GET)
            return not one.recv(1 << 16)
        except ConnectionError:
            return True


@pytest.mark.parametrize("sent", [b"", b"\r\n", HEAD, BODY, BODY + b'{"name"', GET + HEAD])
def test_who_begins_and_does_not_go_on_is_dropped(address: str, sent: bytes) -> None:
    with opened(address, sent) as one:
        assert is_closed(one)


@pytest.mark.parametrize("sent", [b"\r\n", HEAD + b"x: ", BODY.replace(b" 15", b" 5000")])
def test_a_trickle_is_not_enough(address: str, sent: bytes) -> None:
    with opened(address, sent) as one, pytest.raises(ConnectionError):
        send_on(one, b"\n" if sent == b"\r\n" else b" ", 0.1)


def test_an_answer_that_is_not_read_is_not_kept(address: str) -> None:
    question = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with opened(address) as one, pytest.raises(ConnectionError):
        send_on(one, question * 100)


def test_a_head_has_an_end(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_SECONDS", 60.0)
    with opened(address, HEAD) as one, pytest.raises(ConnectionError):
        send_on(one, b"x: y\r\n" * 1000)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with open_house(tmp_path, connections=3) as address, ExitStack() as stack:
        first, *_ = [stack.enter_context(opened(address, HEAD)) for _ in range(3)]
        assert is_dropped(address)
        first.close()
        end = time.monotonic() + PATIENCE
        while is_dropped(address):
            assert time.monotonic() < end
            time.sleep(0.01)


def test_sockets_are_not_counted_as_connections(tmp_path: Path) -> None:
    with open_house(tmp_path, connections=1) as address, ExitStack() as stack:
        name = "a" * 10
        for _ in range(3):
            ws = address.replace("http", "ws", 1)
            stack.enter_context(connect(f"{ws}/api/tables/{name}/socket"))
        assert httpx.get(f"{address}/health").status_code == 200


@pytest.mark.parametrize("settings", [{"connections": 0}, {"connections": 1, "proxy": True}])
def test_a_proxy_has_as_many_connections_as_it_likes(
    tmp_path: Path, settings: dict[str, int]
) -> None:
    with open_house(tmp_path, **settings) as address, ExitStack() as stack:
        for _ in range(20):
            one = stack.enter_context(opened(address, GET))
            assert one.recv(1 << 16).startswith(b"HTTP/1.1 200")


def test_the_log_tells_of_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, connections=1) as address, opened(address, HEAD):
        assert all(is_dropped(address) for _ in range(5))
        monkeypatch.setattr(limits, "TELL_SECONDS", 0.0)
        assert is_dropped(address)
    told = [record for record in caplog.records if record.message == "connections dropped"]
    assert [record.levelno for record in told] == [logging.WARNING] * 2
    assert [vars(record)["too_many"] for record in told] == [1, 5]
