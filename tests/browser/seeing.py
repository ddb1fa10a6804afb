"""What a page with a game shows: cards, places, buttons, by the names that a screen reader says."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

READ = """() => {
  const table = document.querySelector("[data-version]");
  if (!table) return null;
  const shown = (node) => node.getClientRects().length > 0;
  const text = (node) => node.textContent.trim().replace(/\\s+/g, " ");
  const name = (node) => node.getAttribute("aria-label") ?? text(node);
  const all = (what) => [...table.querySelectorAll(what)].filter(shown);
  return {
    version: Number(table.dataset.version),
    mine: table.dataset.turn === "mine",
    over: document.querySelector("dialog[open] caption") !== null,
    cards: all('[data-anchor="hand"] button').map(name),
    places: all("[data-drop]").map((node) => [node.dataset.drop, name(node)]),
    buttons: all("button:enabled:not([data-drop])").map(name),
  };
}"""
MAIN = ("Done", "Draw")
LIT = re.compile(
    r"may sit here: (?P<paid>.*?)(;|$)|may wait here|lay the \d+ here|give the \d+ here"
)
PLAYABLE = "can be played"
LOOK = 20  # milliseconds between two looks

Found = TypeVar("Found")


@dataclass(frozen=True)
class Place:
    """A seat, a pile, the bar, or where a card is laid face down."""

    at: str
    name: str

    @property
    def lit(self) -> bool:
        """Whether the chosen card may go there."""
        return LIT.search(self.name) is not None

    @property
    def worth(self) -> int:
        """What the page says that it would earn."""
        found = LIT.search(self.name)
        return sum(map(int, re.findall(r"\d+", found["paid"] or ""))) if found else 0


@dataclass(frozen=True)
class Sight:
    """A page at one moment."""

    version: int
    mine: bool
    over: bool
    cards: list[str]
    places: list[Place]
    buttons: list[str]

    @property
    def playable(self) -> list[int]:
        """The cards of which the page says that they can be played."""
        return [index for index, name in enumerate(self.cards) if PLAYABLE in name]

    @property
    def lit(self) -> list[Place]:
        """The places that are lit for the chosen card."""
        return [place for place in self.places if place.lit]

    @property
    def main(self) -> str | None:
        """The main button, where it can be pressed."""
        return next((name for name in MAIN if name in self.buttons), None)

    def place(self, at: str) -> Place | None:
        """A place by its name."""
        return next((place for place in self.places if place.at == at), None)


def see(page: Page) -> Sight:
    """Look at a page with a game."""
    page.locator("[data-version]").wait_for(state="attached")
    read = page.evaluate(READ)
    places = [Place(*place) for place in read.pop("places")]
    return Sight(places=places, **read)


def wait_for(page: Page, look: Callable[[], Found | None]) -> Found:
    """Look from here until there is something: `wait_for_function` takes any promise for a yes."""
    until = time.monotonic() + PATIENCE / 1000
    while not (found := look()):
        assert time.monotonic() < until, "it did not come to that"
        page.wait_for_timeout(LOOK)
    return found


def wait_for_change(page: Page, version: int) -> None:
    """Until the table is no longer the one that one has seen."""
    page.wait_for_function(
        "version => Number(document.querySelector('[data-version]')?.dataset.version) > version",
        arg=version,
    )


def wait_for_turn(page: Page) -> None:
    """Until it is one's turn, or the game is counted, or a curtain falls."""
    page.wait_for_function(
        "() => document.querySelector('[data-turn=mine]')"
        " || document.querySelector('dialog[open] caption, [aria-modal=true]')"
    )
