"""Health, metrics, logs."""

import asyncio
import io
import json
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvloop
from asyncpg.exceptions import DiskFullError
from sqlalchemy.exc import DBAPIError

from stammtisch.server import health
from stammtisch.server.logs import set_up_logs
from tests.server.small import Device, small_house

SECRET = "DEf-is-hidden"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged, at the most talkative level."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    stream = io.StringIO()
    set_up_logs("debug", stream)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    logging.getLogger("stammtisch").setLevel(logging.NOTSET)


def read(lines: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_alive_and_ready(device: Device) -> None:
    assert device.get("/health") == {"fine": True}
    assert device.get("/ready") == {"fine": True}


def test_not_ready_without_a_database(tmp_path: Path) -> None:
    with small_house(tmp_path) as client:
        client.app.state.database.access.engine.dispose()
        file = tmp_path / "stammtisch.db"
        file.rename(tmp_path / "gone.db")
        file.mkdir()
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()["refused"]) == (503, "not-ready")
        assert client.get("/health").status_code == 200
        file.rmdir()
        (tmp_path / "gone.db").rename(file)


class SlowDatabase:
    """Counts who reads."""

    def __init__(self) -> None:
        self.reads = 0

    async def read(self, _: object) -> None:
        self.reads += 1
        await asyncio.sleep(0.01)
        if self.reads == 2:
            raise OSError


def test_many_who_ask_are_one_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(health, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        database: Any = SlowDatabase()
        readiness = health.Readiness(database)

        async def look() -> set[bool]:
            return set(await asyncio.gather(*(readiness.look() for _ in range(50))))

        assert [await look(), await look()] == [{True}, {True}]
        assert database.reads == 1
        now += 1
        assert [await look(), await look()] == [{False}, {False}]
        now += 1
        assert await look() == {True}
        assert database.reads == 3

    asyncio.run(run())


@pytest.mark.parametrize(
    ("setting", "address", "status"),
    [
        ("local", "127.0.0.1", 200),
        ("local", "::1", 200),
        ("local", "1.2.3.4", 404),
        ("off", "127.0.0.1", 404),
        ("all", "1.2.3.4", 200),
    ],
)
def test_who_may_read_the_metrics(tmp_path: Path, setting: str, address: str, status: int) -> None:
    with small_house(tmp_path, metrics=setting, proxy=True) as client:
        answer = client.get("/metrics", headers={"x-forwarded-for": address})
        assert answer.status_code == status


def test_the_metrics_count(tmp_path: Path) -> None:
    with small_house(tmp_path, metrics="all") as client:
        device = Device(client)
        anna = device.become("Anna")
        device.get(f"/api/people/{anna['id']}")
        device.ask("GET", "/nowhere")
        client.app.state.metrics.committed(0.001, 3)
        with client.websocket_connect("/socket"):
            text = client.get("/metrics").text
    count = 'stammtisch_requests_total{method="GET",path="%s",status="%s"} 1.0'
    assert count % ("/api/people/{person}", 200) in text
    assert count % ("none", 404) in text
    assert "stammtisch_sockets 1.0" in text
    assert "stammtisch_commit_seconds_count 1.0" in text
    assert anna["id"] not in text


def test_a_request_is_a_line_without_secrets(tmp_path: Path, lines: io.StringIO) -> None:
    with small_house(tmp_path) as client:
        device = Device(client)
        device.become("Anna Blume")
        cookie = device.cookie
        device.ask("GET", f"/api/me/games?page=0&invite={SECRET}")
        device.ask("GET", f"/{SECRET}")
        code = device.ask("POST", "/api/me/code").json()["code"]
        Device(client).ask("POST", "/api/people/move", {"code": code})
    logged = lines.getvalue()
    assert cookie
    secrets = (cookie, code, code.replace("-", ""), SECRET)
    assert not [secret for secret in secrets if secret in logged]
    assert "Anna" not in logged
    requests = [line for line in read(lines) if line["message"] == "request"]
    first = requests[0]
    assert (first["method"], first["path"], first["status"]) == ("POST", "/api/people", 201)
    assert first.keys() == {"at", "level", "logger", "message", "method", "path", "status", "ms"}


def test_a_bug_is_told_without_its_text(tmp_path: Path, lines: io.StringIO) -> None:
    with small_house(tmp_path) as client:
        assert client.get("/broken").status_code == 500
    [line] = [line for line in read(lines) if line["level"] == "error"]
    assert line["error"] == "RuntimeError"
    assert any("small.py" in str(place) for place in line["where"])  # type: ignore[attr-defined]
    assert "DEf" not in lines.getvalue()


def test_causes_and_extras_are_told_plainly(lines: io.StringIO) -> None:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise ValueError(SECRET) from error
    except ValueError:
        extra = {"table": "abc", "n": 3, "_of_a_library": 1}
        logging.getLogger("stammtisch.x").exception("went wrong", extra=extra)
    [line] = read(lines)
    assert (line["message"], line["table"], line["n"]) == ("went wrong", "abc", 3)
    assert "_of_a_library" not in line
    assert (line["error"], line["because"]) == ("ValueError", ["KeyError"])
    assert SECRET not in lines.getvalue()


def full_disk() -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("PRAGMA max_page_count = 1")
        database.execute("CREATE TABLE x (y)")


def full_server() -> None:
    try:
        raise DiskFullError(SECRET)
    except DiskFullError as error:
        raise DBAPIError("INSERT", SECRET, error) from error


@pytest.mark.parametrize(
    ("fails", "code"),
    [
        (full_disk, "SQLITE_FULL"),
        (full_server, "53100"),
        (Path("/dev/null/x").read_bytes, "ENOTDIR"),
    ],
)
def test_what_the_database_calls_an_error_is_told(
    fails: Callable[[], object], code: str, lines: io.StringIO
) -> None:
    try:
        fails()
    except Exception:
        logging.getLogger("stammtisch.x").exception("not saved")
    [line] = read(lines)
    assert line["code"] == code
    assert SECRET not in lines.getvalue()


def test_an_error_within_a_message_is_told_by_its_kind(lines: io.StringIO) -> None:
    log, error = logging.getLogger("stammtisch.x"), ValueError(SECRET)
    log.error("%s, %d", error, 3, extra={"because": error})
    log.error(error)
    log.error("%(what)s", {"what": "a table"})
    assert [line["message"] for line in read(lines)] == ["ValueError, 3", "ValueError", "a table"]
    assert read(lines)[0]["because"] == "ValueError"
    assert SECRET not in lines.getvalue()


async def forgotten_task() -> None:
    async def fail() -> None:
        raise ValueError(SECRET)

    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task


async def failing_callback() -> None:
    asyncio.get_running_loop().call_soon(int, SECRET)
    await asyncio.sleep(0.01)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
@pytest.mark.parametrize(
    ("run", "said"),
    [
        (forgotten_task, "Task exception was never retrieved"),
        (failing_callback, "Exception in callback"),
    ],
)
def test_what_goes_wrong_in_the_loop_is_told_without_values(
    run: Callable[[], Coroutine[None, None, None]],
    said: str,
    loop: Callable[[], asyncio.AbstractEventLoop],
    lines: io.StringIO,
) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())
    [line] = read(lines)
    assert str(line["message"]).startswith(said)
    assert (line["logger"], line["error"]) == ("asyncio", "ValueError")
    assert SECRET not in lines.getvalue()


def test_what_the_loop_says_of_the_system_is_told(lines: io.StringIO) -> None:
    logging.getLogger("asyncio").error("socket.accept() out of system resource\nsocket: <x>")
    assert read(lines)[0]["message"] == "socket.accept() out of system resource"


def test_a_traceback_of_others_is_not_told(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("Traceback (most recent ...):\nValueError: %s", SECRET)
    assert read(lines)[0]["message"] == "Traceback (most recent ...):"


@pytest.mark.parametrize("talkative", ["websockets.server", "asyncpg", "sqlalchemy.engine"])
def test_debugging_does_not_let_others_tell_all(lines: io.StringIO, talkative: str) -> None:
    logging.getLogger(talkative).debug(SECRET)
    logging.getLogger(talkative).info(SECRET)
    logging.getLogger("stammtisch.table").debug("fine")
    assert [line["message"] for line in read(lines)] == ["fine"]
