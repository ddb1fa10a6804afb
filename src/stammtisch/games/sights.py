"""What is seen of a game, by everyone and by each player, read from what they know.

What all know and what each player knows are blind states, side by side as bytes. A view is JSON,
which compiled code (writing.py) writes from those bytes field by field, as the game declares it
(shown.py); after a move only those fields are written that are not as before.
"""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, cast

import numpy as np

from stammtisch.games.chance import Bytes, Cards, Numbers
from stammtisch.games.interface import Json
from stammtisch.games.shown import Shown
from stammtisch.games.states import State
from stammtisch.games.words import words_of
from stammtisch.games.writing import (
    AT,
    BY_PLAYER,
    COLUMNS,
    COUNTED,
    OBJECTS,
    SEATED,
    SETS,
    write_news,
)

Known = Cards  # the bytes of blind states: everyone's, then each player's
UNKNOWN: Known = np.empty(0, np.int8)

new = tuple.__new__  # for what is made with every move: half the time that it takes by its name


class Script(NamedTuple):
    """What compiled code is given to write views: fields by their columns, and all their words."""

    fields: Numbers
    letters: Bytes
    ends: Numbers


class News(NamedTuple):
    """What is new, as JSON."""

    # Fields that everyone sees, without the braces around them; and for each player all that they
    # see otherwise, or nothing if none of it is new.
    public: bytes
    own: tuple[bytes, ...]


NO_NEWS = News(b"", ())


class Sights:
    """Reads what is seen in one game."""

    def __init__(self, state: np.dtype[Any], shown: Sequence[Shown], most_players: int) -> None:
        self._state = state
        self._at = {one.name: at for at, one in enumerate(shown)}
        words = _Words()
        fields = [_field(state, one, words, most_players) for one in shown]
        self.script = Script(np.array(fields, np.int64).reshape(-1, COLUMNS), *words_of(words.all))
        self._room = 1 << 10  # what a text took so far

    def players(self, known: Known) -> int:
        """How many play."""
        return len(known) // self._state.itemsize - 1

    def public(self, known: Known) -> Json:
        """What everyone sees."""
        return cast(Json, json.loads(b"{%s}" % self.news(UNKNOWN, known).public))

    def own(self, known: Known, seat: int) -> Json:
        """What a player sees otherwise."""
        return cast(Json, json.loads(self.news(UNKNOWN, known).own[seat]))

    def open(self, name: str, known: Known) -> bytes:
        """What everyone sees in one field, as `News.public` has it; nothing where a game has no
        such field."""
        if name not in self._at:
            return b""
        field = self.script.fields[self._at[name] :][:1]
        return self._written(UNKNOWN, known, field).public

    def all_open(self, state: State) -> Json:
        """What somebody would see who knows the whole state."""
        known = bytearray(state.tobytes() * (1 + int(state.players)))
        return self.public(np.frombuffer(known, np.int8))

    def news(self, then: Known, now: Known) -> News:
        """What is seen now and wasn't seen then; everything is, where nothing was known then."""
        return self._written(then, now, self.script.fields)

    def _written(self, then: Known, now: Known, fields: Numbers) -> News:
        marks = np.empty(self.players(now) + 1, np.int64)
        while True:
            text = np.empty(self._room, np.uint8)
            write_news(then, now, fields, *self.script[1:], text, marks)
            ends = marks.tolist()
            if ends[-1] <= len(text):
                return cut(text[: ends[-1]].tobytes(), ends)
            self._room = max(self._room, 2 * ends[-1])


def whereabouts(state: np.dtype[Any], reads: Sequence[str]) -> list[int]:
    """Where one field of the state lies, or two, in the columns of writing.py from AT on."""
    found = [number for read in reads for number in _whereabouts(_kind(state, read))]
    return [*found, *[0] * (COLUMNS - AT - len(found))]


def has_numbers(state: np.dtype[Any], name: str) -> bool:
    """Whether there is a field of this name, of numbers that compiled code can read."""
    return name in (state.names or ()) and _can_be_shown(_kind(state, name))


class _Words:
    """All the words of a game's views, each field's in a row."""

    def __init__(self) -> None:
        self.all = [b"null"]

    def add(self, *words: bytes) -> int:
        """Add words; answer the number of the first."""
        self.all += words
        return len(self.all) - len(words)


def _field(state: np.dtype[Any], shown: Shown, words: _Words, most_players: int) -> list[int]:
    """A field in the columns of writing.py."""
    _check(state, shown, most_players)
    name = words.add(json.dumps(shown.name).encode())
    head = [shown.form, int(shown.hidden), name, words.add(*shown.words), len(shown.words)]
    head += [words.add(*shown.more_words), len(shown.more_words)]
    return head + whereabouts(state, shown.reads)


class _Kind(NamedTuple):
    """A field of the state: where it begins, the kind of its numbers, and how they lie."""

    start: int
    number: np.dtype[Any]
    shape: tuple[int, ...]
    numbers: int  # how many


def _kind(state: np.dtype[Any], name: str) -> _Kind:
    assert state.fields is not None
    kind, start = state.fields[name][:2]
    return _Kind(start, kind.base, kind.shape, int(np.prod(kind.shape)))


def _whereabouts(kind: _Kind) -> tuple[int, int, int]:
    """Where a field of the state begins, how many numbers it has, and the bytes of each."""
    size = kind.number.itemsize
    return kind.start, kind.numbers, -size if kind.number.kind == "i" else size


def _can_be_shown(kind: _Kind) -> bool:
    number = kind.number
    return number.kind in "iu" and number != np.uint64 and bool(number.isnative)


def _check(state: np.dtype[Any], shown: Shown, most_players: int) -> None:
    """Compiled code reads without looking where a field ends: beyond it begins what others know."""
    kinds, each = [_kind(state, read) for read in shown.reads], len(shown.words)
    for kind in kinds:
        assert _can_be_shown(kind), f"{shown.name}: {kind.number} are no numbers that can be shown"
    needed = {
        BY_PLAYER: (most_players,),
        SETS: (most_players, most_players),
        OBJECTS: (most_players * each,),
        COUNTED: (most_players * each, most_players),
        SEATED: (0, 2),
    }.get(shown.form, ())
    fits = all(kind.numbers >= count for kind, count in zip(kinds, needed, strict=False))
    if shown.form in (OBJECTS, COUNTED):
        fits = fits and kinds[0].shape[-1] == each
    if shown.form == COUNTED:
        fits = fits and kinds[0].number.itemsize == 1
    assert fits, f"{shown.name}: {' and '.join(shown.reads)} don't have the shape for this"


def cut(text: bytes, ends: list[int]) -> News:
    """The parts of a text, which end there."""
    if len(ends) == 3:  # two play, as nearly always
        first, second, third = ends
        own: tuple[bytes, ...] = (text[first:second], text[second:third])
    else:
        own = tuple([text[start:end] for start, end in pairwise(ends)])
    return new(News, (text[: ends[0]], own))
