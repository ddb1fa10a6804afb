"""Why a move of a record is refused, for whoever reads the report: a phrase, then the code."""

from stammtisch.games.rulebook import Refused

PHRASES = {
    "occupied": "is not possible: the seat is taken",
    "nation": "is not possible: no table of the seat is of that nation",
    "balance": "is not possible: it upsets the balance of women and men",
    "alone": "is not possible: the guest would sit alone",
    "partner": "is not possible: a partner is due first, or none in the hand fits",
    "not-in-hand": "is not possible: that card is not in the hand",
    "not-now": "is not possible now",
    "hand-full": "is not possible: the hand is full",
    "direction": "is not possible: the pile goes the other way",
    "helps-not": "is not possible: that doesn't help the opponent",
    "one-gift": "is not possible: one card a turn goes to the opponent",
    "two-cards": "is not possible: two cards must be laid, and they must be possible",
    "joker-bar": "is not possible: a joker never goes to the bar",
    "over": "comes after the end of the game",
    "syntax": "is no move of this game",
}


def printable(move: str) -> str:
    """A move's text; what can't be printed in it is escaped."""
    return repr(move)[1:-1]


def told(refused: Refused) -> str:
    """A refusal in words."""
    place = f" at {refused.place}" if refused.place else ""
    return f"`{printable(refused.move)}` {PHRASES[refused.reason]} ({refused.reason}{place})"
