"""One match: a game, its players, the moves made so far. It reads no clock and draws no chance."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.games.chance import Cards
from stammtisch.games.interface import Json
from stammtisch.games.moments import Moves
from stammtisch.games.rulebook import BadInput, Refused, Result, Rulebook, shown
from stammtisch.games.sights import NO_NEWS
from stammtisch.games.states import State, rows_of
from stammtisch.play.events import GameOver
from stammtisch.play.fairness import commitment, fair_deal
from stammtisch.play.line import Change, Line

# A name is shown in terminals and on pages: no control characters, nothing that turns text around.
NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]{1,40}")


class MoveMade(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A move in text, and when it was made."""

    move: Annotated[str, Meta(max_length=40)]
    at: datetime


@dataclass(eq=False, kw_only=True)
class Match(Line):
    """A running or finished match: a line that begins with a deal; `begin` starts one."""

    names: tuple[str, ...]
    deal: Cards = field(repr=False)
    salt: str = field(repr=False)
    nonces: tuple[str, ...] = field(repr=False)
    moves: list[MoveMade] = field(default_factory=list, repr=False)
    resigned: int | None = None  # the player of two who gave up

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
            problem = f"{len(nonces)} of them for {len(names)} players"
            raise BadInput("nonces", problem, "count", str(len(nonces)), (str(len(names)),))
        padded = (*nonces, *[""] * (len(names) - len(nonces)))
        deal = fair_deal(game, salt, padded)
        state = game.new(len(names), options, deal=deal)
        moment = game.moments.of(rows_of(state))
        return cls(game, moment, names=tuple(names), deal=deal, salt=salt, nonces=padded)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over or one of two players has given up."""
        return result_of(self.game, self.state, self.resigned)

    @property
    def is_over(self) -> bool:
        """Whether no move is left, or one of two players has given up."""
        return super().is_over or self.resigned is not None

    def legal(self) -> Moves:
        """The legal moves; none once somebody has given up."""
        return super().legal() if self.resigned is None else {}

    @property
    def commitment(self) -> str:
        """What is published before the first move."""
        return commitment(self.salt, self.game.notation.deal_text(self.deal))

    def refusal(self, move: str) -> Refused | None:
        """Why a move may not be made, or None when it is legal."""
        return super().refusal(move) if self.resigned is None else Refused(move, "over")

    def play(self, move: str, at: datetime) -> Change:
        """Make a move; raises Refused, and changes nothing, when it isn't legal."""
        stamped = MoveMade(move, self._not_before_the_last(at))
        if self.resigned is not None:
            raise Refused(move, "over")
        change = self.step(move)
        self.moves.append(stamped)
        return change

    def _not_before_the_last(self, at: datetime) -> datetime:
        """A clock that was set back stands still until it has caught up."""
        if at.tzinfo is None:
            raise BadInput("at", "a time stamp without its zone", "zone", at.isoformat())
        moves = self.moves
        return at if not moves or at >= moves[-1].at else moves[-1].at

    def undo(self, player: int) -> Change:
        """Take back the last move of this turn; raises Refused once something was turned over."""
        change = super().undo(player)
        self.moves.pop()
        return change

    def resign(self, player: int) -> Change:
        """Give up: of two players the other one wins; raises Refused for more, and at the end."""
        if len(self.names) != 2 or not 0 <= player < 2:
            raise Refused("resign", "not-now")
        if self.result is not None:
            raise Refused("resign", "over")
        self.resigned = player
        self.settle()
        result = self.game.standing(self.state)
        over = GameOver(result.scores, result.minus, [1 - player])
        return Change(self.moment, self.moment, (over,), NO_NEWS)


def result_of(game: Rulebook, state: State, resigned: int | None) -> Result | None:
    """The result of a game that is over, or that one of two players has given up."""
    if resigned is None:
        return game.result(state)
    standing = game.standing(state)
    return Result(standing.scores, standing.minus, [1 - resigned])


def check_names(names: Sequence[str]) -> None:
    """Names are short and can be printed; raises BadInput."""
    for name in names:
        if not NAME.fullmatch(name):
            problem = f"{name!r} is no name of 1 to 40 printable characters"
            raise BadInput("players", problem, "name", shown(ascii(name)[1:-1]))
