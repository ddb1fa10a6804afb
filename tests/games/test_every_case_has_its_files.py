"""Golden data: each way to play a game has an example, perft counts and a playthrough."""

from typing import Any

from tests.games.cases import CASES, Case
from tests.games.test_perft import ENTRIES
from tests.playthroughs.make import file_of
from tests.worked import EXAMPLES


def case_of(position: dict[str, Any]) -> Case:
    """The way of playing that a position belongs to."""
    game, players = position["game"], position["players"]
    usual = next(case.game.usual_options for case in CASES if case.name == game)
    return Case(game, players, usual | position.get("options", {}))


def missing(found: list[Case]) -> list[str]:
    return [str(case) for case in CASES if case not in found]


def test_every_case_has_an_example() -> None:
    assert not missing([case_of(example["position"]) for example in EXAMPLES])


def test_every_case_has_perft_counts() -> None:
    assert not missing([case_of(entry["position"]) for entry in ENTRIES])


def test_every_case_has_a_playthrough() -> None:
    assert not missing([case for case in CASES if file_of(case).exists()])
