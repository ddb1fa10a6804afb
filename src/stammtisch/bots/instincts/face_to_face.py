"""Instincts for face-to-face, where a point is a number that a pile loses or wins back."""

import numpy as np

from stammtisch.bots.instincts import POINT, none
from stammtisch.games.face_to_face.rules import (
    DOWN,
    DRAWN,
    FULL_HAND,
    LEAST_LAID,
    SPOKEN,
    THEIRS,
    UP,
    back_from,
)
from stammtisch.games.rule import rule

LAID = 2 * POINT  # what a card laid is worth: the gap that it may cost
REFILLED = 2 * POINT  # F6: what one more card drawn is worth
STEP_BACK = 8 * POINT  # F3: what it is worth to have the card for the backward step ready
WON = 500 * POINT
HELP = POINT // 2  # F4: what a number given back to the opponent costs

guess, redeal = none.guess, none.redeal


@rule
def glance(state: np.record) -> int:
    """Nothing that would help with several moves."""
    return 0


@rule
def worth(state: np.record, move: int, glanced: int) -> int:
    """How little a card costs, and what is drawn for it; ending the turn is worth nothing."""
    row = move >> 6
    card = move & 63
    player = state.to_move
    held = int(state.hand_size[player])
    if row == SPOKEN:
        return 0
    if held + state.left[player] == 1:
        return WON  # F7
    if row >= THEIRS:
        top = int(state.piles[1 - player, row - THEIRS])
        helped = top - card if row == THEIRS + UP else card - top
        still_held = held - max(1, LEAST_LAID - int(state.laid))
        return LAID - HELP * helped + REFILLED * (FULL_HAND - still_held - DRAWN)
    top = int(state.piles[player, row])
    gap = top - card if row == DOWN else card - top
    back = int(state.hands[player] & back_from(row, card) != 0)
    return LAID - POINT * gap + STEP_BACK * back + REFILLED * int(state.given)


@rule
def prospects(state: np.record, player: int) -> int:
    """How many numbers the piles of a player have still before them."""
    return POINT * (int(state.piles[player, DOWN]) - int(state.piles[player, UP]))
