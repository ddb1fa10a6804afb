"""Every page in every language on a phone: nothing in English, nothing cut, torn or covered."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.scenes import SCENES
from tests.browser.scenes.staging import at_table
from tests.browser.visitor import ME, bot

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages"
READ = (Path(__file__).parent / "reading.js").read_text("utf-8")
SPEAK = """language => {
  const list = document.querySelector("header select");
  list.value = language;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""
SPOKEN = """language => document.documentElement.lang === language
  && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""

LOOKS, LOOK = 20, 250  # milliseconds between two looks

# What is the same in every language: names, codes, notation, addresses, the second game's name.
NAMES = re.compile(
    r"(Anna|Ben|Berta|Chloé|Dimitri|Elena|Zoë|Stammtisch|Face to Face|The Game: Face to Face"
    r"|Chrome|Linux|Esc|Enter"
    r"|English|Deutsch|Français|Italiano|Ελληνικά|[A-Z]{2}|https?://\S+|[0-9A-Z]{4}-[0-9A-Z]{4}"
    r"|down [A-Z]{2}[fm]|result\.scores|[a-z]\d|[0-9a-f]{64}|stammtisch verify \S+|\d+|[\W_])+"
)
# What happens to be the same word; the pages' own tests know it, too.
SAME: dict[str, list[str]] = json.loads((MESSAGES / "same.json").read_text("utf-8"))


def speak(page: Page, language: str) -> Any:
    """Change the language as a reader does, and read."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)
    return page.evaluate(READ)


def faults(found: Any) -> list[str]:
    """What is wrong with how the words stand."""
    wide = [f"the page is {found['wide']} too wide"] if found["wide"] else []
    cut = [f"cut off: {text}" for text in found["cut"]]
    cut += [f"torn: {text}" for text in found["torn"]]
    return wide + cut + [f"covered: {pair}" for pair in found["overlaps"]]


def left_in_english(language: str, english: Any, found: Any) -> list[str]:
    """Texts that are no names, and the same as in English."""
    known = {without_figures(text) for text in SAME[language]}
    same = set(english["texts"]) & set(found["texts"])
    ours = [text for text in sorted(same) if without_figures(text) not in known]
    return [f"English: {text}" for text in ours if not NAMES.fullmatch(text)]


def lasting(page: Page, language: str, english: Any) -> list[str]:
    """What is wrong, and stays so: long texts are fetched when their language is chosen."""
    for _ in range(LOOKS):
        found = page.evaluate(READ)
        wrong = faults(found) + left_in_english(language, english, found)
        if not wrong:
            break
        page.wait_for_timeout(LOOK)
    return wrong


def without_figures(text: str) -> str:
    return re.sub(r"\d+", "#", text)


@pytest.mark.parametrize("name", SCENES)
def test_page_in_every_language(visit: Visits, name: str) -> None:
    visitor = visit(width=390, height=844, touch=True, less_motion=True)
    page = SCENES[name](visitor)
    english = speak(page, "en")
    problems = [f"en: {fault}" for fault in faults(english)]
    for language in SAME:
        speak(page, language)
        problems += [f"{language}: {fault}" for fault in lasting(page, language, english)]
    assert not problems, "\n".join(problems)


# How wide each panel is depends on the points and cards of all five: here, as many as there can be.
MOST = """() => {
  for (const panel of document.querySelectorAll("ul.players > li")) {
    panel.querySelector(".points").lastChild.data = "\u221228";
    panel.querySelectorAll(".mini").forEach((held) => (held.lastChild.data = "12"));
  }
}"""


@pytest.mark.parametrize("width", [390, 360])
def test_no_points_tear_a_name_of_five(visit: Visits, width: int) -> None:
    page = SCENES["cafe-cards-five"](visit(width=width, height=844, touch=True, less_motion=True))
    problems = []
    for language in ("en", *SAME):
        speak(page, language)
        page.evaluate(MOST)
        found = page.evaluate(READ)
        problems += [f"{language}: torn: {text}" for text in found["torn"]]
    assert problems == []


@pytest.mark.parametrize("name", ["cafe-cards-five", "open-hands", "cafe-board"])
def test_a_phone_held_across(visit: Visits, name: str) -> None:
    page = SCENES[name](visit(width=844, height=390, touch=True, less_motion=True))
    problems = []
    for language in ("en", *SAME):
        problems += [f"{language}: {fault}" for fault in faults(speak(page, language))]
    assert problems == []


OUTSIDE = """() => [...document.querySelectorAll(".pile")].flatMap((pile) => {
  const edge = pile.getBoundingClientRect();
  const range = document.createRange();
  return [...pile.querySelectorAll(".way, .verdict")].filter((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, right }) =>
      left < edge.left || right > edge.right);
  }).map((node) => node.textContent.trim());
})"""


@pytest.mark.parametrize(("width", "height"), [(640, 400), (390, 844), (360, 740)])
def test_the_words_of_a_pile_stay_in_it(visit: Visits, width: int, height: int) -> None:
    visitor = visit(width=width, height=height, touch=True, less_motion=True)
    page = at_table(visitor, visitor.set_up("face-to-face", ME, bot()))
    problems = []
    for language in ("en", *SAME):
        speak(page, language)
        problems += [f"{language}: {text}" for text in page.evaluate(OUTSIDE)]
    assert problems == []


@pytest.mark.parametrize("width", [1440, 390])
def test_what_is_said_at_the_table_is_read_before(visit: Visits, width: int) -> None:
    visitor = visit(width=width, height=900, less_motion=True)
    page = at_table(visitor, visitor.set_up("face-to-face", ME, bot()))
    if width < 1000:
        page.locator("button.ticker").click()
    for language in ("en", *SAME):
        speak(page, language)
        choice = page.locator(".talk select")
        for phrase in choice.locator("option").all():
            choice.select_option(phrase.get_attribute("value"))
            said = page.locator(".talk .choice span")
            expect(said).to_have_text(phrase.text_content() or "")
            assert said.evaluate("node => node.scrollWidth <= node.parentElement.clientWidth")


FAULTY = """<header><meta name="description" content="A page"></header>
<p style="width: 60px; overflow: hidden; white-space: nowrap">much too long for its line</p>
<p data-cut style="width: 60px; overflow: hidden; white-space: nowrap">cut on purpose</p>
<p style="width: 20px; overflow-wrap: anywhere">broken</p>
<p style="height: 20px">said in time</p><button style="margin-top: -30px">Press</button>
<div style="height: 20px; overflow: auto"><p style="margin: 0 0 10px">in sight</p>
<p>scrolled away</p></div><button>Below</button>
<p><select style="width: 60px"><option>a very long choice</option></select></p>
<svg><path id="arc" d="M0 9h30" />
<text><textPath href="#arc">around the bend</textPath></text></svg>
<div style="width: 500px; height: 1px"></div>"""


def test_faults_are_found(visit: Visits) -> None:
    page = visit(width=390, height=844).page
    page.set_content(FAULTY)
    found = page.evaluate(READ)
    assert faults(found)[1:] == [
        "cut off: much too long for its line",
        "cut off: a very long choice",
        "cut off: around the bend",
        "torn: broken",
        "covered: said in time | Press",
    ]
    assert found["wide"] > 0
    assert "English: Press" in left_in_english("de", {"texts": ["Press", "Anna", "China"]}, found)
    assert left_in_english("de", {"texts": ["Anna", "China"]}, {"texts": ["Anna", "China"]}) == []
