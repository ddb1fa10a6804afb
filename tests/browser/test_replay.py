"""Seeing games again: by mouse, by keys, on a small screen; records in and out; what if."""

import base64
import json
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.play.record import read
from stammtisch.play.replay import verify
from tests.browser.conftest import Visits
from tests.browser.hands import Mouse
from tests.browser.playing import act
from tests.browser.scenes.replays import replay_broken
from tests.browser.scenes.staging import finished, seen_again
from tests.browser.seeing import see, wait_for_turn
from tests.browser.situations import Snapshot
from tests.browser.visitor import FRIEND, INVITED, ME, Visitor, table_in

SVG = "{http://www.w3.org/2000/svg}"
WIDTH = 1200  # of a picture, in its own units; a PNG has two pixels for each


def frame_of(page: Page) -> Locator:
    return page.locator("[data-frame]")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def film_of(visitor: Visitor, now: Snapshot) -> Any:
    return visitor.ask("GET", f"/tables/{now['table']['id']}/film")


def points_shown(page: Page) -> list[int]:
    return [int(text) for text in page.locator("[data-anchor^='points:']").all_inner_texts()]


@pytest.fixture
def anna(visit: Visits) -> Visitor:
    visitor = visit()
    visitor.become("Anna")
    return visitor


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board"])
def test_buttons_go_to_and_fro(anna: Visitor, game: str) -> None:
    now = finished(anna, game)
    frames = film_of(anna, now)["frames"]
    page = seen_again(anna, now)
    expect(frame_of(page)).to_have_attribute("data-frame", "0")
    expect(button(page, "One move back")).to_be_disabled()
    points = [0, 0]
    for number, frame in enumerate(frames[1:8], start=1):
        button(page, "One move on").click()
        expect(frame_of(page)).to_have_attribute("data-frame", str(number))
        points = frame["view"].get("points", points)
        assert points_shown(page) == points
    button(page, "To the end").click()
    expect(frame_of(page)).to_have_attribute("data-frame", str(len(frames) - 1))
    button(page, "To the start").click()
    assert points_shown(page) == [0, 0]


def test_the_slider_the_log_and_the_keys(anna: Visitor) -> None:
    now = finished(anna)
    last = len(film_of(anna, now)["frames"]) - 1
    page = seen_again(anna, now)
    page.get_by_label("Position").fill("30")
    expect(frame_of(page)).to_have_attribute("data-frame", "30")
    page.locator("main").focus()  # the slider has keys of its own
    for key, frame in [
        ("ArrowRight", 31),
        ("ArrowLeft", 30),
        ("End", last),
        ("Home", 0),
        ("ArrowLeft", 0),
    ]:
        page.keyboard.press(key)
        expect(frame_of(page)).to_have_attribute("data-frame", str(frame))
    entries = page.locator("ol button")
    entries.nth(3).click()
    expect(entries.nth(3)).to_have_attribute("aria-current", "step")
    expect(frame_of(page)).not_to_have_attribute("data-frame", "0")


def test_it_plays_by_itself_and_stops(anna: Visitor) -> None:
    page = seen_again(anna, finished(anna), "?move=5")
    page.locator("main").focus()
    page.keyboard.press("Space")
    page.wait_for_function(
        "() => Number(document.querySelector('[data-frame]').dataset.frame) >= 7"
    )
    page.keyboard.press("Space")
    expect(button(page, "Play")).to_be_visible()
    stopped = frame_of(page).get_attribute("data-frame")
    page.wait_for_timeout(1000)
    assert frame_of(page).get_attribute("data-frame") == stopped


def test_each_pair_of_eyes_sees_its_cards(anna: Visitor) -> None:
    now = finished(anna)
    page = seen_again(anna, now, "?move=10&seat=0")
    hand = page.locator("[data-anchor=hand] button")
    frames = film_of(anna, now)["frames"]
    sizes = [frame["view"]["hand_sizes"] for frame in frames[:11] if "hand_sizes" in frame["view"]]
    expect(hand).to_have_count(sizes[-1][0])
    page.get_by_label("Cards", exact=True).select_option("As Passer-by sees it")
    expect(hand).to_have_count(sizes[-1][1])
    page.get_by_label("Cards", exact=True).select_option("As onlookers see it")
    expect(hand).to_have_count(0)
    expect(page.locator("ul.open li")).to_have_count(0)
    page.get_by_label("Cards", exact=True).select_option("All cards open")
    expect(page.locator("ul.open li")).to_have_count(sum(sizes[-1]))


def test_a_link_leads_to_the_same_position(anna: Visitor, visit: Visits) -> None:
    page = seen_again(anna, finished(anna), "?move=12&seat=1")
    button(page, "One move on").click()
    page.wait_for_url(re.compile(r"move=13&seat=1"))
    button(page, "Share").click()
    link = page.get_by_label("Link to this position").input_value()
    other = visit().go(link.removeprefix(anna.address))
    expect(frame_of(other)).to_have_attribute("data-frame", "13")
    expect(other.get_by_label("Cards", exact=True)).to_have_value("1")


def test_the_seal_is_checked_here(anna: Visitor, visit: Visits) -> None:
    page = seen_again(anna, finished(anna))
    expect(page.get_by_text("The seal of the deal fits")).to_be_visible()
    forged = replay_broken(visit())
    expect(forged.get_by_text("The seal of the deal does not fit")).to_be_visible()
    expect(forged.get_by_text("do not give the commitment")).to_be_visible()


def test_a_game_that_was_given_up(anna: Visitor) -> None:
    now = anna.set_up("face-to-face", ME, FRIEND)
    now = anna.do(now, next(iter(now["moves"])))
    table = now["table"]["id"]
    anna.ask("POST", f"/tables/{table}/resign", {"resign": 0})
    page = seen_again(anna, now)
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(page.locator("ol button").last).to_have_text(re.compile(r"^Anna gives up\."))
    expect(page.get_by_text("Move 1 of 1")).to_be_visible()
    expect(button(page, "What if?")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(button(page, "What if?")).to_be_enabled()


def downloaded(page: Page, name: str, folder: Path, role: Any = "button") -> Path:
    with page.expect_download() as download:
        page.get_by_role(role, name=name).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("game", ["cafe-cards", "cafe-board", "face-to-face"])
@pytest.mark.parametrize("light", ["morning", "evening"])
def test_pictures_need_nothing_but_themselves(
    visit: Visits, tmp_path: Path, game: str, light: Any
) -> None:
    visitor = visit(light=light)
    visitor.become("Anna")
    page = seen_again(visitor, finished(visitor, game), "?move=6")
    button(page, "Share").click()
    svg = downloaded(page, "Picture as SVG", tmp_path)
    drawing = ElementTree.parse(svg).getroot()
    assert drawing.tag == f"{SVG}svg"
    assert (int(drawing.get("width", 0)), len(list(drawing.iter()))) > (WIDTH - 1, 100)
    images = [image.get("href", "") for image in drawing.iter(f"{SVG}image")]
    assert all(address.startswith("data:image/svg") for address in images)
    assert bool(images) == (game != "face-to-face")
    text = svg.read_text("utf-8")
    assert "var(--" not in text
    assert "class=" not in text
    assert re.findall(r"url\((?![\"']?(?:#|%23|data:))", text.replace("&quot;", '"')) == []
    png = downloaded(page, "Picture as PNG", tmp_path).read_bytes()
    assert png.startswith(b"\x89PNG")
    size = struct.unpack(">II", png[16:24])
    assert size == (2 * WIDTH, 2 * int(drawing.get("height", 0)))


TITLE_INK = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 100 });
  const context = canvas.getContext("2d");
  context.drawImage(image, -80, -40);
  const pixels = new Uint32Array(context.getImageData(0, 0, 800, 100).data.buffer);
  return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
}"""


@pytest.mark.parametrize("language", ["en", "el"])
def test_a_picture_has_its_words(anna: Visitor, tmp_path: Path, language: str) -> None:
    """Letters come later than the drawing that brings them along: they must be waited for."""
    page = seen_again(anna, finished(anna, "cafe-board"))
    page.get_by_label("Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("section .small button").last.click()
    png = downloaded(page, "PNG", tmp_path).read_bytes()
    assert page.evaluate(TITLE_INK, base64.b64encode(png).decode()) > 0.03


def test_a_record_comes_out_and_in_again(anna: Visitor, tmp_path: Path) -> None:
    now = finished(anna, "cafe-board")
    page = seen_again(anna, now)
    button(page, "Share").click()
    path = downloaded(page, "Download the record", tmp_path, "link")
    assert verify(read(path)).result is not None
    said = subprocess.run(
        [sys.executable, "-m", "stammtisch", "replay", str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Anna" in said.stdout
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url(lambda url: now["table"]["id"] not in url)
    expect(page.get_by_text("The seal of the deal fits")).to_be_visible()
    anna.go("/me")
    page.get_by_role("button", name="Delete the record of").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("None yet. Open one")).to_be_visible()


def dropped(page: Page, text: str) -> None:
    """A file that is dropped on the page."""
    files = page.evaluate_handle(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.stammtisch.json", { type: "application/json" }));
          return data;
        }""",
        text,
    )
    page.dispatch_event("main", "dragover", {"dataTransfer": files})
    expect(page.get_by_text("Let go, and the record is checked")).to_be_visible()
    page.dispatch_event("main", "drop", {"dataTransfer": files})


def test_a_record_is_dropped(anna: Visitor) -> None:
    now = finished(anna)
    record = anna.context.request.get(f"/api/records/{now['table']['id']}").text()
    page = seen_again(anna, now)
    dropped(page, record)
    page.wait_for_url(lambda url: now["table"]["id"] not in url)
    expect(frame_of(page)).to_have_attribute("data-frame", "0")


def forged(record: str, **fields: Any) -> str:
    return json.dumps(json.loads(record) | fields)


def test_bad_records_are_refused_with_what_is_wrong(anna: Visitor) -> None:
    anna.excuse("400")
    now = finished(anna)
    record = anna.context.request.get(f"/api/records/{now['table']['id']}").text()
    moves = json.loads(record)["moves"]
    moves[4]["move"] = "down JKf"
    page = seen_again(anna, now)
    for text, said in [
        ("dear diary", "is not a record of a game"),
        ("dear diary", "It is not JSON."),
        (forged(record, game="halma"), '"halma"'),
        (forged(record, format=9), "written by a newer version"),
        (forged(record, salt="0" * 64), "Its seal is broken"),
        (forged(record, moves=moves), "Move 5 is not possible"),
        (forged(record, moves=moves), "no move of this game"),
        (forged(record, result=None), "Its result is not"),
        (" " * (1 << 21), "too large"),
    ]:
        dropped(page, text)
        sheet = page.get_by_role("dialog", name="This record was not taken")
        expect(sheet.get_by_text(said)).to_be_visible()
        sheet.get_by_role("button", name="Close").last.click()
        expect(sheet).to_have_count(0)
    assert anna.ask("GET", "/me/records") == []


@pytest.mark.parametrize("alone", [False, True])
def test_what_if_is_played_on(anna: Visitor, alone: bool) -> None:
    now = finished(anna)
    page = seen_again(anna, now, "?move=9&seat=0")
    button(page, "What if?").click()
    if alone:
        page.get_by_label("All seats at this screen").check()
    button(page, "Go on").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_role("link", name="from Anna – Passer-by, move 9")).to_be_visible()
    for _ in range(4):
        wait_for_turn(page)
        sight = see(page)
        assert not page.locator("[aria-modal=true]").count(), "the cards are known: no curtain"
        act(page, Mouse(), sight)
    made = anna.look(table_in(page))
    assert made["table"]["origin"]["move"] == 9
    anna.go("/")
    expect(page.get_by_text("from Anna – Passer-by, move 9").first).to_be_visible()
    anna.go(f"/table/{made['table']['id']}")
    page.get_by_role("link", name="from Anna – Passer-by, move 9").click()
    expect(frame_of(page)).to_have_attribute("data-frame", "9")


def test_on_a_small_screen(visit: Visits) -> None:
    visitor = visit(width=390, height=844, touch=True)
    visitor.become("Anna")
    page = seen_again(visitor, finished(visitor), "?seat=0")
    button(page, "One move on").tap()
    expect(frame_of(page)).to_have_attribute("data-frame", "1")
    page.get_by_role("button", name="Show all").tap()
    entry = page.locator("ol button").nth(4)
    entry.tap()
    expect(entry).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Fold away").tap()
    page.get_by_label("Position").fill("20")
    expect(frame_of(page)).to_have_attribute("data-frame", "20")
    expect(button(page, "What if?")).to_be_in_viewport()


def test_a_running_game_is_not_shown(anna: Visitor) -> None:
    anna.excuse("409")
    now = anna.set_up("cafe-cards", ME, FRIEND)
    page = anna.go(f"/replay/{now['table']['id']}")
    expect(page.get_by_role("heading", name="This game is still going on")).to_be_visible()


def test_of_a_closed_table_there_is_nothing_to_be_seen(anna: Visitor) -> None:
    anna.excuse("409")
    now = anna.set_up("cafe-cards", ME, INVITED)
    table = now["table"]["id"]
    anna.ask("POST", f"/tables/{table}/leave", {"leave": True})
    page = anna.go(f"/replay/{table}")
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(button(page, "Try again")).to_have_count(0)


@pytest.mark.parametrize("search", ["?move=99999", "?move=-3", "?move=x&seat=9", "?seat=%00"])
def test_nonsense_in_a_link_does_no_harm(anna: Visitor, search: str) -> None:
    now = finished(anna, "face-to-face")
    page = seen_again(anna, now, search)
    last = len(film_of(anna, now)["frames"]) - 1
    expect(frame_of(page)).to_have_attribute("data-frame", str(last if "99999" in search else 0))
    expect(page.get_by_label("Cards", exact=True)).to_have_value("all")


def test_the_way_from_the_end_and_from_lists(anna: Visitor) -> None:
    now = finished(anna)
    anna.go(f"/table/{now['table']['id']}")
    page = anna.page
    page.get_by_role("dialog").get_by_role("link", name="See it again").click()
    expect(page.get_by_label("Cards", exact=True)).to_have_value("0")
    anna.go("/me")
    page.locator("main a[href^='/replay/']").first.click()
    expect(frame_of(page)).to_have_attribute("data-frame", "0")


def test_a_game_that_does_not_come_can_be_asked_for_again(anna: Visitor) -> None:
    now = finished(anna)
    anna.excuse("429")
    answer = {"status": 429, "json": {"refused": "too-many", "sentence": "too many requests"}}
    anna.page.route("**/film", lambda route: route.fulfill(**answer))
    page = anna.go(f"/replay/{now['table']['id']}")
    expect(page.get_by_text("That was a little fast.")).to_be_visible()
    page.unroute("**/film")
    button(page, "Try again").click()
    frame_of(page).wait_for()
