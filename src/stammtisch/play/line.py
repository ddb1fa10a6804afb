"""A game from some position on, move by move. It reads no clock and draws no chance."""

from dataclasses import dataclass, field

from msgspec import Struct

from stammtisch.games.interface import Json
from stammtisch.games.moments import Moment, Moves
from stammtisch.games.rulebook import Refused, Rulebook, load_position
from stammtisch.games.sights import News
from stammtisch.games.states import State, rows_of
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


class Change(Struct, frozen=True, eq=False, gc=False):
    """A game before and after a move, and what happened in between."""

    earlier: Moment
    later: Moment
    events: tuple[AnyEvent, ...]
    news: News  # what is new to see

    @property
    def before(self) -> State:
        """The state before."""
        return self.earlier.state

    @property
    def after(self) -> State:
        """The state after."""
        return self.later.state


@dataclass(eq=False)
class Line:
    """A game and where it stands; `Line.of` goes on from any position."""

    game: Rulebook
    moment: Moment = field(repr=False)
    turn_began: Moment = field(init=False, repr=False)  # the first since another player moved
    turn_before: Moment = field(init=False, repr=False)  # and where the turn before began
    _earlier: list[Moment] = field(default_factory=list, repr=False)  # what undo goes back to

    def __post_init__(self) -> None:
        self.turn_began = self.turn_before = self.moment

    @classmethod
    def of(cls, position: Json) -> "Line":
        """The game of a position; raises BadInput."""
        game, state = load_position(position)
        return cls(game, game.moments.of(rows_of(state)))

    @property
    def state(self) -> State:
        """The state of the game; it is changed by moves alone."""
        return self.moment.state

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.sights.players(self.moment.known)

    @property
    def options(self) -> Json:
        """The options it is played with."""
        return self.game.options_of(self.state)

    @property
    def to_move(self) -> int:
        """The player whose move it is."""
        return self.moment.to_move

    @property
    def is_over(self) -> bool:
        """Whether no move is left."""
        return not self.moment.choices

    def legal(self) -> Moves:
        """The legal moves in text, sorted, with what each earns by place."""
        return self.game.moments.moves(self.moment)

    def refusal(self, move: str) -> Refused | None:
        """Why a move may not be made, or None when it is legal."""
        try:
            return self.game.refusal(self.state, self.game.parse(move))
        except Refused as unreadable:
            return unreadable

    def step(self, move: str) -> Change:
        """Make a move; raises Refused, and changes nothing, when it isn't legal."""
        before = self.moment
        made = self.game.moments.after(before, self.game.move_called(move))
        if made is None:
            raise self.refusal(move) or Refused(move, "not-now")
        self.moment = made.moment
        if made.moment.to_move != before.to_move:
            self.turn_before, self.turn_began = self.turn_began, made.moment
        events = tuple(events_of(self.game, before, move, made))
        for event in events:
            if type(event) in FINAL:
                self._earlier.clear()
                break
        else:
            self._earlier.append(before)
        return Change(before, made.moment, events, made.news)

    def can_undo(self, player: int) -> bool:
        """Whether the player may take the last move back."""
        return bool(self._earlier) and player == self.moment.to_move

    def settle(self) -> None:
        """Nothing that was done so far can be taken back any more."""
        self._earlier.clear()

    def undo(self, player: int) -> Change:
        """Take back the last move of this turn; raises Refused once something was turned over."""
        if not self.can_undo(player):
            raise Refused("undo", "not-now")
        undone, self.moment = self.moment, self._earlier.pop()
        news = self.game.sights.news(undone.known, self.moment.known)
        return Change(undone, self.moment, (TakenBack(player),), news)
