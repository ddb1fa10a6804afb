"""Finished games that are analysed, for scenes and tests of pages that show it."""

from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

LOOK = 200  # milliseconds between two looks


def analysed(visitor: Visitor, table: str) -> Any:
    """Have the game of a table analysed past the page, and wait for it."""
    state = visitor.ask("POST", f"/tables/{table}/analysis")
    for _ in range(int(PATIENCE / LOOK)):
        if state["status"] == "done":
            return state["analysis"]
        visitor.page.wait_for_timeout(LOOK)
        state = visitor.ask("GET", f"/tables/{table}/analysis")
    raise AssertionError(f"the analysis takes too long: {state}")
