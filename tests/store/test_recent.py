"""Changes on the way to their places: none is lost there, none is there twice."""

import random
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from stammtisch.store import recent
from stammtisch.store.access import FromThreads, Statement
from stammtisch.store.database import Database, open_database
from stammtisch.store.journal import Entry, NotSaved
from stammtisch.store.recent import AT_ONCE, GATHERED, OLD, ChangeRow, Recent, decode
from stammtisch.store.schema import changes, people
from stammtisch.store.tables import read_changes
from tests.store.rows import add_table

pytestmark = pytest.mark.anyio

AT = datetime(2026, 1, 2, tzinfo=UTC)
NOTHING: list[Statement] = [delete(changes).where(changes.c.table == "")]
NAMES = [f"table{number:02}" for number in range(40)]


def rows(name: str, first: int, last: int) -> list[ChangeRow]:
    return [(name, version, b"%d" % version) for version in range(first, last + 1)]


def nothing_yet() -> Recent:
    return Recent(lambda _: 0)


def test_a_table_waits_until_many_have_gathered() -> None:
    known, number = nothing_yet(), 0
    for version in range(1, GATHERED):
        for name in NAMES:
            known.add(number := number + 1, rows(name, version, version))
    assert known.due() == []
    for name in NAMES[:AT_ONCE]:
        assert known.due() == []
        known.add(number := number + 1, rows(name, GATHERED, GATHERED))
    assert known.due() == NAMES[:AT_ONCE]
    known.add(number + 1, rows(NAMES[AT_ONCE], GATHERED, GATHERED))
    assert known.due() == NAMES[:AT_ONCE], "not more than so many at once"
    first, second = (rows(name, 1, GATHERED) for name in NAMES[:2])
    assert known.rows_of(NAMES[1::-1]) == [*first, *second]


def test_what_is_old_waits_no_longer() -> None:
    known = nothing_yet()
    known.add(1, rows("slow", 1, 1))
    known.add(OLD, rows("quick", 1, 1))
    assert known.due() == []
    known.add(OLD + 1, rows("quick", 2, 2))
    assert known.due() == ["slow"]


def test_a_row_is_needed_while_any_of_its_changes_is_on_the_way() -> None:
    known = nothing_yet()
    known.add(1, [*rows("one", 1, 1), *rows("other", 1, 1)])
    known.add(2, rows("one", 2, 2))
    known.add(3, rows("third", 1, 1))
    assert known.last_without(["one"]) == 0
    assert known.last_without(["one", "other"]) == 2
    assert known.last_without(["one", "other", "third"]) == 3
    known.settled(["one", "other"])
    assert known.tables == ["third"]
    assert known.last_without([]) == 2


def test_each_version_comes_after_the_one_before() -> None:
    known = Recent({"one": 3, "new": 0}.__getitem__)
    assert known.check([*rows("one", 4, 5), *rows("new", 1, 1)]) == {"one": 5, "new": 1}
    wrong = [rows("one", 3, 3), rows("one", 5, 5), [*rows("one", 4, 4), *rows("one", 4, 4)]]
    for some in wrong:
        with pytest.raises(ValueError, match="after"):
            known.check(some)
    known.add(1, rows("one", 4, 6))
    assert known.check(rows("one", 7, 7)) == {"one": 7}
    known.settled(["one"])
    known.saved({"one": 6})
    assert known.check(rows("one", 7, 7)) == {"one": 7}
    with pytest.raises(ValueError, match="version 6 after 6"):
        known.check(rows("one", 6, 6))


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
    """With few that gather, so that it happens all the time; beside entries with statements, and
    with changes that go to their places at once."""
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
            statements = NOTHING if rng.random() < 0.1 else []
            entries.append(Entry(statements, new, names_somebody=rng.random() < 0.1))
            saved[name] += count
        for future in [database.journal.save(entry) for entry in entries]:
            await future
        if rng.random() < 0.1:
            name = rng.choice(NAMES)
            await check_all(database, {name: saved[name]})
    [(left,)] = in_file(tmp_path, "SELECT count(*) FROM recent")
    assert 0 < left < 100
    await check_all(database, saved)
    beside = await opened(tmp_path)  # as after a kill: nothing was brought in order before
    await check_all(beside, saved)
    await database.close()
    assert in_file(tmp_path, "SELECT * FROM recent") == []
    assert in_file(tmp_path, "SELECT count(*) FROM changes") == [(sum(saved.values()),)]
    await beside.close()


async def check_all(database: Database, saved: dict[str, int]) -> None:
    for name, count in saved.items():
        assert await read_changes(database, name) == [row[2] for row in rows(name, 1, count)]


async def test_a_row_that_is_partly_in_place_is_kept_for_the_rest(tmp_path: Path) -> None:
    """Who opens the file of a killed house finds all of it."""
    killed = await with_tables(tmp_path)
    for version in range(1, 4):
        together = [row for name in NAMES[:3] for row in rows(name, version, version)]
        await killed.journal.save(Entry([], together))
    await settled(killed, NAMES[:2])
    assert in_file(tmp_path, "SELECT count(*) FROM changes") == [(6,)]
    assert [len(decode(body)) for _, body in in_file(tmp_path, "SELECT * FROM recent")] == [3, 3, 3]
    database = await opened(tmp_path)
    await check_all(database, dict.fromkeys(NAMES[:3], 3))
    await database.journal.save(Entry([], rows(NAMES[2], 4, 4)))
    await settled(database, NAMES[:3])
    assert in_file(tmp_path, "SELECT * FROM recent") == []
    await check_all(database, {NAMES[0]: 3, NAMES[1]: 3, NAMES[2]: 4})
    await database.close()
    await killed.close()


async def settled(database: Database, tables: list[str]) -> None:
    """The changes of these tables are brought to their places."""
    access = database.access
    assert isinstance(access, FromThreads)
    await access._writer.do(access._settle, tables)


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
    await check_all(database, {NAMES[0]: 5})
    await database.close()
    complaints = [record.message for record in caplog.records]
    assert complaints == ["changes stay where they are"] * 2, "once now, once at the end"
    again = await opened(tmp_path)
    await check_all(again, {NAMES[0]: 5})
    await again.access.run(lambda connection: connection.exec_driver_sql("DROP TRIGGER full"))
    await again.close()
    assert in_file(tmp_path, "SELECT count(*) FROM changes") == [(5,)]


@pytest.mark.parametrize("in_place", [False, True], ids=["on the way", "in place"])
@pytest.mark.parametrize("second", [[], NOTHING], ids=["without", "with statements"])
@pytest.mark.parametrize("settle", [False, True])
async def test_a_version_that_is_there_already_is_not_saved(
    tmp_path: Path, in_place: bool, second: list[Statement], settle: bool
) -> None:
    database = await with_tables(tmp_path)
    await database.journal.save(Entry([], rows(NAMES[0], 1, 2), names_somebody=in_place))
    assert in_file(tmp_path, "SELECT count(*) FROM changes") == [(2 * in_place,)]
    if settle:
        await settled(database, NAMES[:1])
    for version in (2, 4):
        with pytest.raises(NotSaved):
            await database.journal.save(Entry(second, [(NAMES[0], version, b"another")]))
    await check_all(database, {NAMES[0]: 2})
    await database.close()


async def test_what_could_not_all_be_read_is_not_taken_for_all(tmp_path: Path) -> None:
    database = await with_tables(tmp_path)
    await database.journal.save(Entry([], rows(NAMES[0], 1, 1)))
    spoilt = "INSERT INTO recent (body) VALUES (x'c1')"
    await database.access.run(lambda connection: connection.exec_driver_sql(spoilt))
    again = await opened(tmp_path)
    for _ in range(2):
        with pytest.raises(NotSaved):
            await again.journal.save(Entry([], rows(NAMES[1], 1, 1)))
    await again.close()
    assert len(in_file(tmp_path, "SELECT * FROM recent")) == 2
    await database.close()


async def test_changes_of_no_table_are_not_saved(tmp_path: Path) -> None:
    database = await with_tables(tmp_path)
    with pytest.raises(NotSaved):
        await database.journal.save(Entry([], rows("nowhere", 1, 1)))
    await database.journal.save(Entry([], rows(NAMES[0], 1, 1)))
    await database.close()
