"""Offers: the legal moves in text, each with what it earns.

After every move someone is told what may be done next, dozens of moves; so compiled code writes
them (stepping.py) from words that are made here once for each game.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from stammtisch.games.chance import Bytes, Numbers
from stammtisch.games.words import words_of


class Offers(NamedTuple):
    """The words: the moves of a game by their texts, then its places, each as `"DEf@c2":`."""

    letters: Bytes
    ends: Numbers
    order: Numbers  # which word each move has, and which move each word


def offers_of(texts: Sequence[str], places: Sequence[str]) -> Offers:
    """The offers of a game, from the texts of all its moves and places."""
    by_text = sorted(range(len(texts)), key=lambda move: texts[move])
    order = np.empty((2, len(texts)), np.int64)
    order[0, by_text] = np.arange(len(texts))
    order[1] = by_text
    words = [*[texts[move] for move in by_text], *places]
    return Offers(*words_of([json.dumps(word).encode() + b":" for word in words]), order)
