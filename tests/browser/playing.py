"""Playing through a page: every choice is made from what the page offers."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.hands import Mouse, Touch
from tests.browser.seeing import Place, Sight, see, wait_for_change, wait_for_turn

ACTIONS = 600  # no game is longer
ASIDE = ("down", "bar")  # where a card goes that finds no seat

Stop = Callable[[Sight], bool]


def never(_: Sight) -> bool:
    """Play to the end."""
    return False


def play(page: Page, touch: Touch | None = None, stop: Stop = never) -> None:
    """Play turn by turn, until the game is counted or the page shows what one waits for."""
    for _ in range(ACTIONS):
        wait_for_turn(page)
        lift_curtain(page)
        sight = see(page)
        if sight.over or (sight.mine and stop(sight)):
            return
        if sight.mine:
            act(page, touch or Mouse(), sight)
    raise AssertionError("the game has no end")


def act(page: Page, touch: Touch, sight: Sight) -> None:
    """One thing that may be done now."""
    if sight.main and (is_duel(sight) or not sight.playable):
        touch.main(page, sight.main)
    elif sight.playable:
        lay(page, touch, best_card(sight))
    else:
        put_aside(page, touch, sight)
    wait_for_change(page, sight.version)


def lay(page: Page, touch: Touch, card: int) -> Place:
    """Choose a card, then the best of the places that light up."""
    touch.card(page, card)
    lit = see(page).lit
    assert lit, "a card can be played, and no place is lit"
    best = min(lit, key=gap) if is_duel(see(page)) else max(lit, key=lambda place: place.worth)
    touch.place(page, best.at)
    return best


def put_aside(page: Page, touch: Touch, sight: Sight) -> None:
    """A guest for whom there is no seat goes to the bar, or face down."""
    where = next(at for at in ASIDE if sight.place(at))
    card = next(index for index, name in enumerate(sight.cards) if "joker" not in name)
    touch.card(page, card)
    touch.place(page, where)


def lift_curtain(page: Page) -> None:
    """On one device: say who one is."""
    curtain = page.locator("dialog[aria-modal=true]")
    if curtain.count():
        curtain.get_by_role("button").click()
        page.locator("[data-turn=mine]").wait_for(state="attached")


def is_duel(sight: Sight) -> bool:
    """Whether the places are piles."""
    return any(place.at.endswith("+") for place in sight.places)


def gap(place: Place) -> int:
    """How far a card would take a pile; a gift comes last."""
    found = re.search(r"a gap of (\d+)", place.name)
    return int(found[1]) if found else 0 if "ten back" in place.name else 99


def best_card(sight: Sight) -> int:
    """In the café the first that can be played; in the duel the one that is closest to a pile."""
    if not is_duel(sight):
        return sight.playable[0]
    tops = [
        int(top)
        for place in sight.places
        for top in re.findall(r"^Your .* shows (\d+)", place.name)
    ]
    return min(
        sight.playable, key=lambda index: min(abs(number(sight, index) - top) for top in tops)
    )


def number(sight: Sight, index: int) -> int:
    """The number of a card of the duel."""
    found = re.match(r"The (\d+)", sight.cards[index])
    assert found
    return int(found[1])


def end_sheet(page: Page) -> Locator:
    """The page at the end of a game."""
    return page.get_by_role("dialog", name="The game is over")


def counted(page: Page) -> dict[str, list[str]]:
    """The count: what stands in the row of each player."""
    rows = end_sheet(page).locator("tbody tr")
    return {
        row.locator("th").inner_text().strip(): row.locator("td").all_inner_texts()
        for row in rows.all()
    }
