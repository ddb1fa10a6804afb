"""Opening a real house and a real browser, for the tests and for the screenshots."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from stammtisch.server.pages import FOLDER, START
from stammtisch.table.warming import warm_up
from tests.browser.chromium import find_without_window
from tests.faults.processes import house_process

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-quic",
)


@contextmanager
def open_house() -> Iterator[str]:
    """The address of a house of its own, with the pages as they were built last."""
    assert (FOLDER / START).is_file(), "the pages are not built: run `make pages`"
    warm_up()  # kept on disk for the house: on a busy machine, compiling outlasts any patience
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        house_process(Path(data)) as house,
    ):
        yield house.address


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright, launch(playwright, find_without_window()) as browser:
        yield browser


@contextmanager
def launch(playwright: Playwright, program: str) -> Iterator[Browser]:
    """This Chromium, without a window."""
    browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS])
    yield browser
    browser.close()
