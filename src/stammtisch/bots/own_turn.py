"""How far a player can plan: to the end of the turn, or until something unknown is turned over."""

from collections.abc import Iterable

from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State, copy_of


def own_turn(game: Rulebook, view: State, moves: Iterable[int]) -> list[int]:
    """Those of the moves that the player to move makes in this turn, as far as they are certain."""
    state, player = copy_of(view), int(view["to_move"])
    made = []
    for move in moves:
        if move not in game.legal(state):
            break
        made.append(move)
        if game.make(state, move) or int(state["to_move"]) != player:
            break  # S5: a new table is turned over; or the turn is over
    return made
