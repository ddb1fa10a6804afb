"""However a statement is carried out, its values go in and come out the same."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from sqlalchemy import Row, bindparam, select, update

from stammtisch.store.access import MOST_AT_ONCE, Following, Rows, Statement
from stammtisch.store.database import Database
from stammtisch.store.journal import NotSaved
from stammtisch.store.schema import people, tables, visits

pytestmark = pytest.mark.anyio

AT = datetime(2026, 5, 1, 12, 30, 0, 123456, tzinfo=timezone(timedelta(hours=2)))
TABLE: dict[str, Any] = {
    "id": "abcdefghij",
    "game": "cafe-cards",
    "options": {"tables": 7},
    "host": "anna",
    "public": True,
    "hints": False,
    "limit": None,
    "invite": "x",
    "salt": "x",
    "first_seats": [{"name": "Änna"}],
    "rematch_of": None,
    "origin": None,
    "created": AT,
    "status": "over",
    "touched": AT,
}
THIS_TABLE = select(tables).where(tables.c.id == bindparam("name"))
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("name"), tables.c.status == "over")
    .values(touched=bindparam("now"), options=bindparam("chosen"))
)
THIS = {"name": TABLE["id"]}


def some(many: int) -> Rows:
    return Rows(people, [(f"{number}", "Anna", None, AT, None) for number in range(many)])


async def add(database: Database) -> None:
    anna = Rows(people, [("anna", "Anna", None, AT, None)])
    assert await database.write(anna, Rows.of(tables, [TABLE])) == [1, 1]


async def test_what_was_added_is_read(database: Database) -> None:
    await add(database)
    [row] = await database.read(select(tables))
    assert dict(row._mapping) == TABLE


async def test_what_follows_is_carried_out(database: Database) -> None:
    await add(database)
    found: list[Row[Any]] = []

    def more(rows: Sequence[Row[Any]]) -> list[Statement]:
        found.extend(rows)
        return [some(3), (TOUCH, {**THIS, "now": AT, "chosen": {}})]

    assert await database.write(Following(THIS_TABLE, THIS, more)) == [4]
    [row] = found
    assert dict(row._mapping) == TABLE
    assert row.created.tzinfo is UTC
    assert len(await database.read(select(people))) == 4


async def test_what_follows_and_fails_takes_all_back(database: Database) -> None:
    await add(database)
    follows = Following(THIS_TABLE, THIS, lambda _: [some(3), some(1)])
    with pytest.raises(NotSaved):
        await database.write(some(2), follows)
    assert len(await database.read(select(people))) == 1


async def test_what_was_changed_is_read(database: Database) -> None:
    await add(database)
    now, chosen = AT + timedelta(days=1), {"tables": 9}
    assert await database.write((TOUCH, {**THIS, "now": now, "chosen": chosen})) == [1]
    assert await database.write((TOUCH, {"name": "no", "now": now, "chosen": chosen})) == [0]
    [row] = await database.read(select(tables))
    assert (row.touched, row.options) == (now, chosen)


async def test_many_rows_at_once(database: Database) -> None:
    many = 2 * MOST_AT_ONCE + 1
    assert await database.write(some(many), Rows(visits, [])) == [many, 0]
    assert len(await database.read(select(people))) == many
