"""The door on a real server, with a real socket."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from stammtisch.server.settings import Settings
from stammtisch.wire.answers import Refusal
from tests.server.small import small_app


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(Settings(data=tmp_path_factory.mktemp("house"), sockets=2)) as address:
        yield address


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """Host and port of a server that runs meanwhile."""
    config = uvicorn.Config(
        small_app(settings),
        port=0,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        ws="websockets-sansio",
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    yield f"{host}:{port}"
    server.should_exit = True
    thread.join()


def test_a_socket_of_ours_is_open(address: str) -> None:
    with connect(f"ws://{address}/socket", origin=f"http://{address}") as socket:  # type: ignore[arg-type]
        socket.send("hello")
        assert socket.recv() == "hello"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://localhost"])
def test_a_socket_of_another_page_is_not_opened(address: str, origin: str) -> None:
    socket = f"ws://{address}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(socket, origin=origin):  # type: ignore[arg-type]
        pass
    assert said(refused.value) == (403, "origin", None)


def test_too_many_sockets_are_not_opened(address: str) -> None:
    url = f"ws://{address}/socket"
    with connect(url), connect(url), pytest.raises(InvalidStatus) as refused, connect(url):
        pass
    assert said(refused.value) == (429, "too-many", "10")
    assert refused.value.response.headers["x-content-type-options"] == "nosniff"


def test_sockets_are_counted_like_requests(tmp_path: Path) -> None:
    with running(Settings(data=tmp_path, requests=0.01)) as address:
        url = f"ws://{address}/socket"
        with connect(url), pytest.raises(InvalidStatus) as refused, connect(url):
            pass
    status, reason, seconds = said(refused.value)
    assert (status, reason) == (429, "too-many")
    assert int(seconds or 0) > 10


def said(refused: InvalidStatus) -> tuple[int, str, str | None]:
    """Status, reason, and how long to wait."""
    answer = refused.response
    refusal = msgspec.json.decode(answer.body, type=Refusal)
    return answer.status_code, refusal.refused, answer.headers.get("retry-after")


def test_a_flood_is_held_back_and_the_house_lives(tmp_path: Path) -> None:
    seldom = Settings(data=tmp_path, requests=1.0)  # so that a slow machine's flood is one, too
    with running(seldom) as address, httpx.Client(base_url=f"http://{address}") as client:
        statuses = [client.get("/api/ratings/cafe-cards").status_code for _ in range(120)]
        assert set(statuses) == {200, 429}
        assert client.get("/health").status_code == 200


def test_the_many_files_of_a_page_are_no_flood(tmp_path: Path) -> None:
    with (
        running(Settings(data=tmp_path)) as address,
        httpx.Client(base_url=f"http://{address}") as client,
    ):
        statuses = {client.get(f"/assets/{number}.js").status_code for number in range(120)}
        assert 429 not in statuses


def test_a_body_without_end_is_refused(address: str) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    answer = httpx.post(f"http://{address}/number", content=endless())
    assert answer.status_code in (413, 429)
