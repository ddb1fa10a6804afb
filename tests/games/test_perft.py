"""Numbers of move sequences: tests/perft, the rule books and the plain reading agree."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games.rulebook import Rulebook, State, load_position
from tests.perft import make
from tests.plain import reading_of

FOLDER = Path(__file__).parents[1] / "perft"
QUICK = 60  # the plain reading confirms again what it counts at once; make.py made it count all

Entry = dict[str, Any]


def read_entries() -> list[Entry]:
    files = sorted(FOLDER.glob("*.json"))
    return [entry for file in files for entry in json.loads(file.read_text("utf-8"))]


ENTRIES = read_entries()


def perft(game: Rulebook, state: State, depth: int) -> int:
    """How many sequences of so many legal moves there are."""
    if depth == 0:
        return 1
    return sum(perft(game, after(game, state, move), depth - 1) for move in game.legal(state))


def after(game: Rulebook, state: State, move: int) -> State:
    copy: State = state.copy()
    game.rules.play(copy, move)
    return copy


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_the_rule_book_counts_right(entry: Entry) -> None:
    game, state = load_position(entry["position"])
    counted = [perft(game, state, depth + 1) for depth in range(len(entry["nodes"]))]
    assert counted == entry["nodes"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_the_plain_reading_counts_the_same(entry: Entry) -> None:
    reading = reading_of(entry["position"]["game"])
    for depth, nodes in enumerate(entry["nodes"], start=1):
        if nodes <= QUICK:
            assert reading.perft(entry["position"], depth) == nodes


def test_every_kind_of_position_is_counted() -> None:
    counted = {entry["id"].partition(f"{kind}")[1] for entry in ENTRIES for kind in make.KINDS}
    assert counted.issuperset(make.KINDS)
