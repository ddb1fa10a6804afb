"""The rules pages: every example plays and counts as its file says; refusals find their rule."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.games.rulebook import all_games
from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.scenes.reading import rules_playing
from tests.browser.scenes.staging import at_table
from tests.browser.situations import Snapshot, fresh
from tests.worked import EXAMPLES, Example

GAMES = sorted(all_games())
SEATS = {"b2": ("b1", "a2"), "d2": ("d1", "e2"), "b4": ("a4", "b5"), "d4": ("e4", "d5")}
OUTER = {seat: table for table, seats in SEATS.items() for seat in seats}


def examples_of(game: str) -> list[Example]:
    return [example for example in EXAMPLES if example["position"]["game"] == game]


def figure_of(page: Page, example: Example) -> Locator:
    """An example on its page; its board is drawn once it is near."""
    figure = page.locator(f"figure#{example['id']}")
    figure.scroll_into_view_if_needed()
    figure.locator(".player").wait_for()
    return figure


def check_step(figure: Locator, example: Example, number: int, points: list[int]) -> None:
    """One press of Next shows one move: what it says, what it earns, what it clears."""
    step = example["play"][number]
    figure.get_by_role("button", name="Next", exact=True).click()
    expect(figure.locator(f".player[data-frame='{number + 1}']")).to_be_attached()
    said = figure.locator(".said")
    for earned in step["points"].values():
        expect(said).to_contain_text(re.compile(rf"(?<!\d){str(earned).replace('-', '−')}(?!\d)"))
    if step.get("cleared"):
        expect(said).to_contain_text("full, and cleared")
    for player, sum_ in enumerate(points):
        shown = figure.locator(f"[data-points='{player}']")
        expect(shown).to_have_text(str(sum_).replace("-", "−"))


def check_pile(figure: Locator, move: str) -> None:
    """A number card lies where it was laid."""
    [(card, sign, gift)] = re.findall(r"^(\d+)([+-])(!?)$", move)
    pile = figure.locator(f"[data-drop='{1 if gift else 0}{sign}']")
    expect(pile).to_have_attribute("aria-label", re.compile(rf"shows {card}$"))


def check_moves(figure: Locator, example: Example) -> None:
    position: dict[str, Any] = example["position"]
    points = position.get("points", [0] * position["players"])[:]
    cafe = position["game"] != "face-to-face"
    mover = position.get("to_move", 0)
    for number, step in enumerate(example["play"]):
        points[mover] += sum(step["points"].values())
        check_step(figure, example, number, points if cafe else [])
        if example["id"] == "board-short-bar":  # the one example in which both move
            mover = 1
        if not cafe and step["move"] != "end":
            check_pile(figure, step["move"])


def check_refusals(figure: Locator, example: Example) -> None:
    buttons = figure.locator(".tries button")
    expect(buttons).to_have_count(len(example["refuse"]))
    for number, refuse in enumerate(example["refuse"]):
        buttons.nth(number).click()
        verdict = figure.get_by_role("status")
        expect(verdict).to_contain_text(re.compile(r"\.\s+Rule [SCVBF]\d+$"))
        if "@" in refuse["move"]:
            expect(figure.locator(".floor .complaint")).to_be_visible()
        frame = len(example["play"]) if refuse.get("after_play") else 0
        expect(figure.locator(f".player[data-frame='{frame}']")).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_plays_and_counts(visit: Visits, game: str) -> None:
    page = visit(less_motion=True).go(f"/rules/{game}")
    expect(page.locator("figure")).to_have_count(len(examples_of(game)))
    for example in examples_of(game):
        figure = figure_of(page, example)
        rule = example["rules"].split()[0]
        expect(page.locator(f"section#{rule} figure#{example['id']}")).to_have_count(1)
        check_moves(figure, example)
        check_refusals(figure, example)


def test_play_shows_the_whole_turn_and_begins_anew(visit: Visits) -> None:
    page = rules_playing(visit(pace="quick"))
    figure = page.locator("figure#cards-23")
    expect(figure.locator("[data-points='0']")).to_have_text("23")
    expect(figure.get_by_role("button", name="Play")).to_be_visible()
    figure.get_by_role("button", name="From the start").click()
    expect(figure.locator("[data-points='0']")).to_have_text("0")
    figure.get_by_role("button", name="Next", exact=True).press("ArrowRight")
    expect(figure.locator("[data-points='0']")).to_have_text("8")
    page.keyboard.press("ArrowLeft")
    expect(figure.locator("[data-points='0']")).to_have_text("0")


def test_a_link_leads_to_its_rule(visit: Visits) -> None:
    page = visit().go("/rules/cafe-cards#V3")
    rule = page.locator("section#V3")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.wait_for_timeout(500)  # boards above it have been drawn meanwhile
    expect(rule.get_by_role("heading")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="C2").click()
    expect(page.locator("section#C2")).to_be_in_viewport()
    assert page.url.endswith("/rules/cafe-cards#C2")


def test_the_search_finds_rules_of_every_game(visit: Visits) -> None:
    page = visit().go("/rules/cafe-cards")
    search = page.get_by_role("searchbox")
    search.fill("zeppelin")
    expect(page.get_by_text("No rule speaks of that.")).to_be_visible()
    search.fill("outlined GREEN")
    expect(page.get_by_text("1 rule found")).to_be_visible()
    search.fill("exactly ten lower")
    page.get_by_role("link", name=re.compile("^F3")).click()
    expect(page.locator("section#F3")).to_be_in_viewport()
    assert page.url.endswith("/rules/face-to-face#F3")
    expect(page.get_by_role("heading", name="Face to Face", level=1)).to_be_visible()


def foreign(now: Snapshot) -> bool:
    """Somebody in hand is a stranger at an outer seat."""
    return bool(misfits(now))


def misfits(now: Snapshot) -> list[tuple[int, str]]:
    hand = sorted(now["own"]["0"]["hands"][0])
    tables = now["view"]["tables"]
    return [
        (index, seat)
        for index, guest in enumerate(hand)
        for seat, table in OUTER.items()
        if tables[table] != guest[:2]
    ]


def test_a_refusal_in_a_game_links_to_its_rule(visit: Visits) -> None:
    visitor = visit()
    now = fresh(visitor, "cafe-cards", foreign)
    page = at_table(visitor, now)
    index, seat = misfits(now)[0]
    Mouse().card(page, index)
    Mouse().place(page, seat)
    link = page.locator(".complaint a")
    expect(link).to_have_text("S1")
    expect(link).to_have_attribute("href", "/rules/cafe-cards#S1")
    with visitor.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("section#S1")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_page_has_every_board_and_no_buttons(visit: Visits, game: str) -> None:
    page = visit(light="evening").go(f"/rules/{game}")
    expect(page.locator("figure")).to_have_count(len(examples_of(game)))
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("figure .player")).to_have_count(len(examples_of(game)))
    assert page.locator(".button:visible, input:visible, select:visible").count() == 0
    assert page.locator("figure .printed li:visible").count() > len(examples_of(game))
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(43, 33, 27)"
