"""Statistics: found from where one is, read by eye, by key and by ear."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.scenes.staging import finished
from tests.browser.visitor import Visitor


def played(visitor: Visitor) -> tuple[str, str]:
    """Somebody with a finished game: who, and at which table."""
    someone = visitor.become("Anna")
    return someone, str(finished(visitor)["table"]["id"])


def test_one_finds_them_from_home_and_from_the_best_lists(visit: Visits) -> None:
    visitor = visit()
    someone, _ = played(visitor)
    page = visitor.go("/")
    page.get_by_role("link", name="Statistics", exact=True).click()
    expect(page).to_have_url(re.compile("/statistics/cafe-cards$"))
    page.get_by_role("radio", name="Face to Face").check()
    expect(page).to_have_url(re.compile("/statistics/face-to-face$"))
    expect(page.get_by_role("heading", name="The Game: Face to Face")).to_be_visible()
    page = visitor.go("/best/cafe-board")
    page.get_by_role("link", name="Statistics: Café, for two").click()
    expect(page).to_have_url(re.compile("/statistics/cafe-board$"))
    page = visitor.go("/me")
    page.get_by_role("link", name="Your statistics").click()
    expect(page).to_have_url(re.compile(f"/people/{someone}$"))
    expect(page.get_by_role("heading", name="Strength over time")).to_be_visible()


def test_every_plot_has_a_table_behind_it(visit: Visits) -> None:
    visitor = visit()
    someone, _ = played(visitor)
    page = visitor.go(f"/people/{someone}")
    page.get_by_role("heading", name="Best turns").wait_for()
    titles = ["Strength over time", "Points a turn", "Scores"]
    for title in titles:
        expect(page.get_by_role("img", name=title)).to_be_visible()
    for title in [*titles, "Kinds of move"]:
        assert rows_behind(page, title)
    [(_, games, _, _)] = rows_behind(page, "Strength over time")
    assert games == "1"
    drawn = {row[0]: row for row in rows_behind(page, "Kinds of move")}
    assert sum(int(row[1]) for row in drawn.values()) > 0


def rows_behind(page: Page, title: str) -> list[tuple[str, ...]]:
    """The table behind a plot, opened by key where it is closed."""
    table = page.get_by_role("table", name=title, exact=True)
    if not table.is_visible():
        page.locator(f"summary[aria-label='{title}, as a table']").press("Enter")
    table.wait_for()
    return [
        tuple(row.locator("th, td").all_inner_texts()) for row in table.locator("tbody tr").all()
    ]


def test_the_best_turn_leads_into_its_replay(visit: Visits) -> None:
    visitor = visit()
    someone, table = played(visitor)
    page = visitor.go(f"/people/{someone}")
    link = page.get_by_role("link", name="See this turn").first
    told = visitor.ask("GET", f"/people/{someone}/statistics?game=cafe-cards")
    [turn] = told["statistics"]["best_turns"]
    expect(link).to_have_attribute("href", f"/replay/{table}?move={turn['move']}")
    stranger = visit()
    stranger.become("Zoë")
    there = stranger.go(f"/people/{someone}")
    expect(there.get_by_text("a private table")).to_be_visible()
    assert there.get_by_role("link", name="See this turn").count() == 0


def test_somebody_without_games_is_told_so(visit: Visits) -> None:
    visitor = visit()
    page = visitor.go(f"/people/{visitor.become('Anna')}")
    expect(page.get_by_text("No public games yet.").first).to_be_visible()
    assert page.get_by_role("heading", name="Strength over time").count() == 0
