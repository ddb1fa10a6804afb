"""Rules and first games."""

from playwright.sync_api import Page

from stammtisch.lessons.lesson import lessons_of
from tests.browser.hands import Mouse
from tests.browser.learning import at_lesson, do, play_small
from tests.browser.scenes.staging import at_step, scene, with_boards
from tests.browser.visitor import Visitor


@scene
def rules(visitor: Visitor) -> Page:
    return with_boards(visitor.go("/rules/cafe-board"))


@scene
def rules_duel(visitor: Visitor) -> Page:
    return with_boards(visitor.go("/rules/face-to-face"))


@scene
def rules_playing(visitor: Visitor) -> Page:
    """An example in the middle of its moves."""
    page = visitor.go("/rules/cafe-cards#C5")
    figure = page.locator("figure#cards-23")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Play").click()
    figure.locator(".player[data-frame='2']").wait_for(state="attached")
    return page


@scene
def rules_refused(visitor: Visitor) -> Page:
    """An example says why not."""
    page = visitor.go("/rules/cafe-cards#S2")
    page.locator("figure#cards-balance .tries button").click()
    page.locator("figure#cards-balance .complaint").wait_for()
    return page


@scene
def rules_search(visitor: Visitor) -> Page:
    page = visitor.go("/rules/cafe-cards")
    page.get_by_role("searchbox").fill("bar")
    page.get_by_text("rules found").wait_for()
    return page


@scene
def learn(visitor: Visitor) -> Page:
    """The first lesson, before anything is done."""
    visitor.become("Anna")
    page = visitor.go("/learn/cafe-cards")
    at_lesson(page, "seat")
    return page


@scene
def learn_middle(visitor: Visitor) -> Page:
    """A full table has been cleared: what was counted, and the way on."""
    page = at_step(visitor, "cafe-board", "full")
    do(page, Mouse(), lessons_of("cafe-board")["full"].goal[0][0])
    page.get_by_role("button", name="Next", exact=True).wait_for()
    return page


@scene
def learn_gift(visitor: Visitor) -> Page:
    page = at_step(visitor, "face-to-face", "gift")
    page.get_by_role("button", name="Show me").click()
    return page


@scene
def learn_steps(visitor: Visitor) -> Page:
    page = at_step(visitor, "cafe-board", "bar")
    page.get_by_text("All steps").click()
    return page


@scene
def learn_end(visitor: Visitor) -> Page:
    page = at_step(visitor, "face-to-face", "game")
    play_small(page, Mouse(), lessons_of("face-to-face")["game"])
    page.get_by_role("dialog", name="Your first game").wait_for()
    return page
