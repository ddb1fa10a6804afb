"""What SQLite is asked, for the tests."""

import sqlite3

from sqlalchemy import event

from stammtisch.store.access import FromThreads
from stammtisch.store.database import Database


def statements_of(database: Database) -> list[str]:
    """A list that grows with each statement from now on, but for readers that read already."""
    said: list[str] = []

    def listen(connection: sqlite3.Connection, _record: object) -> None:
        connection.set_trace_callback(said.append)

    assert isinstance(database.access, FromThreads)
    event.listen(database.access.engine, "connect", listen)
    listen(database.access._writing, None)
    return said
