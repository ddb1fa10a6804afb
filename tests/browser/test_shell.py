"""The shell: how much it weighs, how it is installed, what it remembers, and how it moves."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.playing import lay
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import see
from tests.browser.situations import fresh
from tests.browser.visitor import Visitor

MOST = 150_000  # bytes of the first load, packed
FLIGHTS = """() => { window.flights = 0; new MutationObserver((all) => {
  for (const { addedNodes } of all)
    for (const node of addedNodes) if (node.classList?.contains("flight")) window.flights += 1;
}).observe(document.body, { childList: true, subtree: true }); }"""


def test_the_first_load_is_light(visit: Visits) -> None:
    page = visit().page
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/", wait_until="networkidle")
    shell = [answer for answer in answers if "/api/" not in answer.url]
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in shell}
    assert sizes
    assert sum(sizes.values()) < MOST, sizes


def test_files_are_kept_by_the_browser(visit: Visits) -> None:
    visitor = visit()
    page = visitor.go()
    script = page.locator("script[type=module]").get_attribute("src")
    headers = visitor.context.request.get(f"{visitor.address}{script}").headers
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"


def test_it_can_be_installed(visit: Visits) -> None:
    visitor = visit()
    page = visitor.go()
    path = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = visitor.context.request.get(f"{visitor.address}{path}").json()
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert manifest["start_url"]
    sizes = {size for icon in manifest["icons"] for size in icon["sizes"].split()}
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(f"{visitor.address}{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")


def test_the_page_describes_itself_in_the_readers_language(visit: Visits) -> None:
    page = visit().go()
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", re.compile("An open game table"))
    page.get_by_label("Language").select_option("de")
    expect(description).to_have_attribute("content", re.compile("Ein offener Spieltisch"))


def test_without_scripts_the_page_says_so(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    said = page.locator("noscript p")
    expect(said).to_contain_text(["JavaScript"] * 5)
    assert [line.get_attribute("lang") for line in said.all()] == [None, "de", "fr", "it", "el"]
    context.close()


def light(page: Page) -> Any:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def test_the_light_is_remembered(visit: Visits) -> None:
    page = visit().go()
    morning = light(page)
    button = page.get_by_role("button", name="Light:")
    while page.evaluate("document.documentElement.dataset.theme") != "evening":
        button.click()
    evening = light(page)
    assert evening != morning
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "evening")
    assert light(page) == evening


def test_the_light_of_the_system(visit: Visits) -> None:
    visitor = visit(light="auto")
    visitor.page.emulate_media(color_scheme="light")
    morning = light(visitor.go())
    visitor.page.emulate_media(color_scheme="dark")
    assert light(visitor.page) != morning


def test_the_sound_is_switched_by_a_key_and_remembered(visit: Visits) -> None:
    page = visit().go()
    expect(page.get_by_role("button", name="Sound is off")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()


def seat_somebody(visitor: Visitor) -> Page:
    """Seat a guest, while everything is counted that travels over the page."""
    page = at_table(visitor, fresh(visitor, "cafe-board"))
    page.evaluate(FLIGHTS)
    lay(page, Mouse(), see(page).playable[0])
    page.locator("[data-seat][aria-label*='waits for a partner']").wait_for()
    return page


def flights(visitor: Visitor) -> int:
    """How many things have travelled by the time when somebody would have arrived."""
    page = seat_somebody(visitor)
    page.wait_for_timeout(300)
    return int(page.evaluate("window.flights"))


def test_a_guest_travels_to_the_chair(visit: Visits) -> None:
    page = seat_somebody(visit(pace="normal"))
    page.wait_for_function("() => window.flights > 0")


def test_nothing_travels_where_less_motion_is_wanted(visit: Visits) -> None:
    assert flights(visit(pace="normal", less_motion=True)) == 0


def test_nothing_travels_at_once(visit: Visits) -> None:
    assert flights(visit(pace="instant")) == 0


def test_the_pace_is_chosen_in_the_help_sheet(visit: Visits) -> None:
    page = visit(pace="normal").go()
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Quick").check()
    page.reload()
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_label("Quick")).to_be_checked()


def test_another_name(visit: Visits) -> None:
    page = visit().go("/me")
    page.get_by_label("Your name").fill("Zoë Ζωή")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page.goto("/")
    expect(page.get_by_text("You sit here as Zoë Ζωή.")).to_be_visible()


def test_links_stay_on_the_page_and_back_works(visit: Visits) -> None:
    page = visit().go()
    page.evaluate("window.here = true")
    page.get_by_role("link", name="Rules of The Game: Face to Face").click()
    page.wait_for_url("**/rules/face-to-face")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("A table is free")
    assert page.evaluate("window.here")


def test_every_language_is_spoken_and_remembered(visit: Visits) -> None:
    page = visit().go()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    languages = page.locator("header select")
    codes = [str(option.get_attribute("value")) for option in languages.locator("option").all()]
    greetings = set()
    for code in codes:
        languages.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        greetings.add(page.get_by_role("heading", level=1).inner_text())
    assert len(greetings) == len(codes)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", codes[-1])


def test_whose_turn_it_is_shows_in_the_colours_of_the_system(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, fresh(visitor, "cafe-board"))
    page.emulate_media(forced_colors="active")
    expect(page.locator("li[aria-current]")).to_have_css("outline-style", "solid")
    visitor.go("/new/cafe-board")
    expect(page.locator("button[aria-pressed=true]").last).to_have_css("outline-style", "solid")
