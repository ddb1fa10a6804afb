"""A game at one moment: its state, what can be known of it, and what may be done.

One call of the compiled rules leads from a moment to the next, with all that there is to tell.
"""

import json
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.desk import (
    CLEARED,
    COUNT,
    DRAWN,
    MOVES_END,
    NEWS_ENDS,
    POINTS_END,
    TO_MOVE,
    WAITS,
    Desk,
    desk_for,
)
from stammtisch.games.offers import offers_of
from stammtisch.games.sights import Known, News, cut, has_numbers, new, whereabouts
from stammtisch.games.states import Rows, State
from stammtisch.games.writing import AT

if TYPE_CHECKING:
    from stammtisch.games.rulebook import Rulebook

MOST_PAYS = 1 << 12  # different ones that are remembered
ROOM = 1 << 12  # bytes for a text at first

Moves = dict[str, dict[str, int]]  # the legal moves in text, with what each earns by place


class Moment(NamedTuple):
    """A game at one moment; it never changes."""

    kind: np.dtype[Any]  # of a state
    block: Cards  # the bytes of the state, of what everyone knows, and of what each player knows
    to_move: int  # the player whose move it is
    choices: int  # how many moves are legal; none when the game is over
    moves: bytes  # they are, sorted, with what each earns by place: JSON

    @property
    def known(self) -> Known:
        """What everyone knows, and then what each player knows: all but the state."""
        return self.block[self.kind.itemsize :]

    @property
    def rows(self) -> Rows:
        """The state, as a table of one row."""
        return self.block[: self.kind.itemsize].view(self.kind)

    @property
    def state(self) -> State:
        """The state of the game."""
        return cast(State, self.rows[0])


class Played(NamedTuple):
    """What a move did: points by place, and the tables that were cleared."""

    points: dict[str, int]
    cleared: list[str]


class Step(NamedTuple):
    """A move: what it led to, what it did, and what is new to see."""

    moment: Moment
    points: dict[str, int]  # by place
    cleared: list[str]  # tables
    drawn: int  # cards, by the player who moved
    waits: bool  # whether a guest waits for a partner (S4)
    news: News


class Moments:
    """The moments of one game."""

    def __init__(self, game: "Rulebook") -> None:
        self._game = game
        self._look, self._advance = game.stepping.look, game.stepping.advance
        self._places = game.notation.places
        self._kind = game.rules.STATE
        texts = [game.text_of_any(move) for move in range(64 * game.rules.ROWS)]
        self._offers = offers_of(texts, self._places)
        self._script = (*game.sights.script, *self._offers, _clues(self._kind))
        self._desks: list[Desk] = []  # which nobody uses at the moment
        self._room = ROOM
        self._pays: dict[bytes, dict[str, int]] = {}

    def of(self, rows: Rows) -> Moment:
        """The moment of a state."""
        block = np.zeros((2 + int(rows["players"][0])) * self._kind.itemsize, np.int8)
        while True:
            desk = self._take_desk()
            self._look(rows, block, *self._offers, *desk)
            end = int(desk.notes[MOVES_END])
            if self._fits(desk, end):
                break
        to_move, choices = int(desk.notes[TO_MOVE]), int(desk.notes[COUNT])
        moment = Moment(self._kind, block, to_move, choices, desk.text[:end].tobytes())
        self._desks.append(desk)
        return moment

    def after(self, before: Moment, move: int) -> Step | None:
        """What a move leads to, and what it did; None if it isn't legal."""
        block = before.block.copy()  # all of it, for interpreted rules leave out what lies between
        last = NEWS_ENDS + len(block) // self._kind.itemsize - 2  # the end of what is new
        while True:
            desk = self._take_desk()
            if not self._advance(before.block, move, block, *self._script, *desk):
                self._desks.append(desk)
                return None
            notes = desk.notes.tolist()
            if self._fits(desk, notes[POINTS_END]):
                break
        text = desk.text[: notes[POINTS_END]].tobytes()
        self._desks.append(desk)
        moves_end = notes[MOVES_END]
        moves = text[notes[last] : moves_end]
        moment = new(Moment, (self._kind, block, notes[TO_MOVE], notes[COUNT], moves))
        points = self._pay(text[moves_end:])
        cleared = places_in(notes[CLEARED], self._places) if notes[CLEARED] else []
        news = cut(text, notes[NEWS_ENDS : last + 1])
        return new(Step, (moment, points, cleared, notes[DRAWN], notes[WAITS] == 1, news))

    def _take_desk(self) -> Desk:
        """A desk for one caller alone; others may work in other threads."""
        try:
            return self._desks.pop()
        except IndexError:
            game = self._game
            return desk_for(game.rules.ROWS, len(self._places), game.players[1], self._room)

    def _fits(self, desk: Desk, room: int) -> bool:
        """Whether there was room for a text; if not, the next desk is larger."""
        if room <= len(desk.text):
            return True
        self._room = max(self._room, 2 * room)
        return False

    def _pay(self, text: bytes) -> dict[str, int]:
        """What a move earns by place; the same comes up again and again."""
        pays = self._pays.get(text)
        if pays is None:
            if len(self._pays) >= MOST_PAYS:
                self._pays.clear()
            pays = self._pays[text] = json.loads(text)
        return pays

    def moves(self, moment: Moment) -> Moves:
        """The legal moves in text, sorted, with what each earns by place."""
        return cast(Moves, json.loads(moment.moves))


def _clues(state: np.dtype[Any]) -> Numbers:
    """Where everyone sees who waits for a partner, and how many cards are left to draw: in the pile
    from which all draw, or in each player's own. Not every game has these."""
    found = [
        [name for name in names if has_numbers(state, name)][:1]
        for names in (("waiting",), ("guests_left", "left"))
    ]
    return np.array([[*[0] * AT, *whereabouts(state, names)] for names in found], np.int64)


def places_in(places: int, names: tuple[str, ...]) -> list[str]:
    """The names of a set of places."""
    return [name for i, name in enumerate(names) if places >> i & 1]
