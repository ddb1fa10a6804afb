"""What anybody may repeat at a table though the game doesn't go on by it: some at once, then one in
a while, since each time is kept for ever.

It goes by when the changes were made, so a table that is read back forgets nothing.
"""

from datetime import datetime, timedelta

from stammtisch.games.rulebook import Refused


class Restraint:
    """How often each person has done something lately."""

    __slots__ = ("_at_once", "_done", "_while")

    def __init__(self, at_once: int, then_one_in: timedelta) -> None:
        self._at_once, self._while = at_once, then_one_in
        self._done: dict[str, tuple[float, datetime]] = {}  # times that count still, and when

    def note(self, person: str | None, at: datetime) -> None:
        """Somebody does it."""
        if person:
            self._done[person] = (self._lately(person, at) + 1, at)

    def check(self, person: str, at: datetime) -> None:
        """Raises Refused for somebody who has to wait."""
        if self._lately(person, at) > self._at_once - 1:
            raise Refused("", "too-many")

    def _lately(self, person: str, at: datetime) -> float:
        times, then = self._done.get(person, (0.0, at))
        return max(0.0, times - max(timedelta(), at - then) / self._while)


class Allowance:
    """How often each person has done something since the game itself changed last: it may not
    change for long, or never again."""

    __slots__ = ("_done", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._done: dict[str, tuple[int, int]] = {}  # the version of the game, and times since

    def note(self, person: str | None, game_version: int) -> None:
        """Somebody does it."""
        if person:
            self._done[person] = (game_version, self._since(person, game_version) + 1)

    def is_spent(self, person: str, game_version: int) -> bool:
        """Whether somebody has done it often enough."""
        return self._since(person, game_version) >= self._most

    def _since(self, person: str, game_version: int) -> int:
        then, times = self._done.get(person, (game_version, 0))
        return times if then == game_version else 0


def said() -> Allowance:
    """Of phrases."""
    return Allowance(100)


def talk() -> Restraint:
    """Of phrases."""
    return Restraint(5, timedelta(seconds=1))


def to_and_fro() -> Restraint:
    """Of what takes back what was done: a move, leaving, sitting down."""
    return Restraint(100, timedelta(seconds=10))
