"""Databases of the first revision: what they have is carried over."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text

from stammtisch.store import statistics
from stammtisch.store.counting import uncounted
from stammtisch.store.database import access_to, open_database
from stammtisch.store.forgetting import forget
from stammtisch.store.migrating import _config
from stammtisch.store.ratings import HOUSE
from stammtisch.store.schema import changes, people, ratings, seats, visits
from stammtisch.store.statistics import Whose
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio

BEGIN = datetime(2026, 1, 2, 10, tzinfo=UTC)
ANNA, BEN, CARL = "a" * 12, "b" * 12, "c" * 12
RESULT = text(
    'INSERT INTO results ("table", seat, game, players, name, person, score, minus, won, resigned,'
    " finished) VALUES (:table, :seat, 'cafe-cards', 2, :name, :person, 7, 0, :won, :no, :at)"
)


def older_house(connection: Connection) -> None:
    """Anna and Ben have finished two games; Carl sat at the first table and left it."""
    command.upgrade(_config(connection), "0001")
    names = {ANNA: "Anna", BEN: "Ben", CARL: "Carl"}
    for person, name in names.items():
        row = {"id": person, "name": name, "created": BEGIN}
        connection.execute(insert(people).values(row))
    for number, table in enumerate(("table00001", "table00002")):
        at = BEGIN + timedelta(days=number)
        connection.execute(
            add_table(table, ANNA, at, first_seats=[{"person": ANNA, "name": "Anna"}])
        )
        for seat, person in enumerate((ANNA, BEN)):
            given = {"table": table, "seat": seat, "name": names[person], "person": person}
            connection.execute(insert(seats).values(given | {"kind": "person"}))
            moment = at if connection.dialect.name == "postgresql" else str(at.replace(tzinfo=None))
            result = given | {"won": seat == 0, "no": False, "at": moment}
            connection.execute(RESULT, result)
    for version, change in enumerate(first_changes(), start=1):
        row = {"table": "table00001", "version": version, "body": msgspec.json.encode(change)}
        connection.execute(insert(changes).values(row))
    for who in (ANNA, BEN, f"{HOUSE}greedy"):
        row = {"game": "cafe-cards", "who": who, "mean": 26.0, "uncertainty": 7.0, "games": 2}
        connection.execute(insert(ratings).values(row))


def first_changes() -> list[dict[str, Any]]:
    carl = {"change": "sat-down", "seat": 1, "kind": "person", "name": "Carl", "person": CARL}
    return [carl, {"change": "got-up", "seat": 1}, carl | {"name": "Ben", "person": BEN}]


async def test_an_older_house_goes_on(address: str) -> None:
    access = access_to(address)
    await access.run(older_house)
    await access.close()
    database = await open_database(address)
    assert await uncounted(database, 9) == ["table00002", "table00001"]
    totals = await statistics.totals(database, Whose("cafe-cards", ANNA))
    assert (totals.games, totals.won, totals.uncounted, totals.turns) == (2, 2, 2, 0)
    course = await statistics.estimates(database, "cafe-cards", ANNA)
    assert [(one.games, one.at, one.mean) for one in course] == [(2, BEGIN + timedelta(days=1), 26)]
    found = await database.read(select(visits).order_by(visits.c.person))
    assert [(row.person, row.table) for row in found] == [
        (person, "table00001") for person in (ANNA, BEN, CARL)
    ]
    await forget(database, [CARL])
    told = await database.read(select(changes.c.body).order_by(changes.c.version))
    assert [b"Carl" in row.body for row in told] == [False] * 3
    assert b"Ben" in told[2].body
    assert [row.person for row in await database.read(select(visits.c.person))] == [ANNA, BEN]
    await database.close()
