"""What must hold before and after every move of one game, beyond what holds in all games.

A game of your own brings its invariants along: a function `invariants(game, before, move, after)`
beside GAME, which raises an AssertionError when something is wrong. It is asked once at the start
of each game, with NO_MOVE and the same state twice, and then after every move.
"""

from collections.abc import Callable

from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.testing.invariants import cafe, face_to_face

Invariants = Callable[[Rulebook, State, int, State], None]

OF_THE_HOUSE: dict[str, Invariants] = {
    "cafe-cards": cafe.invariants,
    "cafe-board": cafe.invariants,
    "face-to-face": face_to_face.invariants,
}


def invariants_of(game: Rulebook) -> Invariants:
    """The invariants of a game of the house; for another one, nothing more is asked."""
    return OF_THE_HOUSE.get(game.name, _nothing_more)


def _nothing_more(game: Rulebook, before: State, move: int, after: State) -> None:
    pass
