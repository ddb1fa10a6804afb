"""A call from the browser when it is one's turn: only on request, only for who looks elsewhere."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.browser.chromium import find
from tests.browser.conftest import Visits
from tests.browser.opening import launch
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import wait_for
from tests.browser.situations import Snapshot
from tests.browser.visitor import KEY, ME, Visitor, bot

WISH = "Call me when it is my turn"
COUNT_QUESTIONS = """window.asked = 0;
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { window.asked += 1; return ask(); };"""
LOOK = """elsewhere => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => elsewhere });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Whoever looks at Chromium's notices while one is put up makes it forget that one.
COUNT_CALLS = """window.putUp = 0;
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (...about) {
  await show.apply(this, about);
  window.putUp += 1;
}"""
CALL = "Your turn: Café International: the card game"
CALLS = """() => navigator.serviceWorker.getRegistration()
  .then((worker) => worker?.getNotifications() ?? [])
  .then((calls) => calls.map(({ title, body }) => `${title}: ${body}`))"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A whole one: without its window Chromium has no notifications."""
    with launch(playwright, find()) as browser:
        yield browser


def switch(page: Page) -> Locator:
    """The switch, in the sheet of settings."""
    page.keyboard.press("?")
    return page.get_by_role("checkbox", name=WISH)


def switch_on(page: Page) -> None:
    """Switch it on. The page asks the browser first, so the box has its tick before it counts."""
    switch(page).check()
    page.wait_for_function("key => JSON.parse(localStorage.getItem(key)).calls", arg=KEY)


def wait_for_call(page: Page, number: int) -> None:
    """Until so many calls were made, of which the last one can be seen."""
    wait_for(page, lambda: page.evaluate("window.putUp") == number)
    assert page.evaluate(CALLS) == [CALL]


def wait_for_no_call(page: Page) -> None:
    """Until none can be seen."""
    wait_for(page, lambda: page.evaluate(CALLS) == [])


def next_turn(visitor: Visitor, now: Snapshot) -> Snapshot:
    """Draw past the page; the computer answers, and it is one's turn again."""
    after = visitor.do(now, "draw")
    shown = f"[data-turn=mine][data-version='{after['snapshot']}']"
    visitor.page.locator(shown).wait_for(state="attached")
    return after


def with_calls(visitor: Visitor) -> Snapshot:
    """At a table, where calls are asked for."""
    visitor.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(COUNT_CALLS)
    now = visitor.set_up("cafe-cards", ME, bot("random"))
    page = at_table(visitor, now)
    switch_on(page)
    page.keyboard.press("Escape")
    return now


def test_whoever_asked_is_called(visit: Visits) -> None:
    visitor = visit()
    now, page = with_calls(visitor), visitor.page
    now = next_turn(visitor, now)
    wait_for_no_call(page)  # the page is in sight
    page.evaluate(LOOK, True)
    next_turn(visitor, now)
    wait_for_call(page, 1)
    page.evaluate(LOOK, False)
    wait_for_no_call(page)


def test_a_turn_after_one_that_ended_unseen_is_called(visit: Visits) -> None:
    visitor = visit()
    now, page = with_calls(visitor), visitor.page
    page.evaluate(LOOK, True)
    visitor.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    later = visitor.do(now, "draw")
    visitor.context.set_offline(False)
    shown = f"[data-turn=mine][data-version='{later['snapshot']}']"
    page.locator(shown).wait_for(state="attached")
    wait_for_call(page, 1)


def test_nobody_else_is_called_or_asked(visit: Visits) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(COUNT_QUESTIONS)
    now = visitor.set_up("cafe-cards", ME, bot("random"))
    page = at_table(visitor, now)
    page.evaluate(LOOK, True)
    next_turn(visitor, now)
    expect(switch(page)).not_to_be_checked()
    assert page.evaluate("window.asked") == 0
    wait_for_no_call(page)


def test_a_browser_that_does_not_allow_it(visit: Visits) -> None:
    page = visit().go("/")
    box = switch(page)
    box.click()
    expect(page.get_by_text("does not allow notices")).to_be_visible()
    expect(box).not_to_be_checked()


def test_it_is_remembered_and_can_be_ended(visit: Visits) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"])
    page = visitor.go("/")
    switch_on(page)
    page.reload()
    box = switch(page)
    expect(box).to_be_checked()
    box.uncheck()
    page.reload()
    expect(switch(page)).not_to_be_checked()
