"""A game at one moment: its state, what can be known of it, and what may be done.

One call of the compiled rules leads from a moment to the next; what it answers are numbers and
bytes, and only those that somebody asks for are put into words.
"""

import json
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.offers import MOVE_BITS, move_of, pays_of
from stammtisch.games.sights import Known
from stammtisch.games.states import Rows, State

if TYPE_CHECKING:
    from stammtisch.games.rulebook import Rulebook

MOST_WORDED = 1 << 14  # offers that are remembered

Moves = dict[str, dict[str, int]]  # the legal moves in text, with what each earns by place

_encode = json.JSONEncoder(separators=(",", ":")).encode


class Glance(NamedTuple):
    """What everyone knows that says how the turn goes; None where a game has no such field."""

    waiting: int | None  # S4: the seat of a guest who waits for a partner, below 0 if nobody does
    guests_left: int | None  # cards in the pile from which all draw,
    left: tuple[int, ...] | None  # or in each player's own


class Moment(NamedTuple):
    """A game at one moment; it never changes."""

    rows: Rows  # the state, as a table of one row
    known: Known  # what everyone knows, then what each player knows
    offers: list[int]  # the legal moves with what they earn; none when the game is over
    to_move: int  # the player whose move it is
    glance: Glance

    @property
    def state(self) -> State:
        """The state of the game."""
        return cast(State, self.rows[0])


class Played(NamedTuple):
    """What a move did: points by place, and the tables that were cleared."""

    points: dict[str, int]
    cleared: list[str]


class Offer(NamedTuple):
    """An offer in words."""

    text: str
    points: dict[str, int]  # by place
    json: bytes  # `"DEf@c2":{"c3":2}`


class Room(NamedTuple):
    """Where the compiled rules write the next moment. What is known lies apart from the state."""

    after: Rows
    seen: Rows  # what everyone knows, and then each player
    found: Numbers  # offers
    paid: Cards  # of one offer, by place


class Moments:
    """The moments of one game."""

    def __init__(self, game: "Rulebook") -> None:
        assert 64 * game.rules.ROWS <= 1 << MOVE_BITS, f"{game.name}: too many rows of moves"
        self._game = game
        self._step, self._places = game.stepping, game.notation.places
        self._kind = game.rules.STATE
        self._glance = game.sights.reader("to_move", *Glance._fields)
        self._worded: dict[int, Offer] = {}

    def of(self, rows: Rows) -> Moment:
        """The moment of a state."""
        known = np.zeros((1 + int(rows["players"][0])) * self._kind.itemsize, np.int8)
        room = self._room(known)
        return self._moment(room, known, self._step.look(rows, *room))

    def after(self, before: Moment, move: int) -> tuple[Moment, Played] | None:
        """What a move leads to, and what it did; None if it isn't legal."""
        known = np.zeros(len(before.known), np.int8)
        room = self._room(known)
        taken, cleared, count = self._step.advance(before.rows, move, *room)
        if taken == NO_MOVE:
            return None
        points = self._worded_offer(before, taken).points
        return self._moment(room, known, count), Played(points, places_in(cleared, self._places))

    def _room(self, known: Cards) -> Room:
        offers = np.empty(65 * self._game.rules.ROWS, np.int64)
        paid = np.empty(max(1, len(self._places)), np.int8)
        after = np.zeros(self._kind.itemsize, np.int8)
        return Room(self._states(after), self._states(known), offers, paid)

    def _states(self, place: Cards) -> Rows:
        """States in this place; NumPy takes four times as long to find one itself."""
        return np.ndarray(len(place) // self._kind.itemsize, self._kind, place)

    def _moment(self, room: Room, known: Cards, count: int) -> Moment:
        to_move, *glance = self._glance(known)
        return Moment(room.after, known, room.found[:count].tolist(), to_move, Glance(*glance))

    def moves(self, moment: Moment) -> Moves:
        """The legal moves in text, sorted, with what each earns by place."""
        return {offer.text: dict(offer.points) for offer in self._sorted_offers(moment)}

    def moves_json(self, moment: Moment) -> bytes:
        """The same in JSON."""
        return b"{%s}" % b",".join([offer.json for offer in self._sorted_offers(moment)])

    def _sorted_offers(self, moment: Moment) -> list[Offer]:
        return sorted([self._worded_offer(moment, offer) for offer in moment.offers])

    def _worded_offer(self, moment: Moment, offer: int) -> Offer:
        worded = self._worded.get(offer)
        if worded is None:
            worded = self._in_words(moment, offer)
            if pays_of(offer) is not None:
                if len(self._worded) >= MOST_WORDED:
                    self._worded.clear()
                self._worded[offer] = worded
        return worded

    def _in_words(self, moment: Moment, offer: int) -> Offer:
        move, pays = move_of(offer), pays_of(offer)
        if pays is None:
            points = self._game.points(moment.state, move)
        else:
            points = {self._places[place]: paid for place, paid in pays if self._places}
        text = self._game.text(move)
        return Offer(text, points, f"{_encode(text)}:{_encode(points)}".encode())


def places_in(places: int, names: tuple[str, ...]) -> list[str]:
    """The names of a set of places."""
    return [name for i, name in enumerate(names) if places >> i & 1] if places else []
