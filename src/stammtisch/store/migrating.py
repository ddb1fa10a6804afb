"""Bringing a database up to date when it is opened: a backup beside it, then Alembic's migrations.

A new migration is a file in `migrations/versions`; a test compares what all of them make with
`schema.py`, on SQLite and on PostgreSQL.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.games.rulebook import BadInput
from stammtisch.store.access import Access
from stammtisch.store.schema import metadata

FOLDER = Path(__file__).with_name("migrations")
LOCK = 0x5354414D  # any number, as long as it is ours alone

# Nobody else may write meanwhile: of two houses that start at once, the second finds all done.
# Rebuilding a table, as SQLite needs it for many a change, must not delete what refers to it.
HOLD = {
    "sqlite": ("PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE"),
    "postgresql": (f"SELECT pg_advisory_xact_lock({LOCK})",),
}


async def bring_up_to_date(access: Access) -> None:
    """Make or migrate the tables; raises BadInput where that can't be, and changes nothing then."""
    try:
        await access.run(_migrate)
    except (SQLAlchemyError, sqlite3.Error, OSError, TypeError) as error:  # a driver's odd argument
        raise BadInput("database", f"can't be opened or migrated: {_cause(error)}") from error


def newest_revision() -> str:
    """The revision that this program works with."""
    return _scripts().get_current_head() or ""


def _migrate(connection: Connection) -> None:
    for statement in HOLD[connection.dialect.name]:
        connection.exec_driver_sql(statement)
    current = MigrationContext.configure(connection).get_current_revision()
    _check(connection, current)
    if current == newest_revision():
        return
    if current is not None:
        _back_up(connection, current)
    command.upgrade(_config(connection), "head")
    _check_references(connection)


def _check(connection: Connection, current: str | None) -> None:
    """Refuse a database of somebody else's, or one of a newer program."""
    if current is None:
        foreign = metadata.tables.keys() & set(inspect(connection).get_table_names())
        if foreign:
            raise BadInput("database", f"has a table {min(foreign)!r} that is not of this program")
    elif current not in {script.revision for script in _scripts().walk_revisions()}:
        raise BadInput(
            "database",
            f"is of a newer version of this program (its revision is {current}, here the newest"
            f" is {newest_revision()}); update the program, or use another database",
        )


def _check_references(connection: Connection) -> None:
    """What was not watched over while migrating, all at once."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken:
            raise BadInput("database", f"table {broken[0]!r} refers to rows that are not there")


def _back_up(connection: Connection, revision: str) -> None:
    """A copy of a SQLite file beside it; it is whole, or it is not there."""
    name = connection.engine.url.database
    if connection.dialect.name != "sqlite":
        return  # a PostgreSQL database is backed up with its own tools (docs/self-host.md)
    with (
        _unfinished(Path(f"{name}.before-{revision}")) as target,
        closing(sqlite3.connect(str(name))) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)


@contextmanager
def _unfinished(path: Path) -> Iterator[Path]:
    """A file that gets its name when it is complete; no other backup is overwritten."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    yield unfinished
    os.replace(unfinished, _free(path))


def _free(path: Path) -> Path:
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.name}-{number}")
        number += 1
    return free


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(FOLDER))


def _config(connection: Connection) -> Config:
    config = Config()
    # The parser of the settings takes a percent sign for a reference, even in the name of a folder.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _cause(error: Exception) -> object:
    """What the database itself said, without statements and addresses."""
    return getattr(error, "orig", None) or error
