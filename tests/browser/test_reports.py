"""The pages that `--report` writes: readable at every width, in both lights."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from stammtisch.analysis.analysing import Analysing
from stammtisch.analysis.page import page as page_of_analysis
from stammtisch.arena.game import Forfeit, Game
from stammtisch.arena.page import page as page_of_arena
from stammtisch.arena.plan import Plan
from stammtisch.arena.summary import summary
from tests.browser.test_every_page import AXE, complaints_of_axe, too_wide_at
from tests.play.matches import finished

LONG = "./bots/a_bot_whose_file_has_a_rather_long_name.py"
SAYS = "it ended with exit status 1: FileNotFoundError: " + "a/path/of/many/folders/" * 8
WIDTHS = (1440, 820, 390)
LEAST = 12  # pixels of a letter

# Everything that has words of its own and can be seen.
TOLD = """() => {
  const words = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
  return [...document.querySelectorAll("body *")]
    .filter((node) => node.checkVisibility() && [...node.childNodes].some(words));
}"""
# How large letters are; drawn ones are stretched together with their picture.
SMALL = f"""(least) => {{
  const stretched = (node) => node.getScreenCTM?.().d ?? 1;
  return ({TOLD})()
    .map((node) => [node, stretched(node) * parseFloat(getComputedStyle(node).fontSize)])
    .filter(([, size]) => size < least)
    .map(([node, size]) => `${{node.textContent}}: ${{size}}`);
}}"""
# Words that begin or end beside the page, unless keys move them there and the edge says so.
CUT = f"""() => ({TOLD})()
  .filter((node) => node.getBoundingClientRect().right > innerWidth)
  .filter((node) => {{
    const around = node.closest("[tabindex='0']");
    return !around || !getComputedStyle(around).background.includes("gradient");
  }})
  .map((node) => node.textContent)"""
# Words that lie over others.
MEETING = f"""() => {{
  const boxes = ({TOLD})().map((node) => {{
    const words = document.createRange();
    words.selectNodeContents(node);
    return [node.textContent, words.getBoundingClientRect()];
  }});
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return boxes.flatMap(([text, box], index) => boxes.slice(index + 1)
    .filter(([, other]) => meet(box, other)).map(([other]) => `${{text}} and ${{other}}`));
}}"""


def game(deal: int, group: int, seats: tuple[str, str]) -> Game:
    """A game that the second seat wins, by a failure where the first one fails."""
    fails = seats[0] == LONG
    return Game(
        deal=deal,
        group=group,
        rotation=0,
        seats=[*seats],
        scores=None if fails else [100 - group - deal, 200 + group],
        winners=[1],
        moves=180 + group,
        choices=[90, 90],
        seconds=[12.3, 45.6],
        slowest=[1.2, 3.4],
        forfeit=Forfeit(0, "crash", SAYS) if fails else None,
    )


def tournament(bots: int) -> str:
    """The report of a tournament."""
    names = (LONG, *(f"regular@{1000 * number}" for number in range(1, bots)))
    plan = Plan("cafe-cards", 2, {}, names, 0)
    groups = [(names[first], names[second]) for first, second in plan.groups]
    games = [game(deal, group, seats) for deal in (0, 1) for group, seats in enumerate(groups)]
    return page_of_arena(summary(plan, games), games)


def analysis() -> str:
    """The report of an analysis."""
    return page_of_analysis(Analysing(finished("cafe-cards", 5, ()), rounds=10).run())


def complaints(page: Page, width: int) -> list[str]:
    """What can't be read at a width."""
    problems = too_wide_at(page, width)
    problems += [f"small: {text}" for text in page.evaluate(SMALL, LEAST)]
    problems += [f"cut: {text}" for text in page.evaluate(CUT)]
    problems += [f"over each other: {text}" for text in page.evaluate(MEETING)]
    return [f"{width}: {problem}" for problem in problems]


@pytest.mark.parametrize(
    "report",
    [lambda: tournament(2), lambda: tournament(4), lambda: tournament(12), analysis],
    ids=["two", "four", "twelve", "analysis"],
)
def test_a_report_is_readable(browser: Browser, tmp_path: Path, report: Callable[[], str]) -> None:
    path = tmp_path / "report.html"
    path.write_text(report(), "utf-8")
    page = browser.new_page()
    page.goto(path.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    problems = [problem for width in WIDTHS for problem in complaints(page, width)]
    page.evaluate(AXE.read_text("utf-8"))
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        problems += [f"{light}: {text}" for text in complaints_of_axe(page)]
    page.close()
    assert problems == []


@pytest.mark.parametrize("bots", [3, 12])
def test_names_beside_squares_stand_in_a_line_where_there_is_room(
    browser: Browser, bots: int
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_content(tournament(bots))
    names = page.locator(".matrix th[scope=row]").filter(has_text="regular").all()
    lines = {name.bounding_box()["height"] for name in (*names, page.locator(".matrix th").first)}
    page.close()
    assert len(names) == bots - 1
    assert len(lines) == 1
