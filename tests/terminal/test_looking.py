"""Records and positions, drawn."""

import json
import subprocess
import sys
from itertools import repeat
from pathlib import Path

import pytest

from stammtisch.games.rulebook import BadInput, Result, find
from stammtisch.play.record import RecordError
from stammtisch.terminal import replay_record, show_position
from stammtisch.terminal.counting import count
from tests.terminal.person import Keeper, Person

POSITION = {
    "game": "cafe-cards",
    "tables": {"b2": "DE", "d2": "IT", "c3": "FR", "b4": "ES", "d4": "GB"},
    "guests": {"c2": "DEf", "e2": "ITm"},
    "hands": [["DEm", "CNf"], ["ITf"]],
    "down": [[], ["USm"]],
    "waiting": "c2",
    "placed": 1,
    "points": [12, -3],
    "guest_pile": ["FRf", "FRm"],
    "table_pile": ["US"],
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game"
    Keeper(repeat("1"), [str(path)]).play("cafe-board")
    return path.with_name("game.stammtisch.json")


def shown(position: object, folder: Path, height: int = 24) -> str:
    path = folder / "position.json"
    path.write_text(json.dumps(position))
    person = Person([], height=height)
    show_position(path, person.console)
    return person.heard


def test_a_position_with_all_cards_open(tmp_path: Path) -> None:
    heard = shown(POSITION, tmp_path)
    for drawn in ["[DEf]", "ITm", " FR ", " b3 ", "Player 1: CNf  DEm", "face down: USm"]:
        assert drawn in heard
    assert "12" in heard
    assert "-3" in heard


def test_a_tall_terminal_gets_a_large_floor(tmp_path: Path) -> None:
    heard = shown(POSITION, tmp_path, height=50)
    assert "┃ DEf ♀ ┃" in heard
    assert "│ ITm ♂ │" in heard
    assert "Germany" in heard


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
def test_every_position_of_the_house_can_be_shown(game: str, tmp_path: Path) -> None:
    book = find(game)
    assert "Player 2: " in shown(book.position(book.new(seed=1)), tmp_path)


@pytest.mark.parametrize("wrong", [[], {"game": "chess"}, POSITION | {"waiting": "c4"}])
def test_a_position_that_cannot_be(wrong: object, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        shown(wrong, tmp_path)


def test_what_is_no_json(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text("a café")
    with pytest.raises(BadInput, match="not JSON"):
        show_position(path)


def test_leafing_through_a_record(kept: Path) -> None:
    person = Person(["", "n", "p", "5", "9999", "1", "e", "q"])
    replay_record(kept, person.console, person.read)
    last = person.heard.rsplit(" of ", 1)[1].split("\n")[0]
    at = [line.split()[1] for line in person.heard.splitlines() if line.startswith("Move ")]
    assert at == ["0", "1", "2", "1", "5", last, "1", last]
    assert person.heard.endswith("Until next time.\n")


def test_a_record_is_printed_whole_without_a_terminal(kept: Path) -> None:
    code = "import sys, pathlib; from stammtisch.terminal import replay_record as r; "
    command = [sys.executable, "-c", code + "r(pathlib.Path(sys.argv[1]))", str(kept)]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "The cards are dealt." in done.stdout
    assert "points." in done.stdout.splitlines()[-2]


def test_the_last_position_of_a_record(kept: Path) -> None:
    person = Person([])
    show_position(kept, person.console)
    assert "has won" in person.heard or "have won" in person.heard


def test_a_record_that_is_not_right(kept: Path, tmp_path: Path) -> None:
    document = json.loads(kept.read_text())
    document["moves"][3]["move"] = "DEf@a1"
    path = tmp_path / "bad.stammtisch.json"
    path.write_text(json.dumps(document))
    with pytest.raises(RecordError, match="move 4"):
        replay_record(path)


@pytest.mark.parametrize(
    ("game", "scores", "minus", "winners", "last"),
    [
        (
            "cafe-cards",
            [30, 30],
            [4, 6],
            [0],
            ["Equal points: the fewer minus points decide.", "A has won."],
        ),
        ("cafe-cards", [30, 30, 9], [4, 4, 0], [0, 1], ["A and B share the win."]),
        ("cafe-board", [30, 30], [0, 0], [0, 1], ["It is a draw."]),
        ("face-to-face", [40, 58], [0, 0], [1], ["B: 58 of 58 cards laid.", "B has won."]),
        (
            "face-to-face",
            [40, 41],
            [0, 0],
            [0],
            ["Two cards could no longer be laid, and that decides it.", "A has won."],
        ),
    ],
)
def test_the_count(
    game: str, scores: list[int], minus: list[int], winners: list[int], last: list[str]
) -> None:
    names = ("A", "B", "C")[: len(scores)]
    assert count(game, Result(scores, minus, winners), names)[-len(last) :] == last
