"""Keys and screen readers: everything within reach, focus that is seen, names that say enough."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visits
from tests.browser.hands import CARDS, Keys, focused
from tests.browser.playing import act, play
from tests.browser.scenes import SCENES
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import see, wait_for_change, wait_for_turn
from tests.browser.situations import fresh
from tests.browser.visitor import FRIEND, ME, bot

CONTROLS = "a[href], button:enabled, input:enabled, select:enabled, summary"
MOST = 150  # controls on one page
REACHED = "(document.activeElement.closest('dialog') ?? document.activeElement).localName"

# Numbers the controls that can be seen, without those inside a group that has one stop for all.
NUMBER = f"""() => [...(document.querySelector("dialog[open]") ?? document)
  .querySelectorAll("{CONTROLS}")]
  .filter((node) => node.checkVisibility() && node.tabIndex >= 0 && !node.closest("[inert]"))
  .filter((node) => node.type !== "radio" || node.checked)
  .map((node, number) => (node.dataset.number = number))"""

FOCUSED = """() => {
  const node = document.activeElement;
  const outline = (of) => {
    const style = of && getComputedStyle(of);
    return style && style.outlineStyle !== "none" ? parseFloat(style.outlineWidth) : 0;
  };
  const name = node.getAttribute("aria-label") ?? node.textContent.trim();
  return [node.dataset.number ?? "", Math.max(outline(node), outline(node.closest("label"))), name];
}"""


@pytest.mark.parametrize("name", ["home-busy", "new-table", "cafe-board", "duel", "me", "end"])
def test_everything_is_reached_by_tab_and_seen(visit: Visits, name: str) -> None:
    page = SCENES[name](visit())
    wanted = {str(number) for number in page.evaluate(NUMBER)}
    reached, unseen = set(), []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        number, outline, control = page.evaluate(FOCUSED)
        if number in reached:
            break
        if number:
            reached.add(number)
            unseen += [control] if outline < 2 else []
    assert wanted - reached == set()
    assert unseen == []


def test_the_way_past_the_header(visit: Visits) -> None:
    page = visit().go()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="To the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_the_sheet_of_keys(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot()))
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys and help")
    for key in ("Arrow keys", "Enter", "Esc", "H", "F", "B", "D", "U", "O", "?", "S"):
        expect(sheet.locator("kbd", has_text=re.compile(f"^{re.escape(key)}$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_no_letter_reaches_the_board_below_a_sheet(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, bot()))
    version = see(page).version
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys and help").wait_for()
    page.keyboard.press("d")  # would draw a card, and end the turn
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(CARDS).first).to_be_focused()
    assert see(page).version == version


def test_a_full_hand_is_laid_down_by_keys(visit: Visits) -> None:
    page = SCENES["full-hand"](visit())
    version = see(page).version
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    wait_for_change(page, version)


def test_letters_can_be_switched_off(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot()))
    page.keyboard.press("h")
    expect(page.locator(CARDS).first).to_be_focused()
    page.keyboard.press("?")
    page.get_by_label("Letters are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    assert not focused(page)


def test_names_of_cards_seats_tables_and_piles(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot()))
    sight = see(page)
    guest = r"(a (wo)?man from (the )?[A-Z]\w+( \w+)*|a joker \((wo)?man\))"
    assert all(re.match(rf"{guest}(, can be played)?, card \d of 5$", card) for card in sight.cards)
    seats = [place.name for place in sight.places if place.at != "bar"]
    assert len(seats) == 24
    assert all(re.match(r"Seat [a-i]\d at the .+ tables?, free$", name) for name in seats)
    assert (
        page.get_by_role("img", name=re.compile(r", table [a-i]\d, nobody there yet")).count() == 12
    )
    expect(page.get_by_label("90 guests to draw").first).to_be_attached()
    expect(page.get_by_label("12 tables to come").first).to_be_attached()


def told(page: Page) -> Locator:
    """What a screen reader is told of the game."""
    return page.locator("[role=log][aria-live=polite]")


def test_the_game_is_told(visit: Visits) -> None:
    """The live region says what happened, in words."""
    visitor = visit()
    page = at_table(visitor, fresh(visitor, "cafe-cards"))
    act(page, Keys(), see(page))
    expect(told(page)).to_contain_text(re.compile(r"You seat a (wo)?man from .+ joined at once\."))


def test_the_opponents_moves_are_told(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("face-to-face", ME, bot()))
    play(page, Keys(), stop=lambda sight: sight.main is not None)
    version = see(page).version
    Keys().main(page, "Done")
    wait_for_change(page, version)
    wait_for_turn(page)
    expect(told(page)).to_contain_text(re.compile(r"Beginner .*\. Your turn\."))


def test_a_chosen_card_is_dropped_by_escape(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, bot()))
    Keys().card(page, 0)
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(0)


def test_a_sheet_holds_the_focus_and_gives_it_back(visit: Visits) -> None:
    page: Page = SCENES["cafe-board"](visit())
    menu = page.get_by_role("button", name="Table", exact=True)
    menu.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_move_by_keys_leaves_the_focus_on_the_floor(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, fresh(visitor, "cafe-board"))
    act(page, Keys(), see(page))
    assert focused(page)


def test_a_question_in_a_sheet_has_the_focus_and_gives_it_back(visit: Visits) -> None:
    page: Page = SCENES["cafe-board"](visit())
    menu = page.get_by_role("button", name="Table", exact=True)
    menu.press("Enter")
    page.get_by_role("button", name="Leave the table").press("Enter")
    stay = page.get_by_role("button", name="No, play on")
    expect(stay).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_hint_that_is_closed_leaves_the_focus_at_the_table(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot()))
    page.get_by_role("button", name="Hint").press("Enter")
    page.get_by_role("button", name="Close").press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_nothing_behind_the_curtain_is_reached(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, FRIEND))
    curtain = page.get_by_role("dialog", name="The table is Anna's now")
    curtain.wait_for()
    reached = set()
    for _ in range(4):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(REACHED))
    assert reached <= {"dialog", "body"}
    for _ in range(3):  # a browser closes its dialogs at a second Escape, whatever the page says
        page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    page.get_by_role("button", name="I am Anna: show my cards").press("Enter")
    expect(page.locator("main")).to_be_focused()
    expect(page.locator(CARDS).first).to_be_visible()
