"""Home, a new table, and pages for who is lost."""

from playwright.sync_api import Page

from tests.browser.scenes.staging import finished, scene, underway
from tests.browser.visitor import ME, Visitor


@scene
def home(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return visitor.go("/")


@scene
def home_busy(visitor: Visitor) -> Page:
    visitor.become("Anna")
    for game in ("cafe-cards", "cafe-board", "face-to-face"):
        underway(visitor, game, moves=2)
    visitor.set_up("cafe-cards", ME, {"kind": "open"}, public=True)
    finished(visitor)
    page = visitor.go("/")
    page.get_by_role("link", name="Go on").first.wait_for()
    return page


@scene
def new_table(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = visitor.go("/new/cafe-cards")
    page.get_by_role("button", name="One more opponent").click()
    return page


@scene
def nobody(visitor: Visitor) -> Page:
    visitor.excuse("40[04]")
    return visitor.go("/people/aaaaaaaaaa")


@scene
def not_found(visitor: Visitor) -> Page:
    return visitor.go("/nowhere")


@scene
def no_table(visitor: Visitor) -> Page:
    visitor.excuse("404|WebSocket")
    return visitor.go("/table/aaaaaaaaaa")


@scene
def help_sheet(visitor: Visitor) -> Page:
    page = home(visitor)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys and help").wait_for()
    return page
