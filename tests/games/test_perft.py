"""Numbers of move sequences: tests/perft, the rule books and the plain reading agree."""

import json
import random
from datetime import date
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games.rulebook import Rulebook, load_position
from stammtisch.games.states import State
from tests.perft import make
from tests.plain import reading_of

FOLDER = Path(__file__).parents[1] / "perft"
QUICK = 400  # positions that the plain reading looks at again on every run; make.py made it see all
SAMPLE = 2  # entries that are counted again in full, others every day

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
    depth = quick_depth(entry["nodes"])
    assert plain_counts(entry["position"], depth) == entry["nodes"][:depth]


def test_the_plain_reading_counts_some_in_full() -> None:
    today = random.Random(date.today().isoformat())
    for entry in today.sample(ENTRIES, SAMPLE):
        counted = plain_counts(entry["position"], len(entry["nodes"]))
        assert counted == entry["nodes"], entry["id"]


def quick_depth(nodes: list[int]) -> int:
    """How deep can be counted by looking at few positions; the last moves need not be made."""
    seen = list(accumulate(nodes[:-1], initial=1))
    return sum(positions <= QUICK for positions in seen)


def plain_counts(position: Any, depth: int) -> list[int]:
    """Nodes by depth, level by level."""
    reading, level, nodes = reading_of(position["game"]), [position], []
    while True:
        moves = [reading.legal(here) for here in level]
        nodes.append(sum(map(len, moves)))
        if len(nodes) == depth:
            return nodes
        ways = zip(level, moves, strict=True)
        level = [reading.play(here, move)[0] for here, legal in ways for move in legal]


def test_nearly_every_count_is_confirmed() -> None:
    confirmed = sum(quick_depth(entry["nodes"]) for entry in ENTRIES)
    assert confirmed > 0.85 * sum(len(entry["nodes"]) for entry in ENTRIES)


@pytest.mark.parametrize("kind", make.KINDS)
def test_every_kind_of_position_is_counted(kind: str) -> None:
    assert [entry for entry in ENTRIES if entry["id"].endswith(f"-{kind}")]
