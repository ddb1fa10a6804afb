"""Rows for the tests."""

from datetime import datetime
from typing import Any

from sqlalchemy import Executable, insert

from stammtisch.store.schema import tables


def add_table(name: str, host: str, at: datetime, **fields: Any) -> Executable:
    """A finished table."""
    usual = {
        "id": name,
        "game": "cafe-cards",
        "options": {},
        "host": host,
        "public": True,
        "hints": True,
        "invite": "x",
        "salt": "x",
        "first_seats": [],
        "created": at,
        "status": "over",
        "touched": at,
    }
    return insert(tables).values(usual | fields)
