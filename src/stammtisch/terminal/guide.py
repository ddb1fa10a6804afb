"""What a person may want to know at the table: how to say things, and the rules."""

from collections.abc import Collection

from stammtisch.games.rulebook import Json
from stammtisch.terminal import words

FULL_HAND = 12  # C3
NOBODY_ELSE = "Nobody else fits now: end your turn."
SHORT = "Type a label or a move; `help` says how, `moves` shows everything again."

WELCOME = {
    "cafe-cards": "Welcome to the café. Seat your guests where they find good company.",
    "cafe-board": "Welcome to the café. Twelve tables, two hosts, and a bar for the left over.",
    "face-to-face": "Face to face: be rid of your 58 cards first. You are gold.",
}

CAFE_SAYING = """\
1         the move with this number in the list
DEf@c2    seat a woman (f) from Germany at c2; `def c2` will do
end       end the turn
"""

SAYING = {
    "cafe-cards": f"""{CAFE_SAYING}\
draw      draw a guest instead of seating any
down DEf  lay a guest face down, with twelve in hand
close     declare the game over, with an empty hand
club b2 f form a ladies' club at b2 (m: gentlemen's), where clubs are played
""",
    "cafe-board": f"""{CAFE_SAYING}\
bar DEf   send a guest to the bar instead of seating any
""",
    "face-to-face": """\
a         the move with this letter in the list
17+ 17-   lay the 17 on your rising or your falling pile
17+! 17-! give the 17 to the other's rising or falling pile
end       end the turn
""",
}

ALWAYS = """\
undo      take back your last move of this turn, while nothing was turned over
hint      ask for advice
moves     the board, and every move with what each table pays
rules     the rules in short
quit      leave the table"""

CAFE_RULES = """\
A guest sits at a table of the own nation; many seats belong to several tables. Women (f) and
men (m) balance at every table: one and one, one and two, two and two. Nobody sits alone: a
guest without company waits, in brackets and green, and the very next guest joins the same
table. A full table is cleared once it has paid, and another one is laid."""

CARDS_RULES = """\
A turn is to seat one to three guests, or to draw one. Each table with company pays the number
of its guests, and twice that if all of them are of its own nation. Cards left at the end cost
two points each. The game ends when the guests or the tables run out, or when somebody's hand is
empty and they say so."""

BOARD_RULES = """\
A turn is to seat one or two guests, or to send one to the bar. At each table every companion
pays 1, a compatriot 2. Jokers sit anywhere, as compatriots of the table. The bar pays 1 to 5 at
first, and costs points later. The game ends when the bar is full, or when the guests or the
tables run out."""

DUEL_RULES = """\
Lay two cards a turn, or more. Your rising pile takes higher cards, your falling pile lower
ones; a step of exactly ten back is allowed, too. One card a turn may go to the other's piles,
if it helps there: then you draw up to six, else two. Who lays all 58 cards first wins; who
can't lay two has lost."""

RULES = {
    "cafe-cards": (CAFE_RULES, CARDS_RULES),
    "cafe-board": (CAFE_RULES, BOARD_RULES),
    "face-to-face": (DUEL_RULES,),
}


def welcome(game: str) -> str:
    """The first words."""
    return WELCOME.get(game, f"Welcome to {game}.") + " Type `help` to see how."


def help_for(game: str) -> str:
    """How to say things."""
    return SAYING.get(game, "") + ALWAYS


def rules_of(game: str) -> str:
    """The rules in short."""
    paragraphs = RULES.get(game, ("This game brings no rules in words.",))
    # The terminal breaks the lines where it ends.
    return "\n".join(paragraph.replace("\n", " ") for paragraph in paragraphs)


def turn(view: Json, moves: Collection[str]) -> str:
    """What the player to move may do now."""
    if view["game"] == "face-to-face":
        return _duel_turn(view)
    if "guests" not in view:
        return "Your turn."
    if view["waiting"]:
        guest = words.guest(view["guests"][view["waiting"]])
        return f"{words.start(guest)} waits at {view['waiting']}: who joins the same table?"
    if view.get("club"):
        return f"Fill the club at {view['club'][:2]}."
    return _cafe_turn(view, any("@" in move for move in moves))


def _cafe_turn(view: Json, somebody_fits: bool) -> str:
    most = 3 if view["game"] == "cafe-cards" else 2
    if view["placed"]:
        seated = f"({view['placed']} of {most} seated)"
        return f"Seat another guest {seated}, or end your turn." if somebody_fits else NOBODY_ELSE
    other = _instead(view)
    if not somebody_fits:
        return f"Your turn: nobody fits anywhere now, so {other}."
    return f"Your turn: seat up to {words.count(most, 'guest')}, or {other}."


def _instead(view: Json) -> str:
    """What may be done instead of seating guests."""
    if "bar" in view:
        return "send one to the bar"
    full = view["hand_sizes"][view["to_move"]] == FULL_HAND
    return "lay one face down" if full else "draw one"


def _duel_turn(view: Json) -> str:
    missing = 2 - view["laid"]
    if missing > 0:
        return f"Your turn: lay {words.count(missing, 'card')} at least."
    return "Lay another card, or end your turn."
