"""The analysis of a game, beside its replay."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.analysing import analysed
from tests.browser.conftest import Visits
from tests.browser.scenes.staging import finished, seen_again
from tests.browser.test_every_page import TWO_FRAMES


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


# How large the letters beside a course are, in parts of a letter of the page, and what lies over
# another label or beside the picture.
LABELS = """() => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { left, right, top, bottom } = document.querySelector(".graph svg").getBoundingClientRect();
  const labels = [...document.querySelectorAll(".graph text")];
  const boxes = labels.map((label) => [label.textContent, label.getBoundingClientRect()]);
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const outside = (box) =>
    box.left < left || box.right > right || box.top < top || box.bottom > bottom;
  return {
    sizes: [...new Set(labels.map((label) => parseFloat(getComputedStyle(label).fontSize) / rem))],
    below: boxes.filter(([, box]) => box.top > bottom - 3 * rem).map(([text]) => text),
    wrong: boxes.filter(([, box], index) =>
      outside(box) || boxes.some(([, other], at) => at !== index && meet(box, other))),
  };
}"""


def test_the_course_has_moves_below_it_in_letters_of_the_page(visit: Visits) -> None:
    anna = visit(width=390, height=844)
    anna.become("Anna")
    now = finished(anna, "face-to-face")
    analysed(anna, now["table"]["id"])
    page = seen_again(anna, now, "?move=4")
    for width in (390, 820, 2560):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(TWO_FRAMES)
        labels = page.evaluate(LABELS)
        assert labels["wrong"] == []
        assert labels["sizes"] == [pytest.approx(0.9)]
        assert labels["below"][0] == "0"
        assert labels["below"][-1] == "Moves made"


def test_headings_of_the_figures_stay_in_sight(visit: Visits) -> None:
    anna = visit(width=390, height=844)
    anna.become("Anna")
    now = finished(anna, others=4)
    analysed(anna, now["table"]["id"])
    page = seen_again(anna, now)
    page.get_by_text("The figures").click()
    figures = page.get_by_role("region", name="The figures")
    figures.evaluate("(figures) => { figures.scrollTop = figures.scrollLeft = 10_000; }")
    heading, row = figures.get_by_role("columnheader").last, figures.get_by_role("rowheader").last
    inside = figures.bounding_box()
    assert inside
    assert heading.bounding_box()["y"] == pytest.approx(inside["y"], abs=1)
    assert row.bounding_box()["x"] == pytest.approx(inside["x"], abs=1)
