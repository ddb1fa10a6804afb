"""Many random games from one seed, and what came of them. Memory doesn't grow with their number."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.chance import seeded
from stammtisch.games.interface import Json
from stammtisch.games.moves import empty_move_set
from stammtisch.games.rulebook import BadInput, Rulebook

CHUNK = 20_000  # games between two looks at the progress
MOST = 10**9


class Tally:
    """Count, sums and extremes of whole numbers, one column a player; the sums are exact."""

    def __init__(self, columns: int) -> None:
        self.count = 0
        self.total = [0] * columns
        self.squares = [0] * columns
        self.low: list[int] = []
        self.high: list[int] = []

    def add(self, rows: NDArray[np.int64]) -> None:
        """Count these rows, too."""
        self.count += len(rows)
        self.total = _added(self.total, rows.sum(axis=0))
        self.squares = _added(self.squares, (rows * rows).sum(axis=0))
        self.low = np.min([*[self.low] * bool(self.low), rows.min(axis=0)], axis=0).tolist()
        self.high = np.max([*[self.high] * bool(self.high), rows.max(axis=0)], axis=0).tolist()

    @property
    def mean(self) -> list[float]:
        """The mean of each column."""
        return [round(total / self.count, 4) for total in self.total]

    @property
    def stdev(self) -> list[float]:
        """The standard deviation of each column."""
        spreads = zip(self.squares, self.total, strict=True)
        return [round(_spread(self.count, squares, total), 4) for squares, total in spreads]


class Simulation:
    """Random games of one kind. `run` plays them, `report` says what came of them."""

    def __init__(self, game: Rulebook, players: int | None, options: Json, seed: int | str) -> None:
        self.game = game
        self.seed = seed
        self.state = game.empty(players, options)
        self.players = int(self.state["players"])
        self.lengths = Tally(1)
        self.scores = Tally(self.players)
        self.wins = [0] * self.players
        self._deal = np.concatenate(game.rules.PILES)
        self._chance = seeded(seed)

    def warm_up(self) -> None:
        """Compile, or load what was compiled, before anybody looks at a clock."""
        self._games(1, self._deal.copy(), seeded("warm-up"))

    def run(self, games: int) -> Iterator[int]:
        """Play so many games; tell after each chunk how many they were."""
        if not 1 <= games <= MOST:
            raise BadInput("games", f"{games} is not between 1 and {MOST}")
        for start in range(0, games, CHUNK):
            chunk = min(CHUNK, games - start)
            self._count(*self._games(chunk, self._deal, self._chance))
            yield chunk

    def _games(self, games: int, deal: Any, chance: Any) -> tuple[Any, Any, Any]:
        lengths, winners = np.zeros((2, games), np.int64)
        scores, minus = np.zeros((2, games, self.players), np.int64)
        moves = empty_move_set(self.game.rules.ROWS)
        self.game.playouts.random_games(
            self.state, deal, moves, chance, lengths, scores, minus, winners
        )
        return lengths, scores, winners

    def _count(self, lengths: Any, scores: Any, winners: Any) -> None:
        self.lengths.add(lengths[:, None])
        self.scores.add(scores)
        won = [int((winners >> player & 1).sum()) for player in range(self.players)]
        self.wins = [before + now for before, now in zip(self.wins, won, strict=True)]

    def report(self, seconds: float) -> Json:
        """What came of the games, as JSON."""
        moves = self.lengths.total[0]
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.game.options_of(self.state),
            "games": self.lengths.count,
            "seed": self.seed,
            "moves": moves,
            "seconds": round(seconds, 6),
            "moves_per_second": round(moves / max(seconds, 1e-9)),
            "length": {
                "mean": self.lengths.mean[0],
                "min": self.lengths.low[0],
                "max": self.lengths.high[0],
            },
            "scores": {
                "mean": self.scores.mean,
                "stdev": self.scores.stdev,
                "min": self.scores.low,
                "max": self.scores.high,
            },
            "wins": self.wins,
        }


def _added(so_far: list[int], more: NDArray[np.int64]) -> list[int]:
    return [one + other for one, other in zip(so_far, more.tolist(), strict=True)]


def _spread(count: int, squares: int, total: int) -> float:
    return sqrt(max(0, count * squares - total * total)) / count
