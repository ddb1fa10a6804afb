"""Every page: nothing that axe calls serious, no sideways scrolling, targets for fingers."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import Visits
from tests.browser.scenes import SCENES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
LIGHTS = ("morning", "evening")
WIDTHS = (360, 390, 561, 820, 1101, 1440, 2560)
TARGET = 44

# A page has its new size, or light, only after a while.
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FITS = "width => innerWidth === width && document.documentElement.scrollWidth <= width"

# A link in a line of text is as high as its line.
SMALL_TARGETS = """(least) => [...document.querySelectorAll("button, select, summary, a.button")]
  .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
  .map((node) => [node.getBoundingClientRect(), node])
  .filter(([{ width, height }]) => width && (width < least - 0.5 || height < least - 0.5))
  .map(([{ width, height }, node]) => `${Math.round(width)}x${Math.round(height)} ${
    node.getAttribute("aria-label") ?? node.textContent.trim()}`)"""


def complaints_of_axe(page: Page) -> list[str]:
    """What axe finds grave, and where."""
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


def complaints_in(page: Page, light: str) -> list[str]:
    """What axe finds grave in one light."""
    page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
    page.evaluate(TWO_FRAMES)
    return [f"{light}: {text}" for text in complaints_of_axe(page)]


def too_wide_at(page: Page, width: int) -> list[str]:
    """Whether a page of this width must be scrolled sideways."""
    page.set_viewport_size({"width": width, "height": 900})
    try:
        page.wait_for_function(FITS, arg=width)
    except TimeoutError:
        across = page.evaluate("document.documentElement.scrollWidth")
        return [f"a page of {width} is {across} wide"]
    return []


def targets_too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(TWO_FRAMES)
    return [str(target) for target in page.evaluate(SMALL_TARGETS, TARGET)]


@pytest.mark.parametrize("name", SCENES)
def test_page(visit: Visits, name: str) -> None:
    page = SCENES[name](visit(less_motion=True))
    assert page.title()
    page.evaluate(AXE.read_text("utf-8"))
    problems = [problem for light in LIGHTS for problem in complaints_in(page, light)]
    problems += [problem for width in WIDTHS for problem in too_wide_at(page, width)]
    assert problems + targets_too_small(page) == []
