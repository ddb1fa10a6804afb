"""What scenes are set up with."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from stammtisch.lessons.lesson import lessons_of
from tests.browser.hands import Mouse
from tests.browser.learning import at_lesson
from tests.browser.seeing import see
from tests.browser.situations import TABLES, Snapshot, seat_most
from tests.browser.visitor import ME, Seat, Visitor, bot

Scene = Callable[[Visitor], Page]
# So many changes has a table whose game is seen again in the middle; some deals make it shorter.
LONG = {"cafe-cards": 50, "cafe-board": 40, "face-to-face": 15}
SCENES: dict[str, Scene] = {}


def scene(make: Scene) -> Scene:
    """A scene is named for its function."""
    SCENES[make.__name__.replace("_", "-")] = make
    return make


def underway(
    visitor: Visitor, game: str, *seats: Seat, moves: int = 14, **more: object
) -> Snapshot:
    """A game after some moves of one's own, at one's turn, with something to be done."""
    for _ in range(TABLES):
        now = visitor.set_up(game, ME, *(seats or (bot(),)), **more)
        for _ in range(moves):
            if now.get("moves"):
                now = visitor.do(now, seat_most(now))
        while now.get("moves"):  # none where the deal made it a short game: then another one
            if any(sign in move for move in now["moves"] for sign in "@+-"):
                return now
            now = visitor.do(now, seat_most(now))
    raise AssertionError("every game was over too soon")


def at_table(visitor: Visitor, now: Snapshot) -> Page:
    """The page of a table."""
    page = visitor.go(f"/table/{now['table']['id']}")
    page.locator("[data-version], ol").first.wait_for()
    return page


def finished(visitor: Visitor, game: str = "cafe-cards", others: int = 1) -> Snapshot:
    """A game that is over, and was long enough to be looked at somewhere in the middle."""
    for _ in range(TABLES):
        now = visitor.set_up(game, ME, *[bot("random")] * others)
        while now["table"]["status"] == "playing":
            now = visitor.do(now, seat_most(now))
        if now["snapshot"] > LONG[game]:
            return now
    raise AssertionError("every game was over too soon")


def at_step(visitor: Visitor, game: str, lesson: str) -> Page:
    """A lesson in the middle of a first game."""
    kept = {"at": lesson, "moves": [], "done": [*lessons_of(game)][:3]}
    visitor.become("Anna")
    page = visitor.go("/")
    page.evaluate(
        "([game, kept]) => localStorage.setItem(`stammtisch.lessons.${game}`, kept)",
        [game, json.dumps(kept)],
    )
    page = visitor.go(f"/learn/{game}")
    at_lesson(page, lesson)
    return page


def with_card(page: Page) -> Page:
    """The first card that can be played is chosen, where there is one."""
    sight = see(page)
    if sight.playable:
        Mouse().card(page, sight.playable[0])
    return page


def seen_again(visitor: Visitor, now: Snapshot, search: str = "") -> Page:
    """The page on which a finished game is seen again."""
    page = visitor.go(f"/replay/{now['table']['id']}{search}")
    page.locator("[data-frame]").wait_for()
    page.locator("[data-verdict=fits], [data-verdict=broken]").wait_for(state="attached")
    return page


def with_boards(page: Page) -> Page:
    """All boards of a rules page are drawn, as for print."""
    page.locator("figure").first.wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.locator("figure").last.locator(".player").wait_for()
    return page


def open_tables(page: Page) -> None:
    """The tables behind the plots."""
    for plot in page.locator("details > summary").all():
        plot.click()
