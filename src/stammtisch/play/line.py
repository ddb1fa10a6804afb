"""A game from some position on, move by move. It reads no clock and draws no chance."""

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from stammtisch.games.interface import Json
from stammtisch.games.rulebook import Played, Refused, Rulebook, load_position
from stammtisch.games.states import Rows, State, copied_rows, rows_of
from stammtisch.play.events import (
    AnyEvent,
    Cleared,
    Drawn,
    GameOver,
    Moved,
    TakenBack,
    TurnEnded,
    events_of,
)

# After one of these a move can't be taken back: a card or a table has been turned over, the turn is
# over, or (Moved) it is not known what the move did.
FINAL = frozenset((Cleared, Drawn, GameOver, Moved, TurnEnded))


class Change(NamedTuple):
    """A game before and after a move, and what happened in between."""

    before: State
    after: State
    events: tuple[AnyEvent, ...]


@dataclass(eq=False)
class Line:
    """A game and where it stands; `Line.of` goes on from any position."""

    game: Rulebook
    rows: Rows = field(repr=False)  # the state, as a table of one row
    _earlier: list[Rows] = field(default_factory=list, repr=False)  # what undo goes back to
    _legal: dict[str, dict[str, int]] | None = field(default=None, repr=False)  # in this state

    @classmethod
    def of(cls, position: Json) -> "Line":
        """The game of a position; raises BadInput."""
        game, state = load_position(position)
        return cls(game, rows_of(state))

    @property
    def state(self) -> State:
        """The state of the game; it is changed by moves alone."""
        return cast(State, self.rows[0])

    @property
    def options(self) -> Json:
        """The options it is played with."""
        return self.game.options_of(self.state)

    @property
    def to_move(self) -> int:
        """The player whose move it is."""
        return int(self.rows["to_move"][0])

    def legal(self) -> dict[str, dict[str, int]]:
        """The legal moves in text, sorted, with what each earns by place."""
        if self._legal is None:
            self._legal = self.game.worth(self.rows)
        return self._legal

    def refusal(self, move: str) -> Refused | None:
        """Why a move may not be made, or None when it is legal."""
        try:
            return self.game.refusal(self.state, self.game.parse(move))
        except Refused as unreadable:
            return unreadable

    def step(self, move: str) -> Change:
        """Make a move; raises Refused, and changes nothing, when it isn't legal."""
        points = self.legal().get(move)
        if points is None:
            raise self.refusal(move) or Refused(move, "syntax")
        before, after = self.rows, copied_rows(self.rows)
        played = Played(points, self.game.make(after, self.game.move_called(move)))
        self.rows, self._legal = after, None
        over = not self.legal()
        events = tuple(events_of(self.game, before, after, move, played, over))
        self._earlier.append(before)
        if not FINAL.isdisjoint(map(type, events)):
            self.settle()
        return Change(cast(State, before[0]), cast(State, after[0]), events)

    def can_undo(self, player: int) -> bool:
        """Whether the player may take the last move back."""
        return bool(self._earlier) and player == self.to_move

    def settle(self) -> None:
        """Nothing that was done so far can be taken back any more."""
        self._earlier.clear()

    def undo(self, player: int) -> Change:
        """Take back the last move of this turn; raises Refused once something was turned over."""
        if not self.can_undo(player):
            raise Refused("undo", "not-now")
        before, self.rows, self._legal = self.state, self._earlier.pop(), None
        return Change(before, self.state, (TakenBack(player),))
