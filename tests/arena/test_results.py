"""The results file: appended as games end, and gone on with."""

import errno
import fcntl
import json
import os
import re
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.arena import cluster
from stammtisch.arena.game import Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.arena.playing import Table
from stammtisch.arena.results import Results, Sheet, open_results
from stammtisch.games.rulebook import BadInput
from tests.arena.conftest import DUEL, Arena
from tests.bots.programs import GOOD, program

FORFEIT = (
    '"scores":null,"winners":[0],"moves":1,"choices":[1,1],"seconds":[0.1,0.1],"slowest":[0.1,0.1],'
    '"forfeit":{{"seat":{seat},"reason":"time","says":"no answer"}}}}'
)


def test_a_header_and_a_line_a_game(arena: Arena, out: Path) -> None:
    arena(*DUEL, "--games", 4, "--seed", 5, "--out", out)
    header, *games = map(json.loads, out.read_text("utf-8").splitlines())
    assert header == {
        "format": 1,
        "game": "face-to-face",
        "players": 2,
        "options": {"last_card": "loses"},
        "bots": ["greedy", "random"],
        "seed": 5,
        "ms": None,
    }
    assert [(game["deal"], game["rotation"]) for game in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [game["seats"][0] for game in games] == ["greedy", "random"] * 2
    assert list(games[0]) == [
        *("deal", "group", "rotation", "seats", "scores", "winners", "moves", "choices"),
        *("seconds", "slowest", "forfeit"),
    ]


def test_more_games_go_into_the_same_file(arena: Arena, out: Path) -> None:
    first = arena(*DUEL, "--games", 4, "--out", out, "--json").json
    before = out.read_text("utf-8")
    assert arena(*DUEL, "--games", 4, "--out", out, "--json").json == first
    assert out.read_text("utf-8") == before
    assert arena(*DUEL, "--games", 8, "--out", out, "--json").json["games"] == 8
    assert out.read_text("utf-8").startswith(before)
    assert arena(*DUEL, "--games", 2, "--out", out, "--json").json["games"] == 8


@pytest.mark.parametrize("cut", [1, 20, 150])
def test_a_line_cut_off_is_played_again(arena: Arena, out: Path, cut: int) -> None:
    arena(*DUEL, "--games", 4, "--out", out)
    whole = out.read_bytes()
    out.write_bytes(whole[:-cut])
    assert arena(*DUEL, "--games", 4, "--out", out, "--json").json["games"] == 4
    lines = out.read_bytes().splitlines()
    assert lines[:4] == whole.splitlines()[:4]
    assert [json.loads(line)["scores"] for line in lines[1:]] == [
        json.loads(line)["scores"] for line in whole.splitlines()[1:]
    ]


def test_a_header_cut_off_is_written_again(arena: Arena, out: Path) -> None:
    arena(*DUEL, "--games", 2, "--out", out)
    header = out.read_bytes().splitlines()[0]
    out.write_bytes(header[:30])
    arena(*DUEL, "--games", 2, "--out", out)
    assert out.read_bytes().splitlines()[0] == header


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ("--game", "cafe-board", "--bots", "greedy,random"),
            'game "face-to-face", not ',
        ),
        (("--game", "face-to-face", "--bots", "random,random"), 'bots ["greedy", "random"], not'),
        ((*DUEL, "--seed", 1), "seed 0, not 1"),
        ((*DUEL, "--ms", 50), "ms null, not 50"),
        ((*DUEL, "--option", "last_card=wins"), "options {"),
    ],
)
def test_results_of_something_else(
    arena: Arena, out: Path, arguments: tuple[object, ...], problem: str
) -> None:
    arena(*DUEL, "--games", 2, "--out", out)
    before = out.read_bytes()
    done = arena(*arguments, "--games", 4, "--out", out)
    assert (done.status, done.out) == (1, "")
    assert "has the results of something else" in done.err
    assert problem in done.err
    assert out.read_bytes() == before


def test_a_header_in_other_words_is_kept(arena: Arena, out: Path) -> None:
    arena(*DUEL, "--games", 2, "--out", out)
    header, *games = out.read_text("utf-8").splitlines()
    other = json.dumps(json.loads(header))
    assert other != header
    out.write_text(other, "utf-8")
    for _ in range(2):
        assert arena(*DUEL, "--games", 2, "--out", out).status == 0
        assert out.read_text("utf-8").splitlines()[0] == other
        assert len(out.read_text("utf-8").splitlines()) == 1 + len(games)


def test_a_full_disk_hides_nothing_that_was_played(
    arena: Arena, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [1000]

    def write(file: Any, line: bytes) -> None:
        left[0] -= len(line)
        if left[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        file.write(line)

    monkeypatch.setattr("stammtisch.arena.results._write_whole", write)
    done = arena(*DUEL, "--games", 20, "--out", out)
    assert done.status == 1
    kept = len(out.read_text("utf-8").splitlines()) - 1
    assert f"{kept + 1} games of face-to-face" in done.out
    assert done.err == (
        f"stammtisch: {out}: No space left on device; the same command goes on from {out}\n"
    )


class Sparing(BytesIO):
    """A file on a system that takes a few bytes at a time."""

    def write(self, text: Any) -> int:
        return super().write(bytes(text)[:7])


def test_a_line_is_written_whole() -> None:
    plan = Plan("face-to-face", 2, {}, ("greedy", "random"), 0)
    with closing(Table(plan)) as table:
        game = table.play(Seating(0, 0, 0))
    file = Sparing()
    Results(plan, Sheet(file), []).add(game)
    assert msgspec.json.decode(file.getvalue(), type=Game) == game


@pytest.mark.parametrize("before", [None, "", "{", '{}\n{"deal":0'])
def test_what_is_refused_changes_no_results(
    arena: Arena, out: Path, monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    """The last word is the cluster's, which is asked when all else is known to be right."""
    if before is not None:
        arena(*DUEL, "--games", 2, "--out", out)
        header = out.read_text("utf-8").splitlines()[0]
        out.write_text(before.replace("{}", header), "utf-8")
    held = out.read_bytes() if out.exists() else None

    def connect(address: str, jobs: int | None) -> None:
        raise BadInput("ray", f"no cluster at {address}")

    monkeypatch.setattr(cluster, "connect", connect)
    done = arena(*DUEL, "--games", 2, "--out", out, "--ray", "nowhere")
    assert (done.status, done.err) == (1, "stammtisch: ray: no cluster at nowhere\n")
    assert (out.read_bytes() if out.exists() else None) == held


def test_where_nothing_was_played_nothing_goes_on(
    arena: Arena, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "play", interrupted)
    done = arena(*DUEL, "--games", 2, "--out", out)
    assert (done.status, done.out, out.exists()) == (130, "", False)
    assert done.err == "stammtisch: stopped; no game has ended yet\n"
    assert json.loads(arena(*DUEL, "--games", 2, "--json").out)["bots"] == []


def interrupted(table: Table, seating: Seating) -> Game:
    raise KeyboardInterrupt


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", "[]\n{}\n", "\n", "{}", "\xff\n"])
def test_a_file_that_is_something_else_is_left_alone(arena: Arena, out: Path, text: str) -> None:
    out.write_text(text, "utf-8")
    assert "is not a results file" in arena(*DUEL, "--games", 2, "--out", out).err
    assert out.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"deal":0', '"deal":"x"'),
        ('"deal":0', '"deal":-1'),
        ('"deal":0', '"deal":20000'),
        ('"deal":0', f'"deal":{10**30}'),
        ('"group":0', '"group":7'),
        ('"group":0', '"group":-1'),
        ('"rotation":0', '"rotation":2'),
        ("greedy", "random"),
        (r'"winners":\[', '"winners":[7,'),
        (r'"winners":\[', '"winners":[0,1,'),
        ('"winners":.*?]', '"winners":[]'),
        ('"moves":', '"moves":-'),
        ('"scores":.*?]', '"scores":[1,2,3]'),
        ('"scores":.*?]', '"scores":[]'),
        ('"scores":.*?]', '"scores":null'),
        ('"scores":.*?]', f'"scores":[{10**400},1]'),
        ('"choices":.*?]', '"choices":[]'),
        ('"seconds":.*?]', '"seconds":[]'),
        ('"seconds":.*?]', '"seconds":[0.1,-0.1]'),
        ('"slowest":.*?]', '"slowest":[0.1]'),
        ('"forfeit":null', '"forfeit":{"seat":0,"reason":"time","says":""}'),
        ('"scores":.*', FORFEIT.format(seat=9)),
        ('"scores":.*', FORFEIT.format(seat=-1)),
    ],
)
def test_a_line_that_can_not_be_is_named(arena: Arena, out: Path, old: str, new: str) -> None:
    arena(*DUEL, "--games", 4, "--out", out)
    lines = out.read_text("utf-8").splitlines(keepends=True)
    lines[1], before = re.sub(old, new, lines[1]), lines[1]
    assert lines[1] != before
    out.write_text("".join(lines), "utf-8")
    done = arena(*DUEL, "--games", 4, "--out", out)
    assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
    assert done.err.startswith(f"stammtisch: out: {out}, line 2: ")
    assert out.read_text("utf-8") == "".join(lines)


def test_a_forfeit_is_read_back(arena: Arena, out: Path) -> None:
    arena(*DUEL, "--games", 4, "--out", out)
    text = out.read_text("utf-8")
    out.write_text(re.sub('"scores":.*', FORFEIT.format(seat=1), text, count=1), "utf-8")
    lines = arena(*DUEL, "--games", 4, "--out", out, "--json").json["bots"]
    assert {line["bot"]: line["forfeits"] for line in lines} == {"greedy": 0, "random": 1}


def test_a_game_may_be_kept_long_before_those_that_began_with_it(arena: Arena, out: Path) -> None:
    arena(*DUEL, "--games", 200, "--out", out)
    header, *_, last = out.read_text("utf-8").splitlines()
    out.write_text(f"{header}\n{last}\n", "utf-8")
    assert arena(*DUEL, "--games", 2, "--out", out, "--json").json["games"] == 3


@pytest.mark.parametrize("name", ["results.jsonl", "link.html", "hard.html", "on/../results.jsonl"])
def test_a_report_never_overwrites_the_results(arena: Arena, out: Path, name: str) -> None:
    arena(*DUEL, "--games", 2, "--out", out)
    before = out.read_bytes()
    (out.parent / "on").mkdir()
    (out.parent / "link.html").symlink_to(out)
    (out.parent / "hard.html").hardlink_to(out)
    done = arena(*DUEL, "--games", 4, "--out", out, "--report", f"{out.parent}/{name}")
    assert (done.status, done.out) == (1, "")
    assert f"report: {out.parent}/{name} is the results file (--out) itself" in done.err
    assert out.read_bytes() == before


def test_nor_results_that_are_not_there_yet(arena: Arena, out: Path) -> None:
    (out.parent / "link.html").symlink_to(out)
    for name in (out, out.parent / "link.html"):
        done = arena(*DUEL, "--games", 2, "--out", out, "--report", name)
        assert "is the results file (--out) itself" in done.err
        assert not out.exists()


@pytest.mark.parametrize("name", ["bot.py", "link.html"])
def test_nor_the_file_of_a_bot(arena: Arena, tmp_path: Path, name: str) -> None:
    both = f"def choose(position): ...\nif __name__ == '__main__':\n    {GOOD}"
    command = program(tmp_path, both, "bot.py")
    (tmp_path / "link.html").symlink_to("bot.py")
    before = (tmp_path / "bot.py").read_bytes()
    for bot in (command, f"{tmp_path}/bot.py", f"{tmp_path}/bot.py@20ms"):
        given = ("--game", "face-to-face", "--bots", f"random,{bot}", "--games", 2)
        done = arena(*given, "--report", f"{tmp_path}/{name}")
        assert (done.status, done.out) == (1, "")
        assert f"report: {tmp_path}/{name} is a bot's file itself, which it would" in done.err
        assert "is not a results file" in arena(*given, "--out", f"{tmp_path}/{name}").err
    assert (tmp_path / "bot.py").read_bytes() == before


def test_what_is_no_plain_file_is_refused(arena: Arena, out: Path) -> None:
    os.mkfifo(out)
    (out.parent / "link.jsonl").symlink_to("/dev/zero")
    for path in ("/dev/null", "/dev/full", out, out.parent, out.parent / "link.jsonl"):
        done = arena(*DUEL, "--games", 2, "--out", path)
        assert (done.status, done.out) == (1, "")
        assert done.err == f"stammtisch: out: {path} is no plain file\n"


PLAN = Plan("face-to-face", 2, {"last_card": "loses"}, ("greedy", "random"), 0)


def test_two_arenas_do_not_write_to_one_file(out: Path) -> None:
    with open_results(PLAN, out), pytest.raises(BadInput, match="another arena is writing"):
        open_results(PLAN, out).__enter__()


def test_nobody_writes_to_a_file_that_another_arena_takes_along(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had ended no game, and left between the opening and the locking."""

    def lock(file: Any, how: int) -> None:
        out.unlink()

    monkeypatch.setattr(fcntl, "flock", lock)
    with pytest.raises(BadInput, match="another arena has just removed"):
        open_results(PLAN, out).__enter__()


@pytest.mark.parametrize("others", [None, "", "of another arena"])
def test_only_the_own_file_is_removed_where_no_game_has_ended(
    out: Path, others: str | None
) -> None:
    with open_results(PLAN, out):
        out.unlink()
        if others is not None:
            out.write_text(others, "utf-8")
    assert (out.read_text("utf-8") if out.exists() else None) == others


@pytest.mark.parametrize("cut", [0, 1])
def test_what_comes_to_the_file_meanwhile_stays(arena: Arena, out: Path, cut: int) -> None:
    arena(*DUEL, "--games", 6, "--out", out)
    header, *games = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join([header, *games[:2]])[: -cut or None])
    with open_results(PLAN, out) as results:
        missing = [msgspec.json.decode(game, type=Game) for game in games[2 - cut : 4]]
        for game in missing:
            results.add(game)
        with out.open("ab") as file:
            file.write(games[4])
        results.add(msgspec.json.decode(games[5], type=Game))
    assert out.read_bytes() == b"".join([header, *games])
