"""Score sheets for games that ended before any were kept: made from their changes, by and by."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.store.access import Statement
from stammtisch.store.counting import count_afterwards, uncountable, uncounted
from stammtisch.store.database import Database
from stammtisch.store.journal import NotSaved
from stammtisch.table.course import Course
from stammtisch.table.keeping import finished

log = logging.getLogger(__name__)

AT_ONCE = 50
PAUSE = 3  # times as long as a game took to read: who plays meanwhile comes first
LONGEST_PAUSE = 1.0  # seconds; the very first game may wait for its rules to be compiled


async def fill_in(database: Database, read: Callable[[str], Awaitable[Course]]) -> None:
    """Give every finished game its score sheet, the latest first; a database that can't save ends
    it until the house opens again."""
    try:
        while found := await uncounted(database, AT_ONCE):
            for table in found:
                began = monotonic()
                await database.write(*await _sheet_of(table, read))
                await asyncio.sleep(min(PAUSE * (monotonic() - began), LONGEST_PAUSE))
    except (NotSaved, SQLAlchemyError, OSError) as error:
        log.error("no score sheets for older games", extra={"error": type(error).__name__})


async def _sheet_of(table: str, read: Callable[[str], Awaitable[Course]]) -> list[Statement]:
    """What to save."""
    try:
        game = finished(await read(table))
    except (SQLAlchemyError, OSError):
        raise
    except Exception:
        log.exception("a game can't be read", extra={"table": table})
        return [uncountable(table)]
    return count_afterwards(game.table, game.game, game.sittings, game.sheet)
