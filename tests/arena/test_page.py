"""The report: well-formed, self-contained, and complete."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stammtisch.arena.page import page
from stammtisch.arena.plan import Plan
from stammtisch.arena.summary import summary
from stammtisch.report import charts
from tests.arena.conftest import Arena

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    assert text.startswith("<!DOCTYPE html>\n")
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


@pytest.fixture
def report(arena: Arena, tmp_path: Path) -> str:
    bots = "greedy,random,random"
    path = tmp_path / "page.html"
    done = arena("--game", "cafe-cards", "--bots", bots, "--games", 9, "--report", path)
    assert done.status == 0
    return path.read_text("utf-8")


def test_it_has_its_plots_and_the_tables_behind_them(report: str) -> None:
    root = parsed(report)
    headings = [heading.text for heading in root.iter("h2")]
    assert headings == ["Rating", "Who ends ahead of whom", "Scores", "Length of games"]
    rating, scores, length = root.iter("figure")
    assert len(list(rating.iter(f"{SVG}circle"))) == 3
    assert [len(list(figure.iter(f"{SVG}svg"))) for figure in (scores, length)] == [4, 2]
    assert [len(list(table.iter("tr"))) for table in root.iter("table")] == [4, 4, 7, 4, 2]
    squares = [cell for cell in root.iter("td") if cell.get("class") in ("more", "less")]
    assert len(squares) == 6


def test_a_bot_that_fails_is_told_in_a_sentence(arena: Arena, tmp_path: Path) -> None:
    bot, path = tmp_path / "fails.py", tmp_path / "page.html"
    bot.write_text("def choose(position): raise ValueError('no book')", "utf-8")
    arena("--game", "face-to-face", "--bots", f"{bot},random", "--games", 2, "--report", path)
    (told,) = (item.text or "" for item in parsed(path.read_text("utf-8")).iter("li"))
    assert told.startswith(f"{bot}, 2 games: crash, ")
    assert told.endswith("ValueError: no book")


def test_it_needs_nothing_but_itself(report: str) -> None:
    addresses = set(re.findall(r"\w+://[^\s\"'<)]+", report))
    assert addresses == {"http://www.w3.org/2000/svg"}  # a name, not a place
    assert not re.search(r"<(script|link|img|iframe|object)|src=|href=|url\(|@import", report)
    assert "default-src 'none'" in report


def test_it_is_light_and_dark(report: str) -> None:
    assert "prefers-color-scheme: dark" in report
    assert not re.search(r'(fill|stroke)="#', report)  # colours are the page's


def test_what_comes_from_outside_is_only_text(arena: Arena, tmp_path: Path) -> None:
    bot = tmp_path / "<b>&'.py"
    bot.write_text("def choose(position): raise ValueError('<script>')", "utf-8")
    path = tmp_path / "page.html"
    arena("--game", "face-to-face", "--bots", f"{bot},random", "--games", 2, "--report", path)
    text = path.read_text("utf-8")
    assert "<script>" not in text
    assert str(bot) in {cell.text for cell in parsed(text).iter("td")}


def test_no_games_are_a_page_too() -> None:
    plan = Plan("face-to-face", 2, {}, ("greedy", "random"), 0)
    assert "No game was played." in page(summary(plan, []), [])


def test_a_seed_with_letters_that_can_not_be_seen() -> None:
    plan = Plan("face-to-face", 2, {}, ("greedy", "random"), "\x1b[31m<red>")
    told = page(summary(plan, []), [])
    assert "seed [31m&lt;red&gt;" in told
    parsed(told)


@pytest.mark.parametrize("values", [[0], [5] * 9, [-30, 200], list(range(-500, 500)), [10**6]])
def test_histograms_hold_every_value(values: list[int]) -> None:
    root = ElementTree.fromstring(charts.histograms([("x", values)]))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert sum(int(title.rpartition(": ")[2]) for title in titles) == len(values)
    for bar in root.iter(f"{SVG}rect"):
        left, width = (float(bar.attrib[name].rstrip("%")) for name in ("x", "width"))
        assert 0 <= left < left + width <= 100.02


@pytest.mark.parametrize(("low", "high"), [(0, 0), (1, 2), (-3.7, 41.2), (1e-3, 2e-3), (0, 1e6)])
def test_scales_are_round_and_wide_enough(low: float, high: float) -> None:
    scale = charts.Scale(low, high)
    assert scale.low <= low <= high <= scale.high + 1e-9
    assert 2 <= len(scale.ticks) <= 9
    assert 0 <= scale(low) <= scale(high) <= 100
