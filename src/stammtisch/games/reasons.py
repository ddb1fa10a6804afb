"""Reasons for refusing a move: codes here, near the rules; sentences near the person.

A reason may name a place (the table that would be unbalanced): code + PLACE * (place + 1).
"""

from stammtisch.games.rule import rule

WORDS = (
    "",
    "occupied",
    "nation",
    "balance",
    "alone",
    "partner",
    "not-in-hand",
    "not-now",
    "hand-full",
    "direction",
    "helps-not",
    "one-gift",
    "two-cards",
    "joker-bar",
    "over",
    "syntax",
)

(
    FINE,
    OCCUPIED,
    NATION,
    BALANCE,
    ALONE,
    PARTNER,
    NOT_IN_HAND,
    NOT_NOW,
    HAND_FULL,
    DIRECTION,
    HELPS_NOT,
    ONE_GIFT,
    TWO_CARDS,
    JOKER_BAR,
    OVER,
    SYNTAX,
) = range(len(WORDS))

PLACE = 32


@rule
def at_place(reason: int, place: int) -> int:
    """A reason that names a place."""
    return reason + PLACE * (place + 1)


def word_and_place(reason: int) -> tuple[str, int | None]:
    """The word of a reason, and the place it names, if any."""
    place = reason // PLACE - 1
    return WORDS[reason % PLACE], (place if place >= 0 else None)
