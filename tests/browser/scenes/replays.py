"""Games that are seen again, and gone on from."""

import json
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.analysing import analysed
from tests.browser.scenes.people import me
from tests.browser.scenes.staging import finished, scene, seen_again
from tests.browser.situations import seat_most
from tests.browser.visitor import ME, Visitor, bot


@scene
def replay(visitor: Visitor) -> Page:
    """In the middle of a game, through the eyes of a seat."""
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor), "?move=40&seat=0")


@scene
def replay_analysed(visitor: Visitor) -> Page:
    """What the expert thinks of it, below the board."""
    visitor.become("Anna")
    now = finished(visitor)
    analysed(visitor, now["table"]["id"])
    page = seen_again(visitor, now, "?move=12")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("heading", name="Turning points").wait_for()
    return page


@scene
def replay_open(visitor: Visitor) -> Page:
    """All cards open, with a bar."""
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor, "cafe-board"), "?move=30")


@scene
def replay_five(visitor: Visitor) -> Page:
    visitor.become("Anna")
    bots = [bot("random"), bot("random"), bot("greedy"), bot()]
    now = visitor.set_up("cafe-cards", ME, *bots, options={"clubs": True})
    while now["table"]["status"] == "playing":
        now = visitor.do(now, seat_most(now))
    return seen_again(visitor, now, "?move=60")


@scene
def replay_duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor, "face-to-face"), "?move=8")


@scene
def replay_end(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = seen_again(visitor, finished(visitor), "?seat=none")
    page.keyboard.press("End")
    page.get_by_role("button", name="The count").click()
    page.get_by_role("dialog", name="The game is over").wait_for()
    return page


@scene
def replay_share(visitor: Visitor) -> Page:
    page = replay(visitor)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_label("Link to this position").wait_for()
    return page


@scene
def replay_broken(visitor: Visitor) -> Page:
    """The seal of the deal does not fit."""

    def forge(route: Route) -> None:
        film = route.fetch().json()
        film["record"]["salt"] = "0" * 64
        route.fulfill(json=film)

    visitor.become("Anna")
    visitor.page.route("**/film", forge)
    page = seen_again(visitor, finished(visitor), "?move=20")
    page.locator("[data-verdict=broken]").wait_for(state="attached")
    return page


@scene
def record_refused(visitor: Visitor) -> Page:
    """A file that is no record at all."""
    return refused(me(visitor), visitor, b"dear diary")


@scene
def record_refused_move(visitor: Visitor) -> Page:
    """A move in it is not allowed: nobody lays a card face down in a first turn."""
    page = me(visitor)
    record = record_of_mine(visitor)
    record["moves"][0]["move"] = "down GBf"
    return refused(page, visitor, json.dumps(record).encode())


@scene
def record_refused_kind(visitor: Visitor) -> Page:
    """A field holds something that doesn't belong there."""
    page = me(visitor)
    record = record_of_mine(visitor)
    record["result"]["scores"] = "many"
    return refused(page, visitor, json.dumps(record).encode())


def record_of_mine(visitor: Visitor) -> Any:
    """The record of the latest game."""
    latest = visitor.ask("GET", "/me/games")["games"][0]["table"]
    return visitor.ask("GET", f"/records/{latest}")


def refused(page: Page, visitor: Visitor, content: bytes) -> Page:
    """Bring a file along that is not taken."""
    visitor.excuse("400")
    file = {"name": "evening.json", "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files([file])
    page.get_by_role("dialog", name="This record was not taken").wait_for()
    return page


@scene
def replay_gone(visitor: Visitor) -> Page:
    visitor.excuse("404")
    page = visitor.go("/replay/aaaaaaaaaa")
    page.get_by_role("heading", name="This game is not here").wait_for()
    return page


@scene
def what_if(visitor: Visitor) -> Page:
    page = replay(visitor)
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog", name="Go on from here").wait_for()
    return page


@scene
def what_if_table(visitor: Visitor) -> Page:
    page = what_if(visitor)
    page.get_by_role("button", name="Go on", exact=True).click()
    page.locator("[data-version]").wait_for(state="attached")
    return page
