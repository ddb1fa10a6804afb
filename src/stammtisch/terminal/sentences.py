"""Why a move is refused, in a sentence: short, friendly, exact."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from stammtisch.games.cafe.cards import FULL_HAND
from stammtisch.games.face_to_face.rules import ABOVE_ALL, BELOW_ALL, LEAST_LAID
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Refused
from stammtisch.terminal import words

PILES = {"+": ("rising", "up"), "-": ("falling", "down")}
NUMBER_MOVE = re.compile(r"(\d+)([+-])(!?)")
FULL = words.number(FULL_HAND)


@dataclass(frozen=True)
class Case:
    """A refused move, and what the player sees."""

    view: Json
    move: str
    place: str | None = None

    @property
    def guest(self) -> str:
        """The guest of a seating, `down` or `bar`."""
        return self.move.split("@")[0].split(" ")[-1]

    @property
    def seat(self) -> str:
        """The seat of a seating."""
        return self.move.partition("@")[2]

    @property
    def table(self) -> str:
        """The table that the rules name, in words."""
        return words.table(self.view["tables"].get(self.place))

    def sitting_at(self, table: str | None) -> str:
        """The sexes of the guests at a table, women first."""
        return "".join(sorted(self.view["guests"].get(seat, "  ")[2:] for seat in beside(table)))

    @property
    def card(self) -> tuple[int, str, bool]:
        """Of a number card: its number, its pile, and whether it is a gift."""
        match = NUMBER_MOVE.fullmatch(self.move)
        return (int(match[1]), match[2], bool(match[3])) if match else (0, "+", False)

    @property
    def top(self) -> int:
        """The top card of the pile in question."""
        _, sign, gift = self.card
        own = self.view["to_move"]
        return int(self.view["piles"][1 - own if gift else own][PILES[sign][1]])


def beside(place: str | None) -> list[str]:
    """The four spots around a spot of the floor."""
    if not place:
        return []
    column, row = ord(place[0]), int(place[1:])
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [f"{chr(c)}{r}" for c, r in around]


def why(refused: Refused, view: Json) -> str:
    """The reason why a move is refused, in words."""
    return SENTENCES[refused.reason](Case(view, refused.move, refused.place))


def _occupied(case: Case) -> str:
    return f"{case.seat} is taken: {words.guest(case.view['guests'][case.seat])} sits there."


def _nation(case: Case) -> str:
    country = words.COUNTRIES[case.guest[:2]]
    nations = [case.view["tables"].get(table) for table in beside(case.seat)]
    tables = [words.TABLES[nation] for nation in nations if nation]
    if not tables:
        return f"No table is laid at {case.seat}."
    kept = f"the {words.joined(tables)} table{'s' if len(tables) > 1 else ''}"
    return f"{case.seat} belongs to {kept}; guests from {country} sit at their own."


def _balance(case: Case) -> str:
    if case.move.startswith("club"):
        other = "man" if case.move.endswith("f") else "woman"
        return f"A {other} sits at {case.table}, so this club can't meet there."
    sex = case.guest[2]
    if case.view.get("club"):
        return f"This is a {words.CLUBS['m' if sex == 'f' else 'f']} club: no {_sex(sex)} joins it."
    if case.sitting_at(case.place).count(sex) >= 2:
        return f"Two {_plural(sex)} already sit at {case.table}."
    other = "man" if sex == "f" else "woman"
    return f"A {_sex(sex)} already sits at {case.table}; a {other} would be welcome there first."


def _sex(sex: str) -> str:
    return words.SEXES[sex]


def _plural(sex: str) -> str:
    return "women" if sex == "f" else "men"


def _alone(case: Case) -> str:
    return f"Nobody sits at the tables of {case.seat}, and no partner could follow this turn."


def _partner(case: Case) -> str:
    waiting = case.view["waiting"]
    if waiting:
        guest = words.guest(case.view["guests"][waiting])
        return f"{words.start(guest)} waits at {waiting}: first somebody joins the same table."
    if case.move.startswith("club") or case.view.get("club"):
        return "The hand has no guests for all the free seats of that club."
    return (
        f"Nobody sits at the tables of {case.seat} yet, and no partner in the hand fits beside it."
    )


def _not_in_hand(case: Case) -> str:
    number = case.card[0]
    held = f"The {number}" if number else words.start(words.guest(case.guest))
    return f"{held} is not in your hand."


def _not_now(case: Case) -> str:
    if case.view.get("club"):
        return "First all seats of the club are filled."
    verb = case.move.split(" ")[0]
    if verb == "draw" and case.view["placed"]:
        return "A guest is seated already: seat another one, or end the turn."
    return NOT_NOW.get(verb, "The hand is empty: close the game, or end the turn.")


NOT_NOW = {
    "end": "Before a turn ends, something is done in it: seat a guest, for instance.",
    "draw": "The pile of guests is empty.",
    "close": "A game is declared over only at the moment when the hand is empty.",
    "down": f"A guest is laid face down only at the start of a turn, with {FULL} in hand.",
    "bar": "The bar is for the start of a turn, before anybody is seated.",
    "club": "A club is formed at the start of a turn, and only if the table plays with clubs.",
    "undo": "There is nothing to take back: the turn has just begun, or a card was turned over.",
}


def _direction(case: Case) -> str:
    number, sign, _ = case.card
    name = PILES[sign][0]
    onward, back = ("higher", "lower") if sign == "+" else ("lower", "higher")
    shows = f"Your {name} pile shows {case.top}"
    return (
        f"{shows}: it takes a {onward} card, or the one exactly ten {back}, but not the {number}."
    )


def _helps_not(case: Case) -> str:
    number, sign, _ = case.card
    if case.top in (BELOW_ALL, ABOVE_ALL):
        return "Nothing lies on that pile yet, so nothing can help it."
    helpful = "lower" if sign == "+" else "higher"
    shows = f"The other's {PILES[sign][0]} pile shows {case.top}"
    return f"{shows}: only a {helpful} card would help, and {number} is none."


def _two_cards(case: Case) -> str:
    if case.move == "end":
        missing = words.count(LEAST_LAID - case.view["laid"], "more card")
        return f"A turn has {words.count(LEAST_LAID, 'card')} at least: {missing} to go."
    return f"After the {case.card[0]} no second card could follow; another one can start the turn."


SENTENCES: dict[str, Callable[[Case], str]] = {
    "occupied": _occupied,
    "nation": _nation,
    "balance": _balance,
    "alone": _alone,
    "partner": _partner,
    "not-in-hand": _not_in_hand,
    "not-now": _not_now,
    "hand-full": lambda case: (
        f"{words.start(FULL)} in hand are the most: seat a guest, or lay one face down."
    ),
    "direction": _direction,
    "helps-not": _helps_not,
    "one-gift": lambda case: "One card a turn may go across the table, and one has gone already.",
    "two-cards": _two_cards,
    "joker-bar": lambda case: "A joker never goes to the bar.",
    "over": lambda case: "The game is over.",
    "syntax": lambda case: "That is no move of this game. `moves` lists those you have.",
}
