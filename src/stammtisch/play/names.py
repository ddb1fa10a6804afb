"""Names that people choose: one can see what they are, and no two differ by what isn't seen.

A record from elsewhere may have any name that match.py takes.
"""

import re
import unicodedata

from stammtisch.games.rulebook import BadInput, shown
from stammtisch.play.match import check_names

# Of these nothing is seen: blanks, marks and signs for layout, by their Unicode categories, and
# some letters that are blank. What Python's Unicode doesn't know yet may well be seen.
UNSEEN, BLANK_LETTERS = ("Z", "M", "Cf"), "\u115f\u1160\u2800\u3164\uffa0"
BLANKS = re.compile(r"\s+")
# Marks that are blank by themselves, as they only choose another form of a letter, and what Unicode
# keeps for such signs.
BLANK_MARK = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufe00-\ufe0d\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
JOINERS = "\u200c\u200d"
COLOURS = "\ufe0e\ufe0f"  # whether a picture has any
PICTURES = ("S", "Po")
WITH_CAPITALS = ("Lu", "Ll", "Lt")
MOST_MARKS = 3  # on a letter


def chosen_name(name: str) -> str:
    """A name that somebody chooses, in its usual form; raises BadInput."""
    usual = BLANKS.sub(" ", unicodedata.normalize("NFC", name)).strip()
    check_names([usual])
    if all(_is_unseen(letter) for letter in usual):
        raise _not_chosen(usual, "there is nothing to see")
    if any(_is_hidden(usual, place) for place in range(len(usual))):
        raise _not_chosen(usual, "there is something that can't be seen")
    if "M" * (MOST_MARKS + 1) in "".join(unicodedata.category(letter)[0] for letter in usual):
        raise _not_chosen(usual, f"a letter has more than {MOST_MARKS} marks")
    return usual


def _not_chosen(name: str, problem: str) -> BadInput:
    return BadInput("name", f"of {name!a} {problem}", "name", shown(ascii(name)[1:-1]))


def _is_unseen(letter: str) -> bool:
    return letter in BLANK_LETTERS or unicodedata.category(letter).startswith(UNSEEN)


def _is_hidden(name: str, place: int) -> bool:
    """Whether what stands here isn't seen, and only makes the name another one."""
    letter = name[place]
    if letter in JOINERS:
        return not (_may_join(_base(name[:place])) and _may_join(name[place + 1 : place + 2]))
    if letter in COLOURS:
        return place == 0 or not unicodedata.category(name[place - 1]).startswith(PICTURES)
    blank = letter in BLANK_LETTERS or BLANK_MARK.match(letter)
    return bool(blank) or unicodedata.category(letter) == "Cf"


def _base(text: str) -> str:
    """The last letter, without its marks."""
    bases = [letter for letter in text if not unicodedata.category(letter).startswith("M")]
    return bases[-1] if bases else ""


def _may_join(letter: str) -> bool:
    """Pictures are joined, and letters of some scripts, none of which has capitals."""
    return not letter.isascii() and unicodedata.category(letter) not in (*WITH_CAPITALS, "Cf")
