"""First games: every lesson of each game on its page, left and taken up again."""

import re

import pytest
from playwright.sync_api import Page, expect

from stammtisch.lessons.lesson import lessons_of
from tests.browser.conftest import Visits
from tests.browser.hands import Finger, Keys, Mouse, Touch
from tests.browser.learning import at_lesson, do, learn, put, speech

GAMES = ("cafe-cards", "cafe-board", "face-to-face")


def finish_sheet(page: Page, name: str = "Your first game") -> None:
    """The count of the small game is shown, and the way to a real one has the focus."""
    sheet = page.get_by_role("dialog", name=name)
    sheet.get_by_role("table").wait_for()
    expect(sheet.locator(".main")).to_be_focused()


def test_all_of_the_card_game_by_mouse_then_a_real_game(visit: Visits) -> None:
    page = visit().go()
    page.get_by_role("link", name="five minutes: Café International: the card game").click()
    learn(page, Mouse(), "cafe-cards")
    finish_sheet(page)
    page.get_by_role("button", name="Play your first real game").click()
    page.wait_for_url("**/table/*")


def test_all_of_the_board_game_by_keys_alone(visit: Visits) -> None:
    page = visit().go("/learn/cafe-board")
    learn(page, Keys(), "cafe-board")
    finish_sheet(page)


def test_all_of_the_duel_reloading_after_every_move(visit: Visits) -> None:
    page = visit().go("/learn/face-to-face")
    learn(page, Mouse(), "face-to-face", reload=True)
    finish_sheet(page)


def test_all_of_the_card_game_in_greek_by_finger(visit: Visits) -> None:
    page = visit(width=390, height=844, touch=True).go("/learn/cafe-cards")
    page.get_by_label("Language").select_option("el")
    expect(speech(page).get_by_role("heading")).to_have_text("Μια θέση")
    learn(page, Finger(), "cafe-cards")
    finish_sheet(page, "Το πρώτο σου παιχνίδι")


LANGUAGES = ("en", "de", "fr", "it", "el")

# What stands out of its box, or of the page.
TOO_WIDE = """() => [
  ...(document.documentElement.scrollWidth > innerWidth ? ["the page"] : []),
  ...[...document.querySelectorAll(".speech, .speech *")]
    .filter((node) => node.checkVisibility() && node.clientWidth > 1)
    .filter((node) => node.scrollWidth > node.clientWidth + 1
      || node.getBoundingClientRect().right > innerWidth)
    .map((node) => node.textContent.trim()),
]"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_fits_a_small_screen(visit: Visits, game: str, language: str) -> None:
    page = visit(width=360, height=740, touch=True).go(f"/learn/{game}")
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    *taught, last = lessons_of(game)
    for name in taught:
        at_lesson(page, name)
        assert (name, page.evaluate(TOO_WIDE)) == (name, [])
        speech(page).locator(".acts .button").last.tap()
    at_lesson(page, last)
    assert page.evaluate(TOO_WIDE) == []


# How much of the board is between what is said and the hand.
IN_SIGHT = """() => {
  const [speech, board, hand] = [".speech", ".board", ".handbar"]
    .map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.min(hand.top, board.bottom) - Math.max(speech.bottom, board.top);
}"""
IN_FRONT = """place => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_short_phone_shows_task_board_and_hand_together(visit: Visits, game: str) -> None:
    page = visit(width=390, height=667, touch=True, less_motion=True).go(f"/learn/{game}")
    first, lesson = next(iter(lessons_of(game).items()))
    at_lesson(page, first)
    assert page.evaluate(IN_SIGHT) > 220
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate(IN_SIGHT) > 220
    expect(speech(page).locator(".task")).to_be_in_viewport()
    page.get_by_role("button", name="Show me").tap()
    assert page.locator(place_of(lesson.goal[0][0])).evaluate(IN_FRONT)


def place_of(move: str) -> str:
    """Where the first move of a lesson leads."""
    return '[data-drop="0+"]' if "@" not in move else f'[data-drop="{move.split("@")[1]}"]'


def tried(page: Page, touch: Touch, card: str, place: str, sentence: str) -> None:
    """A wrong try: the sentence stands at the place, and is told to those who listen."""
    put(page, touch, card, place)
    expect(page.locator(".complaint:visible").first).to_contain_text(sentence)
    expect(page.locator("[role=alert]").filter(has_text=sentence)).to_have_count(1)


def test_a_wrong_try_is_refused_in_words(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("409")
    page = visitor.go("/learn/cafe-cards")
    at_lesson(page, "seat")
    tried(page, Mouse(), "USm", "b1", "guests from the United States")
    page.get_by_text("All steps").click()
    page.get_by_role("button", name="Women and men").click()
    at_lesson(page, "balance")
    tried(page, Mouse(), "ITm", "b1", "man already sits at the Italian table")
    do(page, Mouse(), "ITf@b1")
    expect(speech(page)).to_contain_text("You seat a woman from Italy: 4 Italy.")


def test_another_legal_move_is_not_what_the_lesson_is_about(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("409")
    page = visitor.go("/learn/cafe-cards")
    at_lesson(page, "seat")
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(speech(page)).to_contain_text("This step is about something else.")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_what_to_do(visit: Visits, game: str) -> None:
    """`Show me` takes the card up; the place has a ring all the time."""
    page = visit().go(f"/learn/{game}")
    first, lesson = next(iter(lessons_of(game).items()))
    at_lesson(page, first)
    ring = page.locator(place_of(lesson.goal[0][0]))
    assert ring.evaluate("node => getComputedStyle(node).boxShadow") != "none"
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-anchor="hand"] [aria-pressed=true]')).to_have_count(1)
    ring.click()
    expect(speech(page).get_by_role("button", name="Next")).to_be_focused()
    assert ring.evaluate("node => getComputedStyle(node).boxShadow") == "none"


def test_steps_back_again_and_over(visit: Visits) -> None:
    page = visit().go("/learn/face-to-face")
    names = list(lessons_of("face-to-face"))
    at_lesson(page, names[0])
    do(page, Mouse(), "12+")
    page.get_by_role("button", name="Again").click()
    at_lesson(page, names[0])
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")
    page.get_by_role("button", name="Skip").click()
    at_lesson(page, names[1])
    expect(speech(page).get_by_role("heading")).to_be_focused()
    page.get_by_role("button", name="Back").click()
    at_lesson(page, names[0])
    page.get_by_text("All steps").click()
    expect(
        page.get_by_role("button", name=re.compile(r"The rising pile.*\(done\)"))
    ).to_be_visible()


def test_it_goes_on_where_one_left_and_in_another_language(visit: Visits) -> None:
    visitor = visit()
    page = visitor.go("/learn/cafe-cards")
    at_lesson(page, "seat")
    page.get_by_text("All steps").click()
    page.get_by_role("button", name="The waiting guest").click()
    at_lesson(page, "waiting")
    do(page, Mouse(), "FRf@d1")
    page.goto("/")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("link", name="gelernt: Café International: das Kartenspiel").click()
    at_lesson(page, "waiting")
    expect(speech(page).get_by_role("heading")).to_have_text("Wer wartet")
    expect(page.locator("[data-seat=d1][aria-label*='wartet auf Gesellschaft']")).to_be_visible()
    do(page, Mouse(), "FRm@e2")
    expect(speech(page)).to_contain_text("Wer wartet, bringt nichts")


def test_what_was_kept_and_fits_no_more_is_forgotten(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("409")
    page = visitor.go("/")
    for kept in ('{"at": "seat", "moves": ["draw"], "done": []}', "nonsense"):
        page.evaluate("text => localStorage.setItem('stammtisch.lessons.cafe-cards', text)", kept)
        page.goto("/learn/cafe-cards")
        at_lesson(page, "seat")
        expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")


def test_a_move_of_the_small_game_may_be_taken_back(visit: Visits) -> None:
    page = visit().go("/learn/cafe-cards")
    at_lesson(page, "seat")
    page.get_by_text("All steps").click()
    page.get_by_role("button", name="A small game").click()
    at_lesson(page, "game")
    do(page, Mouse(), "ITm@b1")
    page.keyboard.press("u")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")
    expect(page.locator("[data-seat=b1][aria-label$=free]")).to_be_visible()


@pytest.mark.parametrize("path", ["/rules/cafe-board", "/"])
def test_the_ways_to_a_first_game(visit: Visits, path: str) -> None:
    page = visit().go(path)
    page.get_by_role("link", name="five minutes: Café International").first.click()
    speech(page).wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="Face to Face").click()
    at_lesson(page, "rising")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_without_the_house_one_is_told(visit: Visits) -> None:
    visitor = visit()
    visitor.excuse("failed|ERR_")
    page = visitor.page
    page.route("**/api/practice/**", lambda route: route.abort())
    page.goto("/learn/cafe-cards")
    expect(page.get_by_role("heading", name="First game")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="To the home page")).to_be_visible()
