"""What the guests in a hand may still earn. The same for both café games.

This file is loaded for each of them (loading.py); `seating` and what guests are worth by the tables
of their nation, in pairs, and as jokers, are given to it.
"""

from typing import Any

import numpy as np

from stammtisch.games.bits import lowest
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.chance import Numbers
from stammtisch.games.rule import rule

seating: Any
by_homes: Numbers
pair: int  # a woman and a man with a table of their own
joker: int


@rule
def prospects(state: np.record, player: int) -> int:
    """What a hand is worth, beside the points and minus points that are there already."""
    homes = seating.homes(state)
    total = 0
    kinds = int(state.kinds[player])
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        total += guests_worth(state, player, kind, homes)
    return total


@rule
def guests_worth(state: np.record, player: int, kind: int, homes: int) -> int:
    """What the guests of one kind in hand are worth."""
    copies = int(state.hands[player, kind])
    if kind >> 1 == JOKER:
        return joker * copies
    own = seating.homes_of(kind, homes)
    paired = int(own > 0) * (kind & 1) * int(state.hands[player, kind - 1] > 0)
    return by_homes[own] * copies + pair * paired
