"""Chance outside the rules: numbers from a seed, the same on every machine, and shuffles.

A lag-1 multiply-with-carry generator: the low 32 bits are the word, the high ones the carry. The
multiplier is below 2**31 and MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**62
and no product leaves 63 bits: Python, NumPy, the CPU and a GPU compute the same.
"""

import hashlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.rule import rule

Chance: TypeAlias = NDArray[np.int64]
Cards: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = NDArray[np.int64]
Bytes: TypeAlias = NDArray[np.uint8]

MULTIPLIER = 1997159634
WORD = 0xFFFFFFFF
WORDS = 2**32  # how many there are


def seeded(seed: int | str) -> Chance:
    """A source of chance; equal seeds give equal sources."""
    digest = hashlib.sha256(f"stammtisch {seed}".encode()).digest()
    word = int.from_bytes(digest[:4], "big")
    carry = 1 + int.from_bytes(digest[4:12], "big") % (MULTIPLIER - 2)
    return np.array([carry << 32 | word], np.int64)


@rule
def following(state: int) -> int:
    """The state of a source after this one."""
    return (state & WORD) * MULTIPLIER + (state >> 32)


@rule
def share(state: int, limit: int) -> int:
    """The number from 0 to limit - 1 that a state stands for (limit well below 2**31)."""
    return (((state >> 32) ^ state) & WORD) * limit >> 32


@rule
def below(chance: Chance, limit: int) -> int:
    """A number from 0 to limit - 1 (limit well below 2**31)."""
    state = following(int(chance[0]))
    chance[0] = state
    return share(state, limit)


@rule
def shuffle(cards: Cards, start: int, stop: int, chance: Chance) -> None:
    """Shuffle the cards from start up to stop, where they lie."""
    state = int(chance[0])
    for last in range(stop - 1, start, -1):
        state = following(state)
        other = start + share(state, last + 1 - start)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    chance[0] = state


@rule
def shuffle_by(cards: Cards, words: Numbers, at: int) -> int:
    """Shuffle cards where they lie by words of 32 bits that are given, from one of them on; answer
    which one comes next, or -1 if there are too few.

    Fisher and Yates, from the last card to the second. Words past the last whole multiple of the
    number of places would favour some."""
    for places in range(len(cards), 1, -1):
        fair = WORDS - WORDS % places
        while at < len(words) and words[at] >= fair:
            at += 1
        if at >= len(words):
            return -1
        last, other = places - 1, words[at] % places
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        at += 1
    return at
