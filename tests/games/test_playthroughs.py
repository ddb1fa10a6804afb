"""Whole games, compared line by line with the files of tests/playthroughs."""

import json

import pytest

from tests.games.cases import CASES, Case
from tests.playthroughs.make import FOLDER, file_of
from tests.playthroughs.telling import POSITION, moves_told, tell


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playthrough(case: Case) -> None:
    lines = file_of(case).read_text("utf-8").splitlines()
    state = case.game.load(json.loads(lines[0].removeprefix(POSITION)))
    moves = moves_told(lines)
    told = list(tell(case.game, state, lambda legal: next(moves)))
    for number, (line, expected) in enumerate(zip(told, lines, strict=False), start=1):
        assert line == expected, f"{file_of(case).name}, line {number}"
    assert len(told) == len(lines)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_begins_with_its_own_case(case: Case) -> None:
    with file_of(case).open(encoding="utf-8") as file:
        position = json.loads(file.readline().removeprefix(POSITION))
    assert Case(position["game"], position["players"], position["options"]) == case


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(case) for case in CASES}
