"""What is seen of a game, by everyone and by each player, kept up to date move by move.

A view has fields, and each says what of the state it is made from (`Shown`, interface.py). After a
move only those fields are made anew whose part of the blind state is not as before.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from stammtisch.games.interface import Json, Shown
from stammtisch.games.states import Rows

# How `struct`, which reads bytes much faster than NumPy reads a record, names kinds of numbers.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Sight(NamedTuple):
    """What everyone sees, and what each player sees otherwise."""

    public: Json
    own: tuple[Json, ...]
    states: bytes  # the blind states it was made from: everyone's, then each player's


class News(NamedTuple):
    """Those fields of a sight that are not as before."""

    public: Json
    own: dict[int, Json]  # all that a player sees otherwise, where any of it is new


class Part(NamedTuple):
    """A field of a view, and how it is read from the bytes of a blind state."""

    name: str
    spans: tuple[slice, ...]
    value: Callable[[int, bytes], Any]


class Sights:
    """Makes the sights of one game."""

    def __init__(self, state: np.dtype[Any], shown: Sequence[Shown], look: Any) -> None:
        self._state = state
        self._size = state.itemsize
        self._look = look
        self._parts = [_part(state, one) for one in shown]
        self._hidden = [_part(state, one) for one in shown if one.hidden]

    def first(self, rows: Rows) -> Sight:
        """What is seen of a state."""
        return self.after(None, rows)[0]

    def after(self, before: Sight | None, rows: Rows) -> tuple[Sight, News]:
        """What is seen of a state, and what of it is new."""
        players = int(rows["players"][0])
        seen = np.empty(1 + players, self._state)
        self._look(rows, seen)
        states = seen.tobytes()
        old = before or Sight({}, ({},) * players, b"")
        public = self._new(self._parts, players, 0, states, old.states, old.public)
        owned = list(old.own)
        own = {}
        for seat, known in enumerate(owned):
            new = self._new(self._hidden, players, seat + 1, states, old.states, known)
            if new:
                own[seat] = owned[seat] = known | new
        return Sight(old.public | public, tuple(owned), states), News(public, own)

    def open(self, name: str, rows: Rows) -> Any:
        """What everyone sees in one field; nothing where a game has no such field."""
        for part in self._parts:
            if part.name == name:
                seen = np.empty(1, self._state)
                self._look(rows, seen)
                return part.value(int(rows["players"][0]), seen.tobytes())
        return None

    def _new(
        self,
        parts: Sequence[Part],
        players: int,
        row: int,
        states: bytes,
        old: bytes,
        known: Json,
    ) -> Json:
        """The fields of one blind state that are not as before."""
        start, end = row * self._size, (row + 1) * self._size
        now, then = states[start:end], old[start:end]
        news: Json = {}
        for name, spans, value in parts:
            for span in spans:
                if now[span] != then[span]:
                    made = value(players, now)
                    if name not in known or made != known[name]:
                        news[name] = made
                    break
        return news


def _part(state: np.dtype[Any], shown: Shown) -> Part:
    fields = [_field(state, name) for name in shown.reads]
    spans = tuple(slice(start, start + code.size) for start, code, _ in fields)
    return Part(shown.name, spans, _reader(fields, shown.value))


def _reader(
    fields: list[tuple[int, Struct, bool]], value: Callable[..., Any]
) -> Callable[[int, bytes], Any]:
    """Reads the fields of a state from its bytes, and makes what is shown of them."""
    if len(fields) == 1 and fields[0][2]:
        start, code, _ = fields[0]
        return lambda players, state: value(players, *code.unpack_from(state, start))

    def read(players: int, state: bytes) -> Any:
        given: list[Any] = []
        for start, code, single in fields:
            numbers = code.unpack_from(state, start)
            given.append(numbers[0] if single else numbers)
        return value(players, *given)

    return read


def _field(state: np.dtype[Any], name: str) -> tuple[int, Struct, bool]:
    """Where a field begins, how it is read, and whether it is a single number."""
    assert state.fields is not None
    kind, start = state.fields[name][:2]
    count = int(np.prod(kind.shape))
    return start, Struct(f"={count}{CODES[kind.base.str[1:]]}"), not kind.shape
