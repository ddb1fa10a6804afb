"""The whole board is seen beside its hand, however the screen is held and however many play."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.playing import end_sheet
from tests.browser.scenes import SCENES
from tests.browser.scenes.staging import at_table, finished, seen_again, underway
from tests.browser.seeing import see, wait_for_change, wait_for_turn
from tests.browser.situations import TABLES, Snapshot, hoard, seat_most
from tests.browser.test_every_page import TWO_FRAMES
from tests.browser.test_languages import speak
from tests.browser.visitor import ME, Seat, Visitor, bot

UPRIGHT = ((820, 1180), (390, 844))
ACROSS = ((844, 390), (1024, 768))
LANGUAGES = ("en", "de", "fr", "it", "el")

# Places whose lower edge is below the screen, or behind the hand where that lies under the board.
HIDDEN = """() => {
  const hand = document.querySelector("[data-anchor=hand]").closest("section");
  const { left, top } = hand.getBoundingClientRect();
  const behind = (place) => place.right > left && place.bottom > top + 1;
  return [...document.querySelectorAll("[data-seat], [data-drop$='+'], [data-drop$='-']")]
    .filter((place) => place.checkVisibility())
    .map((place) => [place.dataset.seat ?? place.dataset.drop, place.getBoundingClientRect()])
    .filter(([, place]) => place.bottom > innerHeight + 1 || behind(place))
    .map(([name]) => name);
}"""


@pytest.mark.parametrize(
    ("scene", "sizes"),
    [
        ("full-hand", UPRIGHT + ACROSS),
        ("cafe-cards-five", UPRIGHT),
        ("cafe-board", UPRIGHT + ACROSS),
        ("duel", UPRIGHT + ACROSS),
    ],
)
def test_no_place_is_hidden(visit: Visits, scene: str, sizes: tuple[tuple[int, int], ...]) -> None:
    page = SCENES[scene](visit(less_motion=True))
    hidden = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate(TWO_FRAMES)
        hidden[width, height] = page.evaluate(HIDDEN)
    assert hidden == {size: [] for size in sizes}


# Seats that are below the screen, or behind what stays in sight below a replay.
BEHIND_CONTROLS = """() => {
  const below = [...document.querySelectorAll(".replay .near, .transport")];
  const edge = Math.min(...below.map((bar) => bar.getBoundingClientRect().top));
  const seats = [...document.querySelectorAll("[data-seat]")];
  const behind = seats.filter((seat) => seat.getBoundingClientRect().bottom > edge + 1);
  return behind.map((seat) => seat.dataset.seat);
}"""


@pytest.mark.parametrize("others", [1, 3, 4])
def test_no_seat_is_behind_the_controls_of_a_replay(visit: Visits, others: int) -> None:
    """On a phone, with the cards of all players open."""
    visitor = visit(width=390, height=844)
    page = seen_again(visitor, finished(visitor, others=others), "?move=40")
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(BEHIND_CONTROLS) == []
    page.get_by_role("button", name="What if?").click()  # where it is scrolled to
    page.get_by_role("dialog").wait_for()


# What must be in sight, and a ribbon lies over it.
UNDER_RIBBON = """() => {
  const ribbon = document.querySelector(".ribbon").getBoundingClientRect();
  return ["header", ".board"].filter((name) => {
    const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect();
    return right > ribbon.left && left < ribbon.right && bottom > ribbon.top && top < ribbon.bottom;
  });
}"""


@pytest.mark.parametrize("game", ["cafe-board", "face-to-face"])
def test_a_hint_covers_neither_header_nor_board(visit: Visits, game: str) -> None:
    """However long it is."""
    visitor = visit(less_motion=True)
    page = at_table(visitor, underway(visitor, game))
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Close").wait_for()
    page.evaluate("document.querySelector('.ribbon p').append(' because'.repeat(80))")
    found = {}
    for width, height in UPRIGHT + ACROSS:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            speak(page, language)
            found[width, height, language] = page.evaluate(UNDER_RIBBON)
    assert {where: what for where, what in found.items() if what} == {}
    page.locator(".ribbon button").click()
    expect(page.locator(".ribbon")).to_have_count(0)


HEIGHTS = """() => { window.heights = [];
  new ResizeObserver(([{ contentRect }]) => window.heights.push(contentRect.height))
    .observe(document.querySelector("ul.players")); }"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_no_clock_moves_the_board(visit: Visits, width: int, height: int) -> None:
    """Computers have none; where a clock appears and goes, nothing changes its place."""
    visitor = visit(width=width, height=height)
    visitor.become("Maximiliane Trautmannsdorf")
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, *[bot("regular")] * 3, limit=60))
    page.get_by_role("timer").wait_for()
    page.evaluate(HEIGHTS)
    version = see(page).version
    Mouse().main(page, "Draw")
    wait_for_change(page, version)
    wait_for_turn(page)
    page.evaluate(TWO_FRAMES)
    assert len(set(page.evaluate("window.heights"))) == 1


@pytest.mark.parametrize(("width", "height"), [(640, 360), (667, 375), (320, 256)])
def test_a_screen_that_is_too_small_is_scrolled(visit: Visits, width: int, height: int) -> None:
    """A small phone held across, or letters twice or four times as large."""
    page = SCENES["cafe-board"](visit(width=width, height=height, less_motion=True))
    for within_reach in (".ticker", "[data-seat]", "[data-anchor=hand] button"):
        page.locator(within_reach).first.click(trial=True)  # scrolls as far as it has to
    menu = page.get_by_role("button", name="Table", exact=True)
    menu.scroll_into_view_if_needed()
    menu.click(trial=True)


LONG_NAMES = ("Wilhelmina", "Bartholomäus", "Χριστόφορος")
# What stands over the points, and the names that are broken in the middle of a word.
CROWDED = """() => [...document.querySelectorAll("ul.players > li")].flatMap((panel) => {
  const [points, name] = [panel.querySelector(".points"), panel.querySelector(".name")];
  const edge = points.getBoundingClientRect();
  const over = [...panel.querySelectorAll(".mini")].filter((mini) => {
    const { right, top, bottom } = mini.getBoundingClientRect();
    return right > edge.left && bottom > edge.top && top < edge.bottom;
  });
  const torn = name.offsetHeight > 1.5 * parseFloat(getComputedStyle(name).lineHeight);
  return [...over, ...(torn ? [name] : [])].map(({ textContent }) => textContent);
})"""
NAMES = """() => [...document.querySelectorAll(".players .name")].map((name) => {
  const { x, y, width, height } = name.getBoundingClientRect();
  return [x, y, width, height];
})"""


def hoarded(visitor: Visitor, *seats: Seat, down: int) -> Snapshot:
    """A game in which the first hand is full, and so many of its cards lie face down."""
    for _ in range(TABLES):
        now = visitor.set_up("cafe-cards", ME, *seats)
        while not is_over(now):
            if now["view"]["down_sizes"][0] >= down:
                return now
            first = now["view"]["to_move"] == 0
            now = visitor.do(now, hoard(now) if first else seat_most(now))
    raise AssertionError("every game was over too soon")


def is_over(now: Snapshot) -> bool:
    return str(now["table"]["status"]) == "over"


def players_height(page: Page) -> float:
    page.evaluate(TWO_FRAMES)
    return float(page.locator("ul.players").evaluate("list => list.offsetHeight"))


@pytest.mark.parametrize("others", [2, 3])
def test_long_names_and_many_cards_on_a_phone(visit: Visits, others: int) -> None:
    """Names keep their place and their letters, whatever their owners hold."""
    visitor = visit(width=390, height=844)
    friends = [{"kind": "friend", "name": name} for name in LONG_NAMES[:others]]
    page = at_table(visitor, visitor.set_up("cafe-cards", ME, *friends))
    page.evaluate("document.fonts.ready.then(() => true)")
    before = page.evaluate(NAMES)
    at_table(visitor, hoarded(visitor, *friends, down=2))
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(NAMES) == before


def test_cards_face_down_are_known_to_their_owner(visit: Visits) -> None:
    visitor = visit(width=390, height=844)
    now = hoarded(visitor, bot("random"), down=2)
    page = at_table(visitor, now)
    before = players_height(page)
    page.get_by_role("button", name="Your face-down cards").click()
    cards = page.get_by_role("dialog", name="Your face-down cards").get_by_role("listitem")
    expect(cards).to_have_count(now["view"]["down_sizes"][0])
    assert players_height(page) == before


def test_the_end_opens_cards_without_moving_the_board(visit: Visits) -> None:
    visitor = visit(width=390, height=844)
    now = visitor.set_up("cafe-cards", ME, bot("random"))
    page = at_table(visitor, now)
    before = players_height(page)
    while not is_over(now):
        now = visitor.do(now, hoard(now))
    end_sheet(page).get_by_role("button", name="Look at the board").click()
    assert players_height(page) == before
    page.set_viewport_size({"width": 1440, "height": 900})
    own = page.get_by_role("list", name="Your face-down cards").get_by_role("listitem")
    expect(own).to_have_count(now["view"]["down_sizes"][0])
    page.set_viewport_size({"width": 390, "height": 844})
    seen_again(visitor, now)
    start = players_height(page)
    page.keyboard.press("End")
    cards = sum(now["view"]["hand_sizes"] + now["view"]["down_sizes"])
    expect(page.locator("ul.open li")).to_have_count(cards)
    assert players_height(page) == start
