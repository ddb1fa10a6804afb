"""Tables: before, during and at the end of a game."""

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.playing import lay, lift_curtain
from tests.browser.scenes.staging import at_table, finished, scene, underway, with_card
from tests.browser.seeing import see
from tests.browser.situations import drive, fresh, hoard, offers
from tests.browser.visitor import FRIEND, INVITED, ME, Visitor, bot


@scene
def waiting(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, INVITED, bot()))
    page.get_by_label("Link to this table").wait_for()
    return page


@scene
def cafe_cards(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return with_card(at_table(visitor, underway(visitor, "cafe-cards")))


@scene
def cafe_cards_five(visitor: Visitor) -> Page:
    visitor.become("Anna")
    bots = [bot(), bot("random"), bot("regular"), bot()]
    return at_table(visitor, underway(visitor, "cafe-cards", *bots, moves=8, limit=300))


@scene
def full_hand(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, drive(visitor, "cafe-cards", offers("down "), hoard))
    lift_curtain(page)
    return page


@scene
def club(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, drive(visitor, "cafe-cards", offers("club "), hoard, clubs=True))
    lift_curtain(page)
    return page


@scene
def cafe_board(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return with_card(at_table(visitor, underway(visitor, "cafe-board", moves=16)))


@scene
def open_hands(visitor: Visitor) -> Page:
    visitor.become("Anna")
    options = {"open_hands": True}
    return at_table(visitor, underway(visitor, "cafe-board", moves=6, options=options))


@scene
def partner(visitor: Visitor) -> Page:
    """A guest waits for a partner."""
    visitor.become("Anna")
    page = at_table(visitor, fresh(visitor, "cafe-board"))
    lay(page, Mouse(), see(page).playable[0])
    page.locator("[data-seat][aria-label*='waits for a partner']").wait_for()
    return page


@scene
def refused(visitor: Visitor) -> Page:
    """A seat says why not."""
    page = cafe_cards(visitor)
    Mouse().card(page, 0)
    if page.locator("[data-anchor=hand] [aria-pressed=true]").count() == 0:
        Mouse().card(page, 0)
    lit = {place.at for place in see(page).lit}
    other = next(place.at for place in see(page).places if place.at not in lit)
    Mouse().place(page, other)
    page.locator(".complaint").first.wait_for()
    return page


@scene
def hint(visitor: Visitor) -> Page:
    page = cafe_board(visitor)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("A good player would").wait_for()
    return page


@scene
def duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, underway(visitor, "face-to-face", moves=18))
    sight = see(page)
    if sight.playable:
        Mouse().card(page, sight.playable[len(sight.playable) // 2])
    return page


@scene
def curtain(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, FRIEND))
    page.get_by_role("dialog").wait_for()
    return page


@scene
def looking_on(visitor: Visitor) -> Page:
    host = visitor.another()
    host.become("Zoë")
    now = underway(host, "cafe-board", moves=10)
    host.close()
    return at_table(visitor, now)


@scene
def menu(visitor: Visitor) -> Page:
    page = cafe_cards(visitor)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").wait_for()
    return page


@scene
def end(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, finished(visitor))
    page.get_by_role("dialog", name="The game is over").wait_for()
    return page


@scene
def end_duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = at_table(visitor, finished(visitor, "face-to-face"))
    page.get_by_role("dialog", name="The game is over").wait_for()
    return page
