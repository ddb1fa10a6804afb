"""Whole small tournaments."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.bots.outside.program import Program
from tests.arena.conftest import DUEL, Arena
from tests.bots.programs import BAD, GOOD, program
from tests.bots.test_bot_log import TALKATIVE


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    lines = [{**line, "ms": 0, "slowest_ms": 0} for line in report["bots"]]
    return {**report, "bots": lines}


def test_greedy_is_stronger_than_random(arena: Arena) -> None:
    report = arena(*DUEL, "--games", 40, "--json").json
    greedy, random = report["bots"]
    assert (report["games"], report["deals"], report["players"]) == (40, 20, 2)
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["wins"]["value"] + random["wins"]["value"] == pytest.approx(1)
    assert greedy["wins"]["low"] < greedy["wins"]["value"] > 0.6
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert report["length"]["min"] <= report["length"]["mean"] <= report["length"]["max"]
    assert report["failures"] == []


def test_processes_change_nothing_but_the_time(arena: Arena) -> None:
    two = arena(*DUEL, "--games", 12, "--jobs", 2, "--json").json
    one = arena(*DUEL, "--games", 12, "--json").json
    assert without_times(one) == without_times(two)


def test_the_seed_changes_the_deals(arena: Arena) -> None:
    reports = [arena(*DUEL, "--games", 4, "--seed", seed, "--json").json for seed in ("1", "x")]
    assert reports[0]["length"] != reports[1]["length"]


def test_more_bots_than_players(arena: Arena) -> None:
    bots = "greedy,random,random,greedy"
    table = ("--game", "cafe-cards", "--players", 3, "--option", "clubs=true")
    report = arena(*table, "--bots", bots, "--games", 12, "--json").json
    assert report["options"] == {"clubs": True}
    assert [line["games"] for line in report["bots"]] == [9] * 4
    assert len(report["pairs"]) == 12
    shares = {(pair["bot"], pair["other"]): pair["ahead"]["value"] for pair in report["pairs"]}
    assert all(shares[a, b] + shares[b, a] == pytest.approx(1, abs=1e-3) for a, b in shares)


def test_tables_for_people(arena: Arena) -> None:
    done = arena(*DUEL, "--games", 2)
    assert (done.status, done.err) == (0, "")
    for word in ("rating", "wins", "points", "ms a move", "ahead of", "greedy", "random"):
        assert word in done.out
    assert done.out.splitlines()[-1].startswith("2 games of face-to-face for 2, 1 deal, seed 0, ")


def test_one_deal_has_no_interval_of_points(arena: Arena, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    for games, dash in ((2, True), (4, False)):
        done = arena(*DUEL, "--games", games, "--json", "--report", page)
        for line in done.json["bots"]:
            assert ((line["points"]["low"], line["points"]["high"]) == (None, None)) is dash
            assert line["wins"]["low"] < line["wins"]["high"]
        assert ("±–" in arena(*DUEL, "--games", games).out) is dash
        assert ("±–" in page.read_text("utf-8")) is dash


def test_time_a_move(arena: Arena, tmp_path: Path) -> None:
    """Bots get the milliseconds that were asked for, else their own."""
    bot = program(tmp_path, "sys.exit(str(asked()['ms']))")
    for arguments, ms in ((("--ms", 70), "70"), ((), "1000")):
        duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 2)
        report = arena(*duel, "--json", *arguments)
        assert report.json["failures"][0]["says"] == f"it ended with exit status 1: {ms}"
        assert report.json["ms"] == (int(ms) if arguments else None)


@pytest.mark.parametrize("named", ["/proc/x.html", "folder", "none/x.html"])
def test_a_report_that_can_not_be_written(arena: Arena, tmp_path: Path, named: str) -> None:
    (tmp_path / "folder").mkdir()
    done = arena(*DUEL, "--games", 2, "--report", tmp_path / named)
    assert (done.status, done.out) == (1, "")
    assert f"report: {tmp_path / named} can't be written" in done.err


def test_only_a_report_gives_way_to_a_report(arena: Arena, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    duel = (*DUEL, "--games", 2, "--report", page)
    assert [arena(*duel).status for _ in range(2)] == [0, 0]
    page.write_text("Dear diary", "utf-8")
    done = arena(*duel)
    assert (done.status, done.out) == (1, "")
    assert f"report: {page} is no report, and would be overwritten" in done.err
    assert page.read_text("utf-8") == "Dear diary"


def test_all_is_told_where_the_report_finds_no_room(arena: Arena) -> None:
    done = arena(*DUEL, "--games", 2, "--report", "/dev/full")
    assert done.status == 1
    assert "2 games of face-to-face" in done.out
    assert done.err == "stammtisch: /dev/full: No space left on device\n"


def test_an_older_report_stays_where_a_new_one_finds_no_room(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.html"
    arena(*DUEL, "--games", 2, "--report", page)
    before = page.read_bytes()

    def write(path: Path, text: str, encoding: str) -> None:
        path.write_bytes(text.encode(encoding)[:1000])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", write)
    done = arena(*DUEL, "--games", 4, "--report", page)
    assert (done.status, done.err) == (1, f"stammtisch: {page}: No space left on device\n")
    assert "4 games of face-to-face" in done.out
    assert page.read_bytes() == before
    assert [*tmp_path.iterdir()] == [page]


def test_a_report_stays_what_it_is_to_the_system(arena: Arena, tmp_path: Path) -> None:
    page, link = tmp_path / "page.html", tmp_path / "link.html"
    link.symlink_to(page.name)
    arena(*DUEL, "--games", 2, "--report", link)
    page.chmod(0o640)
    before = page.read_bytes()
    arena(*DUEL, "--games", 4, "--report", link)
    assert page.read_bytes() != before
    assert (link.is_symlink(), page.stat().st_mode & 0o777) == (True, 0o640)


def test_nothing_is_left_of_a_look_whether_a_report_can_be_written(
    arena: Arena, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert arena(*DUEL, "--bots", "nobody", "--report", page).status == 1
    assert arena("--game", "face-to-face", "--bots", "greedy,nobody", "--report", page).status == 1
    assert not [*tmp_path.iterdir()]


def test_a_name_that_is_no_text(arena: Arena) -> None:
    done = arena("--game", "face-to-face", "--bots", "./\udcff.py,random", "--games", 2)
    assert (done.status, done.out) == (1, "")
    assert "bots: './\\udcff.py' is not written in UTF-8" in done.err


@pytest.mark.parametrize("what", BAD)
def test_a_bad_bot_loses_and_the_arena_goes_on(what: str, tmp_path: Path) -> None:
    body, reason, _ = BAD[what]
    plan = Plan("face-to-face", 2, {}, (program(tmp_path, body), "random"), 0, 100)
    table = Table(plan)
    assert isinstance(table.contestants[0].bot, Program)
    table.contestants[0].bot.grace = table.contestants[0].bot.starting = 0.3
    games = [table.play(Seating(0, 0, rotation)) for rotation in (0, 1)]
    table.close()
    for game in games:
        assert game.forfeit
        assert game.forfeit.reason == reason
        assert game.seats[game.forfeit.seat] == plan.bots[0]
        assert (game.scores, game.winners) == (None, [1 - game.forfeit.seat])


@pytest.mark.parametrize("quote", ['"', "'"])
def test_a_path_may_have_a_comma(arena: Arena, tmp_path: Path, quote: str) -> None:
    bot = tmp_path / "we,ird.py"
    bot.write_text("def choose(position): return position['legal'][-1]['move']", "utf-8")
    bots = f"{quote}{bot}{quote},random"
    report = arena("--game", "face-to-face", "--bots", bots, "--games", 2, "--json").json
    assert {line["bot"] for line in report["bots"]} == {str(bot), "random"}
    assert report["failures"] == []


def test_forfeits_are_reported(arena: Arena, tmp_path: Path) -> None:
    bad = program(tmp_path, "answers(2); raise SystemExit(5)", "bad.py")
    bots = f"{bad},{program(tmp_path, GOOD, 'good.py')},random"
    page = tmp_path / "page.html"
    table = ("--game", "cafe-cards", "--players", 3, "--jobs", 2)
    done = arena(*table, "--bots", bots, "--games", 3, "--json", "--report", page)
    assert done.json["failures"] == [
        {"bot": bad, "reason": "crash", "says": "it ended with exit status 5", "games": 3}
    ]
    forfeits = {line["bot"]: line["forfeits"] for line in done.json["bots"]}
    assert (forfeits[bad], forfeits["random"]) == (3, 0)
    assert "it ended with exit status 5" in page.read_text("utf-8")
    assert "exit status 5" in " ".join(arena(*table, "--bots", bots, "--games", 3).out.split())


def test_a_python_file_in_processes(arena: Arena, tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("def choose(position): return position['legal'][-1]['move']", "utf-8")
    options = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 4)
    one, two = (arena(*options, "--jobs", jobs, "--json").json for jobs in (1, 2))
    assert without_times(one) == without_times(two)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_bots_print_comes_to_one_log(arena: Arena, tmp_path: Path, jobs: int) -> None:
    log = tmp_path / "bots.log"
    bot = tmp_path / "bot.py"
    bot.write_text(TALKATIVE, "utf-8")
    duel = ("--game", "face-to-face", "--bots", f"{bot},random", "--games", 4, "--jobs", jobs)
    report = arena(*duel, "--bot-log", log, "--json").json
    assert report["failures"] == []
    lines = log.read_text().splitlines()
    assert set(lines) == {"here", "seat 0", "seat 1"}
    assert lines.count("here") == (1 if jobs == 1 else 3)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bot-log", "/no/such/folder/bots.log"), "can't be written: No such file or directory"),
        (("--bot-log", "same", "--out", "./same"), "same is there for something else"),
        (("--bot-log", "same", "--report", "./same"), "is the log of the bots (--bot-log) itself"),
        (("--bot-log", "log", "--ray", "local"), "bots on a cluster can't write to a file here"),
    ],
)
def test_a_log_of_bots_that_can_not_be(
    arena: Arena,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = arena(*DUEL, "--games", 2, *arguments)
    assert (done.status, done.out) == (1, "")
    assert problem in done.err
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--game", "chess", "--bots", "random,random"), "no game"),
        (("--game", "face-to-face", "--bots", "random,nobody"), "nobody"),
        (("--game", "face-to-face", "--bots", "random,./nowhere.py"), "no file ./nowhere.py"),
        (("--game", "face-to-face", "--bots", "random,cmd:no-such-thing"), "no program"),
        (("--game", "face-to-face", "--bots", "random"), "2 seats need 2 bots, not 1"),
        (("--game", "face-to-face", "--bots", "random,random,random"), "no more than 2 seats"),
        (("--game", "cafe-cards", "--players", 9, "--bots", "random"), "2 to 5 players, not 9"),
        ((*DUEL, "--option", "clubs=true"), "has no option"),
        ((*DUEL, "--report", "/no/such/folder/page.html"), "can't be written"),
        ((*DUEL, "--out", "/no/such/folder/results.jsonl"), "No such file"),
        ((*DUEL, "--ray", "203.0.113.1"), "ray: "),
    ],
)
def test_what_can_not_be_is_refused_before_anything_starts(
    arena: Arena, arguments: tuple[object, ...], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)  # as if it weren't installed
    monkeypatch.setattr(Table, "play", None)
    done = arena(*arguments)
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
    assert done.err.startswith("stammtisch: ")
    assert problem in done.err


def test_without_ray_the_error_says_what_to_do(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert "pip install 'stammtisch[ray]'" in arena(*DUEL, "--ray", "local").err


def test_the_report_of_json_is_one_line(arena: Arena) -> None:
    done = arena(*DUEL, "--games", 2, "--json")
    assert done.out.count("\n") == 1
    assert json.loads(done.out)["seed"] == 0
