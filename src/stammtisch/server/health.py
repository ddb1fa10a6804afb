"""Whether the house is alive, and whether it can work."""

import asyncio
from time import monotonic

from litestar import get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import literal, select
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.errors import NotDone, refusals
from stammtisch.store.database import Database

PATIENCE = 3.0  # seconds
FRESH_SECONDS = 1.0  # anybody may ask at any time, so not each of them is a trip to the database


class Health(Struct, frozen=True):
    """How the house is.

    >>> {"fine": true}
    """

    fine: bool


class Readiness:
    """Whether the database answers: asked by one at a time, for all who want to know meanwhile."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def look(self) -> bool:
        """How it is, or was a moment ago."""
        is_old = monotonic() - self._asked >= FRESH_SECONDS
        if self._asking is None or (self._asking.done() and is_old):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.read(select(literal(1)))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        finally:
            self._asked = monotonic()
        return True


@get("/health", tags=("house",), responses=refusals(), sync_to_thread=False)
def health() -> Health:
    """Alive: the program answers."""
    return Health(True)


@get("/ready", tags=("house",), responses=refusals(503))
async def ready(state: State) -> Health:
    """Ready: the database answers, too."""
    readiness: Readiness = state.readiness
    if not await readiness.look():
        raise NotDone(503, "not-ready", "the database does not answer")
    return Health(True)
