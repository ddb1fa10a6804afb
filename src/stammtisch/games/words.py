"""Words for compiled code: bytes in a row, and where each of them ends."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from stammtisch.games.chance import Bytes, Numbers


class Words(NamedTuple):
    """Word n begins where word n - 1 ends."""

    letters: Bytes
    ends: Numbers  # one more than there are words: the first begins at 0


def words_of(words: Sequence[bytes]) -> Words:
    """These words, numbered from 0."""
    letters = np.frombuffer(b"".join(words), np.uint8)
    return Words(letters, np.array([0, *accumulate(map(len, words))], np.int64))
