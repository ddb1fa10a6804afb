"""Guests: a kind is a nation and a sex, numbered 2 * nation + sex; jokers are one more nation."""

import numpy as np

NATIONS = ("CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
SEXES = ("f", "m")

JOKER = len(NATIONS)  # the nation of jokers, at home at every table
BARE = JOKER + 1  # the nation of a table without a card: nobody's

KINDS = 2 * (JOKER + 1)

# Sets of kinds.
WOMEN = 0x1555555
MEN = 0x2AAAAAA
OF_SEX = np.array([WOMEN, MEN], np.int64)
JOKERS = 3 << 2 * JOKER
KINDS_OF = np.array([*(3 << 2 * nation for nation in range(JOKER)), 0, 0], np.int64)

COPIES = 4
JOKER_COPIES = 2
TABLE_COPIES = 2
