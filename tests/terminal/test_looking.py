"""Records and positions, drawn."""

import json
import subprocess
import sys
from itertools import repeat
from pathlib import Path

import pytest

from stammtisch.games.rulebook import BadInput, Result, find
from stammtisch.play import record, replay
from stammtisch.play.flaws import RecordError
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
    person = Person(["p", "", "n", "p", "5", "9999", "xx", "1", "e", "n", "q"])
    replay_record(kept, person.console, person.read)
    last = person.heard.split("Move 0 of ", 1)[1].split("\n")[0]
    at = [line.split()[1] for line in person.heard.splitlines() if line.startswith("Move ")]
    assert at == ["0", "1", "2", "1", "5", "1", last]
    for sentence in [
        "This is the deal: nothing was before.",
        f"There is no move 9999: they go from 0, the deal, to {last}.",
        "That is none of these keys:",
        "This is the last move.",
    ]:
        assert person.heard.count(sentence) == 1
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


@pytest.fixture
def given_up(kept: Path, tmp_path: Path) -> Path:
    """The first two moves of a record; then the first of the two has resigned."""
    whole = record.read(kept)
    match = replay.start(whole)
    for made in whole.moves[:2]:
        match.play(made.move, made.at)
    match.resign(0)
    path = tmp_path / "given-up.stammtisch.json"
    record.write(path, record.record_of(match))
    return path


def test_a_game_that_was_given_up_says_so_at_its_end(given_up: Path) -> None:
    loser, winner = json.loads(given_up.read_text())["players"]
    person = Person(["e", "p", "q"])
    replay_record(given_up, person.console, person.read)
    headings = [line for line in person.heard.splitlines() if line.startswith(("Move", "The end"))]
    assert headings == ["Move 0 of 2", "The end", "Move 2 of 2"]
    assert person.heard.count(f"{loser} has resigned: the game is over.") == 1
    assert person.heard.count(f"{winner} has won.") == 1
    looker = Person([])
    show_position(given_up, looker.console)
    assert f"{winner} has won." in looker.heard


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
        ("face-to-face", [40, 41], [0, 0], [0], ["B: 41 of 58 cards laid.", "A has won."]),
    ],
)
def test_the_count(
    game: str, scores: list[int], minus: list[int], winners: list[int], last: list[str]
) -> None:
    names = ("A", "B", "C")[: len(scores)]
    assert count(game, Result(scores, minus, winners), names)[-len(last) :] == last


FULL_BAR = {"game": "cafe-board", "options": {"bar": 17}, "hands": [["USm"], []]} | {
    "bar": [f"{nation}{sex}" for nation in ("CF", "CN") for sex in "fm" for _ in range(4)]
    + ["CUf"],
    "tables": dict(
        zip(
            ("e2", "d3", "f3", "c4", "g4", "b5", "h5", "c6", "g6", "d7", "f7", "e8"),
            ("CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"),
            strict=True,
        )
    ),
    "guest_pile": ["FRf"],
}
DUEL = {
    "game": "face-to-face",
    "hands": [[2, 3], [6, 7]],
    "piles": [{"up": 50, "down": 2}, {}],
    "draw": [[8], [9]],
}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (POSITION | {"over": True, "waiting": None, "hands": [[], []]}, "Player 1 declared the "),
        (POSITION | {"over": True, "waiting": None, "guest_pile": []}, "The last guest is drawn: "),
        (
            POSITION | {"over": True, "waiting": None, "tables": {"b2": "DE"}},
            "The tables have run out: ",
        ),
        (FULL_BAR, "The bar is full: "),
        (DUEL, "Player 1 could not lay two cards, and that decides it."),
    ],
)
def test_why_a_game_is_over(position: dict[str, object], why: str, tmp_path: Path) -> None:
    assert f"\n{why}" in shown(position, tmp_path)


def test_an_answer_of_the_engine_is_unwrapped(tmp_path: Path) -> None:
    assert shown({"position": POSITION}, tmp_path) == shown(POSITION, tmp_path)


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_view_says_what_is_missing(wrapped: bool, tmp_path: Path) -> None:
    book = find("cafe-cards")
    view = book.view(book.new(seed=1), 0)
    with pytest.raises(BadInput, match="the other hands and the cards in the piles are missing"):
        shown({"view": view} if wrapped else view, tmp_path)


def test_a_game_that_is_missing_is_called_so(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"^game: missing; it is one of cafe-board, "):
        shown({"tables": {}}, tmp_path)
