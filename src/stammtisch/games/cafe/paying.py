"""What a guest earns at all tables of its seat. The same for both café games.

This file is loaded for each of them (loading.py); `seating` and the game's `points_at`, which says
what one table pays, are given to it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from stammtisch.games.bits import bit
from stammtisch.games.chance import Cards
from stammtisch.games.rule import rule

seating: Any
points_at: Callable[[np.record, int, int], int]


@rule
def seat_points(state: np.record, kind: int, seat: int) -> int:
    """What a guest about to take this seat earns."""
    total = 0
    for place in range(3):
        total += points_at(state, kind, seating.TABLES_BESIDE[seat, place])
    return total


@rule
def points_by_table(state: np.record, kind: int, seat: int, paid: Cards) -> None:
    """The same, table by table."""
    for table in range(seating.TABLES):
        if seating.TABLES_OF[seat] & bit(table):
            paid[table] = points_at(state, kind, table)
