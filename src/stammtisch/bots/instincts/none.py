"""No instinct: every move looks alike."""

import numpy as np

from stammtisch.games.chance import Chance, Numbers
from stammtisch.games.rule import rule


@rule
def glance(state: np.record) -> int:
    """Nothing that would help with several moves."""
    return 0


@rule
def worth(state: np.record, move: int, glanced: int) -> int:
    """Nothing is known of this game."""
    return 0


@rule
def prospects(state: np.record, player: int) -> int:
    """Nothing is known of this game."""
    return 0


@rule
def guess(since: np.record, view: np.record, likely: Numbers) -> None:
    """Nothing is known of what others hold."""


@rule
def redeal(state: np.record, seat: int, likely: Numbers, chance: Chance) -> None:
    """Nobody guesses in this game: a search that wants to is refused (growing.py)."""
