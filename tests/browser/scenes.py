"""Every page of the house, each with something on it: for axe, for widths, for screenshots."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route

from stammtisch.lessons.lesson import lessons_of
from tests.browser.analysing import analysed
from tests.browser.hands import Mouse
from tests.browser.learning import at_lesson, do, play_small
from tests.browser.playing import lay, lift_curtain
from tests.browser.seeing import see
from tests.browser.situations import TABLES, Snapshot, drive, fresh, hoard, offers, seat_most
from tests.browser.visitor import FRIEND, INVITED, ME, Seat, Visitor, bot

Scene = Callable[[Visitor], Page]
SCENES: dict[str, Scene] = {}


def scene(make: Scene) -> Scene:
    """A scene is named for its function."""
    SCENES[make.__name__.replace("_", "-")] = make
    return make


def underway(
    visitor: Visitor, game: str, *seats: Seat, moves: int = 14, **more: object
) -> Snapshot:
    """A game after some moves of one's own, at one's turn, with something to be done."""
    for _ in range(TABLES):
        now = visitor.set_up(game, ME, *(seats or (bot(),)), **more)
        for _ in range(moves):
            if now.get("moves"):
                now = visitor.do(now, seat_most(now))
        while now.get("moves"):  # none where the deal made it a short game: then another one
            if any(sign in move for move in now["moves"] for sign in "@+-"):
                return now
            now = visitor.do(now, seat_most(now))
    raise AssertionError("every game was over too soon")


def at_table(visitor: Visitor, now: Snapshot) -> Page:
    """The page of a table."""
    page = visitor.go(f"/table/{now['table']['id']}")
    page.locator("[data-version], ol").first.wait_for()
    return page


def finished(visitor: Visitor, game: str = "cafe-cards") -> Snapshot:
    """A game that is over."""
    now = visitor.set_up(game, ME, bot("random"))
    while now["table"]["status"] == "playing":
        now = visitor.do(now, seat_most(now))
    return now


def at_step(visitor: Visitor, game: str, lesson: str) -> Page:
    """A lesson in the middle of a first game."""
    kept = {"at": lesson, "moves": [], "done": [*lessons_of(game)][:3]}
    visitor.become("Anna")
    page = visitor.go("/")
    page.evaluate(
        "([game, kept]) => localStorage.setItem(`stammtisch.lessons.${game}`, kept)",
        [game, json.dumps(kept)],
    )
    page = visitor.go(f"/learn/{game}")
    at_lesson(page, lesson)
    return page


def with_card(page: Page) -> Page:
    """The first card that can be played is chosen, where there is one."""
    sight = see(page)
    if sight.playable:
        Mouse().card(page, sight.playable[0])
    return page


@scene
def home(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return visitor.go("/")


@scene
def home_busy(visitor: Visitor) -> Page:
    visitor.become("Anna")
    for game in ("cafe-cards", "cafe-board", "face-to-face"):
        underway(visitor, game, moves=2)
    visitor.set_up("cafe-cards", ME, {"kind": "open"}, public=True)
    finished(visitor)
    page = visitor.go("/")
    page.get_by_role("link", name="Go on").first.wait_for()
    return page


@scene
def new_table(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = visitor.go("/new/cafe-cards")
    page.get_by_role("button", name="One more opponent").click()
    return page


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


def seen_again(visitor: Visitor, now: Snapshot, search: str = "") -> Page:
    """The page on which a finished game is seen again."""
    page = visitor.go(f"/replay/{now['table']['id']}{search}")
    page.locator("[data-frame]").wait_for()
    page.locator("[data-verdict=fits], [data-verdict=broken]").wait_for(state="attached")
    return page


@scene
def replay(visitor: Visitor) -> Page:
    """In the middle of a game, through the eyes of a seat."""
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor), "?move=40&seat=0")


@scene
def replay_analysed(visitor: Visitor) -> Page:
    """What the expert thinks of it, below the board."""
    visitor.become("Anna")
    now = finished(visitor)
    analysed(visitor, now["table"]["id"])
    page = seen_again(visitor, now, "?move=12")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("heading", name="Turning points").wait_for()
    return page


@scene
def replay_open(visitor: Visitor) -> Page:
    """All cards open, with a bar."""
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor, "cafe-board"), "?move=30")


@scene
def replay_five(visitor: Visitor) -> Page:
    visitor.become("Anna")
    bots = [bot("random"), bot("random"), bot("greedy"), bot()]
    now = visitor.set_up("cafe-cards", ME, *bots, options={"clubs": True})
    while now["table"]["status"] == "playing":
        now = visitor.do(now, seat_most(now))
    return seen_again(visitor, now, "?move=60")


@scene
def replay_duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    return seen_again(visitor, finished(visitor, "face-to-face"), "?move=8")


@scene
def replay_end(visitor: Visitor) -> Page:
    visitor.become("Anna")
    page = seen_again(visitor, finished(visitor), "?seat=none")
    page.keyboard.press("End")
    page.get_by_role("button", name="The count").click()
    page.get_by_role("dialog", name="The game is over").wait_for()
    return page


@scene
def replay_share(visitor: Visitor) -> Page:
    page = replay(visitor)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_label("Link to this position").wait_for()
    return page


@scene
def replay_broken(visitor: Visitor) -> Page:
    """The seal of the deal does not fit."""

    def forge(route: Route) -> None:
        film = route.fetch().json()
        film["record"]["salt"] = "0" * 64
        route.fulfill(json=film)

    visitor.become("Anna")
    visitor.page.route("**/film", forge)
    page = seen_again(visitor, finished(visitor), "?move=20")
    page.locator("[data-verdict=broken]").wait_for(state="attached")
    return page


@scene
def record_refused(visitor: Visitor) -> Page:
    visitor.excuse("400")
    page = me(visitor)
    letter = {"name": "diary.json", "mimeType": "application/json", "buffer": b"dear diary"}
    page.locator("input[type=file]").set_input_files([letter])
    page.get_by_role("dialog", name="This record was not taken").wait_for()
    return page


@scene
def replay_gone(visitor: Visitor) -> Page:
    visitor.excuse("404")
    page = visitor.go("/replay/aaaaaaaaaa")
    page.get_by_role("heading", name="This game is not here").wait_for()
    return page


@scene
def what_if(visitor: Visitor) -> Page:
    page = replay(visitor)
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog", name="Go on from here").wait_for()
    return page


@scene
def what_if_table(visitor: Visitor) -> Page:
    page = what_if(visitor)
    page.get_by_role("button", name="Go on", exact=True).click()
    page.locator("[data-version]").wait_for(state="attached")
    return page


@scene
def me(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor)
    page = visitor.go("/me")
    page.get_by_role("button", name="Save").wait_for()
    page.locator("main a[href^='/replay/']").first.wait_for()
    return page


@scene
def best(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor)
    page = visitor.go("/best/cafe-cards")
    page.get_by_role("table").first.wait_for()
    return page


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


def with_boards(page: Page) -> Page:
    """All boards of a rules page are drawn, as for print."""
    page.locator("figure").first.wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.locator("figure").last.locator(".player").wait_for()
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


@scene
def person(visitor: Visitor) -> Page:
    someone = visitor.become("Anna")
    finished(visitor)
    page = visitor.go(f"/people/{someone}")
    page.get_by_role("heading", name="Anna").wait_for()
    return page


@scene
def statistics(visitor: Visitor) -> Page:
    visitor.become("Anna")
    for _ in range(3):
        finished(visitor)
    page = visitor.go("/statistics/cafe-cards")
    page.get_by_role("heading", name="Kinds of move").wait_for()
    open_tables(page)
    return page


@scene
def statistics_duel(visitor: Visitor) -> Page:
    visitor.become("Anna")
    finished(visitor, "face-to-face")
    page = visitor.go("/statistics/face-to-face")
    page.get_by_role("heading", name="Kinds of move").wait_for()
    return page


@scene
def person_statistics(visitor: Visitor) -> Page:
    """Somebody who has played two games, with the tables behind the plots."""
    someone = visitor.become("Anna")
    for game in ("cafe-cards", "cafe-cards", "cafe-board"):
        finished(visitor, game)
    page = visitor.go(f"/people/{someone}")
    page.get_by_role("heading", name="Strength over time").wait_for()
    open_tables(page)
    return page


def open_tables(page: Page) -> None:
    """The tables behind the plots."""
    for plot in page.locator("details > summary").all():
        plot.click()


@scene
def nobody(visitor: Visitor) -> Page:
    visitor.excuse("40[04]")
    return visitor.go("/people/aaaaaaaaaa")


@scene
def not_found(visitor: Visitor) -> Page:
    return visitor.go("/nowhere")


@scene
def no_table(visitor: Visitor) -> Page:
    visitor.excuse("404|WebSocket")
    return visitor.go("/table/aaaaaaaaaa")


@scene
def help_sheet(visitor: Visitor) -> Page:
    page = home(visitor)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys and help").wait_for()
    return page
