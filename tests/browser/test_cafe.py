"""What may happen at a café table, one thing at a time."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visits
from tests.browser.hands import CARDS, Keys, Mouse, focused
from tests.browser.playing import lay, lift_curtain
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import Sight, see, wait_for, wait_for_change
from tests.browser.situations import drive, fresh, hoard, holds, offers, seat_most
from tests.browser.visitor import FRIEND, ME, Visitor

PEOPLE = {
    "Central Africa": "Central African",
    "China": "Chinese",
    "Cuba": "Cuban",
    "Germany": "German",
    "Spain": "Spanish",
    "France": "French",
    "Great Britain": "British",
    "India": "Indian",
    "Italy": "Italian",
    "Russia": "Russian",
    "Turkey": "Turkish",
    "United States": "American",
}


def at_first_seat(visitor: Visitor, game: str = "cafe-cards") -> Page:
    """A game in which the first guest can be seated now."""
    return at_table(visitor, fresh(visitor, game))


def log(page: Page) -> str:
    """The log in words."""
    return page.locator("section.log, .log").first.inner_text()


def alert(page: Page) -> str:
    """What a screen reader is told at once."""
    said = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    said.first.wait_for(state="attached")
    return str(said.first.text_content())


def foreign_seat(sight: Sight, card: int) -> str:
    """A free seat at tables of other nations."""
    guest = re.match(r"a (?:wo)?man from (?:the )?(?P<land>[\w ]+)", sight.cards[card])
    assert guest, sight.cards[card]
    theirs = PEOPLE[guest["land"]]
    free = [place for place in sight.places if place.name.endswith("free")]
    return next(place.at for place in free if " at the " in place.name and theirs not in place.name)


def test_a_seat_pays_what_the_page_said(visit: Visits) -> None:
    page = at_first_seat(visit())
    before = see(page)
    first = lay(page, Mouse(), before.playable[0])
    wait_for_change(page, before.version)
    assert first.worth == 0
    assert "waits for a partner" in str(see(page).place(first.at))
    partner = lay(page, Mouse(), see(page).playable[0])
    assert partner.worth > 0
    expect(page.locator('[data-anchor="points:0"]')).to_have_text(str(partner.worth))
    assert "to be joined at once" in log(page)


def test_a_place_first_then_a_card(visit: Visits) -> None:
    """Choosing a seat lights the cards that fit."""
    visitor = visit()
    page = at_first_seat(visitor)
    sight = see(page)
    Mouse().card(page, sight.playable[0])
    place = see(page).lit[0]
    page.keyboard.press("Escape")
    Mouse().place(page, place.at)
    fitting = [
        index for index, name in enumerate(see(page).cards) if "fits the chosen seat" in name
    ]
    assert fitting
    Mouse().card(page, fitting[0])
    wait_for_change(page, sight.version)
    found = see(page).place(place.at)
    assert found
    assert "free" not in found.name


def test_take_back(visit: Visits) -> None:
    page = at_first_seat(visit())
    before = see(page)
    lay(page, Mouse(), before.playable[0])
    wait_for_change(page, before.version)
    seated = see(page)
    assert len(seated.cards) == len(before.cards) - 1
    assert "waits for a partner" in " ".join(place.name for place in seated.places)
    page.get_by_role("button", name="Take back").click()
    wait_for_change(page, seated.version)
    assert see(page).cards == before.cards
    assert [place.name for place in see(page).places] == [place.name for place in before.places]
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    assert "You take the last move back." in log(page)


def test_take_back_by_key(visit: Visits) -> None:
    page = at_first_seat(visit(), "cafe-board")
    before = see(page)
    lay(page, Keys(), before.playable[0])
    wait_for_change(page, before.version)
    version = see(page).version
    page.keyboard.press("u")
    wait_for_change(page, version)
    assert see(page).cards == before.cards


def test_a_refused_seat_says_why(visit: Visits) -> None:
    page = at_first_seat(visit())
    sight = see(page)
    seat = foreign_seat(sight, 0)
    Mouse().card(page, 0)
    Mouse().place(page, seat)
    sentence = re.compile(r"This seat belongs to the .* tables?; guests from .* sit at their own\.")
    expect(page.get_by_text(sentence).and_(page.locator(":visible")).first).to_be_visible()
    assert sentence.search(alert(page))
    assert see(page).version == sight.version


def test_a_refused_seat_keeps_the_focus(visit: Visits) -> None:
    page = at_first_seat(visit())
    seat = foreign_seat(see(page), 0)
    keys = Keys()
    keys.card(page, 0)
    keys.place(page, seat)
    assert "guests from" in alert(page)
    assert focused(page) == seat


def test_an_occupied_seat_says_who_sits_there(visit: Visits) -> None:
    visitor = visit()
    now = drive(visitor, "cafe-board", lambda now: len(now["view"]["guests"]) > 3, seat_most)
    page = at_table(visitor, now)
    lift_curtain(page)
    sight = see(page)
    taken = next(place for place in sight.places if re.search(r"tables?, a ", place.name))
    Mouse().card(page, 0)
    Mouse().place(page, taken.at)
    assert alert(page).endswith("sits there already.")


def test_a_joker_is_seated(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, fresh(visitor, "cafe-board", holds("JK")))
    sight = see(page)
    joker = next(index for index in sight.playable if "joker" in sight.cards[index])
    place = lay(page, Mouse(), joker)
    wait_for_change(page, sight.version)
    expect(page.locator(f'[data-seat="{place.at}"]')).to_have_attribute(
        "aria-label", re.compile("a joker")
    )


def test_a_joker_never_goes_to_the_bar(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, fresh(visitor, "cafe-board", holds("JK")))
    sight = see(page)
    joker = next(index for index in sight.playable if "joker" in sight.cards[index])
    Mouse().card(page, joker)
    Mouse().place(page, "bar")
    assert alert(page)
    assert see(page).version == sight.version


def test_the_bar(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-board", ME, FRIEND, options={"open_hands": True}))
    sight = see(page)
    card = next(index for index, name in enumerate(sight.cards) if "joker" not in name)
    Mouse().card(page, card)
    Mouse().place(page, "bar")
    wait_for_change(page, sight.version)
    expect(page.get_by_text("1 of 21 stools taken")).to_be_visible()
    expect(page.locator('[data-anchor="points:0"]')).to_have_text("1")
    expect(page.locator("[data-drop=bar]:visible")).to_have_accessible_name(re.compile(r"\+2"))
    assert "to the bar: +1." in log(page)


def test_face_down(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, drive(visitor, "cafe-cards", offers("down "), hoard))
    lift_curtain(page)
    sight = see(page)
    assert len(sight.cards) == 12
    Mouse().card(page, 11)
    Mouse().place(page, "down")
    wait_for_change(page, sight.version)
    expect(page.get_by_role("img", name="1 card face down").first).to_be_attached()


def test_a_club(visit: Visits) -> None:
    visitor = visit()
    now = drive(visitor, "cafe-cards", offers("club "), hoard, clubs=True)
    page = at_table(visitor, now)
    lift_curtain(page)
    page.get_by_role("button", name=re.compile("^Form a (ladies'|gentlemen's) club")).first.click()
    prompt = page.get_by_text(re.compile("club at the .* table: fill every free seat"))
    expect(prompt).to_be_visible()
    while prompt.count():
        sight = see(page)
        lay(page, Mouse(), sight.playable[0])
        wait_for_change(page, sight.version)
    after = visitor.look(now["table"]["id"])
    assert after["view"]["points"][0] - now["view"]["points"][0] in (20, 40)
    assert "club at" in log(page)


def test_the_game_is_declared_over(visit: Visits) -> None:
    """An empty hand is too rare to be waited for: the page is told that it may, and says so."""
    visitor = visit()
    sent: list[Any] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(with_close(str(text))))
        socket.on_message(lambda text: sent.append(json.loads(text)))

    visitor.page.route_web_socket("**/socket*", connect)
    page = at_table(visitor, fresh(visitor, "cafe-cards"))
    expect(page.get_by_text("Your hand is empty: end the turn, or declare")).to_be_visible()
    page.get_by_role("button", name="Declare the game over").click()
    wait_for(page, lambda: [said["play"] for said in sent if "play" in said] == ["close"])


def with_close(text: str) -> str:
    """A message of the house, with one more move."""
    told = json.loads(text)
    if told.get("moves"):
        told["moves"]["close"] = {}
    return json.dumps(told)


def test_hands_are_sorted_as_one_likes(visit: Visits) -> None:
    visitor = visit()
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, FRIEND))
    lift_curtain(page)
    page.get_by_label("Sort").select_option("sex")
    names = [name.split(" from ")[0] for name in see(page).cards]
    assert names == sorted(names, reverse=True)  # women, then men
    page.reload()
    lift_curtain_when_it_falls(page)
    expect(page.get_by_label("Sort")).to_have_value("sex")


def lift_curtain_when_it_falls(page: Page) -> None:
    """After a reload it stands there again."""
    page.get_by_role("dialog").wait_for()
    lift_curtain(page)


def test_hot_seat_with_the_curtain(visit: Visits) -> None:
    """Between two players at one screen no card is to be seen."""
    page = visit().go("/new/cafe-cards")
    page.get_by_role("button", name="Two at this screen").click()
    page.get_by_label("Friend's name").fill("Berta")
    page.get_by_role("button", name="Deal the cards").click()
    curtain = page.get_by_role("dialog", name=re.compile("The table is .*'s now"))
    hands = []
    for _ in range(3):
        curtain.wait_for()
        expect(page.locator(CARDS)).to_have_count(0)
        expect(curtain.get_by_role("button")).to_be_focused()
        page.keyboard.press("Enter")
        page.locator("[data-turn=mine]").wait_for(state="attached")
        hands.append(see(page).cards)
        Mouse().main(page, "Draw")
    assert [len(hand) for hand in hands] == [7, 7, 8]
    assert hands[0] != hands[1]
    expect(curtain).to_have_accessible_name("The table is Berta's now")


def test_nobody_was_seated_last_on_an_empty_seat(visit: Visits) -> None:
    """The last guest filled a table, which was cleared."""
    visitor = visit()
    now, seat = visitor.set_up("cafe-cards", ME, FRIEND), ""
    while not seat or seat in now["view"]["guests"]:
        if now["table"]["status"] != "playing":
            now = visitor.set_up("cafe-cards", ME, FRIEND)
        move = seat_most(now)
        now, seat = visitor.do(now, move), move.partition("@")[2]
    place = at_table(visitor, now).locator(f"[data-seat={seat}]")
    expect(place).to_have_attribute("aria-label", re.compile("free"))
    expect(place).not_to_have_attribute("aria-label", re.compile("seated last"))
