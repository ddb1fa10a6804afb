"""The command line: what it prints, where, and with which exit status."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from typer.main import get_command

from stammtisch import __version__
from stammtisch.cli import app, main
from stammtisch.play.record import to_text
from tests.play.matches import some_record


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_here(*arguments: str) -> Done:
        monkeypatch.setattr(sys, "argv", ["stammtisch", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        code = ended.value.code
        return Done(code if isinstance(code, int) else int(bool(code)), *capsys.readouterr())

    return run_here


def one_line(done: Done) -> str:
    """The one line on standard error of a command that gave up."""
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("stammtisch: ")
    assert done.err.count("\n") == 1
    return done.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.stammtisch.json"
    path.write_text(to_text(some_record()), "utf-8")
    return path


def test_version(run: Run) -> None:
    assert run("--version") == Done(0, f"stammtisch {__version__}\n", "")


def test_help_names_every_command(run: Run) -> None:
    page = run("--help").out
    for command in ("arena", "engine", "verify", "simulate", "check", "play", "replay", "show"):
        assert command in page


def test_verify(run: Run, record: Path) -> None:
    done = run("verify", str(record))
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("OK: cafe-board, Ada, Bob; ")
    assert done.out.endswith("; dealt from seed 1, which proves nothing about the dealer\n")


def test_verify_names_the_first_bad_move(run: Run, record: Path) -> None:
    changed = json.loads(record.read_text("utf-8"))
    changed["moves"][6]["move"] = changed["moves"][9]["move"] = "bar JKf"
    record.write_text(json.dumps(changed), "utf-8")
    for command in ("verify", "show", "replay"):
        assert f"stammtisch: {record}: move 7: " in one_line(run(command, str(record)))


def test_verify_wants_a_record(run: Run, tmp_path: Path) -> None:
    assert "nowhere" in one_line(run("verify", str(tmp_path / "nowhere")))
    assert str(tmp_path) in one_line(run("verify", str(tmp_path)))
    (tmp_path / "no").write_bytes(b"\xff")
    assert f"{tmp_path / 'no'}: not JSON" in one_line(run("verify", str(tmp_path / "no")))


def test_a_missing_file_is_told_by_name(run: Run) -> None:
    for command in ("verify", "replay"):
        assert run(command, "nowhere").err == "stammtisch: nowhere: No such file or directory\n"


def test_simulate_as_json(run: Run) -> None:
    arguments = [
        "simulate",
        "cafe-cards",
        "--games",
        "20",
        "--players",
        "3",
        "--seed",
        "5",
        "--json",
    ]
    done = run(*arguments, "--option", "clubs=true")
    report = json.loads(done.out)
    assert (done.status, done.err, done.out.count("\n")) == (0, "", 1)
    assert list(report) == [
        *("game", "players", "options", "games", "seed", "moves", "seconds", "moves_per_second"),
        *("length", "scores", "wins"),
    ]
    assert (report["players"], report["options"], report["seed"]) == (3, {"clubs": True}, 5)
    assert [len(column) for column in report["scores"].values()] == [3, 3, 3, 3]


def test_simulate_as_a_table(run: Run) -> None:
    done = run("simulate", "face-to-face", "--games", "20", "--option", "last_card=wins")
    assert (done.status, done.err) == (0, "")
    assert "20 games of face-to-face, seed 0" in done.out


def test_simulate_refuses_what_the_game_refuses(run: Run) -> None:
    assert "chess" in one_line(run("simulate", "chess"))
    assert "players" in one_line(run("simulate", "cafe-board", "--players", "3"))
    assert "last_card" in one_line(run("simulate", "face-to-face", "--option", "last_card=ties"))
    assert "clubs" in one_line(run("simulate", "face-to-face", "--option", "clubs=true"))


def test_show_and_replay_read_records(run: Run, record: Path, tmp_path: Path) -> None:
    for command in ("show", "replay"):
        done = run(command, str(record))
        assert (done.status, done.err) == (0, "")
        assert done.out
        assert "nowhere" in one_line(run(command, str(tmp_path / "nowhere")))


def test_play_wants_what_there_is(run: Run) -> None:
    assert "chess" in one_line(run("play", "--terminal", "--game", "chess"))
    assert "nobody" in one_line(run("play", "--game", "face-to-face", "--bot", "nobody"))
    assert "players" in one_line(run("play", "--game", "face-to-face", "--players", "3"))


def test_a_file_may_begin_with_a_mark_of_the_byte_order(
    run: Run, record: Path, tmp_path: Path
) -> None:
    record.write_text(record.read_text("utf-8"), "utf-8-sig")
    position = tmp_path / "position.json"
    position.write_text('{"game": "cafe-cards"}', "utf-8-sig")
    for arguments in (["verify", record], ["replay", record], ["show", record], ["show", position]):
        assert run(*map(str, arguments)).err == ""


def test_check_fails_without_a_game(run: Run, tmp_path: Path) -> None:
    ctrl_c = signal.getsignal(signal.SIGINT)
    try:
        assert "nowhere.py" in one_line(run("check", str(tmp_path / "nowhere.py")))
        assert "neither" in one_line(run("check", str(tmp_path)))
    finally:
        signal.signal(signal.SIGINT, ctrl_c)


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["verify"],
        ["simulate"],
        ["simulate", "cafe-cards", "--games", "0"],
        ["simulate", "cafe-cards", "--games", "1000000001"],
        ["simulate", "cafe-cards", "--games", "many"],
        ["simulate", "cafe-cards", "--option", "clubs"],
        ["play", "--option", "clubs=true"],
    ],
)
def test_usage(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert "Usage" in done.err


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "cafe-board"],
        ["arena", "--game", "cafe-board", "--bots", "random,random"],
        ["play", "--game", "cafe-board"],
    ],
)
@pytest.mark.parametrize("second", ["bar=17", "bar=21"])
def test_an_option_is_given_once(run: Run, command: list[str], second: str) -> None:
    done = run(*command, "--option", "bar=17", "--option", "open_hands=true", "--option", second)
    assert (done.status, done.out) == (2, "")
    assert "Invalid value for --option: 'bar' is given twice" in done.err


def test_a_reader_who_leaves_is_no_accident() -> None:
    """`stammtisch engine | head -1`"""
    engine = [sys.executable, "-m", "stammtisch", "engine"]
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody:
        done = subprocess.run(
            engine,
            input=b'{"cmd": "games"}\n' * 9,
            stdout=nobody,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"")


def test_signs_that_the_output_can_not_write() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", "simulate", "cafe-cards", "--games", "3"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"? stdev" in done.stdout


@pytest.mark.parametrize("command", ["engine <&-", "engine >&- </dev/null", "play <&- >/dev/null"])
def test_streams_that_are_closed(command: str) -> None:
    shell = f"{sys.executable} -m stammtisch {command}"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, timeout=120, check=False)
    assert b"Traceback" not in done.stderr


def test_a_seed_that_is_no_text(run: Run) -> None:
    said = one_line(run("simulate", "cafe-cards", "--seed", "\udcff", "--games", "1"))
    assert said == "stammtisch: seed: '\\udcff' is not written in UTF-8\n"


@pytest.mark.parametrize("option", get_command(app).commands["arena"].params, ids=str)
def test_every_option_of_the_arena_is_explained(option: Any) -> None:
    page = (Path(__file__).parents[1] / "docs" / "arena.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `--")]
    assert any(re.search(rf"`{option.opts[0]}\b", row.split("|")[1]) for row in rows)


SEEDED = [
    ["simulate", "cafe-cards", "--games", "1"],
    ["arena", "--game", "face-to-face", "--bots", "random,random", "--games", "2"],
    ["play", "--game", "face-to-face"],
]


@pytest.mark.parametrize("command", SEEDED)
def test_a_seed_is_no_longer_than_the_engine_takes_it(run: Run, command: list[str]) -> None:
    for seed in ("x" * 101, "1" * 101):
        said = one_line(run(*command, "--seed", seed))
        assert said == "stammtisch: seed: longer than 100 characters\n"


@pytest.mark.parametrize("command", SEEDED[:2])
@pytest.mark.parametrize("seed", ["x" * 100, "1" * 100, "-" + "1" * 99])
def test_a_seed_may_be_as_long_as_that(run: Run, command: list[str], seed: str) -> None:
    done = run(*command, "--seed", seed, "--json")
    assert (done.status, str(json.loads(done.out)["seed"])) == (0, seed)


@pytest.mark.parametrize("command", SEEDED[:2])
def test_a_seed_is_shown_without_what_can_not_be_seen(run: Run, command: list[str]) -> None:
    done = run(*command, "--seed", "\x1b[31mred")
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert "seed [31mred" in done.out


WITHOUT_A_HOME = """
import os, sys
os.path.expanduser = lambda path: path  # as for a service that has neither HOME nor a name
sys.argv = ["stammtisch", "simulate", "cafe-cards"]
from stammtisch.cli import main
main()
"""


def test_a_service_without_a_home_is_told_what_it_needs() -> None:
    homes = ("XDG_CACHE_HOME", "NUMBA_CACHE_DIR")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_HOME],
        env={name: value for name, value in os.environ.items() if name not in homes},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "XDG_CACHE_HOME" in one_line(Done(done.returncode, done.stdout, done.stderr))


def test_rules_that_can_be_kept_nowhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def app() -> None:
        raise RuntimeError("cannot cache function 'x': no locator available for file 'y'")

    monkeypatch.setattr("stammtisch.cli.app", app)
    assert "XDG_CACHE_HOME" in one_line(run("engine"))


def test_a_mistake_of_our_own_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    def app() -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr("stammtisch.cli.app", app)
    with pytest.raises(RuntimeError, match="a mistake"):
        main()
