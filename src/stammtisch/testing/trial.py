"""One random game of the battery, which remembers where it stands for the report."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from stammtisch.games.moments import Played
from stammtisch.games.moves import NO_MOVE
from stammtisch.games.rulebook import Rulebook
from stammtisch.games.states import State
from stammtisch.testing.failure import expect

LONGER = "the game is longer than LONGEST"


@dataclass(frozen=True)
class Step:
    """One move of a game. The start is a step too: NO_MOVE from a state to itself."""

    before: State
    move: int
    played: Played
    after: State


@dataclass
class Trial:
    """A game to be played at random: the same for the same seed."""

    game: Rulebook
    players: int
    options: dict[str, Any]
    seed: int | str
    number: int = 0  # moves made so far
    state: State | None = field(default=None, repr=False)  # where the game stands

    def start(self) -> State:
        """The game as dealt."""
        return self.game.new(self.players, self.options, seed=self.seed)

    def steps(self) -> Iterator[Step]:
        """The start, then every move to the end. The states are the caller's own."""
        rng = random.Random(f"{self.game.name} {self.seed}")
        state = self.start()
        self._stand(0, state)
        yield Step(state.copy(), NO_MOVE, Played({}, []), state.copy())
        while moves := self.game.legal(state):
            expect(self.number < self.game.rules.LONGEST, LONGER)
            before, move = state.copy(), self._choose(rng, state, moves)
            played = self.game.play(state, move)
            self._stand(self.number + 1, state)
            yield Step(before, move, played, state.copy())

    def states(self) -> Iterator[State]:
        """The state at the start and after every move."""
        for step in self.steps():
            yield step.after

    @cached_property
    def every_move(self) -> tuple[int, ...]:
        """Every code that is a move in some position: its text parses back to it."""
        codes = range(64 * self.game.rules.ROWS)
        return tuple(code for code in codes if _has_text(self.game, code))

    def _stand(self, number: int, state: State) -> None:
        self.number, self.state = number, state

    def _choose(self, rng: random.Random, state: State, moves: list[int]) -> int:
        """Any move; in every other turn of mind one that pays, to get further than chance does."""
        if rng.random() < 0.5:
            paying = [move for move in moves if self.game.points(state, move)]
            return rng.choice(paying or moves)
        return rng.choice(moves)


def trials(game: Rulebook, games: int, seed: int | str) -> Iterator[Trial]:
    """So many games for every number of players and every choice of options."""
    fewest, most = game.players
    names = list(game.rules.OPTIONS)
    for players in range(fewest, most + 1):
        for chosen in product(*game.rules.OPTIONS.values()):
            for number in range(games):
                options = dict(zip(names, chosen, strict=True))
                yield Trial(game, players, options, f"{seed}-{number}")


def _has_text(game: Rulebook, code: int) -> bool:
    try:
        return game.parse(game.text(code)) == code
    except Exception:  # what a game says to a code that means nothing is its own affair
        return False
