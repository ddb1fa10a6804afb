"""Analyses in the database: texts in, texts out. What they say is for `analysis/` to know."""

import zlib
from datetime import datetime

from sqlalchemy import ColumnElement, Executable, delete, exists, insert, literal, or_, select

from stammtisch.store.database import Database
from stammtisch.store.schema import Moment, analyses, records, tables


async def save_analysis(database: Database, record: str, body: bytes, now: datetime) -> None:
    """Keep an analysis, instead of an older one of the same record, unless that was deleted
    meanwhile; raises NotSaved."""
    row = select(
        literal(record, analyses.c.record.type),
        literal(now, Moment),
        literal(zlib.compress(body), analyses.c.body.type),
    ).where(_is_there(record))
    await database.write(
        delete(analyses).where(analyses.c.record == record),
        insert(analyses).from_select(["record", "made", "body"], row),
    )


def _is_there(record: str) -> ColumnElement[bool]:
    """Whether there is a table or a record of this name."""
    return or_(exists().where(tables.c.id == record), exists().where(records.c.id == record))


async def read_analysis(database: Database, record: str) -> bytes | None:
    """The analysis of a record, if it has one."""
    rows = await database.read(select(analyses.c.body).where(analyses.c.record == record))
    return zlib.decompress(rows[0].body) if rows else None


def without_analyses(gone: ColumnElement[bool]) -> Executable:
    """What deletes the analyses of those records that are about to be deleted."""
    return delete(analyses).where(analyses.c.record.in_(select(records.c.id).where(gone)))
