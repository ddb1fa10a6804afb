"""`stammtisch analyse`: what it prints and writes, and that bad input leaves nothing behind."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from stammtisch.analysis.judgement import Analysis
from stammtisch.analysis.page import adding_up
from stammtisch.cli import main
from stammtisch.play.record import to_text
from tests.play.matches import finished, some_record

Run = Callable[..., tuple[int, str, str]]

FEW = ("--rounds", "20")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_here(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["stammtisch", "analyse", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return run_here


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.stammtisch.json"
    path.write_text(to_text(some_record()), "utf-8")
    return path


def test_it_tells_the_turning_points_and_the_setting(run: Run, record: Path) -> None:
    status, out, err = run(record, *FEW)
    assert (status, err) == (0, "")
    assert re.search(r"move +player +played +better +points +to win +why", out)
    assert "20 rounds a move" in out


def test_json_is_the_whole_analysis(run: Run, record: Path) -> None:
    status, out, _ = run(record, "--json", *FEW)
    analysis = msgspec.json.decode(out, type=Analysis)
    assert status == 0
    assert len(analysis.moves) == len(some_record().moves)
    assert len(analysis.course) == len(analysis.moves) + 1  # and the end


def test_a_report_needs_nothing_but_itself(run: Run, tmp_path: Path, record: Path) -> None:
    report = tmp_path / "report.html"
    assert run(record, "--report", report, *FEW)[0] == 0
    page = report.read_text("utf-8")
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    assert len(list(root.iter("figure"))) == 3
    assert len(list(root.iter("table"))) == 3  # behind each plot
    assert not re.search(r"<(script|link|img|iframe|object)|src=|href=|url\(|@import", page)
    assert "Turning points" in page


@pytest.mark.parametrize(
    ("percents", "told"),
    [
        ([50.25, 49.75], [50.3, 49.7]),
        ([56.99, 43.01], [57.0, 43.0]),
        ([100.0, 0.0], [100.0, 0.0]),
        ([33.33, 33.33, 33.33], [33.4, 33.3, 33.3]),
    ],
)
def test_chances_in_the_report_add_up(percents: list[float], told: list[float]) -> None:
    assert adding_up(percents) == told


def test_what_players_are_called_stays_text(run: Run, tmp_path: Path) -> None:
    """In a record a name may be anything that can be printed."""
    record = msgspec.structs.replace(some_record(), players=["<b>Ada</b>", "[red]Bob"])
    path, report = tmp_path / "names.json", tmp_path / "names.html"
    path.write_text(to_text(record), "utf-8")
    status, out, _ = run(path, "--report", report, *FEW)
    assert status == 0
    assert "<b>Ada</b>, [red]Bob" in out
    assert "<b>" not in report.read_text("utf-8")


def broken(record: Path) -> dict[str, tuple[str, str]]:
    """Files that aren't right, and what is said of them."""
    text = record.read_text("utf-8")
    document = json.loads(text)
    moves = document["moves"]
    illegal = [*moves[:4], {**moves[4], "move": "ZZf@a1"}, *moves[5:]]
    other = json.loads(to_text(finished("cafe-board", 2, (), seed=2)))
    return {
        "no-json": ("coffee", "not JSON"),
        "no-record": ("{}", "not a record: `format` is missing"),
        "newer": (json.dumps(document | {"format": 99}), "format 99 is newer"),
        "illegal": (json.dumps(document | {"moves": illegal}), "move 5: "),
        "commitment": (json.dumps(document | {"salt": other["salt"]}), "commitment: "),
        "result": (json.dumps(document | {"result": other["result"]}), "result: "),
    }


@pytest.mark.parametrize(
    "what", ["no-json", "no-record", "newer", "illegal", "commitment", "result"]
)
def test_bad_input_is_refused_and_nothing_is_written(
    run: Run, tmp_path: Path, record: Path, what: str
) -> None:
    text, said = broken(record)[what]
    bad, report = tmp_path / "bad.stammtisch.json", tmp_path / "report.html"
    bad.write_text(text, "utf-8")
    status, out, err = run(bad, "--report", report, *FEW)
    assert (status, out) == (1, "")
    assert err.startswith(f"stammtisch: {bad}: ")
    assert said in err
    assert err.count("\n") == 1
    assert not report.exists()


def test_a_report_that_cannot_be_written_is_refused_at_once(
    run: Run, tmp_path: Path, record: Path
) -> None:
    status, out, err = run(record, "--report", tmp_path / "nowhere" / "report.html")
    assert (status, out) == (1, "")
    assert "can't be written" in err


def test_a_report_never_overwrites_the_record(run: Run, tmp_path: Path, record: Path) -> None:
    before = record.read_bytes()
    (tmp_path / "link.html").symlink_to(record)
    (tmp_path / "hard.html").hardlink_to(record)
    roundabout = f"{tmp_path}/../{tmp_path.name}/{record.name}"
    for name in (record, tmp_path / "link.html", tmp_path / "hard.html", roundabout):
        status, out, err = run(record, "--report", name, *FEW)
        assert (status, out) == (1, "")
        assert err == f"stammtisch: report: {name} is the record itself, which it would overwrite\n"
    assert record.read_bytes() == before
