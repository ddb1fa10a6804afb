"""What a person may want to know at the table: how to say things."""

from collections.abc import Collection

from stammtisch.games.cafe import board, cards
from stammtisch.games.face_to_face.rules import CARDS, LEAST_LAID
from stammtisch.games.interface import Json
from stammtisch.terminal import words
from stammtisch.terminal.floor_drawing import PLANS

NOBODY_ELSE = "Nobody else fits now: end your turn."
SHORT = "Type a label or a move; `help` says how, `moves` shows everything again."
MOST_SEATED = {"cafe-cards": cards.MOST_SEATED, "cafe-board": board.MOST_SEATED}

WELCOME = {
    "cafe-cards": "Welcome to the café. Seat your guests where they find good company.",
    "cafe-board": "Welcome to the café. Twelve tables, two hosts, and a bar for the left over.",
    "face-to-face": f"Face to face: be rid of your {CARDS} cards first. You are gold.",
}

# What is typed, and what it does.
Sayings = dict[str, str]

ALWAYS: Sayings = {
    "undo": "take back your last move of this turn, while nothing was turned over",
    "hint": "ask for advice",
}
ALWAYS_TOO: Sayings = {
    "rules": "the rules in short",
    "quit": "leave the table; the game can be kept",
}
DUEL: Sayings = {
    "a1": "the move with this label: the letter is the card, the number the pile",
    "17+ 17-": "lay the 17 on your rising or your falling pile",
    "17+! 17-!": "give the 17 to the other's rising or falling pile",
    "end, e": "end the turn",
}
MARKS = """\
On the floor, ({seat}) may be taken by somebody in your hand now, a bare {seat} may not.
[DEf], or a thick frame where guests are drawn large, waits for a partner."""
DOWN = "In the list of players, 12+1 means twelve in hand and one face down."
GAPS = "gap 3: so far the card leads away; ten back: it wins room; gives 4: so much it helps."


def welcome(game: str) -> str:
    """The first words."""
    return WELCOME.get(game, f"Welcome to {game}.") + " Type `help` to see how."


def help_for(view: Json) -> str:
    """How to say things in this game, as it is played here."""
    sayings = _sayings(view) | ALWAYS | {"moves": _moves(view)} | ALWAYS_TOO
    lines = [f"{typed:<10}{does}" for typed, does in sayings.items()]
    return "\n".join([*lines, *_marks(view)])


def _sayings(view: Json) -> Sayings:
    if view["game"] == "face-to-face":
        return DUEL
    if view["game"] not in PLANS:
        return {"1": "the move with this number in the list"}
    own = _cards(view) if view["game"] == "cafe-cards" else {}
    seat = _seat(view)
    return {
        "1": "the move with this number in the list",
        f"DEf@{seat}": f"seat a woman (f) from Germany at {seat}; `def {seat}` will do",
        **(own or {"bar DEf": "send a guest to the bar instead of seating any"}),
        "end": "end the turn",
        "codes": "the letters of the nations",
    }


def _cards(view: Json) -> Sayings:
    table = PLANS[view["game"]].tables[0]
    club = {f"club {table} f": f"form a ladies' club at {table} (m: gentlemen's)"}
    return {
        "draw": "draw a guest instead of seating any",
        "down DEf": f"lay a guest face down, with {words.number(cards.FULL_HAND)} in hand",
        "close": "declare the game over, with an empty hand",
        **(club if view["options"]["clubs"] else {}),
    }


def _seat(view: Json) -> str:
    """A seat that this game has."""
    return PLANS[view["game"]].seats[1]


def _moves(view: Json) -> str:
    if view["game"] == "face-to-face":
        return "the piles, and every move"
    return "the board, and every move with what each table pays"


def _marks(view: Json) -> list[str]:
    """Signs that explain themselves only once one knows them."""
    if view["game"] == "face-to-face":
        return [GAPS]
    if view["game"] not in PLANS:
        return []
    many = view["game"] == "cafe-cards" and view["players"] > 2
    return [MARKS.format(seat=_seat(view)), *[DOWN] * many]


def codes(view: Json) -> str:
    """The nations with their letters, three in a line."""
    if view["game"] not in PLANS:
        return "There are no nations in this game."
    named = [f"{code} {name.removeprefix('the '):<16}" for code, name in words.COUNTRIES.items()]
    lines = ["".join(named[start : start + 3]).rstrip() for start in range(0, len(named), 3)]
    joker = ", JK is a joker" if view["game"] == "cafe-board" else ""
    return "\n".join([*lines, f"Then f is a woman, m a man: ITf comes from Italy{joker}."])


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
    most = MOST_SEATED[view["game"]]
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
    full = view["hand_sizes"][view["to_move"]] == cards.FULL_HAND
    return "lay one face down" if full else "draw one"


def _duel_turn(view: Json) -> str:
    missing = LEAST_LAID - view["laid"]
    if missing > 0:
        return f"Your turn: lay {words.count(missing, 'card')} at least."
    return "Lay another card, or end your turn."
