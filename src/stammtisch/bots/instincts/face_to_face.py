"""Instincts for face-to-face, in numbers that a pile loses or wins back."""

import numpy as np

from stammtisch.games.face_to_face.rules import DOWN, SPOKEN, THEIRS, UP
from stammtisch.games.rule import rule

SPREAD = 20.0
TEMPERATURE = 4.0
GOOD_GAP = 2  # a card that costs no more is better laid than kept
REFILL = 6  # F6: what a gift's full hand is worth, less what the gift itself costs


@rule
def worth(state: np.record, move: int) -> int:
    """How little a card costs; ending the turn is worth nothing."""
    row = move >> 6
    card = move & 63
    if row == SPOKEN:
        return 0
    if row >= THEIRS:
        top = int(state.piles[1 - state.to_move, row - THEIRS])
        helped = top - card if row == THEIRS + UP else card - top
        return REFILL - helped // 2
    top = int(state.piles[state.to_move, row])
    return GOOD_GAP - (card - top if row != DOWN else top - card)
