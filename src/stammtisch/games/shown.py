"""The fields of a view, as a game declares them: what each is made from, and in which form.

Every function here makes one field of its name. What it reads are fields of the state, which is
blind already; `hidden` is a field that a seat sees otherwise than everyone. Names may be any JSON.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.games import writing

Names = Sequence[str | int]


class Shown(NamedTuple):
    """A field of a view."""

    name: str
    form: int  # writing.py has them
    reads: tuple[str, ...]  # fields of the state, one or two
    words: tuple[bytes, ...] = ()  # JSON
    more_words: tuple[bytes, ...] = ()
    hidden: bool = False


def number(name: str, read: str) -> Shown:
    """A number."""
    return Shown(name, writing.NUMBER, (read,))


def by_player(name: str, read: str) -> Shown:
    """A list with a number for each player."""
    return Shown(name, writing.BY_PLAYER, (read,))


def objects_by_player(name: str, read: str, names: Names) -> Shown:
    """A list with an object for each player: several numbers, each with its name."""
    return Shown(name, writing.OBJECTS, (read,), _words(names))


def named(name: str, read: str, names: Names) -> Shown:
    """The name of a number; null for a number without one, as are those below zero."""
    return Shown(name, writing.NAMED, (read,), _words(names))


def by_place(name: str, read: str, places: Names, names: Names) -> Shown:
    """An object: for each place the name of its number, except where that has none."""
    return Shown(name, writing.BY_PLACE, (read,), _words(names), _words(places))


def row(name: str, read: str, count: str, names: Names) -> Shown:
    """A list of the names of the first numbers; `count` says of how many."""
    return Shown(name, writing.ROW, (read, count), _words(names))


def cards_by_player(name: str, read: str, count: str, names: Names) -> Shown:
    """A list with each player's cards, sorted, from how many there are of each kind; null for a
    player who has more, by `count`, than one can see."""
    in_order = bytes(kind for _, kind in sorted(zip(names, range(len(names)), strict=True)))
    return Shown(name, writing.COUNTED, (read, count), _words(names), (in_order,), hidden=True)


def sets_by_player(name: str, read: str, count: str) -> Shown:
    """A list with each player's set of numbers, from its bits; null for a player who has more, by
    `count`, than one can see."""
    return Shown(name, writing.SETS, (read, count), hidden=True)


def seated(name: str, nations: str, sexes: str, seats: Names, guests: Names) -> Shown:
    """An object: the guest at each seat, from the sets of seats of each nation and of each sex."""
    return Shown(name, writing.SEATED, (nations, sexes), _words(guests), _words(seats))


def _words(names: Names) -> tuple[bytes, ...]:
    return tuple(json.dumps(name).encode() for name in names)
