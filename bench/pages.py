"""The suite `pages`: how long until the home page is seen, and until it can be used.

A real Chromium on the same machine opens it for the first time, and again with what it has kept;
beside it a bare file of text from the same house, which is as quick as any page there could be.
"""

import argparse
import json
import sys
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from bench.table import machine, three_digits
from tests.browser.chromium import NoChromium
from tests.browser.opening import open_browser, open_house

LOADS = 5  # a repeat
HOME, BARE = "/", "/light.js"
GOAL = 1000  # milliseconds

# The first button that deals cards: whoever sees it can press it.
WATCH = """new MutationObserver((_, watch) => {
  if (!document.querySelector("main .button.main:enabled")) return;
  window.usable = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });"""
PAINTED = """() => new Promise((done) => new PerformanceObserver((seen) => {
  const paint = seen.getEntriesByName("first-contentful-paint")[0];
  if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


@dataclass
class Row:
    """What was opened, and the milliseconds of each time."""

    what: str
    painted: list[float] = field(default_factory=list)
    usable: list[float] = field(default_factory=list)

    def slowdown(self, bare: "Row") -> float:
        """How much longer it takes than the bare file."""
        return median(self.painted) / median(bare.painted)


def run(options: argparse.Namespace) -> bool:
    """Measure and print; False if anything could not be measured."""
    try:
        rows = measured(options.repeats * LOADS)
    except (NoChromium, AssertionError) as error:
        print(f"bench: pages: {error}", file=sys.stderr)
        return False
    print(as_json(rows) if options.json else text(rows))
    return True


def measured(times: int) -> list[Row]:
    """Everybody in turn, so that a noisy moment hits all alike."""
    first, again, bare = Row("home, first visit"), Row("home, come again"), Row("a bare file")
    with open_house() as address, open_browser() as browser:
        for time in range(times):
            print(f"bench: pages: {time + 1} of {times}", file=sys.stderr)
            visit(browser, address, first, again, bare)
    return [first, again, bare]


def visit(browser: Browser, address: str, first: Row, again: Row, bare: Row) -> None:
    """Two visitors, of whom the house and the browser know nothing."""
    with browser.new_context(base_url=address) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        open_home(page, first)
        open_home(page, again)
    with browser.new_context(base_url=address) as context:
        page = context.new_page()
        page.goto(BARE)
        bare.painted.append(page.evaluate(PAINTED))


def open_home(page: Page, row: Row) -> None:
    """Until it is seen and its buttons are there."""
    page.goto(HOME)
    page.wait_for_function("window.usable")
    painted = page.evaluate(PAINTED)
    row.painted.append(painted)
    row.usable.append(max(painted, page.evaluate("window.usable")))


def text(rows: list[Row]) -> str:
    """A table for people."""
    head = ("what", "painted ms", "usable ms", "slowest ms", "it / bare")
    lines = [head, *(cells(row, rows[-1]) for row in rows)]
    wide = [max(len(line[column]) for line in lines) for column in range(len(head))]
    rule = tuple("-" * width for width in wide)
    laid = (laid_out(line, wide) for line in (head, rule, *lines[1:]))
    return "\n".join((*laid, f"To reach: usable under {GOAL:,} ms."))


def laid_out(line: tuple[str, ...], wide: list[int]) -> str:
    figures = (f"{cell:>{width}}" for cell, width in zip(line[1:], wide[1:], strict=True))
    return "  ".join((f"{line[0]:<{wide[0]}}", *figures)).rstrip()


def cells(row: Row, bare: Row) -> tuple[str, ...]:
    usable = f"{median(row.usable):,.0f}" if row.usable else ""
    slowest = f"{max(row.usable or row.painted):,.0f}"
    ratio = "" if row is bare else three_digits(row.slowdown(bare))
    return row.what, f"{median(row.painted):,.0f}", usable, slowest, ratio


def as_json(rows: list[Row]) -> str:
    """One object for programs."""
    listed = [record(row, rows[-1]) for row in rows]
    return json.dumps({"suite": "pages", "machine": machine(), "rows": listed})


def record(row: Row, bare: Row) -> dict[str, Any]:
    known = {"what": row.what, "painted_ms": median(row.painted), "repeats": row.painted}
    if row.usable:
        known |= {"usable_ms": median(row.usable), "usable_repeats": row.usable}
    return known | {"to_bare": row.slowdown(bare)}
