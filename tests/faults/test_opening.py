"""A house that can't open says why in one line; one that opens says where."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from stammtisch.games.rulebook import BadInput
from stammtisch.server.serving import bound
from tests.faults.processes import house_process

COMMAND = [sys.executable, "-m", "stammtisch"]
PATIENCE = 60.0


def refused(*arguments: str, **environment: str) -> str:
    """The one line of a house that does not open."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("stammtisch: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://x", "database: mysql is not sqlite or postgresql"),
        ("sqlite://x", 'database: "sqlite://x" is not like sqlite:///FILE'),
        ("sqlite://", 'database: "sqlite://" is not like sqlite:///FILE'),
        ("sqlite:///:memory:", 'database: "sqlite:///:memory:" is not like sqlite:///FILE'),
        ("sqlite:///file:x?mode=memory&uri=true", "is not like sqlite:///FILE"),
        ("/no.db", 'database: "/no.db" is not like sqlite:///FILE or postgresql://'),
        ("postgresql//me:secret@x/y", "database: it is not like sqlite:///FILE or postgresql://"),
        (
            "postgresql://me:secret@x:port/y",
            "database: it is not like sqlite:///FILE",
        ),
        ("sqlite:///{folder}/no.db", "database: can't be opened or migrated: file is not a data"),
        ("sqlite:///{folder}/no.db/x.db", "no.db: File exists"),
        ("postgresql://me:secret@127.0.0.1:1/x", "database: can't be opened or migrated: "),
    ],
)
def test_a_database_that_can_not_be_opened(address: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "no.db").write_bytes(bytes(range(256)) * 20)
    given = address.format(folder=tmp_path)
    said = refused("serve", "--port", "0", "--data", str(tmp_path), STAMMTISCH_DATABASE=given)
    assert sentence in said
    assert "secret" not in said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("serve", "--port", port, "--data", str(tmp_path))
    assert f"port: {port} at 127.0.0.1: " in said


@pytest.mark.parametrize("host", ["no.invalid", "a..b"])
def test_a_host_that_is_none(host: str) -> None:
    assert f'host: "{host}": ' in refused("serve", "--host", host, "--port", "0")


def test_an_address_of_another_machine() -> None:
    with pytest.raises(BadInput, match=r"host: 192\.0\.2\.1 is no address of this machine"):
        bound("192.0.2.1", 0)


def test_a_file_for_the_data_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert f"data: {file} is no folder" in refused("serve", "--port", "0", "--data", str(file))


def test_no_two_houses_take_one_port() -> None:
    first = bound("127.0.0.1", 0)
    try:
        with pytest.raises(BadInput, match="port"):
            bound("127.0.0.1", first[0].getsockname()[1])
    finally:
        for one in first:
            one.close()


def test_no_two_houses_open_one_file(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path, target_is_directory=True)
    expected = f"database: {tmp_path.resolve() / 'stammtisch.db'} is in use by another house"
    with house_process(tmp_path) as first:
        assert expected in refused("serve", "--port", "0", "--data", str(tmp_path))
        assert expected in refused("--no-browser", "--port", "0", "--data", str(link))
        with closing(sqlite3.connect(tmp_path / "stammtisch.db")) as reading:
            assert reading.execute("SELECT count(*) FROM people").fetchone() == (0,)
        first.kill()
        with house_process(tmp_path) as second:
            second.close()
        first.open()


@contextmanager
def started(*arguments: str, through: Sequence[str] = ()) -> Iterator["subprocess.Popen[str]"]:
    command = [*through, *COMMAND, *arguments]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield house
    finally:
        house.send_signal(signal.SIGTERM)
        house.communicate(timeout=PATIENCE)
        assert house.returncode == 0


# A house that is busy compiling for a minute, and says so if Python is torn down around that.
COMPILING = """
import atexit, time
from stammtisch import cli
from stammtisch.server import serving
serving.warm_up = lambda: time.sleep(60)
atexit.register(print, "torn down")
cli.main()
"""


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_house_that_still_compiles_is_left_alone(told: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMPILING, "serve", "--port", "0", "--data", str(tmp_path)]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert house.stderr is not None
        assert '"open"' in house.stderr.readline()
        house.send_signal(told)
        assert house.communicate(timeout=PATIENCE) == ("", "")
        assert house.returncode == 0
    finally:
        house.kill()


def test_a_house_says_at_which_free_port_it_is(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--data", str(tmp_path)) as house:
        assert house.stderr is not None
        line = json.loads(house.stderr.readline())
        assert (line["level"], line["message"]) == ("info", "open")
        assert httpx.get(f"{line['address']}health").is_success


def test_a_house_opens_as_many_files_as_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMMTISCH_CONNECTIONS", "0")
    few_at_first = ("sh", "-c", 'ulimit -Sn 100; exec "$@"', "sh")
    serve = ("serve", "--port", "0", "--data", str(tmp_path))
    with started(*serve, through=few_at_first) as house, ExitStack() as stack:
        assert house.stderr is not None
        address = json.loads(house.stderr.readline())["address"]
        for _ in range(200):
            client = stack.enter_context(httpx.Client(timeout=PATIENCE, verify=False))
            assert client.get(f"{address}health").is_success


def test_a_misspelt_setting_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_PORTT", "1")
    with started("serve", "--port", "0", "--data", str(tmp_path)) as house:
        assert house.stderr is not None
        house.stderr.readline()
        line = json.loads(house.stderr.readline())
    assert (line["level"], line["message"]) == (
        "warning",
        "STAMMTISCH_PORTT is no setting; is STAMMTISCH_PORT meant?",
    )


def test_a_house_of_ones_own_says_where_it_is_once_it_is(tmp_path: Path) -> None:
    with started("--port", "0", "--no-browser", "--data", str(tmp_path)) as house:
        assert house.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:[1-9]\d*/", house.stdout.readline())
        assert address
        assert httpx.get(f"{address[0]}health").is_success


def test_a_house_of_ones_own_moves_on_where_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with started("--port", port, "--no-browser", "--data", str(tmp_path)) as house:
            assert house.stdout is not None
            warning, line = house.stdout.readline(), house.stdout.readline()
    assert warning.startswith(f"port: {port} at 127.0.0.1: ")
    assert line.startswith("The house is open at http://127.0.0.1:")
    assert f":{port}/" not in line
