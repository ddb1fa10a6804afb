"""Beer mats: a small game of your own, in one file. docs/add-a-game.md walks through it.

Two to four players. 32 mats show 1 to 8, four of each. Everyone holds three, one lies on the stack.
In turn, lay a mat on the stack and draw another. A mat like the one below it earns 3 points, a
neighbour (one more or one less) earns 1. When the mats are gone, most points win.
Option `round`: 8 and 1 are neighbours, too.
"""

import sys
from typing import Any

import numpy as np

from stammtisch.games import reasons
from stammtisch.games.bits import bit, size
from stammtisch.games.chance import shuffle
from stammtisch.games.fields import list_of, refuse_unknown, whole_number
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rule import rule
from stammtisch.games.rulebook import BadInput, Refused, Rulebook
from stammtisch.games.shown import Shown, by_player, cards_by_player, number
from stammtisch.games.sorting import sort

HIGHEST, COPIES, HAND, MOST_PLAYERS = 8, 4, 3, 4

# What every game says of itself. A deal is all its piles, shuffled, one after the other.
PILES = (np.repeat(np.arange(1, HIGHEST + 1, dtype=np.int8), COPIES),)
MATS = HIGHEST * COPIES
OPTIONS = {"round": (False, True)}  # the usual choice first; state.options holds the index
ROUND = 0
ROWS = 1  # a move is 64 * row + bit: here row 0, and the number on the mat
LONGEST = MATS

# All there is to know of a game at one moment: one record of plain numbers.
FIELDS = [
    ("points", "i2", MOST_PLAYERS),
    ("players", "i1"),  # players, to_move and options must be there
    ("to_move", "i1"),
    ("options", "i1", len(OPTIONS)),
    ("stack", "i1"),  # the mat on top
    ("left", "i1"),  # mats in the pile
    ("pile", "i1", MATS),  # the bottom one first; zero above the top
    ("hand_size", "i1", MOST_PLAYERS),
    ("hands", "i1", (MOST_PLAYERS, HIGHEST + 1)),  # how many of each number
]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))


# The rules: plain functions, compiled by @rule. They change the state that they are given.
@rule
def set_up(state, deal):
    state.to_move = 0
    state.points[:] = 0
    state.hand_size[:] = 0
    for player in range(MOST_PLAYERS):
        state.hands[player, :] = 0
    for mat in range(MATS):
        state.pile[MATS - 1 - mat] = deal[mat]
    state.left = MATS
    for player in range(state.players):
        for _ in range(HAND):
            _draw(state, player)
    state.stack = _take(state)


@rule
def _take(state):
    state.left -= 1
    mat = state.pile[state.left]
    state.pile[state.left] = 0  # equal positions must be equal bytes: leave nothing behind
    return mat


@rule
def _draw(state, player):
    state.hands[player, _take(state)] += 1
    state.hand_size[player] += 1


@rule
def legal(state, moves):
    """Fill in every row of the move set, and count."""
    moves[0] = 0
    for mat in range(1, HIGHEST + 1):
        if state.hands[state.to_move, mat]:
            moves[0] |= bit(mat)
    return size(moves[0])


@rule
def why(state, move):
    """The same rules, asked of one move: it must agree with `legal`."""
    if state.hand_size[state.to_move] == 0:
        return reasons.OVER
    return reasons.FINE if state.hands[state.to_move, move] else reasons.NOT_IN_HAND


@rule
def _worth(state, mat):
    apart = abs(mat - state.stack)
    if apart == 0:
        return 3
    return 1 if apart == 1 or (state.options[ROUND] and apart == HIGHEST - 1) else 0


@rule
def points(state, move, paid):
    paid[0] = _worth(state, move)  # place 0 of the notation's places


@rule
def play(state, move):
    player = state.to_move
    state.points[player] += _worth(state, move)
    state.hands[player, move] -= 1
    state.hand_size[player] -= 1
    state.stack = move
    if state.left:
        _draw(state, player)
    state.to_move = (player + 1) % state.players
    return 0  # no place was cleared


@rule
def blind(state, seat):
    """Hidden mats go to the pile, which is sorted: known which, unknown where. Sizes stay known."""
    hidden = state.left
    for player in range(state.players):
        if player != seat:
            for mat in range(1, HIGHEST + 1):
                for _ in range(state.hands[player, mat]):
                    state.pile[hidden] = mat
                    hidden += 1
                state.hands[player, mat] = 0
    sort(state.pile, hidden)


@rule
def redeal(state, seat, chance):
    """The way back, with what is hidden dealt at random."""
    hidden = state.left
    for player in range(state.players):
        hidden += 0 if player == seat else state.hand_size[player]
    shuffle(state.pile, 0, hidden, chance)
    state.left = hidden
    for player in range(state.players):
        if player != seat:
            mats = state.hand_size[player]
            state.hand_size[player] = 0
            for _ in range(mats):
                _draw(state, player)


@rule
def result(state, scores, minus):
    best = 0
    for player in range(state.players):
        scores[player] = state.points[player]
        minus[player] = 0
        best = max(best, scores[player])
    winners = 0
    for player in range(state.players):
        winners |= bit(player) if scores[player] == best else 0
    return winners  # a set, as bits: equals share


IN_A_POSITION = ("stack", "hands", "pile", "points", "to_move")
SHOWN = (  # the fields of a view: the name of each, and what of the state it is made from
    number("stack", "stack"),
    cards_by_player("hands", "hands", "hand_size", range(HIGHEST + 1)),
    by_player("hand_sizes", "hand_size"),
    number("pile", "left"),
    by_player("points", "points"),
    number("to_move", "to_move"),
)


class BeerMatsNotation:
    """The text of the game: moves, positions, views, deals."""

    places = ("stack",)

    def text(self, move: int) -> str:
        return f"lay {move}"

    def parse(self, text: str) -> int:
        for mat in range(1, HIGHEST + 1):
            if text == self.text(mat):
                return mat
        raise Refused(str(text), "syntax")

    def position(self, state: Any, seen: dict[str, Any]) -> dict[str, Any]:
        """What a view has with all cards open, and what lies in the pile."""
        pile = state.pile[: int(state.left)].tolist()[::-1]
        return {name: (seen | {"pile": pile})[name] for name in IN_A_POSITION}

    @property
    def shown(self) -> tuple[Shown, ...]:
        """The fields of a view."""
        return SHOWN

    def load(self, position: dict[str, Any], state: Any) -> None:
        """Read a position, field by field; whatever can't be is a BadInput with its name."""
        refuse_unknown(position, IN_A_POSITION)
        players = int(state.players)
        hands = list_of("hands", position.get("hands"), players)
        mats = [_read_mats("hands", hand) for hand in hands]
        pile = _read_mats("pile", position.get("pile"))
        state.stack = whole_number("stack", position.get("stack"), 1, HIGHEST)
        everywhere = [*pile, int(state.stack), *(mat for hand in mats for mat in hand)]
        if np.bincount(everywhere).max() > COPIES:
            raise BadInput("hands", f"more than {COPIES} mats of one number")
        for player, hand in enumerate(mats):
            state.hands[player] = np.bincount(hand, minlength=HIGHEST + 1)
            state.hand_size[player] = len(hand)
        state.left = len(pile)
        state.pile[: len(pile)] = pile[::-1]
        scores = list_of("points", position.get("points", [0] * players), players)
        state.points[:players] = [whole_number("points", score, 0, 999) for score in scores]
        state.to_move = whole_number("to_move", position.get("to_move", 0), 0, players - 1)

    def deal_text(self, deal: Any) -> dict[str, Any]:
        return {"pile": deal.tolist()}

    def parse_deal(self, text: dict[str, Any]) -> Any:
        pile = _read_mats("pile", text.get("pile"))
        if sorted(pile) != PILES[0].tolist():
            raise BadInput("pile", "these are not exactly the mats of the game")
        return np.array(pile, np.int8)


def _read_mats(field: str, mats: Any) -> list[int]:
    return [whole_number(field, mat, 1, HIGHEST) for mat in list_of(field, mats)]


# The rules are a module: here, this one. `stammtisch check` looks for GAME.
GAME = Rulebook("beer-mats", (2, MOST_PLAYERS), sys.modules[__name__], BeerMatsNotation())


def invariants(game: Rulebook, before: Any, move: int, after: Any) -> None:
    """What the battery can't know by itself: no mat is lost but the one that is covered."""
    covered = 0 if move == NO_MOVE else 1
    mats = [int(state.left) + int(state.hand_size.sum()) for state in (before, after)]
    assert mats[0] == mats[1] + covered, f"{mats[0]} mats, then {mats[1]}"
    assert after.hand_size.max() <= HAND, "a hand holds three mats"
