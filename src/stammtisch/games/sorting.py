"""Sorting cards where they lie."""

from stammtisch.games.chance import Cards
from stammtisch.games.rule import rule


@rule
def sort(cards: Cards, stop: int) -> None:
    """Sort the cards up to stop. (NumPy's own sorting allocates, which a rule may not.)"""
    for end in range(1, stop):
        card = cards[end]
        place = end
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
