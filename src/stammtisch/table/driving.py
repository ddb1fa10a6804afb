"""What a table does by itself: it keeps an eye on the clock, and has the house play."""

import asyncio
import logging
from datetime import datetime
from typing import Protocol

from stammtisch.table import changes
from stammtisch.table.asked import Asked, Listener
from stammtisch.table.background import note_failure
from stammtisch.table.changes import AnyChange
from stammtisch.table.clock import Clock
from stammtisch.table.course import Course
from stammtisch.table.house_bots import HouseBots
from stammtisch.wire.answers import Refusal

log = logging.getLogger(__name__)


class Driven(Protocol):
    """A table."""

    course: Course
    listeners: list[Listener]

    def ask(self, asked: Asked) -> None:
        """Take a request."""


class Driver:
    """The clock and the bots of one table."""

    __slots__ = (
        "_alarm",
        "_bots",
        "_clock",
        "_stopped",
        "_table",
        "_thinking",
        "_thinking_about",
    )

    def __init__(self, table: Driven, clock: Clock, bots: HouseBots) -> None:
        self._table, self._clock, self._bots = table, clock, bots
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_about = -1  # the version of the game
        self._stopped = False

    @property
    def waits(self) -> bool:
        """Whether the table goes on though nobody asks for anything."""
        return self._alarm is not None or self._table.course.house_plays is not None

    def go_on(self) -> None:
        """See to the clock, and to the bot whose turn it is, after every change."""
        if self._stopped:
            return
        course = self._table.course
        if self._alarm or course.setup.limit is not None:
            self._set_alarm()
        level = course.house_plays
        about = -1 if level is None else course.game_version
        if about == self._thinking_about:
            return
        self._thinking_about = about
        if self._thinking:
            self._thinking.cancel()
        if level is not None:
            self._thinking = asyncio.create_task(self._let_house_play(level))
            self._thinking.add_done_callback(note_failure)

    def think_again(self) -> None:
        """A bot whose move was not saved moves again."""
        self._thinking_about = -1

    def stop(self) -> None:
        """Do nothing more, whatever is still saved."""
        self._stopped = True
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._thinking:
            self._thinking.cancel()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        seconds = self._clock.seconds_left(self._table.course)
        if seconds is not None:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        self._alarm = None
        self._table.ask(Asked(self._replace_the_late, lambda _: None, done=self.go_on))

    def _replace_the_late(self, course: Course, now: datetime) -> list[AnyChange]:
        seconds = self._clock.seconds_left(course)
        if seconds is None or seconds > 0 or course.to_move is None:
            return []
        return [changes.WasReplaced(now, course.to_move, "time")]

    async def _let_house_play(self, level: str) -> None:
        course = self._table.course
        match, version = course.match, course.game_version
        assert match is not None
        waited_for = bool(self._table.listeners) or course.is_played
        move = await self._bots.choose(level, match, course.setup.host, waited_for)

        def decide(course: Course, now: datetime) -> list[AnyChange]:
            still = course.game_version == version and course.house_plays is not None
            return [changes.MadeMove(now, move)] if still else []

        def tell(refusal: Refusal) -> None:  # its sentence may name a hidden card
            log.error("a bot was refused", extra={"reason": refusal.refused})

        self._table.ask(Asked(decide, tell))
