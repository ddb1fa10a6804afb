"""People, their games, their figures."""

from playwright.sync_api import Page

from tests.browser.scenes.staging import finished, open_tables, scene
from tests.browser.visitor import Visitor


@scene
def me(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor)
    page = visitor.go("/me")
    page.get_by_role("button", name="Save").wait_for()
    page.locator("main a[href^='/replay/']").first.wait_for()
    return page


@scene
def best(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor)
    page = visitor.go("/best/cafe-cards")
    page.get_by_role("table").first.wait_for()
    return page


@scene
def person(visitor: Visitor) -> Page:
    someone = visitor.become("Anna")
    finished(visitor)
    page = visitor.go(f"/people/{someone}")
    page.get_by_role("heading", name="Anna").wait_for()
    return page


@scene
def statistics(visitor: Visitor) -> Page:
    visitor.become("Anna")
    for _ in range(3):
        finished(visitor)
    page = visitor.go("/statistics/cafe-cards")
    page.get_by_role("heading", name="Kinds of move").wait_for()
    open_tables(page)
    return page


@scene
def statistics_duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor, "face-to-face")
    page = visitor.go("/statistics/face-to-face")
    page.get_by_role("heading", name="Kinds of move").wait_for()
    return page


@scene
def person_statistics(visitor: Visitor) -> Page:
    """Somebody who has played two games, with the tables behind the plots."""
    someone = visitor.become("Anna")
    for game in ("cafe-cards", "cafe-cards", "cafe-board"):
        finished(visitor, game)
    page = visitor.go(f"/people/{someone}")
    page.get_by_role("heading", name="Strength over time").wait_for()
    open_tables(page)
    return page
