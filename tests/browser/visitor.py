"""Somebody with a browser of their own, and what goes wrong in it."""

import json
import re
import time
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

PATIENCE = 60_000  # milliseconds; rules may have to be compiled
KEY = "stammtisch.settings"  # where the pages keep what a person likes
KEEP_SETTINGS = "([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text)"

Light = Literal["morning", "evening", "auto"]
Seat = dict[str, str]

ME: Seat = {"kind": "me"}
FRIEND: Seat = {"kind": "friend", "name": "Berta"}
INVITED: Seat = {"kind": "invited"}


def bot(level: str = "greedy") -> Seat:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


class Visitor:
    """One browser context with one page, and whatever its console and its requests complain of."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        pace: str = "instant",
        light: Light = "morning",
        less_motion: bool = False,
    ) -> None:
        self.address = address
        self._browser = browser
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion="reduce" if less_motion else "no-preference",
        )
        settings = json.dumps({"pace": pace, "sound": False, "theme": light})
        self.context.add_init_script(f"({KEEP_SETTINGS})({json.dumps([KEY, settings])})")
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self._excused: list[str] = []
        self.page = self.new_page()

    def another(self) -> "Visitor":
        """Somebody else."""
        return Visitor(self._browser, self.address)

    def new_page(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def excuse(self, pattern: str) -> None:
        """Say that something is meant to go wrong."""
        self._excused.append(pattern)

    def close(self) -> None:
        """Go; nothing must have gone wrong."""
        self.context.close()
        left = [text for text in self.troubles if not self._is_excused(text)]
        assert not left, left

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the house as this person, past the page."""
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def become(self, name: str) -> str:
        """Be somebody with this name, before any page is opened; answers with the person's id."""
        return str(self.ask("POST", "/people", {"name": name})["id"])

    def set_up(self, game: str, *seats: Seat, **more: object) -> Any:
        """A table past the page, ready as far as this person is concerned."""
        if not self.context.cookies():
            self.become("Anna")
        made = self.ask("POST", "/tables", {"game": game, "seats": list(seats), **more})
        return self.ask("POST", f"/tables/{made['table']['id']}/ready", {"ready": "c0ffee"})

    def sit_down(self, table: str, invite: str) -> Any:
        """Sit down past the page, and be ready."""
        self.ask("POST", f"/tables/{table}/join", {"invite": invite})
        return self.ask("POST", f"/tables/{table}/ready", {"ready": "00"})

    def look(self, table: str) -> Any:
        """The table as this person may see it."""
        return self.ask("GET", f"/tables/{table}")

    def do(self, snapshot: Any, move: str) -> Any:
        """A move past the page; answers with one's next turn, or the end."""
        table = snapshot["table"]["id"]
        wish = {"play": move, "version": snapshot["snapshot"]}
        now = self.ask("POST", f"/tables/{table}/play", wish)
        while now["table"]["status"] == "playing" and not now.get("moves"):
            time.sleep(0.01)  # the bots are quick
            now = self.look(table)
        return now

    def go(self, path: str = "/") -> Page:
        """Open a page, and wait until it has loaded."""
        self.page.goto(path)
        self.page.locator("h1, [data-version]").first.wait_for(state="attached")
        return self.page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # What a page no longer needs is broken off; that is no trouble.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer: {response.status} {response.url}")

    def _note(self, text: str) -> None:
        self.troubles.append(text)

    def _is_excused(self, text: str) -> bool:
        return any(re.search(pattern, text) for pattern in self._excused)


def table_in(page: Page) -> str:
    """The name of the table that a page shows."""
    found = re.search(r"/table/([a-z2-7]{10})", page.url)
    assert found, page.url
    return found[1]
