"""Two browsers at one table, by link; one reloads, one loses its connection; a third looks on."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Visits
from tests.browser.hands import CARDS, Mouse
from tests.browser.playing import ACTIONS, Stop, act, counted
from tests.browser.seeing import Sight, see, wait_for, wait_for_change
from tests.browser.visitor import FRIEND, ME, Visitor, bot, table_in

LOST = "The connection is lost"


class Line:
    """The sockets of a page, which can be cut."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._open: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        """Lose the connection, until it is mended."""
        self._visitor.context.set_offline(True)
        for socket in self._open:
            socket.close()
        self._open = []

    def mend(self) -> None:
        """Have it back."""
        self._visitor.context.set_offline(False)


class Overheard:
    """Everything that the house tells a page by its sockets."""

    def __init__(self, page: Page) -> None:
        self.told: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.told.append(json.loads(text)))

    def hands(self) -> list[Any]:
        """Every hand that was told, of which each is None to whom it is hidden."""
        views = [told.get("view") or {} for told in self.told]
        return [hand for view in views for hand in view.get("hands", [])]


def invite(host: Visitor) -> str:
    """Lay a table for two, and answer with the link."""
    page = host.go("/new/cafe-board")
    page.get_by_role("button", name="With a friend, by link").click()
    page.get_by_role("button", name="Lay the table and get the link").click()
    return page.get_by_label("Link to this table").input_value()


def play_together(pages: list[Page], stop: Stop) -> None:
    """Whoever is to move moves, until it has come to something or the game is over."""
    for _ in range(ACTIONS):
        page, sight = wait_for(pages[0], lambda: next_to_move(pages))
        if sight.over or stop(sight):
            return
        act(page, Mouse(), sight)
    raise AssertionError("the game has no end")


def next_to_move(pages: list[Page]) -> tuple[Page, Sight] | None:
    """The page at which it is somebody's turn, or any at the end of the game."""
    seen = ((page, see(page)) for page in pages)
    return next(((page, sight) for page, sight in seen if sight.mine or sight.over), None)


def wait_until_same(pages: list[Page]) -> None:
    """Everybody has heard the same."""
    newest = max(see(page).version for page in pages)
    for page in pages:
        wait_for_change(page, newest - 1)


def mid_turn(sight: Any) -> bool:
    """One guest is seated, and another may follow."""
    return sight.main == "Done"


def test_two_browsers_and_a_third(visit: Visits) -> None:
    anna, berta, carl = visit(), visit(), visit()
    link = invite(anna)
    berta.go(link).get_by_role("button", name="Sit down and play").click()
    berta.page.locator("[data-version]").wait_for(state="attached")
    overheard = Overheard(carl.page)
    line = Line(berta)
    berta.page.reload()
    pages = [anna.page, berta.page]
    carl.go(f"/table/{table_in(anna.page)}")
    expect(carl.page.get_by_text("You are looking on.").first).to_be_visible()

    play_together(pages, lambda sight: mid_turn(sight) and see(anna.page).mine)
    reload_mid_turn(anna.page)
    play_together(pages, lambda sight: mid_turn(sight) and see(berta.page).mine)
    lose_connection_mid_turn(berta, line)
    play_together(pages, lambda sight: False)

    for page in (anna.page, berta.page, carl.page):
        page.get_by_role("dialog", name="The game is over").wait_for()
    assert counted(anna.page) == counted(berta.page) == counted(carl.page)
    assert carl.page.locator(CARDS).count() == 0
    assert overheard.told
    assert all(hand is None for hand in overheard.hands())
    assert not any(told.get("own") for told in overheard.told)
    assert not any(told.get("moves") for told in overheard.told)


def reload_mid_turn(page: Page) -> None:
    """Nothing is lost."""
    before = see(page)
    page.reload()
    page.locator("[data-turn=mine]").wait_for(state="attached")
    assert see(page) == before


def lose_connection_mid_turn(visitor: Visitor, line: Line) -> None:
    """The page says so, makes no move meanwhile, and goes on where it was."""
    page = visitor.page
    visitor.excuse("ERR_INTERNET_DISCONNECTED")
    before = see(page)
    line.cut()
    ribbon = page.get_by_role("status").filter(has_text=LOST)
    expect(ribbon).to_be_visible()
    Mouse().main(page, "Done")
    expect(page.get_by_text("The connection broke before your move arrived")).to_be_visible()
    line.mend()
    expect(ribbon).not_to_be_visible()
    assert see(page) == before


def test_who_has_no_invitation_can_not_sit_down(visit: Visits) -> None:
    anna, carl = visit(), visit()
    invite(anna)
    page = carl.go(f"/table/{table_in(anna.page)}")
    expect(page.get_by_text("The free seats are for people with the link")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down and play")).to_have_count(0)


def test_the_host_frees_the_seat_of_who_does_not_get_ready(visit: Visits) -> None:
    host, guest = visit(width=320), visit()
    made = host.set_up("face-to-face", ME, {"kind": "invited"})
    table, link = made["table"]["id"], {"invite": made["invite"]}
    guest.become("Ben")
    guest.ask("POST", f"/tables/{table}/join", link)
    page = host.go(f"/table/{table}")
    page.get_by_role("button", name="Free the seat: Ben").press("Enter")
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    assert guest.look(table)["yours"] == []


def test_an_open_table_is_found_at_home(visit: Visits) -> None:
    host, guest = visit(), visit()
    host.become("Olga")
    table = host.set_up("face-to-face", {"kind": "me"}, {"kind": "open"}, public=True)
    page = guest.go()
    row = page.get_by_role("list", name="Open tables").locator(f"a[href$='{table['table']['id']}']")
    row.click()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator("[data-version]").wait_for(state="attached")
    assert [seat["kind"] for seat in host.look(table["table"]["id"])["table"]["seats"]] == [
        "person",
        "person",
    ]


def test_a_game_to_look_on_says_whose_turn_it_is(visit: Visits) -> None:
    host = visit()
    table = host.set_up("face-to-face", ME, bot(), public=True)["table"]["id"]
    row = visit().go().get_by_role("list", name="Look on").locator(f"a[href$='{table}']")
    expect(row).to_contain_text("Anna is to move")


def test_friends_at_one_screen_are_named_at_home(visit: Visits) -> None:
    anna = visit()
    table = anna.set_up("cafe-cards", ME, FRIEND)["table"]["id"]
    row = anna.go().get_by_role("list", name="Your tables").locator(f"a[href$='{table}']")
    expect(row).to_contain_text("with Berta")


def test_who_looked_on_may_look_on_at_the_next_game(visit: Visits) -> None:
    host, guest = visit(), visit()
    table = host.set_up("face-to-face", ME, bot(), public=True)["table"]["id"]
    page = guest.go(f"/table/{table}")
    page.locator("[data-version]").wait_for(state="attached")
    host.ask("POST", f"/tables/{table}/resign", {"resign": 0})
    again = host.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    page.get_by_role("dialog").get_by_role("button", name="Look at the board").click()
    page.get_by_role("link", name="Look on").click()
    expect(page).to_have_url(f"{guest.address}/table/{again}")
