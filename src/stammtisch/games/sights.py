"""What is seen of a game, by everyone and by each player, read from what they know.

What all know and what each player knows are blind states, side by side as bytes. A view is JSON,
which compiled code (writing.py) writes from those bytes field by field, as the game declares it
(shown.py); after a move only those fields are written that are not as before.
"""

import json
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from struct import Struct
from typing import Any, NamedTuple, cast

import numpy as np

from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.interface import Json
from stammtisch.games.shown import Shown
from stammtisch.games.states import State
from stammtisch.games.writing import BY_PLAYER, COLUMNS, COUNTED, OBJECTS, SEATED, SETS, write_news

# How `struct`, which reads bytes much faster than NumPy reads a record, names kinds of numbers.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}

Known = Cards  # the bytes of blind states: everyone's, then each player's
UNKNOWN: Known = np.empty(0, np.int8)


class News(NamedTuple):
    """What is new, as JSON."""

    # Fields that everyone sees, without the braces around them; and for each player all that they
    # see otherwise, or nothing if none of it is new.
    public: bytes
    own: tuple[bytes, ...]


class Sights:
    """Reads what is seen in one game."""

    def __init__(self, state: np.dtype[Any], shown: Sequence[Shown], most_players: int) -> None:
        self._state = state
        self._at = {one.name: at for at, one in enumerate(shown)}
        words = _Words()
        fields = [_field(state, one, words, most_players) for one in shown]
        self._fields = np.array(fields, np.int64).reshape(-1, COLUMNS)
        self._words = np.frombuffer(b"".join(words.all), np.uint8)
        self._ends = np.array([0, *accumulate(map(len, words.all))], np.int64)
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

    def open(self, name: str, known: Known) -> Any:
        """What everyone sees in one field; None where a game has no such field."""
        if name not in self._at:
            return None
        field = self._fields[self._at[name] :][:1]
        return json.loads(b"{%s}" % self._written(UNKNOWN, known, field).public)[name]

    def all_open(self, state: State) -> Json:
        """What somebody would see who knows the whole state."""
        known = bytearray(state.tobytes() * (1 + int(state.players)))
        return self.public(np.frombuffer(known, np.int8))

    def news(self, then: Known, now: Known) -> News:
        """What is seen now and wasn't seen then; everything is, where nothing was known then."""
        return self._written(then, now, self._fields)

    def _written(self, then: Known, now: Known, fields: Numbers) -> News:
        marks = np.empty(self.players(now) + 2, np.int64)
        while True:
            text = np.empty(self._room, np.uint8)
            write_news(then, now, fields, self._words, self._ends, text, marks)
            *ends, room = marks.tolist()
            if room <= len(text):
                return _cut(text[: ends[-1]].tobytes(), ends)
            self._room = 2 * room

    def reader(self, *names: str) -> Callable[[Known], list[Any]]:
        """Reads fields of the state that everyone knows, all at once; None where there is none."""
        there = [name for name in names if name in (self._state.names or ())]
        kinds = sorted((_kind(self._state, name), name) for name in there)
        code, end, found = "=", 0, 0
        places: dict[str, int | slice] = {}
        for kind, name in kinds:
            code += f"{kind.start - end}x{kind.numbers}{CODES[kind.number.str[1:]]}"
            places[name] = slice(found, found + kind.numbers) if kind.shape else found
            end = kind.start + kind.numbers * kind.number.itemsize
            found += kind.numbers
        unpack, order = Struct(code).unpack_from, [places.get(name) for name in names]

        def read(known: Known) -> list[Any]:
            numbers = unpack(known.data)
            return [None if place is None else numbers[place] for place in order]

        return read


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
    reads = [number for read in shown.reads for number in _whereabouts(_kind(state, read))]
    return [*head, *reads, *[0] * (COLUMNS - len(head) - len(reads))]


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


def _check(state: np.dtype[Any], shown: Shown, most_players: int) -> None:
    """Compiled code reads without looking where a field ends: beyond it begins what others know."""
    kinds, each = [_kind(state, read) for read in shown.reads], len(shown.words)
    for kind in kinds:
        whole = kind.number.kind in "iu" and kind.number != np.uint64 and kind.number.isnative
        assert whole, f"{shown.name}: {kind.number} are no numbers that can be shown"
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


def _cut(text: bytes, ends: list[int]) -> News:
    """The parts of a text, which end there."""
    return News(text[: ends[0]], tuple([text[start:end] for start, end in pairwise(ends)]))
