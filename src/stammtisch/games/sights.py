"""What is seen of a game, by everyone and by each player, read from what they know.

A view has fields, and each says what of the state it is made from (`Shown`, interface.py). What all
know and what each player knows are blind states, side by side as bytes; after a move only those
fields are made anew whose bytes are not as before.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from stammtisch.games.interface import Json, Shown

# How `struct`, which reads bytes much faster than NumPy reads a record, names kinds of numbers.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}

Known = bytes  # blind states: everyone's, then each player's


class Sight(NamedTuple):
    """What is seen of a game. It never changes, nor do the values in it."""

    known: Known
    public: Json  # what everyone sees
    own: list[Json]  # for each player all that they see otherwise


class News(NamedTuple):
    """Those parts of a sight that are not as before."""

    public: Json
    own: dict[int, Json]  # by player: all that they see otherwise, where any of it is new


class Field:
    """A field of a view, in one of the blind states of a game with so many players."""

    def __init__(self, state: np.dtype[Any], shown: Shown, players: int, row: int) -> None:
        self.name, self._value, self._players = shown.name, shown.value, players
        self._places = [_place(state, name, row) for name in shown.reads]
        self.spans = tuple(slice(at, at + code.size) for at, code, _ in self._places)

    def value(self, known: Known) -> Any:
        """What is seen."""
        return self._value(self._players, *[_read(place, known) for place in self._places])


class Fields(NamedTuple):
    """The fields of a game with so many players."""

    public: list[Field]
    hidden: list[list[Field]]  # by player: those that a player sees otherwise than everyone
    hidden_spans: list[list[slice]]  # what those are read from


class Sights:
    """Reads what is seen in one game."""

    def __init__(self, state: np.dtype[Any], shown: Sequence[Shown]) -> None:
        self._state, self._shown = state, shown
        self._fields: dict[int, Fields] = {}  # by the length of what is known

    def players(self, known: Known) -> int:
        """How many play."""
        return len(known) // self._state.itemsize - 1

    def public(self, known: Known) -> Json:
        """What everyone sees."""
        return {field.name: field.value(known) for field in self._fields_of(known).public}

    def own(self, known: Known, seat: int) -> Json:
        """What a player sees otherwise."""
        return {field.name: field.value(known) for field in self._fields_of(known).hidden[seat]}

    def open(self, name: str, known: Known) -> Any:
        """What everyone sees in one field; nothing where a game has no such field."""
        for field in self._fields_of(known).public:
            if field.name == name:
                return field.value(known)
        return None

    def first(self, known: Known) -> Sight:
        """All that is seen."""
        seats = range(self.players(known))
        return Sight(known, self.public(known), [self.own(known, seat) for seat in seats])

    def since(self, before: Sight | None, known: Known) -> tuple[Sight, News]:
        """All that is seen, and what of it is new; everything is, where nothing was seen before."""
        if before is not None:
            return self._after(before, known)
        sight = self.first(known)
        return sight, News(sight.public.copy(), dict(enumerate(sight.own)))

    def _after(self, before: Sight, known: Known) -> tuple[Sight, News]:
        fields = self._fields_of(known)
        then, public, own = before
        news = News({}, {})
        for field in fields.public:
            for span in field.spans:
                if known[span] != then[span]:
                    value = field.value(known)
                    if value != public[field.name]:
                        news.public[field.name] = value
                    break
        for seat, spans in enumerate(fields.hidden_spans):
            for span in spans:
                if known[span] != then[span]:
                    seen = self.own(known, seat)
                    if seen != own[seat]:
                        news.own[seat] = seen
                    break
        own = [news.own.get(seat, seen) for seat, seen in enumerate(own)]
        return Sight(known, public | news.public, own), news

    def _fields_of(self, known: Known) -> Fields:
        fields = self._fields.get(len(known))
        if fields is None:
            fields = self._fields[len(known)] = self._fields_for(self.players(known))
        return fields

    def _fields_for(self, players: int) -> Fields:
        public = [Field(self._state, one, players, 0) for one in self._shown]
        hidden = [
            [Field(self._state, one, players, row) for one in self._shown if one.hidden]
            for row in range(1, 1 + players)
        ]
        spans = [[span for field in own for span in field.spans] for own in hidden]
        return Fields(public, hidden, spans)

    def reader(self, *names: str) -> Callable[[Known], list[Any]]:
        """Reads fields of the state that everyone knows; None where a game has no such field."""
        there = self._state.names or ()
        places = [_place(self._state, name, 0) if name in there else None for name in names]
        return lambda known: [place and _read(place, known) for place in places]


Place = tuple[int, Struct, bool]  # where it begins, how it is read, whether it is a single number


def _read(place: Place, known: Known) -> Any:
    start, code, single = place
    numbers = code.unpack_from(known, start)
    return numbers[0] if single else numbers


def _place(state: np.dtype[Any], name: str, row: int) -> Place:
    """Where a field of the state is, in one of several states."""
    assert state.fields is not None
    kind, start = state.fields[name][:2]
    code = Struct(f"={int(np.prod(kind.shape))}{CODES[kind.base.str[1:]]}")
    return row * state.itemsize + start, code, not kind.shape
