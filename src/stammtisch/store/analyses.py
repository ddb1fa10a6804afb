"""Analyses in the database: texts in, texts out. What they say is for `analysis/` to know."""

import zlib
from datetime import datetime

from sqlalchemy import delete, insert, select

from stammtisch.store.database import Database
from stammtisch.store.schema import analyses


async def save_analysis(database: Database, record: str, body: bytes, now: datetime) -> None:
    """Keep an analysis, instead of an older one of the same record; raises NotSaved."""
    await database.write(
        delete(analyses).where(analyses.c.record == record),
        insert(analyses).values(record=record, made=now, body=zlib.compress(body)),
    )


async def read_analysis(database: Database, record: str) -> bytes | None:
    """The analysis of a record, if it has one."""
    rows = await database.read(select(analyses.c.body).where(analyses.c.record == record))
    return zlib.decompress(rows[0].body) if rows else None
