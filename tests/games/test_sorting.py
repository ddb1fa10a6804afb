"""Sorting where it lies."""

import random

import numpy as np
import pytest

from stammtisch.games.sorting import sort, sort_cards

KINDS, COPIES = 63, 15  # as many as cards may have


def cards_at_random(rng: random.Random) -> list[int]:
    kinds = rng.sample(range(KINDS), rng.randint(1, 20))
    cards = [kind for kind in kinds for _ in range(rng.randint(1, COPIES))]
    rng.shuffle(cards)
    return cards[:127]


@pytest.mark.parametrize("seed", range(40))
def test_cards_are_sorted_up_to_a_place_and_none_is_lost(seed: int) -> None:
    rng = random.Random(seed)
    given = cards_at_random(rng)
    stop = rng.randint(0, len(given))
    cards = np.array(given, np.int8)
    sort_cards(cards, stop)
    assert cards.tolist() == sorted(given[:stop]) + given[stop:]


def test_the_largest_kind_and_the_most_copies() -> None:
    cards = np.array([KINDS - 1, 0] * COPIES, np.int8)
    sort_cards(cards, len(cards))
    assert cards.tolist() == [0] * COPIES + [KINDS - 1] * COPIES


@pytest.mark.parametrize("seed", range(10))
def test_numbers_are_sorted_up_to_a_place(seed: int) -> None:
    rng = random.Random(seed)
    given = [rng.randrange(-1000, 1000) for _ in range(rng.randint(1, 130))]
    stop = rng.randint(0, len(given))
    numbers = np.array(given, np.int64)
    sort(numbers, stop)
    assert numbers.tolist() == sorted(given[:stop]) + given[stop:]
