"""What every table offers: hints, talk, clocks, menus, ways out and back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.playing import act, end_sheet, lift_curtain, play
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import see, wait_for_change
from tests.browser.visitor import FRIEND, INVITED, ME, Seat, Visitor, bot, table_in


def two_people(anna: Visitor, berta: Visitor, game: str = "cafe-cards") -> tuple[Page, Page]:
    """A table at which Anna begins."""
    anna.become("Anna")
    berta.become("Berta")
    now = anna.set_up(game, ME, INVITED)
    berta.sit_down(now["table"]["id"], now["invite"])
    pages = at_table(anna, now), at_table(berta, now)
    for page in pages:
        page.locator("[data-version]").wait_for(state="attached")
    return pages


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def test_a_hint(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot()))
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile("^A good player would .+"))).to_be_visible()


def test_no_hints_where_they_are_not_allowed(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, bot(), hints=False))
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()


def test_table_talk(visit: Visits) -> None:
    anna, berta = two_people(visit(), visit())
    anna.get_by_label("Table talk").select_option("good-luck")
    anna.get_by_role("button", name="Say").click()
    for page in (anna, berta):
        expect(page.locator(".talk li").filter(has_text="Good luck.")).to_be_visible()
    expect(berta.locator(".talk li")).to_contain_text("Anna")


def test_giving_up(visit: Visits) -> None:
    anna, berta = two_people(visit(), visit())
    open_menu(anna)
    anna.get_by_role("button", name="Give up").click()
    anna.get_by_role("button", name="Yes, give up").click()
    expect(end_sheet(anna).get_by_text("You gave up.")).to_be_visible()
    expect(end_sheet(berta).get_by_text("Anna gave up.")).to_be_visible()
    expect(end_sheet(berta).get_by_text("You have won.")).to_be_visible()


def test_leaving_and_taking_the_seat_back(visit: Visits) -> None:
    anna, berta = two_people(visit(), visit())
    open_menu(anna)
    anna.get_by_role("button", name="Leave the table").click()
    expect(anna.get_by_text("your score is on no best list")).to_be_visible()
    anna.get_by_role("button", name="Leave, and let the computer play").click()
    anna.wait_for_url("**/")
    # The computer has moved for Anna, and it is Berta's turn.
    berta.locator("[data-turn=mine]").wait_for(state="attached")
    anna.get_by_role("list", name="Your tables").get_by_role("link").first.click()
    anna.get_by_role("button", name="Take the seat back").click()
    expect(anna.get_by_text("The computer is playing for you.")).to_have_count(0)
    play(berta, stop=lambda sight: sight.main is not None)
    version = see(berta).version
    Mouse().main(berta, str(see(berta).main))
    wait_for_change(berta, version)
    anna.locator("[data-turn=mine]").wait_for(state="attached")


def test_who_is_away_is_shown(visit: Visits) -> None:
    berta = visit()
    anna, _ = two_people(visit(), berta)
    row = anna.get_by_role("list", name="Players").locator("li").filter(has_text="Berta")
    expect(row).not_to_contain_text("away")
    berta.page.goto("/")
    expect(row).to_contain_text("away")


def test_five_seats_and_a_time_limit(visit: Visits) -> None:
    page = visit().go("/new/cafe-cards")
    for _ in range(3):
        page.get_by_role("button", name="One more opponent").click()
    expect(page.get_by_role("button", name="One more opponent")).to_have_count(0)
    page.get_by_label("5 minutes").check()
    page.get_by_role("button", name="Deal the cards").click()
    players = page.get_by_role("list", name="Players").locator("> li")
    expect(players).to_have_count(5)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:5\d)$"))
    version = see(page).version
    Mouse().main(page, "Draw")
    wait_for_change(page, version)
    page.locator("[data-turn=mine]").wait_for(state="attached")
    expect(page.get_by_role("timer")).to_be_visible()


def test_another_game_with_the_same_people(visit: Visits) -> None:
    anna, berta = two_people(visit(), visit(), "face-to-face")
    open_menu(anna)
    anna.get_by_role("button", name="Give up").click()
    anna.get_by_role("button", name="Yes, give up").click()
    before = anna.url
    end_sheet(anna).get_by_role("button", name="Play again").click()
    end_sheet(berta).get_by_role("button", name="Go to the new table").click()
    for page in (anna, berta):
        page.wait_for_url(lambda url: url != before)
        page.locator("[data-version]").wait_for(state="attached")
    assert anna.url == berta.url
    assert {see(anna).mine, see(berta).mine} == {True, False}


def test_the_title_calls(visit: Visits) -> None:
    anna, berta = two_people(visit(), visit())
    expect(anna).to_have_title("Your turn · Stammtisch")
    expect(berta).to_have_title("Café International: the card game · Stammtisch")
    version = see(anna).version
    Mouse().main(anna, "Draw")
    wait_for_change(anna, version)
    expect(berta).to_have_title("Your turn · Stammtisch")


@pytest.mark.parametrize("other", [FRIEND, bot()])
def test_who_leaves_is_told_what_it_costs(visit: Visits, other: Seat) -> None:
    """Beside a friend, whom the house doesn't know, nobody's strength is at stake."""
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, other, options={"open_hands": True}))
    open_menu(page)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("The computer plays for you until you come back.")).to_be_visible()
    expect(page.get_by_text("your score is on no best list")).to_have_count(1)
    expect(page.get_by_text("for your strength")).to_have_count(0 if other is FRIEND else 1)


def test_a_duel_refuses_in_words(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("face-to-face", ME, bot()))
    Mouse().card(page, 0)
    Mouse().place(page, "1+")
    sentence = "Nothing lies on that pile yet, so nothing can help it."
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_attached()
    expect(page.locator(".pile").get_by_text(sentence)).to_be_visible()


def test_a_table_is_closed_by_its_host(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, INVITED))
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_free_seats_go_to_the_computer(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, INVITED, INVITED))
    page.get_by_role("button", name="Begin, the computer takes free seats").click()
    expect(page.get_by_role("list", name="Players").locator("> li")).to_have_count(3)


def test_the_title_names_a_table_before_its_game(visit: Visits) -> None:
    page = visit().go("/new/cafe-cards")
    page.get_by_role("button", name="With a friend, by link").click()
    page.get_by_role("button", name="Lay the table and get the link").click()
    expect(page).to_have_title("Café International: the card game · Stammtisch")
    page.get_by_role("button", name="Close the table").click()
    expect(page).to_have_title("This table was closed · Stammtisch")


def test_who_sits_with_others_at_one_screen_is_called_to_the_curtain(visit: Visits) -> None:
    anna, berta = visit(), visit()
    now = anna.set_up("cafe-cards", ME, INVITED, FRIEND)
    berta.become("Carla")
    berta.sit_down(now["table"]["id"], now["invite"])
    page = at_table(anna, now)
    expect(page).to_have_title("Your turn · Stammtisch")
    lift_curtain(page)
    Mouse().main(page, "Draw")
    expect(page).to_have_title("Café International: the card game · Stammtisch")
    Mouse().main(at_table(berta, now), "Draw")
    expect(page.get_by_role("dialog", name="The table is Berta's now")).to_be_visible()
    expect(page).to_have_title("Your turn · Stammtisch")


def test_what_fails_in_a_sheet_is_said_in_it(visit: Visits) -> None:
    anna = visit()
    page, _ = two_people(anna, visit(), "face-to-face")
    open_menu(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    end_sheet(page).wait_for()
    anna.excuse("503")
    answer = {"status": 503, "json": {"refused": "not-saved", "sentence": "not saved"}}
    page.route("**/rematch", lambda route: route.fulfill(**answer))
    end_sheet(page).get_by_role("button", name="Play again").click()
    said = end_sheet(page).get_by_role("status")
    expect(said).to_have_text("That could not be saved. Please try again.")


def test_who_gave_up_among_three_is_not_asked_to_move(visit: Visits) -> None:
    anna, berta = visit(), visit()
    now = anna.set_up("cafe-cards", ME, INVITED, bot())
    berta.become("Berta")
    berta.sit_down(now["table"]["id"], now["invite"])
    page = at_table(anna, now)
    expect(page).to_have_title("Your turn · Stammtisch")
    anna.ask("POST", f"/tables/{now['table']['id']}/resign", {"resign": 0})
    bar = page.locator(".handbar")
    expect(bar).to_contain_text("You have given up; the computer plays for you.")
    expect(bar).to_contain_text("Berta is to move")
    own = page.get_by_role("list", name="Players").locator("> li").first
    expect(own).to_contain_text("gave up")


WHAT_THE_BAR_SAYS = """() => {
  const bar = document.querySelector(".handbar .prompt");
  window.said = [bar.textContent];
  new MutationObserver(() => window.said.push(bar.textContent))
    .observe(bar, { subtree: true, childList: true, characterData: true });
}"""
ANNA_WAS_TO_MOVE = "() => window.said.some((text) => text.includes('Anna is to move'))"


@pytest.mark.parametrize("game", ["cafe-cards", "face-to-face"])
def test_who_is_played_for_is_not_asked_to_move(visit: Visits, game: str) -> None:
    anna = visit()
    page, berta = two_people(anna, visit(), game)
    expect(page).to_have_title("Your turn · Stammtisch")
    anna.ask("POST", f"/tables/{table_in(page)}/leave", {"leave": True})
    bar = page.locator(".handbar")
    expect(bar).to_contain_text("The computer is playing for you.")
    berta.locator("[data-turn=mine]").wait_for(state="attached")
    expect(bar).to_contain_text("Berta is to move")
    page.evaluate(WHAT_THE_BAR_SAYS)
    while see(berta).mine and not page.evaluate(ANNA_WAS_TO_MOVE):  # the computer may be quick
        act(berta, Mouse(), see(berta))
    page.wait_for_function(ANNA_WAS_TO_MOVE)
    assert not [text for text in page.evaluate("window.said") if "Your turn" in text]
    page.get_by_role("button", name="Take the seat back").click()
    expect(bar).not_to_contain_text("The computer is playing for you.")
