"""What a bot is: a view in, a thought out."""

from dataclasses import dataclass, field
from typing import Protocol

from stammtisch.games.chance import Chance
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State


@dataclass(frozen=True)
class Thought:
    """A move, and what the bot thought of it and of the others."""

    move: int
    # of each move considered; more is better
    values: dict[int, float] = field(default_factory=dict)
    # how often each was tried, where that counts
    visits: dict[int, int] = field(default_factory=dict)
    # the moves it plans for this turn
    line: list[int] = field(default_factory=list)


class Bot(Protocol):
    """A player that is a program. It keeps nothing between two moves."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    @property
    def usual_seconds(self) -> float:
        """How long it thinks about a move when nobody says otherwise."""

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        """A legal move for the seat, from what the seat knows (`game.blind`) and nothing more:
        now, and when the turn before this one began, where somebody remembers that."""
