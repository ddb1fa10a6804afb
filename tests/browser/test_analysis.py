"""The analysis of a game, beside its replay."""

import re

from playwright.sync_api import expect

from tests.browser.analysing import analysed
from tests.browser.conftest import Visits
from tests.browser.scenes.staging import finished, seen_again


def test_a_game_is_analysed_and_shown(visit: Visits) -> None:
    anna = visit()
    anna.become("Anna")
    now = finished(anna)
    page = seen_again(anna, now)
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("heading", name="Turning points").wait_for()
    expect(page.get_by_text(re.compile(r"Judged by: .* rounds a move"))).to_be_visible()
    page.reload()
    page.get_by_role("heading", name="Turning points").wait_for()


def test_a_turning_point_leads_to_its_move(visit: Visits) -> None:
    anna = visit()
    anna.become("Anna")
    now = finished(anna)
    analysis = analysed(anna, now["table"]["id"])
    page = seen_again(anna, now)
    for point in analysis["turning_points"][:3]:
        number, player = point["number"], now["table"]["seats"][point["player"]]["name"]
        page.get_by_role("button", name=re.compile(rf"^Move {number}, ")).click()
        expect(page.locator("[data-frame]")).to_have_attribute("data-frame", str(number - 1))
        expect(page.locator("[data-seat]").first).to_be_in_viewport()
        if player == "Anna":
            expect(page.get_by_role("heading", name="What Anna could have done")).to_be_visible()


def test_the_course_is_walked_along_by_keys(visit: Visits) -> None:
    anna = visit()
    anna.become("Anna")
    now = finished(anna, "face-to-face")
    analysed(anna, now["table"]["id"])
    page = seen_again(anna, now, "?move=4")
    graph = page.locator("[role=slider]").last
    graph.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", "5")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-frame]")).to_have_attribute("data-frame", "3")
