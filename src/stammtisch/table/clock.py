"""The clock of a house: what time it is, and how long a turn may still take."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from stammtisch.table.course import Course
from stammtisch.table.views import clock_of
from stammtisch.wire import answers

GRACE = timedelta(seconds=30)  # after the house has opened nobody loses a turn at once


time_of_day = partial(datetime.now, UTC)  # now


class Clock:
    """Looks at the time for all tables."""

    def __init__(self, now: Callable[[], datetime] = time_of_day) -> None:
        self.now = now
        self._opened = now()

    def until(self, course: Course) -> datetime | None:
        """When the running turn must be over, if somebody has to hurry."""
        limit = course.setup.limit
        if limit is None or course.turn_since is None or course.to_move is None:
            return None
        if course.house_plays is not None:
            return None
        length = timedelta(seconds=limit)
        return max(course.turn_since + length, self._opened + min(length, GRACE))

    def seconds_left(self, course: Course) -> float | None:
        """How long the running turn may still take; None without a limit."""
        until = self.until(course)
        return None if until is None else max(0.0, (until - self.now()).total_seconds())

    def of(self, course: Course, now: datetime | None = None) -> answers.Clock | None:
        """The clock of the running turn, to show."""
        return clock_of(course, now or self.now(), self.until(course))
