"""Whether the house is alive, and whether it can work."""

import asyncio

from litestar import get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import literal, select
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.errors import NotDone, refusals
from stammtisch.store.database import Database

PATIENCE = 3.0  # seconds


class Health(Struct, frozen=True):
    """How the house is.

    >>> {"fine": true}
    """

    fine: bool


@get("/health", tags=("house",), responses=refusals(), sync_to_thread=False)
def health() -> Health:
    """Alive: the program answers."""
    return Health(True)


@get("/ready", tags=("house",), responses=refusals(503))
async def ready(state: State) -> Health:
    """Ready: the database answers, too."""
    database: Database = state.database
    try:
        async with asyncio.timeout(PATIENCE):
            await database.read(select(literal(1)))
    except (SQLAlchemyError, OSError, TimeoutError):
        raise NotDone(503, "not-ready", "the database does not answer") from None
    return Health(True)
