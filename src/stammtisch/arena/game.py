"""What is kept of one game."""

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.arena.plan import Seating

MUCH = 10**12  # more than anything here can be; what is read back is checked
Count = Annotated[int, Meta(ge=0, le=MUCH)]
Score = Annotated[int, Meta(ge=-MUCH, le=MUCH)]
Seconds = Annotated[float, Meta(ge=0, le=MUCH)]


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot failed, and lost by it."""

    seat: Count
    reason: str
    says: str


class Game(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game; lists have an entry for each seat."""

    deal: Count
    group: Count
    rotation: Count
    seats: list[str]  # the bots
    scores: list[Score] | None  # none of a game that was forfeited
    winners: list[Count]  # seats; of a forfeited game, all but one
    moves: Count
    choices: list[Count]  # how many of the moves each bot made
    seconds: list[Seconds]  # how long each thought in all
    slowest: list[Seconds]  # and about one move at most
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
