"""Going through the lessons of a game on its page, by what the rule books say is wanted."""

import re

from playwright.sync_api import Locator, Page, expect

from stammtisch.lessons.lesson import Lesson, lessons_of
from stammtisch.lessons.practice import practise
from tests.browser.hands import Finger, Keys, Touch
from tests.browser.seeing import wait_for_change

HELD = '[data-anchor="hand"] [data-anchor^="card:"]'
SEATING = re.compile(r"(?P<card>\w\w[fm])@(?P<place>\w\d)")
ASIDE = re.compile(r"(?P<place>bar|down) (?P<card>\w\w[fm])")
LAYING = re.compile(r"(?P<card>\d+)(?P<sign>[+-])(?P<gift>!?)")


def speech(page: Page) -> Locator:
    """The panel that says what a lesson is about."""
    return page.locator(".speech")


def at_lesson(page: Page, name: str) -> None:
    """Until the page shows this lesson, with its cards dealt."""
    page.locator(f'[data-lesson="{name}"] [data-anchor="hand"]').wait_for()


def do(page: Page, touch: Touch, move: str) -> None:
    """Make a move on the page, and wait until it is made."""
    version = int(page.locator("[data-version]").get_attribute("data-version") or 0)
    page.locator("[data-turn=mine]").wait_for()
    if found := SEATING.fullmatch(move) or ASIDE.fullmatch(move):
        put(page, touch, found["card"], found["place"])
    elif found := LAYING.fullmatch(move):
        put(page, touch, found["card"], f"{int(bool(found['gift']))}{found['sign']}")
    elif move == "close" or move.startswith("club "):
        page.locator(f'[data-anchor="{move}"]').click()
    else:
        touch.main(page, page.locator('[data-anchor="main"]').inner_text())
    wait_for_change(page, version)


def put(page: Page, touch: Touch, card: str, place: str) -> None:
    """A card to a place."""
    touch.card(page, index_of(page, card))
    touch.place(page, place)


def index_of(page: Page, card: str) -> int:
    """Which of the cards in hand it is."""
    anchors = [held.get_attribute("data-anchor") or "" for held in page.locator(HELD).all()]
    return next(at for at, anchor in enumerate(anchors) if anchor.split("#")[0] == f"card:{card}")


def go_on(page: Page, touch: Touch) -> None:
    """To the next lesson: the button for that has the focus already."""
    onward = speech(page).locator(".main")
    expect(onward).to_be_focused()
    if isinstance(touch, Keys):
        page.keyboard.press("Enter")
    elif isinstance(touch, Finger):
        onward.tap()
    else:
        onward.click()


def learn(page: Page, touch: Touch, game: str, *, reload: bool = False) -> None:
    """All lessons of a game, then its small game to the end."""
    *taught, last = lessons_of(game).items()
    for name, lesson in taught:
        at_lesson(page, name)
        for move in lesson.goal[0]:
            do(page, touch, move)
            if reload and move != lesson.goal[0][-1]:
                page.reload()
                at_lesson(page, name)
        go_on(page, touch)
    at_lesson(page, last[0])
    play_small(page, touch, last[1], reload=reload)


def play_small(page: Page, touch: Touch, lesson: Lesson, *, reload: bool = False) -> None:
    """The small game, by the move that earns most."""
    moves: list[str] = []
    while not (practice := practise(lesson, moves)).done:
        offers = practice.frames[-1].moves
        moves.append(max(offers, key=lambda move: sum(offers[move].values())))
        do(page, touch, moves[-1])
        if reload:
            page.reload()
            at_lesson(page, "game")
