"""Databases old and new."""

import asyncio
import os
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from stammtisch.games.rulebook import BadInput
from stammtisch.store import migrating
from stammtisch.store.database import Database, access_to, checked, open_database
from stammtisch.store.migrating import newest_revision
from stammtisch.store.people import become
from stammtisch.store.schema import metadata, people

pytestmark = pytest.mark.anyio

# A migration of tomorrow.
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "{tomorrow}"
down_revision = "{today}"


def upgrade():
    with op.batch_alter_table("people", recreate="always") as people:
        people.add_column(sa.Column("motto", sa.String(40)))
    {statement}
"""
TODAY = newest_revision()
TOMORROW = f"{int(TODAY) + 1:04}"


def migration(statement: str = "") -> str:
    return NEXT.format(tomorrow=TOMORROW, today=TODAY, statement=statement)


def differences(connection: Connection) -> object:
    return compare_metadata(
        MigrationContext.configure(connection, opts={"compare_type": True}), metadata
    )


async def test_migrations_make_what_the_schema_says(database: Database) -> None:
    assert await database.access.run(differences) == []


async def test_what_is_there_stays(address: str) -> None:
    first = await open_database(address)
    anna, _ = await become(first, "Anna", "a device")
    await first.close()
    second = await open_database(address)
    assert [row.name for row in await second.read(select(people))] == ["Anna"]
    assert anna.created == (await second.read(select(people.c.created)))[0].created
    await second.close()


async def test_two_houses_may_open_a_database_at_once(address: str) -> None:
    opened = await asyncio.gather(*[open_database(address) for _ in range(3)])
    for database in opened:
        assert await database.read(select(people)) == []
        await database.close()


async def test_a_newer_database_is_refused(address: str) -> None:
    database = await open_database(address)
    await database.write(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(BadInput, match=r"newer version .* 9999") as refused:
        await open_database(address)
    assert refused.value.field == "database"


async def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE people (age INTEGER)")
    with pytest.raises(BadInput, match="not of this program"):
        await open_database(f"sqlite:///{file}")


@pytest.mark.parametrize("content", [b"this is no database, but a letter" * 50])
async def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "letter.db").write_bytes(content)
    with pytest.raises(BadInput, match="not a database"):
        await open_database(f"sqlite:///{tmp_path / 'letter.db'}")
    assert (tmp_path / "letter.db").read_bytes() == content


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="database: can't be opened"):
        await open_database(f"postgresql://anna:secret@/x?host={tmp_path}")


def test_a_server_may_be_asked_for_ssl_as_elsewhere() -> None:
    url = checked("postgresql://anna@x/y?sslmode=require&command_timeout=9")
    assert url.query == {"ssl": "require", "command_timeout": "9"}


@pytest.fixture
def tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The migrations with one more, which ends with the statement given to `write_text`."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for source in migrating.FOLDER.rglob("*.py"):
        (folder / source.relative_to(migrating.FOLDER)).write_text(source.read_text())
    monkeypatch.setattr(migrating, "FOLDER", folder)
    return folder / "versions" / f"v{TOMORROW}_mottos.py"


async def old_file(tmp_path: Path) -> Path:
    """A file of today, with two people, one of whom refers to the other."""
    file = tmp_path / "house.db"
    database = await open_database(f"sqlite:///{file}")
    anna, _ = await become(database, "Anna", "a device")
    row = {"id": "b", "name": "Bot", "owner": anna.id, "created": anna.created}
    await database.write(insert(people).values(row))
    await database.close()
    return file


def test_a_refused_address_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="is not like sqlite:///FILE"):
        access_to("sqlite://data/house.db")
    assert list(tmp_path.iterdir()) == []


async def test_nobody_else_reads_a_new_file(tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        database = await open_database(f"sqlite:///{tmp_path / 'house.db'}")
        await become(database, "Anna", "a device")
        found = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()}
        await database.close()
    finally:
        os.umask(usual)
    assert found == {"house.db": 0, "house.db-shm": 0, "house.db-wal": 0}


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as opened:
        return [name for (name,) in opened.execute("SELECT name FROM people ORDER BY name")]


async def test_an_older_file_is_backed_up_and_migrated(tmp_path: Path, tomorrow: Path) -> None:
    file = await old_file(tmp_path)
    tomorrow.write_text(migration())
    assert newest_revision() == TOMORROW
    database = await open_database(f"sqlite:///{file}")
    assert [row.motto for row in await database.read(text("SELECT motto FROM people"))] == [
        None
    ] * 2
    assert (await database.read(text("PRAGMA foreign_keys")))[0][0] == 1
    await database.close()
    backup = tmp_path / f"house.db.before-{TODAY}"
    assert names(backup) == names(file) == ["Anna", "Bot"]
    assert backup.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(backup)) as opened:
        assert opened.execute("SELECT version_num FROM alembic_version").fetchone() == (TODAY,)


async def test_no_backup_replaces_another(tmp_path: Path, tomorrow: Path) -> None:
    file = await old_file(tmp_path)
    (tmp_path / f"house.db.before-{TODAY}").write_text("precious")
    tomorrow.write_text(migration())
    await (await open_database(f"sqlite:///{file}")).close()
    assert (tmp_path / f"house.db.before-{TODAY}").read_text() == "precious"
    assert names(tmp_path / f"house.db.before-{TODAY}-2") == ["Anna", "Bot"]


@pytest.mark.parametrize(
    "fault", ["op.execute('SELECT * FROM nowhere')", "op.execute('DELETE FROM people')"]
)
async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, tomorrow: Path, fault: str
) -> None:
    file = await old_file(tmp_path)
    before = file.read_bytes()
    tomorrow.write_text(migration(fault))
    with pytest.raises(BadInput, match="database"):
        await open_database(f"sqlite:///{file}")
    assert names(file) == ["Anna", "Bot"]
    assert file.read_bytes() == before


async def test_migrations_are_in_the_wheel(tmp_path: Path) -> None:
    from hatchling.builders.wheel import WheelBuilder  # slow to import

    root = Path(__file__).parents[2]
    wheel = next(WheelBuilder(str(root)).build(directory=str(tmp_path), versions=["standard"]))
    ours = {
        f"stammtisch/store/migrations/{path.relative_to(migrating.FOLDER).as_posix()}"
        for path in migrating.FOLDER.rglob("*.py")
    }
    assert len(ours) >= 4
    assert ours <= set(zipfile.ZipFile(wheel).namelist())
