"""docs/rules.md has every rule, option and nation, and the code cites no rule that isn't there."""

import re
from pathlib import Path

import pytest

from stammtisch.games.cafe.guests import NATIONS
from stammtisch.games.rulebook import all_games
from tests.worked import EXAMPLES, Example

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
LAST = {"S": 6, "C": 10, "V": 3, "B": 10, "F": 9}
NUMBERS = {f"{letter}{number}" for letter, last in LAST.items() for number in range(1, last + 1)}


def test_every_rule_is_there_in_order() -> None:
    found = re.findall(r"^- \*\*([SCVBF]\d+)\*\* ", PAGE, re.M)
    assert set(found) == NUMBERS
    assert len(found) == len(NUMBERS)


def test_every_rule_that_the_code_cites_is_there() -> None:
    sources = (ROOT / "src" / "stammtisch" / "games").rglob("*.py")
    text = "\n".join(source.read_text("utf-8") for source in sources)
    cited = set(re.findall(r"(?:# |\"\"\"|, )([SCVBF]\d+)(?=[:,. a-d\"])", text))
    assert cited
    assert cited <= NUMBERS


def test_every_option_and_nation_is_there() -> None:
    for name, game in all_games().items():
        for option, choices in game.rules.OPTIONS.items():
            told = ", ".join(f"`{str(choice).lower()}`" for choice in choices)
            assert f"| `{name}` | `{option}` | {told} |" in PAGE
            assert f"| `{name}` | `{option}` | {told} |" in (ROOT / "README.md").read_text("utf-8")
    assert all(f"| {nation} |" in PAGE for nation in NATIONS if nation != "JK")


def test_every_worked_example_has_its_place_on_the_pages() -> None:
    listed = (ROOT / "web" / "src" / "rules" / "ids.ts").read_text("utf-8")
    assert sorted(re.findall(r'"([\w-]+)"', listed)) == sorted(worked["id"] for worked in EXAMPLES)


@pytest.mark.parametrize("worked", EXAMPLES, ids=lambda worked: worked["id"])
def test_a_worked_example_is_one_of_rules_of_its_game(worked: Example) -> None:
    letters = {"cafe-cards": "SCV", "cafe-board": "SB", "face-to-face": "F"}
    numbers = worked["rules"].split()
    assert numbers
    assert set(numbers) <= NUMBERS
    assert all(number[0] in letters[worked["position"]["game"]] for number in numbers)
