"""What a game is made of: rules, which are compiled, and a notation, which is text."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from stammtisch.games.chance import Cards, Chance, Numbers
from stammtisch.games.moves import MoveSet
from stammtisch.games.shown import Shown
from stammtisch.games.states import State

Json = dict[str, Any]


class Rules(Protocol):
    """The compiled side of a game. A state comes first; functions change it in place.

    A game may have `choices(state, rows)` and `chosen(state, rows, index)`, too, where random play
    can count and pick its moves sooner than through `legal`: the first notes the legal moves in
    ROWS rows as it likes and answers how many, the second is the one with an index, in any order.
    """

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802 the name of a constant, as the next ones
        """One aligned record, with the fields players, to_move and options."""

    @property
    def ROWS(self) -> int:  # noqa: N802
        """Rows of a move set."""

    @property
    def PILES(self) -> tuple[Cards, ...]:  # noqa: N802
        """The cards, pile by pile, before the shuffle."""

    @property
    def OPTIONS(self) -> Mapping[str, tuple[Any, ...]]:  # noqa: N802
        """For each option its choices, the usual one first."""

    @property
    def LONGEST(self) -> int:  # noqa: N802
        """No game has more moves than this."""

    def set_up(self, state: State, deal: Cards) -> None:
        """Begin with this deal; players and options are set already."""

    def legal(self, state: State, moves: MoveSet) -> int:
        """Fill in the legal moves; answer how many. None are left when the game is over."""

    def play(self, state: State, move: int) -> int:
        """Make a legal move; answer the set of places that were cleared."""

    def points(self, state: State, move: int, paid: Cards) -> None:
        """What a legal move earns, by place."""

    def why(self, state: State, move: int) -> int:
        """The reason why a move is refused, or FINE."""

    def blind(self, state: State, seat: int) -> None:
        """Turn the state into what one seat knows (seat -1: what everyone knows)."""

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        """Deal again, at random, what a blind state doesn't show its seat."""

    def result(self, state: State, scores: Numbers, minus: Numbers) -> int:
        """Fill in the scores and the minus points in them; answer the set of winners."""


class Notation(Protocol):
    """The text side of a game."""

    @property
    def places(self) -> tuple[str, ...]:
        """What points are paid for: tables, the bar."""

    def text(self, move: int) -> str:
        """A move as text."""

    def parse(self, text: str) -> int:
        """The move of a text; raises Refused (`syntax`)."""

    def position(self, state: State, seen: Json) -> Json:
        """Everything known, as JSON; `seen` has the fields of a view with all cards open."""

    def load(self, position: Json, state: State) -> None:
        """Fill an empty state (players and options set) from a position; raises BadInput."""

    @property
    def shown(self) -> Sequence[Shown]:
        """The fields of a view, in their order."""

    def deal_text(self, deal: Cards) -> Json:
        """A deal as JSON, each pile with its top card first."""

    def parse_deal(self, text: Json) -> Cards:
        """The deal of a JSON text; raises BadInput."""
