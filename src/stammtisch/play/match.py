"""One match: a game, its players, the moves made so far. It reads no clock and draws no chance."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, cast

from msgspec import Meta, Struct

from stammtisch.games.chance import Cards
from stammtisch.games.interface import Json
from stammtisch.games.rulebook import BadInput, Played, Refused, Result, Rulebook
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
from stammtisch.play.fairness import commitment, fair_deal

# After one of these a move can't be taken back: a card or a table has been turned over, the turn is
# over, or (Moved) it is not known what the move did.
FINAL = frozenset((Cleared, Drawn, GameOver, Moved, TurnEnded))

# A name is shown in terminals and on pages: no control characters, nothing that turns text around.
NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]{1,40}")


class MoveMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in text, and when it was made."""

    move: Annotated[str, Meta(max_length=40)]
    at: datetime


@dataclass(frozen=True)
class Change:
    """A match before and after a move, and what happened in between."""

    before: State
    after: State
    events: tuple[AnyEvent, ...]


@dataclass(eq=False)
class Match:
    """A running or finished match; `begin` starts one."""

    game: Rulebook
    names: tuple[str, ...]
    deal: Cards = field(repr=False)
    salt: str = field(repr=False)
    nonces: tuple[str, ...] = field(repr=False)
    rows: Rows = field(repr=False)  # the state, as a table of one row
    moves: list[MoveMade] = field(default_factory=list, repr=False)
    resigned: int | None = None  # the player of two who gave up
    _earlier: list[Rows] = field(default_factory=list, repr=False)  # what undo goes back to
    _legal: dict[str, dict[str, int]] | None = field(default=None, repr=False)  # in this state

    @classmethod
    def begin(
        cls,
        game: Rulebook,
        names: Sequence[str],
        options: Json | None = None,
        *,
        salt: str,
        nonces: Sequence[str] = (),
    ) -> "Match":
        """Deal from a salt and the players' nonces (fairness.py); raises BadInput."""
        check_names(names)
        if len(nonces) > len(names):
            raise BadInput("nonces", f"{len(nonces)} of them for {len(names)} players")
        padded = (*nonces, *[""] * (len(names) - len(nonces)))
        deal = fair_deal(game, salt, padded)
        state = game.new(len(names), options, deal=deal)
        return cls(game, tuple(names), deal, salt, padded, rows_of(state))

    @property
    def state(self) -> State:
        """The state of the game; it is changed by `play` alone."""
        return cast(State, self.rows[0])

    @property
    def options(self) -> Json:
        """The options it is played with."""
        return self.game.options_of(self.state)

    @property
    def to_move(self) -> int:
        """The player whose move it is."""
        return int(self.rows["to_move"][0])

    @property
    def result(self) -> Result | None:
        """The result, once the game is over or one of two players has given up."""
        if self.resigned is None:
            return self.game.result(self.state)
        standing = self.game.standing(self.state)
        return Result(standing.scores, standing.minus, [1 - self.resigned])

    @property
    def commitment(self) -> str:
        """What is published before the first move."""
        return commitment(self.salt, self.game.notation.deal_text(self.deal))

    def legal(self) -> dict[str, dict[str, int]]:
        """The legal moves in text, sorted, with what each earns by place."""
        if self._legal is None:
            self._legal = self.game.worth(self.rows)
        return self._legal

    def refusal(self, move: str) -> Refused | None:
        """Why a move may not be made, or None when it is legal."""
        if self.resigned is not None:
            return Refused(move, "over")
        try:
            return self.game.refusal(self.state, self.game.parse(move))
        except Refused as unreadable:
            return unreadable

    def play(self, move: str, at: datetime) -> Change:
        """Make a move; raises Refused, and changes nothing, when it isn't legal."""
        points = self.legal().get(move)
        if points is None:
            raise self.refusal(move) or Refused(move, "syntax")
        stamped = MoveMade(move, self._not_before_the_last(at))
        before, after = self.rows, copied_rows(self.rows)
        played = Played(points, self.game.make(after, self.game.parse(move)))
        self.rows, self._legal = after, None
        over = not self.legal()
        events = tuple(events_of(self.game, before, after, move, played, over))
        self._earlier.append(before)
        if not FINAL.isdisjoint(map(type, events)):
            self._earlier.clear()
        self.moves.append(stamped)
        return Change(cast(State, before[0]), cast(State, after[0]), events)

    def _not_before_the_last(self, at: datetime) -> datetime:
        """A clock that was set back stands still until it has caught up."""
        if at.tzinfo is None:
            raise BadInput("at", "a time stamp without its zone")
        return max(at, self.moves[-1].at) if self.moves else at

    def can_undo(self, player: int) -> bool:
        """Whether the player may take the last move back."""
        return bool(self._earlier) and player == self.to_move and self.resigned is None

    def undo(self, player: int) -> Change:
        """Take back the last move of this turn; raises Refused once something was turned over."""
        if not self.can_undo(player):
            raise Refused("undo", "not-now")
        before, self.rows, self._legal = self.state, self._earlier.pop(), None
        self.moves.pop()
        return Change(before, self.state, (TakenBack(player),))

    def resign(self, player: int) -> Change:
        """Give up: of two players the other one wins; raises Refused for more, and at the end."""
        if len(self.names) != 2 or not 0 <= player < 2:
            raise Refused("resign", "not-now")
        if self.result is not None:
            raise Refused("resign", "over")
        self.resigned, self._legal = player, {}
        self._earlier.clear()
        result = self.game.standing(self.state)
        over = GameOver(result.scores, result.minus, [1 - player])
        return Change(self.state, self.state, (over,))


def check_names(names: Sequence[str]) -> None:
    """Names are short and can be printed; raises BadInput."""
    for name in names:
        if not NAME.fullmatch(name):
            raise BadInput("players", f"{name!r} is no name of 1 to 40 printable characters")
