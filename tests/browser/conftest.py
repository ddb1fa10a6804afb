"""One house and one browser for these tests; everybody in a browser context of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.opening import open_browser, open_house
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

Visits = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with open_house() as address:
        yield address


# Not for the whole session: while Playwright runs, asyncio.run() is refused to every other test.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
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
