"""A score sheet: what each player has done. Turns, points, kinds of move, the best turn.

It is kept move by move from what each move did, so a finished match need not be played again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from stammtisch.play.events import (
    WORDS,
    AnyEvent,
    Closed,
    ClubStarted,
    GameOver,
    Gave,
    Laid,
    LaidDown,
    Moved,
    Seated,
    TurnEnded,
    WentToBar,
)

KindOfMove = Literal[
    "alone",
    "one-table",
    "two-tables",
    "three-tables",
    "club",
    "drawn",
    "laid-down",
    "closed",
    "bar",
    "rising",
    "falling",
    "gift",
    "other",
]

END_OF_TURN = (TurnEnded, GameOver)
NONE_YET = (0, 0)  # moves, points
# A guest seated, by how many tables paid.
BY_TABLES: tuple[KindOfMove, ...] = ("alone", "one-table", "two-tables", "three-tables")
PILES: dict[str, KindOfMove] = {"+": "rising", "-": "falling"}


@dataclass(slots=True)
class SheetLine:
    """What one player has done. In a duel a card laid counts as a point, as it does in the end."""

    turns: int = 0
    points: int = 0
    best_turn: int = 0
    best_move: int = 0  # how many moves had been made when the best turn began
    # How many moves of each kind, and their points.
    kinds: dict[KindOfMove, tuple[int, int]] = field(default_factory=dict)


# A move of the turn: its kind, how many moves it is, its points. One that is no kind of its own
# (`end`, a guest of a club) is no move.
_Step = tuple[KindOfMove, int, int]


class ScoreSheet:
    """Of a match from its first move on."""

    __slots__ = ("_before", "_turn", "lines")

    def __init__(self, players: int) -> None:
        self.lines = [SheetLine() for _ in range(players)]
        self._before = 0  # moves made before this turn
        self._turn: list[_Step] = []

    def add(self, player: int, move: str, events: Sequence[AnyEvent]) -> None:
        """A move was made, and this came of it."""
        in_club = bool(self._turn) and self._turn[0][0] == "club"  # V1: instead of anything else
        self._turn.append(_step(move, events, in_club))
        if events and type(events[-1]) in END_OF_TURN:
            self.end_turn(player)

    def take_back(self) -> None:
        """The last move was taken back; that can't be one of an earlier turn."""
        self._turn.pop()

    def end_turn(self, player: int) -> None:
        """A turn is over, or the game in the middle of one; without a move it was none."""
        if not self._turn:
            return
        line, of_turn = self.lines[player], 0
        for kind, moves, points in self._turn:
            of_turn += points
            if moves or points:
                before = line.kinds.get(kind, NONE_YET)
                line.kinds[kind] = (before[0] + moves, before[1] + points)
        if of_turn > line.best_turn:
            line.best_turn, line.best_move = of_turn, self._before
        line.turns += 1
        line.points += of_turn
        self._before += len(self._turn)
        self._turn.clear()


def _step(move: str, events: Sequence[AnyEvent], in_club: bool) -> _Step:
    if move in WORDS:
        return "drawn", int(move == "draw"), 0
    kind, points = _KINDS[type(events[0])](events[0])
    # V3: the club is paid for once, with its last guest
    return ("club", 0, points) if in_club else (kind, 1, points)


def _seated(event: Seated) -> tuple[KindOfMove, int]:
    paid = event.points.values()
    return BY_TABLES[min(len(paid), 3)], sum(paid)


# What kind of move an event tells of, and its points.
_KINDS: dict[type[AnyEvent], Callable[[Any], tuple[KindOfMove, int]]] = {
    Seated: _seated,
    Laid: lambda event: (PILES[event.pile], 1),
    Gave: lambda _: ("gift", 1),
    WentToBar: lambda event: ("bar", event.points),
    ClubStarted: lambda _: ("club", 0),
    LaidDown: lambda _: ("laid-down", 0),
    Closed: lambda _: ("closed", 0),
    Moved: lambda event: ("other", sum(event.points.values())),
}
