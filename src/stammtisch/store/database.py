"""The database of a house: opening it, reading from it, writing into it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import unquote

from sqlalchemy import Engine, Executable, Row, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stammtisch.games.rulebook import BadInput, shown
from stammtisch.store.access import Access, FromThreads, OverNetwork, Statement
from stammtisch.store.holding import hold
from stammtisch.store.journal import Journal
from stammtisch.store.migrating import bring_up_to_date

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


class Database:
    """Open it with `open_database`, close it with `close`."""

    def __init__(self, access: Access, held: BinaryIO | None = None) -> None:
        self.access = access
        self.journal = Journal(access)
        self._held = held

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows that a query finds."""
        return await self.access.read(query)

    async def write(self, *statements: Statement) -> list[int]:
        """Save statements together; answer how many rows each changed. Raises NotSaved."""
        return await self.journal.write(*statements)

    async def close(self) -> None:
        """Save what is left, and let go."""
        await self.journal.close()
        await self.access.close()
        _let_go(self._held)


async def open_database(address: str, alone: bool = False) -> Database:
    """The database at an address (`sqlite:///FILE`, `postgresql://...`), brought up to date.

    A house opens its file `alone`: it knows what is at its tables, and another would not.
    """
    access = access_to(address)
    held = None
    try:
        held = hold(checked(address)) if alone else None
        await bring_up_to_date(access)
    except BaseException:
        await access.close()
        _let_go(held)
        raise
    return Database(access, held)


def _let_go(held: BinaryIO | None) -> None:
    if held:
        held.close()


def access_to(address: str) -> Access:
    """The way into the database at an address; raises BadInput."""
    url = checked(address)
    if url.get_backend_name() == "sqlite":
        return FromThreads(_file(url))
    return OverNetwork(_network(url))


def _file(url: URL) -> Engine:
    name = url.database or ""
    # Each thread would have a memory of its own; and a `file:` may be one, or any file, unlocked.
    if name in ("", ":memory:") or name.startswith("file:"):
        raise _no_file(url)
    file, folder = Path(name), Path(name).parent
    try:
        engine = create_engine(url, hide_parameters=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # it knows the hidden cards of running games
    except OSError as error:
        raise BadInput("database", f"{folder}: {error.strerror}") from None
    except ArgumentError:
        raise _no_file(url) from None
    event.listen(engine, "connect", _make_durable)
    return engine


def _no_file(url: URL) -> BadInput:
    return BadInput("database", f"{shown(unquote(str(url)))} is not like sqlite:///FILE")


def _network(url: URL) -> AsyncEngine:
    try:
        # Errors would show what was to be saved, and logs must not.
        return create_async_engine(url, hide_parameters=True)
    except ModuleNotFoundError as missing:
        problem = f"{missing.name} is missing: pip install 'stammtisch[postgresql]'"
        raise BadInput("database", problem) from None


def checked(address: str) -> URL:
    """The address with the driver we use; raises BadInput."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # a port that is no number is a ValueError
        raise BadInput("database", _unreadable(address)) from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadInput("database", f"{url.get_backend_name()} is not sqlite or postgresql")
    return _as_the_driver_has_it(url.set(drivername=driver))


def _as_the_driver_has_it(url: URL) -> URL:
    """With `ssl` for `sslmode`, as nearly every other program of PostgreSQL calls it."""
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(query=query)


def _unreadable(address: str) -> str:
    """What is said of an address that can't be taken apart, and so may have a password anywhere."""
    given = "it" if "@" in address else shown(address)
    return f"{given} is not like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def _make_durable(connection: Any, _record: object) -> None:
    """Each commit waits for the disk; readers don't wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    # Pages that are altered again and again are copied from the log to their places less often.
    cursor.execute("PRAGMA wal_autocheckpoint = 4000")
    # What many moves need to be taken back, if one of them fails, would be a file each time.
    cursor.execute("PRAGMA temp_store = MEMORY")
    cursor.close()
