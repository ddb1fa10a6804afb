"""No instinct: every move looks alike."""

import numpy as np

from stammtisch.games.rule import rule

SPREAD = 20.0
TEMPERATURE = 1.0


@rule
def worth(state: np.record, move: int) -> int:
    """Nothing is known of this game."""
    return 0
