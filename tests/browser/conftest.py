"""One house and one browser for these tests; everybody in a browser context of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import find_without_window
from tests.browser.opening import launch, open_house
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

Visits = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with open_house() as address:
        yield address


# Not for the whole session: while Playwright runs, asyncio.run() is refused to every other test.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, find_without_window()) as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visits]:
    """Makes visitors; in the end none of them may have met an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
