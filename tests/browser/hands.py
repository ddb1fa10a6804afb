"""How a person touches a page: by mouse, by keys alone, or by finger."""

from typing import Protocol

from playwright.sync_api import Locator, Page, Position

CARDS = '[data-anchor="hand"] button'
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
LEFT_EDGE: Position = {"x": 14, "y": 40}  # of a card, which no other covers
STEPS = 200  # enough to find a way anywhere


class Touch(Protocol):
    """A way of touching."""

    def card(self, page: Page, index: int) -> None:
        """Choose a card of the hand."""

    def place(self, page: Page, at: str) -> None:
        """Choose a place."""

    def main(self, page: Page, name: str) -> None:
        """Press the main button."""


def place_at(page: Page, at: str) -> Locator:
    """The button of a place; the bar may be there twice, of which one is seen."""
    return page.locator(f'[data-drop="{at}"]:visible').first


class Mouse:
    """Clicks."""

    def card(self, page: Page, index: int) -> None:
        page.locator(CARDS).nth(index).click(position=LEFT_EDGE)

    def place(self, page: Page, at: str) -> None:
        place_at(page, at).click()

    def main(self, page: Page, name: str) -> None:
        page.get_by_role("button", name=name, exact=True).click()


class Dragging(Mouse):
    """Drags cards to their places."""

    def __init__(self) -> None:
        self._held = 0

    def card(self, page: Page, index: int) -> None:
        self._held = index
        super().card(page, index)

    def place(self, page: Page, at: str) -> None:
        # Not before the card has risen: on its way it leaves its place to the one beside it.
        page.locator(CARDS).nth(self._held).hover(position=LEFT_EDGE)
        end = place_at(page, at).bounding_box()
        assert end
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        page.mouse.up()


class Finger:
    """Taps."""

    def card(self, page: Page, index: int) -> None:
        page.locator(CARDS).nth(index).tap()

    def place(self, page: Page, at: str) -> None:
        place_at(page, at).tap()

    def main(self, page: Page, name: str) -> None:
        page.get_by_role("button", name=name, exact=True).tap()


class Keys:
    """Keys and nothing else."""

    def __init__(self) -> None:
        self._ways = Ways()

    def card(self, page: Page, index: int) -> None:
        for key in ("h", "Home", *["ArrowRight"] * index, "Enter"):
            page.keyboard.press(key)

    def place(self, page: Page, at: str) -> None:
        page.keyboard.press("b" if at == "bar" else "f")
        for _ in range(STEPS):
            here = focused(page)
            if here == at:
                page.keyboard.press("Enter")
                return
            key = self._ways.towards(here, at)
            page.keyboard.press(key)
            self._ways.learn(here, key, focused(page))
            if not focused(page):
                page.keyboard.press("f")
        raise AssertionError(f"no way to {at} by keys")

    def main(self, page: Page, name: str) -> None:
        page.keyboard.press("d")


def focused(page: Page) -> str:
    """The place that has the focus, if any has."""
    return str(page.evaluate("document.activeElement?.dataset.drop ?? ''"))


class Ways:
    """Where each arrow key leads from each place, as far as one has tried."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, str]] = {}

    def learn(self, here: str, key: str, there: str) -> None:
        """Remember a step."""
        self._known.setdefault(here, {})[key] = there

    def towards(self, here: str, there: str) -> str:
        """The first key of the shortest known way; else of that to the next key not yet tried."""
        seen, queue = {here}, [(here, "")]
        untried = ""
        for place, first in queue:
            if place == there:
                return first
            for key in ARROWS:
                leads = self._known.get(place, {}).get(key)
                if leads is None:
                    untried = untried or first or key
                elif leads and leads not in seen:
                    seen.add(leads)
                    queue.append((leads, first or key))
        assert untried, f"no key leads from {here} to {there}"
        return untried
