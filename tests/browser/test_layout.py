"""The whole board is seen beside its hand, however the screen is held and however many play."""

import pytest

from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.scenes import SCENES
from tests.browser.scenes.staging import at_table
from tests.browser.seeing import see, wait_for_change, wait_for_turn
from tests.browser.test_every_page import TWO_FRAMES
from tests.browser.visitor import ME, bot

UPRIGHT = ((820, 1180), (390, 844))
ACROSS = ((844, 390), (1024, 768))

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
