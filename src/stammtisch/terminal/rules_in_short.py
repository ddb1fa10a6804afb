"""The rules in short, for the options of a game; numbers come from the rule books."""

from collections.abc import Callable

from stammtisch.games.cafe import board, cards
from stammtisch.games.face_to_face import rules as duel
from stammtisch.games.interface import Json
from stammtisch.terminal import words

CAFE = """\
A guest sits at a table of the own nation; many seats belong to several tables. Women (f) and \
men (m) balance at every table: one and one, one and two, two and two. Nobody sits alone: a \
guest without company waits, and the very next guest of the turn joins the same table. A full \
table is cleared once it has paid, and the next one of the pile is laid there."""

CARDS = f"""\
A turn is to seat one to {words.number(cards.MOST_SEATED)} guests, or to draw one. With \
{words.number(cards.FULL_HAND)} guests in hand nobody draws: then one is laid face down instead, \
which no one else sees and which never comes back. Each table with company pays the number of \
its guests, and twice that if all of them are of its own nation.
The game ends at once when the last guest is drawn, when a cleared table can't be replaced, or \
when somebody's hand is empty and they say so (`close`). Each guest left in hand or face down \
then costs {cards.MINUS} points. Most points win; of equals, the fewer minus points."""

CLUBS = f"""\
Clubs: at the start of a turn, instead of seating guests as usual, all free seats of one table \
may be filled from the hand so that its four guests are all women or all men. That pays \
{cards.clubs.CLUB_POINTS}, or {cards.clubs.NATIVE_CLUB_POINTS} if all are of the table's own \
nation; other tables pay nothing for it. The guests still need a table of their nation at their \
seat. The turn is over then."""

BOARD = f"""\
A turn is to seat one or {words.number(board.MOST_SEATED)} guests, or to send one to the bar; \
then one draws up to {words.number(board.FULL_HAND)} again. At each table of the seat every \
companion pays 1, a compatriot 2. Jokers (JK) have a sex, sit anywhere, count at every table as \
its compatriots, and never go to the bar."""

BOARD_END = """\
The game ends at once when the bar is full, when the last guest is drawn, or when a cleared table \
can't be replaced. Guests in hand cost nothing. Most points win."""

DUEL = f"""\
Each has the cards {duel.LOWEST} to {duel.HIGHEST}, {words.number(duel.FULL_HAND)} of them in \
hand. Lay {words.number(duel.LEAST_LAID)} cards a turn, or more. Your rising pile takes higher \
cards, your falling pile lower ones; a step of exactly {words.number(duel.BACK)} back is \
allowed, too.
One card a turn may go to the other's piles, if it helps there: a lower one on the rising, a \
higher one on the falling pile. After such a gift you draw up to {words.number(duel.FULL_HAND)}, \
else {words.number(duel.DRAWN)}.
Who has laid all {duel.CARDS} cards first wins; who can't lay {words.number(duel.LEAST_LAID)} has \
lost."""

LAST_CARD = {
    "loses": "That holds for a single last card, too: it can't be laid alone.",
    "wins": "A single last card may be laid alone, and wins.",
}


def _cards(options: Json) -> list[str]:
    return [CAFE, CARDS, *[CLUBS] * bool(options["clubs"])]


def _board(options: Json) -> list[str]:
    opened = ["Both hands lie open."] * bool(options["open_hands"])
    return [CAFE, BOARD, _bar(options["bar"]), BOARD_END, *opened]


def _bar(fields: int) -> str:
    """The values of the bar, and from when on they cost."""
    values = [int(value) for value in board.BAR_VALUES[len(board.BAR_VALUES) - fields :]]
    good = sum(value > 0 for value in values)
    listed = " ".join(map(str, values))
    which = "the first guest" if good == 1 else f"the first {words.count(good, 'guest')}"
    return f"The bar has {fields} places; it pays for {which} and costs after that: {listed}."


def _duel(options: Json) -> list[str]:
    return [f"{DUEL} {LAST_CARD[options['last_card']]}"]


RULES: dict[str, Callable[[Json], list[str]]] = {
    "cafe-cards": _cards,
    "cafe-board": _board,
    "face-to-face": _duel,
}


def rules_of(view: Json) -> str:
    """The rules of a game as it is played here; the terminal breaks the lines."""
    rules = RULES.get(view["game"])
    return "\n".join(rules(view["options"]) if rules else ["This game brings no rules in words."])
