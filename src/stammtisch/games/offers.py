"""Offers: a legal move and what it earns, packed into one number.

After every move someone is told what may be done next: dozens of moves, each with its points. As
numbers they come out of the compiled rules in one go, and since the same ones come up again and
again, each is put into words only once (moments.py).
"""

from stammtisch.games.rule import rule

MOVE_BITS, PLACE_BITS, POINT_BITS = 16, 6, 8
PAY_BITS = PLACE_BITS + POINT_BITS
MOST_PAYS = 3  # a seat is at three tables at most
NO_POINTS = 1 << POINT_BITS - 1  # points are kept as a positive number
TOO_MUCH = 1 << 62  # set where the points don't fit: they must be asked for again


@rule
def with_pay(offer: int, pays: int, place: int, points: int) -> int:
    """An offer with so many pays already, and one more."""
    if pays >= MOST_PAYS or place >> PLACE_BITS or not -NO_POINTS < points < NO_POINTS:
        return offer | TOO_MUCH
    return offer | (place << POINT_BITS | points + NO_POINTS) << MOVE_BITS + pays * PAY_BITS


def move_of(offer: int) -> int:
    """The move that is offered."""
    return offer & (1 << MOVE_BITS) - 1


def pays_of(offer: int) -> list[tuple[int, int]] | None:
    """The places that pay, with their points; None where they don't fit into the number."""
    if offer & TOO_MUCH:
        return None
    pays = []
    left = offer >> MOVE_BITS
    while left:
        place = left >> POINT_BITS & (1 << PLACE_BITS) - 1
        pays.append((place, (left & (1 << POINT_BITS) - 1) - NO_POINTS))
        left >>= PAY_BITS
    return pays
