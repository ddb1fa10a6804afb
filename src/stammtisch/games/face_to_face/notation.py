"""Text of face-to-face: cards, moves, positions, views, deals."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from stammtisch.games.chance import Cards
from stammtisch.games.face_to_face.rules import (
    ABOVE_ALL,
    BELOW_ALL,
    CARDS,
    COLOUR,
    DOWN,
    END,
    FULL_HAND,
    HIGHEST,
    LEAST_LAID,
    LOWEST,
    PLAYERS,
    SPOKEN,
    UP,
)
from stammtisch.games.fields import list_of, object_of, refuse_unknown, whole_number
from stammtisch.games.interface import Json
from stammtisch.games.moves import move_at
from stammtisch.games.rulebook import BadInput, Refused
from stammtisch.games.shown import Shown, by_player, number, objects_by_player, sets_by_player
from stammtisch.games.states import State

PILES = ("+", "-", "+!", "-!")  # own rising, own falling, the opponent's rising and falling
MOVE = re.compile(r"([1-9][0-9]?)([+-]!?)", re.ASCII)
FIELDS = ("piles", "hands", "draw", "to_move", "laid", "given")


SHOWN = (
    objects_by_player("piles", "piles", ("up", "down")),
    sets_by_player("hands", "hands", "hand_size"),
    by_player("hand_sizes", "hand_size"),
    by_player("draw", "left"),
    number("to_move", "to_move"),
    number("laid", "laid"),
    number("given", "given"),
)


class FaceToFaceNotation:
    """Cards are their numbers; a pile is + or -, the opponent's with a !."""

    places: tuple[str, ...] = ()

    def text(self, move: int) -> str:
        """A move as text."""
        row, card = move >> 6, move & 63
        return "end" if row == SPOKEN else f"{card}{PILES[row]}"

    def parse(self, text: str) -> int:
        """The move of a text; raises Refused (`syntax`)."""
        if text == "end":
            return move_at(SPOKEN, END)
        match = MOVE.fullmatch(text) if isinstance(text, str) else None
        if match is None or not LOWEST <= int(match[1]) <= HIGHEST:
            raise Refused(str(text), "syntax")
        return move_at(PILES.index(match[2]), int(match[1]))

    def position(self, state: State, seen: Json) -> Json:
        """Everything known, as JSON."""
        draws = zip(state.draw, state.left, strict=True)
        draw = [draw[: int(left)].tolist()[::-1] for draw, left in draws]
        return {name: (seen | {"draw": draw})[name] for name in FIELDS}

    @property
    def shown(self) -> Sequence[Shown]:
        """The fields of a view."""
        return SHOWN

    def load(self, position: Json, state: State) -> None:
        """Fill an empty state from a position; raises BadInput."""
        refuse_unknown(position, FIELDS)
        _load_piles(position, state)
        _load_cards(position, state)
        state.to_move = whole_number("to_move", position.get("to_move", 0), 0, PLAYERS - 1)
        state.laid = whole_number("laid", position.get("laid", 0), 0, CARDS)
        state.given = whole_number("given", position.get("given", 0), 0, 1)
        if state.given > state.laid:
            raise BadInput("given", f"{state.given} given, but {state.laid} laid")
        _check_laid(state)
        _check_colours(state)
        _check_twins(state)
        if not (state.hand_size + state.left).any():
            raise BadInput("hands", "nobody has a card left; the game was over before")

    def deal_text(self, deal: Cards) -> Json:
        """A deal as JSON, each pile with its top card first."""
        return {"draw": [deal[:CARDS].tolist(), deal[CARDS:].tolist()]}

    def parse_deal(self, text: Json) -> Cards:
        """The deal of a JSON text; raises BadInput."""
        refuse_unknown(object_of("deal", text), ("draw",))
        piles = list_of("draw", text.get("draw"), PLAYERS)
        for pile in piles:
            if sorted(_numbers("draw", pile)) != COLOUR.tolist():
                problem = f"a pile is not exactly the cards {LOWEST} to {HIGHEST}"
                raise BadInput("draw", problem, "cards", wanted=(f"{LOWEST} – {HIGHEST}",))
        return np.array(piles[0] + piles[1], np.int8)


def _load_piles(position: Json, state: State) -> None:
    start = [{}, {}] if position.get("piles") is None else position["piles"]
    for player, given in enumerate(list_of("piles", start, PLAYERS)):
        piles = object_of("piles", given)
        refuse_unknown(piles, ("up", "down"))
        up, down = piles.get("up", BELOW_ALL), piles.get("down", ABOVE_ALL)
        state.piles[player, UP] = whole_number("piles", up, BELOW_ALL, HIGHEST)
        state.piles[player, DOWN] = whole_number("piles", down, LOWEST, ABOVE_ALL)


def _load_cards(position: Json, state: State) -> None:
    hands = list_of("hands", position.get("hands"), PLAYERS)
    draws = list_of("draw", position.get("draw"), PLAYERS)
    for player in range(PLAYERS):
        hand, draw = _numbers("hands", hands[player]), _numbers("draw", draws[player])
        if len(hand) > FULL_HAND:
            raise BadInput("hands", f"{len(hand)} cards; a hand holds {FULL_HAND}")
        _check_single("hands", hand)
        _check_single("draw", draw)
        state.hands[player] = sum(1 << card for card in hand)
        state.hand_size[player] = len(hand)
        state.left[player] = len(draw)
        state.draw[player, : len(draw)] = draw[::-1]


def _numbers(field: str, cards: Any) -> list[int]:
    return [whole_number(field, card, LOWEST, HIGHEST) for card in list_of(field, cards)]


def _check_single(field: str, cards: list[int]) -> None:
    card, copies = max(Counter(cards).items(), key=lambda item: item[1], default=(0, 0))
    if copies > 1:
        raise BadInput(field, f"card {card} more than once; each player has one")


def _check_laid(state: State) -> None:
    """F1: what was laid is neither in the hand nor still to be drawn."""
    in_hand, left = int(state.hand_size[state.to_move]), int(state.left[state.to_move])
    most = CARDS - left - in_hand
    if state.laid > most:
        problem = f"{state.laid} cards; with {in_hand} in hand and {left} to draw, {most} at most"
        raise BadInput("laid", problem)


def _check_colours(state: State) -> None:
    """There are two of each number, one a colour, and one on a pile may be of either."""
    found: Counter[int] = Counter()
    for field, cards in _cards_by_field(state).items():
        for card in cards:
            found[card] += 1
            if LOWEST <= card <= HIGHEST and found[card] > PLAYERS:
                raise BadInput(field, f"card {card} once too often; there are {PLAYERS}")


def _cards_by_field(state: State) -> dict[str, list[int]]:
    players = range(PLAYERS)
    return {
        "hands": [card for player in players for card in _hand(state, player)],
        "draw": [card for player in players for card in _draw_pile(state, player)],
        "piles": state.piles.ravel().tolist(),
    }


def _hand(state: State, player: int) -> list[int]:
    return [card for card in range(LOWEST, HIGHEST + 1) if int(state.hands[player]) >> card & 1]


def _draw_pile(state: State, player: int) -> list[int]:
    return [int(card) for card in state.draw[player, : int(state.left[player])]]


def _check_twins(state: State) -> None:
    """F1: each player has one of each card.

    The worked example `face-strand` has one both in the hand and in the draw pile. That does no
    harm where the whole hand is laid before anything is drawn; else two would become one.
    """
    for player in range(PLAYERS):
        twins = sorted({*_hand(state, player)} & {*_draw_pile(state, player)})
        if twins and _may_keep_a_card(state, player):
            problem = f"card {twins[0]} is in the hand, too; each player has one"
            raise BadInput("draw", problem)


def _may_keep_a_card(state: State, player: int) -> bool:
    """F2: whether a turn of this player can end before the hand is empty."""
    laid = int(state.laid) if player == state.to_move else 0
    return int(state.hand_size[player]) > LEAST_LAID - laid
