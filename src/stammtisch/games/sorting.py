"""Sorting cards where they lie."""

from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.rule import rule

GAPS = (57, 23, 10, 4, 1)  # for a hundred cards; the last one sorts any number


@rule
def sort(cards: Cards | Numbers, stop: int) -> None:
    """Sort the cards up to stop. (NumPy's own sorting allocates, which a rule may not.)

    A Shell sort: cards far from their place get near it in a few steps."""
    for gap in GAPS:
        for end in range(gap, stop):
            card = cards[end]
            place = end
            while place >= gap and cards[place - gap] > card:
                cards[place] = cards[place - gap]
                place -= gap
            cards[place] = card
