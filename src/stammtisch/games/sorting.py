"""Sorting where it lies. (NumPy's own sorting allocates, which a rule may not.)"""

from stammtisch.games.bits import bit, lowest
from stammtisch.games.chance import Cards, Numbers
from stammtisch.games.rule import rule

GAPS = (57, 23, 10, 4, 1)  # for a hundred numbers; the last one sorts any number of them


@rule
def sort_cards(cards: Cards, stop: int) -> None:
    """Sort the cards up to stop: of less than 63 kinds, and fewer than 16 of each.

    All kinds are counted at once, each bit of their counts in a set of kinds: nothing depends on
    which card comes next, which is what a processor guesses wrong in a shuffled pile."""
    ones, twos, fours, eights = 0, 0, 0, 0
    for place in range(stop):
        card = bit(cards[place])
        two = ones & card
        ones ^= card
        four = twos & two
        twos ^= two
        eight = fours & four
        fours ^= four
        eights ^= eight
    left = ones | twos | fours | eights
    place = 0
    while left:
        kind = lowest(left)
        left &= left - 1
        count = (ones >> kind & 1) + 2 * (twos >> kind & 1) + 4 * (fours >> kind & 1)
        for _ in range(count + 8 * (eights >> kind & 1)):
            cards[place] = kind
            place += 1


@rule
def sort(numbers: Numbers, stop: int) -> None:
    """Sort the numbers up to stop.

    A Shell sort: numbers far from their place get near it in a few steps."""
    for gap in GAPS:
        for end in range(gap, stop):
            number = numbers[end]
            place = end
            while place >= gap and numbers[place - gap] > number:
                numbers[place] = numbers[place - gap]
                place -= gap
            numbers[place] = number
