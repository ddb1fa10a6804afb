"""Tables at which nobody has waited for a game for long are closed."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from stammtisch.store.database import Database
from stammtisch.store.tables import waiting_since
from stammtisch.table import changes
from stammtisch.table.background import PATIENCE_SECONDS, note
from stammtisch.table.changes import AnyChange
from stammtisch.table.clock import Clock
from stammtisch.table.course import Course
from stammtisch.table.table import Table

Finding = Callable[[str], Awaitable[Table]]

ABANDONED = timedelta(days=7)  # since anybody came, went or got ready at a table that waits
APART_SECONDS = 3600.0


async def keep_closing(database: Database, clock: Clock, find: Finding) -> None:
    """Close what is abandoned from time to time. Not at once: who looks at a table comes again
    after the house was closed."""
    while True:
        await asyncio.sleep(APART_SECONDS)
        try:
            await close_abandoned(database, clock, find)
        except Exception as error:
            note(error, "abandoned tables can't be found")


async def close_abandoned(database: Database, clock: Clock, find: Finding) -> None:
    """Close tables that wait for nobody any more, as far as that can be done."""
    for name in await waiting_since(database, clock.now() - ABANDONED):
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                table = await find(name)
                await table.decided(partial(_give_up, table))
        except Exception as error:
            note(error, "an abandoned table can't be closed", table=name)


def _give_up(table: Table, course: Course, now: datetime) -> list[AnyChange]:
    """Unless somebody looks at it, or it began meanwhile."""
    waits = course.status == "waiting" and not table.listeners
    return [changes.Closed(now)] if waits else []
