"""Writing JSON in compiled code: signs, numbers and words, one after another.

Where a text has no room it is counted on without writing, so that one learns how much it takes.
"""

from typing import NamedTuple

from stammtisch.games.chance import Bytes, Numbers
from stammtisch.games.rule import rule, seldom

COMMA, COLON, MINUS, ZERO = (ord(sign) for sign in ",:-0")
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = (ord(sign) for sign in "[]{}")


class Page(NamedTuple):
    """What is written on, and the words that are written there."""

    text: Bytes
    words: Bytes
    ends: Numbers  # of the words


@seldom
def write(page: Page, at: int, number: int) -> int:
    """A number in digits."""
    if number < 0:
        at = put(page, at, MINUS)
        number = -number
    if number < 10:  # most are, and dividing by what isn't known beforehand takes long
        return put(page, at, ZERO + number)
    unit = 1
    while number // unit > 9:
        unit *= 10
    while unit:
        at = put(page, at, ZERO + number // unit % 10)
        unit //= 10
    return at


@seldom
def say(page: Page, at: int, word: int) -> int:
    """A word."""
    start, length = page.ends[word], page.ends[word + 1] - page.ends[word]
    if at + length <= len(page.text):
        text, letters = page.text[at : at + length], page.words[start : start + length]
        for letter in range(length):
            text[letter] = letters[letter]
    return at + length


@rule
def with_comma(page: Page, at: int, needed: bool) -> int:
    """A comma, except before the first."""
    return put(page, at, COMMA) if needed else at


@rule
def put(page: Page, at: int, sign: int) -> int:
    """A sign; all of these answer where the text goes on."""
    if at < len(page.text):
        page.text[at] = sign
    return at + 1
