"""What is kept of one game."""

from msgspec import Struct

from stammtisch.arena.plan import Seating


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot failed, and lost by it."""

    seat: int
    reason: str
    says: str


class Game(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game; lists have an entry for each seat."""

    deal: int
    group: int
    rotation: int
    seats: list[str]  # the bots
    scores: list[int] | None  # none of a game that was forfeited
    winners: list[int]  # seats; of a forfeited game, all but one
    moves: int
    choices: list[int]  # how many of the moves each bot made
    seconds: list[float]  # how long each thought in all
    slowest: list[float]  # and about one move at most
    forfeit: Forfeit | None = None

    @property
    def seating(self) -> Seating:
        """Which game of the plan it is."""
        return Seating(self.deal, self.group, self.rotation)

    def share(self, seat: int) -> float:
        """The share of a seat in the win: 1, or less for several winners, or 0."""
        return (seat in self.winners) / len(self.winners)

    @property
    def places(self) -> list[int]:
        """1 for the best, equal ones sharing a place; winners first, then by score."""
        scores = self.scores or [0] * len(self.seats)
        worth = [(seat in self.winners, score) for seat, score in enumerate(scores)]
        return [1 + sum(other > own for other in worth) for own in worth]
