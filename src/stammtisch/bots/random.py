"""The bot that any other should beat: every legal move is as good as the next."""

from dataclasses import dataclass

from stammtisch.bots.interface import Thought
from stammtisch.games.chance import Chance, below
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State


@dataclass(frozen=True)
class Random:
    """Plays any legal move."""

    name: str = "random"
    usual_seconds: float = 0.0

    def choose(
        self,
        game: Rulebook,
        view: State,
        seat: int,
        seconds: float,
        chance: Chance,
        since: State | None = None,
    ) -> Thought:
        """One of the legal moves, each as likely."""
        moves = game.legal(view)
        move = moves[below(chance, len(moves))]
        return Thought(move, line=[move])
