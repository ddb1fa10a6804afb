"""Where the compiled rules write what a move leads to: a text, and numbers about it."""

from typing import NamedTuple

import numpy as np

from stammtisch.games.chance import Bytes, Cards, Numbers

# The notes: which places were cleared; who is to move, how many moves are legal; how many cards the
# mover drew, whether a guest waits for a partner (S4); where in the text the legal moves end, and
# the points of the move. Then where the parts end that `writing.write_news` writes.
CLEARED, TO_MOVE, COUNT, DRAWN, WAITS, MOVES_END, POINTS_END = range(7)
NEWS_ENDS = 7


class Desk(NamedTuple):
    """Of one caller at a time."""

    text: Bytes  # what is new to see, the legal moves, the points: JSON, one after another
    notes: Numbers
    found: Numbers  # legal moves
    paid: Cards  # of one move, by place


def desk_for(rows: int, places: int, players: int, room: int) -> Desk:
    """A desk for a game with so many rows of moves, and so much room for its text."""
    return Desk(
        np.empty(room, np.uint8),
        np.zeros(NEWS_ENDS + players + 1, np.int64),
        np.empty(65 * rows, np.int64),
        np.empty(max(1, places), np.int8),
    )
