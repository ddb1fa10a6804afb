"""One house and one browser for these tests; everybody in a browser context of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, expect

from tests.browser.opening import open_browser, open_house
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE / 2)

HERE = Path(__file__).parent
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


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser on a busy machine: what fails in this folder is tried once more."""
    if HERE not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        item._initrequest()  # type: ignore[attr-defined] # as pytest does before each try
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
