"""A house that does not answer, or not at once: nothing is lost, and what the page says is true."""

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.playing import end_sheet
from tests.browser.scenes.staging import at_table
from tests.browser.visitor import INVITED, ME, Visitor

TOO_MANY = {"status": 429, "json": {"refused": "too-many", "sentence": "too many requests"}}


def keep_unknown(visitor: Visitor, times: int) -> None:
    """The first questions of a page who it is are refused."""
    visitor.excuse("429")
    visitor.page.route("**/api/people", lambda route: route.fulfill(**TOO_MANY), times=times)


def test_who_we_are_is_asked_until_it_is_known(visit: Visits) -> None:
    visitor = visit()
    keep_unknown(visitor, times=2)
    expect(visitor.go().get_by_text("You sit here as")).to_be_visible()


def test_a_seat_stays_ours_on_a_page_that_does_not_know_us(visit: Visits) -> None:
    anna, berta = visit(), visit()
    now = anna.set_up("face-to-face", ME, INVITED)
    berta.become("Berta")
    berta.sit_down(now["table"]["id"], now["invite"])
    keep_unknown(anna, times=1000)
    page = at_table(anna, now)
    berta.ask("POST", f"/tables/{now['table']['id']}/resign", {"resign": 1})
    expect(end_sheet(page).get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator('[data-anchor="hand"] button').first).to_be_attached()


def test_who_becomes_known_late_sits_down_with_cards(visit: Visits) -> None:
    anna, berta = visit(), visit()
    now = anna.set_up("face-to-face", ME, INVITED)
    keep_unknown(berta, times=2)
    page = berta.go(f"/table/{now['table']['id']}?invite={now['invite']}")
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(6)
