"""A house that does not answer, or not at once: nothing is lost, and what the page says is true."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.playing import end_sheet
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import wait_for
from tests.browser.visitor import INVITED, ME, Visitor, bot

TOO_MANY = {"status": 429, "json": {"refused": "too-many", "sentence": "too many requests"}}


def keep_unknown(visitor: Visitor, times: int) -> list[Route]:
    """The first questions of a page who it is are refused; answers with those that were."""
    visitor.excuse("429")
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        route.fulfill(**TOO_MANY)
        refused.append(route)

    visitor.page.route("**/api/people", refuse, times=times)
    return refused


def cut(visitor: Visitor) -> None:
    """Lose the network."""
    visitor.excuse("net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically")
    visitor.context.set_offline(True)


def at_home(visitor: Visitor) -> Page:
    """The home page, with nothing on its way."""
    page = visitor.go()
    page.wait_for_load_state("networkidle")
    return page


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
    refused = keep_unknown(berta, times=2)
    page = berta.go(f"/table/{now['table']['id']}?invite={now['invite']}")
    wait_for(page, lambda: len(refused) == 2)  # to sit down meanwhile is refused, too
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(6)


def test_a_language_that_can_not_be_had_is_not_chosen(visit: Visits) -> None:
    visitor = visit()
    page = at_home(visitor)
    cut(visitor)
    language = page.get_by_label("Language")
    language.select_option("fr")
    expect(page.get_by_text("That language could not be loaded.")).to_be_visible()
    expect(language).to_have_value("en")
    assert "fr" not in page.evaluate("localStorage.getItem('stammtisch.settings')")
    visitor.context.set_offline(False)
    language.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_page_that_did_not_come_comes_with_the_network(visit: Visits) -> None:
    visitor = visit()
    page = at_home(visitor)
    cut(visitor)
    page.locator('a[href="/rules/cafe-cards"]').first.click()
    expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("status").filter(has_text="Check your connection")).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_role("heading", level=1, name="Café International")).to_be_visible()


def test_a_page_that_did_not_come_can_be_asked_for_again(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("net::ERR_FAILED|Failed to fetch dynamically")
    page = at_home(visitor)
    page.route("**/RulesPage*.js", lambda route: route.abort())
    page.locator('a[href="/rules/cafe-cards"]').first.click()
    expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    page.unroute("**/RulesPage*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1, name="Café International")).to_be_visible()


def test_a_lost_connection_is_told_once(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("face-to-face", ME, bot()))
    cut(visitor)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    Mouse().card(page, 0)
    Mouse().place(page, "1+")
    expect(page.get_by_text("The house doesn't answer.")).to_have_count(0)


def test_a_name_is_refused_with_what_is_wrong(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("400")
    page = visitor.go("/me")
    for name in ("An\u202ena", "\u200b"):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        said = page.get_by_role("status").filter(has_text="signs that turn text around")
        expect(said).to_be_visible()
        said.get_by_role("button", name="Close").click()


def test_who_would_be_lost_by_a_code_is_asked_first(visit: Visits) -> None:
    anna, berta = visit(), visit()
    anna.become("Anna")
    berta.become("Berta")
    berta.set_up("face-to-face", ME, INVITED)
    berta.excuse("409")
    page = berta.go("/me")
    page.get_by_label("Code from your other device").fill(anna.ask("POST", "/me/code")["code"])
    page.get_by_role("button", name="Use the code").click()
    warning = page.get_by_text("Berta is known on this device only.")
    expect(warning).to_be_visible()
    page.get_by_role("button", name="No, keep the old name").click()
    expect(warning).to_be_hidden()
    expect(page.get_by_label("Your name")).to_have_value("Berta")
    page.get_by_role("button", name="Use the code").click()
    page.get_by_role("button", name="Yes, leave it behind").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")


SIGNED_OUT = "This browser was signed out. You have a new name here now."


def sign_out(visitor: Visitor, elsewhere: Visitor) -> None:
    """Sign a browser out from another one of the same person."""
    code = visitor.ask("POST", "/me/code")["code"]
    elsewhere.ask("POST", "/people/move", {"code": code})
    sessions = elsewhere.ask("GET", "/me/sessions")
    for session in sessions:
        if not session["this"]:
            elsewhere.ask("DELETE", f"/me/sessions/{session['id']}")
    visitor.excuse("401")


def test_a_page_that_is_signed_out_elsewhere_says_so(visit: Visits) -> None:
    anna = visit()
    anna.become("Anna")
    page = anna.go("/me")
    name = page.get_by_label("Your name")
    expect(name).to_have_value("Anna")
    sign_out(anna, visit())
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text(SIGNED_OUT)).to_be_visible()
    expect(name).not_to_have_value("Anna")
    expect(name).not_to_have_value("")


def test_what_was_chosen_stays_when_the_page_is_signed_out(visit: Visits) -> None:
    anna = visit()
    anna.become("Anna")
    page = anna.go("/new/cafe-cards")
    page.get_by_role("button", name="One more opponent").click()
    page.get_by_label("5 minutes").check()
    sign_out(anna, visit())
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_text(SIGNED_OUT)).to_be_visible()
    expect(page.get_by_label("5 minutes")).to_be_checked()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("list", name="Players").locator("> li")).to_have_count(3)


def test_who_is_signed_out_at_a_table_looks_on(visit: Visits) -> None:
    anna, berta = visit(), visit()
    now = anna.set_up("cafe-cards", ME, INVITED)
    berta.become("Berta")
    berta.sit_down(now["table"]["id"], now["invite"])
    page = at_table(berta, now)
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(7)
    berta.excuse("closed before the connection is established")  # as whoever it was a moment ago
    sign_out(berta, visit())
    expect(page.get_by_text(SIGNED_OUT)).to_be_visible()
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(0)
    expect(page.get_by_text("You are looking on.")).to_be_visible()


def test_who_gets_another_name_elsewhere_plays_on_under_it(visit: Visits) -> None:
    anna = visit()
    page = at_table(anna, anna.set_up("cafe-cards", ME, bot("greedy")))
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(7)
    with page.expect_websocket():  # the house closes the socket of before
        anna.ask("PATCH", "/me", {"name": "Annette"})
    expect(page.locator('[data-anchor="hand"] button')).to_have_count(7)
    expect(page.get_by_text(SIGNED_OUT)).to_have_count(0)
    page.get_by_role("link", name="You").click()
    expect(page.get_by_label("Your name")).to_have_value("Annette")


def test_a_browser_that_keeps_no_cookies_is_not_somebody_else_again_and_again(
    visit: Visits,
) -> None:
    visitor, asked = visit(), []
    visitor.excuse("401")

    def answer_without_cookie(route: Route) -> None:
        asked.append(route.request.url)
        answer = route.fetch()
        visitor.context.clear_cookies()
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        route.fulfill(status=answer.status, headers=kept, body=answer.body())

    visitor.page.route("**/api/people", answer_without_cookie)
    page = visitor.go("/me")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(SIGNED_OUT).first).to_be_visible()
    assert len(asked) == 2
