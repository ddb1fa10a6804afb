"""Changes on the way to their places: none is lost there, none is there twice."""

import random
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from stammtisch.store import recent
from stammtisch.store.database import Database, open_database
from stammtisch.store.journal import Entry, NotSaved
from stammtisch.store.recent import AT_ONCE, GATHERED, OLD, ChangeRow, Recent, decode
from stammtisch.store.schema import changes, people
from stammtisch.store.tables import read_changes
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio

AT = datetime(2026, 1, 2, tzinfo=UTC)
NAMES = [f"table{number:02}" for number in range(40)]


def rows(name: str, first: int, last: int) -> list[ChangeRow]:
    return [(name, version, b"%d" % version) for version in range(first, last + 1)]


def test_a_table_waits_until_many_have_gathered() -> None:
    known = Recent()
    for version in range(1, GATHERED):
        for name in NAMES:
            known.add(rows(name, version, version))
    assert known.due() == []
    for number, name in enumerate(NAMES[:AT_ONCE]):
        assert known.due() == []
        known.add(rows(name, GATHERED, GATHERED))
        assert len(known._ripe) == number + 1
    assert known.due() == NAMES[:AT_ONCE]
    assert known.rows_of(NAMES[:2]) == [*rows(NAMES[0], 1, 24), *rows(NAMES[1], 1, 24)]


def test_what_is_old_waits_no_longer() -> None:
    known = Recent()
    known.add(rows("slow", 1, 1))
    for version in range(OLD - 1):
        assert known.due() == []
        known.add(rows("quick", version + 1, version + 1))
    known.add([])
    assert known.due() == []
    known.add(rows("third", 1, 1))
    assert known.due() == ["slow"]


def test_a_row_is_needed_while_any_of_its_changes_is_on_the_way() -> None:
    known = Recent()
    known.add([*rows("one", 1, 1), *rows("other", 1, 1)])
    known.add(rows("one", 2, 2))
    known.add(rows("third", 1, 1))
    assert known.last_without(["one"]) == 0
    assert known.last_without(["one", "other"]) == 2
    assert known.last_without(["one", "other", "third"]) == 3
    known.settled(["one", "other"])
    assert known.tables == ["third"]
    assert known.last_without([]) == 2


def test_no_version_comes_twice() -> None:
    known = Recent()
    known.add(rows("one", 1, 3))
    known.check([*rows("one", 4, 4), *rows("other", 1, 1)])
    with pytest.raises(ValueError, match="version 3 after 3"):
        known.check(rows("one", 3, 3))


async def opened(folder: Path) -> Database:
    return await open_database(f"sqlite:///{folder / 'house.db'}")


async def with_tables(folder: Path) -> Database:
    database = await opened(folder)
    host = people.insert().values(id="anna", name="Anna", created=AT)
    await database.write(host, *[add_table(name, "anna", AT) for name in NAMES])
    return database


def in_file(folder: Path, query: str) -> list[Any]:
    file = sqlite3.connect(folder / "house.db")
    found = file.execute(query).fetchall()
    file.close()
    return found


async def test_whatever_is_saved_is_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few that gather, so that it happens all the time; beside entries with statements."""
    monkeypatch.setattr(recent, "GATHERED", 3)
    monkeypatch.setattr(recent, "AT_ONCE", 2)
    monkeypatch.setattr(recent, "OLD", 40)
    database, rng = await with_tables(tmp_path), random.Random(1)
    saved = dict.fromkeys(NAMES, 0)
    for _ in range(400):
        entries = []
        for name in rng.sample(NAMES, rng.randrange(1, 6)):
            count = rng.randrange(1, 4)
            new = rows(name, saved[name] + 1, saved[name] + count)
            statements = [changes.delete().where(changes.c.table == "")]
            entries.append(Entry(statements if rng.random() < 0.1 else [], new))
            saved[name] += count
        for future in [database.journal.save(entry) for entry in entries]:
            await future
        if rng.random() < 0.1:
            name = rng.choice(NAMES)
            await check_all(database, {name: saved[name]})
    [(left,)] = in_file(tmp_path, "SELECT count(*) FROM recent")
    assert 0 < left < 100
    await check_all(database, saved)
    await database.close()
    assert in_file(tmp_path, "SELECT * FROM recent") == []
    again = await opened(tmp_path)
    await check_all(again, saved)
    await again.close()


async def check_all(database: Database, saved: dict[str, int]) -> None:
    for name, count in saved.items():
        assert await read_changes(database, name) == [row[2] for row in rows(name, 1, count)]


async def test_who_opens_the_file_of_a_killed_house_finds_them_in_their_places(
    tmp_path: Path,
) -> None:
    killed = await with_tables(tmp_path)
    for version in range(1, 4):
        together = [row for name in NAMES[:3] for row in rows(name, version, version)]
        await killed.journal.save(Entry([], together))
    assert in_file(tmp_path, "SELECT * FROM changes") == []
    assert [len(decode(body)) for _, body in in_file(tmp_path, "SELECT * FROM recent")] == [3, 3, 3]
    database = await opened(tmp_path)
    assert in_file(tmp_path, "SELECT * FROM recent") == []
    await check_all(database, dict.fromkeys(NAMES[:3], 3))
    # The first one, which was not killed at all, does no harm.
    await killed.journal.save(Entry([], rows(NAMES[0], 4, 4)))
    assert len(await read_changes(killed, NAMES[0])) == 4
    await killed.close()
    await check_all(database, {NAMES[0]: 4, NAMES[1]: 3, NAMES[2]: 3})
    await database.close()


async def test_what_can_not_go_to_its_place_is_safe_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(recent, "GATHERED", 2)
    monkeypatch.setattr(recent, "AT_ONCE", 1)
    database = await with_tables(tmp_path)
    full = "CREATE TRIGGER full BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, 'full'); END"
    await database.access.run(lambda connection: connection.exec_driver_sql(full))
    for version in range(1, 6):
        await database.journal.save(Entry([], rows(NAMES[0], version, version)))
    assert [len(decode(body)) for _, body in in_file(tmp_path, "SELECT * FROM recent")] == [1] * 5
    assert "changes stay where they are" in caplog.text
    await database.access.run(lambda connection: connection.exec_driver_sql("DROP TRIGGER full"))
    await check_all(database, {NAMES[0]: 5})
    await database.close()


async def test_a_version_that_is_there_already_is_not_saved(tmp_path: Path) -> None:
    database = await with_tables(tmp_path)
    await database.journal.save(Entry([], rows(NAMES[0], 1, 2)))
    with pytest.raises(NotSaved):
        await database.journal.save(Entry([], rows(NAMES[0], 2, 2)))
    await check_all(database, {NAMES[0]: 2})
    await database.close()
