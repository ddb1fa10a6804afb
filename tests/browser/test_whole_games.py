"""Whole games of all three through the pages, by mouse, by keys alone, by finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.hands import Dragging, Finger, Keys, Mouse, Touch
from tests.browser.playing import counted, end_sheet, play
from tests.browser.seeing import see

GAMES = {
    "cafe-cards": "Café International: the card game",
    "cafe-board": "Café International for two",
    "face-to-face": "The Game: Face to Face",
}
SMALL = {"width": 390, "height": 844, "touch": True}


def begin(page: Page, game: str) -> None:
    """One click on the home page."""
    page.get_by_role("button", name=f"Play {GAMES[game]} against the computer").click()
    page.locator("[data-version]").wait_for(state="attached")


def assert_counted(page: Page) -> None:
    """The end page says who has won and by what, and another game is a click away."""
    sheet = end_sheet(page)
    expect(sheet.get_by_role("heading", level=2).nth(1)).to_have_text(
        re.compile("has won|have won|share the win|draw")
    )
    rows = counted(page)
    assert len(rows) == 2
    assert all(re.search(r"\d", cell) for cells in rows.values() for cell in cells)
    expect(sheet.get_by_role("link", name="See it again")).to_be_visible()
    before = page.url
    sheet.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-version]").wait_for(state="attached")
    assert not see(page).over


@pytest.mark.parametrize(
    ("game", "touch", "screen"),
    [
        ("cafe-cards", Mouse(), {}),
        ("face-to-face", Dragging(), {}),
        ("cafe-board", Keys(), {}),
        ("face-to-face", Keys(), {}),
        ("cafe-board", Finger(), SMALL),
    ],
    ids=["cards-mouse", "duel-drag", "board-keys", "duel-keys", "board-finger"],
)
def test_whole_game(visit: Visits, game: str, touch: Touch, screen: dict[str, int]) -> None:
    page = visit(**screen).go()
    begin(page, game)
    play(page, touch)
    assert_counted(page)
