"""What the greedy bot likes: the worth of one move, in points or in gaps between numbers.

A taste looks at a blind state before and after a move. What a blind state deals or turns over is
made up, so a taste counts how many cards come, never which.
"""

from abc import ABC, abstractmethod
from collections import Counter
from functools import cached_property

from stammtisch.games.cafe import cards
from stammtisch.games.cafe.guests import JOKER
from stammtisch.games.cafe.notation import KIND_OF
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State

WON = 1000.0


class Taste(ABC):
    """What is liked in one game, from one view."""

    def __init__(self, game: Rulebook, view: State, seat: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat

    @abstractmethod
    def worth(self, before: State, move: int, after: State) -> float:
        """What this move is worth to the player who makes it."""

    def earned(self, before: State, move: int) -> int:
        """The points of a move."""
        return sum(self.game.points(before, move).values())


class Points(Taste):
    """The taste for games that it knows nothing else about."""

    def worth(self, before: State, move: int, after: State) -> float:
        """The points."""
        return float(self.earned(before, move))


class CafeTaste(Taste):
    """Points, less what the guest might earn elsewhere."""

    HOME = 0.5  # a guest is worth keeping a little for each table of its nation
    COMING = 0.0  # and for each one that is still to come
    TWIN = 0.0  # one of two alike is kept less: one seat is seldom followed by another like it
    JOKER = 4.0  # a joker fits anywhere, so it waits for a good seat
    SHED = 0.0  # what it is worth to have a card less

    def worth(self, before: State, move: int, after: State) -> float:
        """The points of a guest seated or sent to the bar."""
        text = self.game.text(move)
        if "@" in text:
            return self.SHED + self.earned(before, move) - self._kept(before, text.split("@")[0])
        verb, _, guest = text.partition(" ")
        if verb in ("bar", "down"):
            return self.earned(before, move) - self._kept(before, guest)
        return self.spoken(before, text)

    def spoken(self, before: State, text: str) -> float:
        """Ending the turn is worth nothing; neither is it a loss."""
        return 0.0

    def _kept(self, before: State, guest: str) -> float:
        kind = KIND_OF[guest]
        nation = kind >> 1
        if nation == JOKER:
            return self.JOKER
        twins = bool(before["hands"][self.seat, kind] > 1)
        homes = self.HOME * self._tables[nation] + self.COMING * self._coming[nation]
        return homes - self.TWIN * twins

    @cached_property
    def _tables(self) -> Counter[int]:
        """How many tables each nation has on the floor."""
        return Counter(self.view["tables"].tolist())

    @cached_property
    def _coming(self) -> Counter[int]:
        """How many tables each nation has in the pile: those that nobody has seen yet."""
        return Counter(self.view["table_pile"][: self.view["tables_left"]].tolist())


class CardsTaste(CafeTaste):
    """cafe-cards: a card in hand costs two points in the end (C9)."""

    COMING = 0.1
    TWIN = 0.25
    SHED = float(cards.MINUS)
    DRAWING = -1.0  # a new guest costs two points, but may earn them back

    def spoken(self, before: State, text: str) -> float:
        """Draw when there is nothing better; declare the game over when ahead."""
        if text == "draw":
            return self.DRAWING
        return float(cards.lead(before)) if text == "close" else 0.0


class DuelTaste(Taste):
    """face-to-face: small gaps on one's own piles, small help for the other's, a full hand."""

    LAID = 2.0  # what a card laid is worth: the gap that it may cost
    DRAWN = 2.0  # what a card drawn is worth
    HELP = 0.5  # what a gap given back to the opponent costs

    def worth(self, before: State, move: int, after: State) -> float:
        """The gaps of a card, or the cards drawn at the end of the turn."""
        own, other = self.seat, 1 - self.seat
        if self.game.text(move) == "end":
            return self._after_the_turn(before, after)
        if not after["hand_size"][own] and not after["left"][own]:
            return WON  # F7
        room = _room(after, own) - _room(before, own)
        return self.LAID + room - self.HELP * (_room(after, other) - _room(before, other))

    def _after_the_turn(self, before: State, after: State) -> float:
        held = int(after["hand_size"][self.seat])
        if held == 1 and self.game.options_of(after)["last_card"] == "loses":
            return -WON  # F9
        return self.DRAWN * (held - int(before["hand_size"][self.seat]))


def _room(state: State, player: int) -> int:
    """How many numbers the piles of a player have still before them."""
    up, down = state["piles"][player].tolist()
    return int(down - up)


TASTES: dict[str, type[Taste]] = {
    "cafe-cards": CardsTaste,
    "cafe-board": CafeTaste,
    "face-to-face": DuelTaste,
}
