"""Instincts: what a move looks worth at a glance, compiled. They lead playouts and order searches.

Each game's module has `worth(state, move, glanced)`, where `glance(state)` is what helps with all
moves of a position, and `prospects(state, player)`, what a player can look forward to before the
game is over; both in parts of a point. `guess(since, view, likely)` notes how likely the others
hold each kind of card, by what was done since the turn before began, and `redeal` deals by that. A
game without a module has no instinct: every move looks alike.
"""

import importlib
import importlib.util
from types import ModuleType

POINT = 32  # parts, so that small differences need no fractions
MOST_KINDS = 128  # of cards, for which `likely` has room


def instinct_of(game: str) -> ModuleType:
    """The instincts for a game."""
    name = f"{__name__}.{game.replace('-', '_')}"
    known = importlib.util.find_spec(name) is not None
    return importlib.import_module(name if known else f"{__name__}.none")
