"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
)


class Moment(TypeDecorator[datetime]):
    """A moment with its zone; SQLite forgets the zone, so all are kept as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        """UTC, whatever zone it came with."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """With its zone again."""
        return None if value is None else value.replace(tzinfo=UTC)


NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# Somebody: a person, or a program of a person's (owner). Of who is deleted only the row stays.
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("owner", ForeignKey("people.id"), index=True),
    Column("created", Moment, nullable=False),
    Column("deleted", Moment),
)

# A device on which somebody is known, or the token of a program. Tokens are kept as digests.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("device", String(80), nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
)

# Codes that move somebody to another device.
codes = Table(
    "codes",
    metadata,
    Column("code", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", Moment, nullable=False),
)

# A table, as it was set up. What happened since stands in `changes`.
tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("limit", Integer),  # seconds a turn
    Column("invite", String(16), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("first_seats", JSON, nullable=False),  # who sat where when it was set up
    Column("rematch_of", String(10)),
    # Of a what-if table: where it came from, its nonces and its first moves.
    Column("origin", JSON(none_as_null=True)),
    Column("created", Moment, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, playing, over, closed
    # When it was set up, began, ended; while it waits, when somebody last came, went or got ready.
    Column("touched", Moment, nullable=False),
)
Index("ix_tables_status_touched", tables.c.status, tables.c.touched)
NOT_OVER = tables.c.status.in_(["waiting", "playing"])

# Who sits where now; what a person's list of games and the list of open tables are made from.
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(20)),
)

# Everything that happened at a table, in order: never changed, only added to. The last of it may
# still be in `recent`.
changes = Table(
    "changes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON: a change of table/changes.py
    sqlite_with_rowid=False,
)

# Changes on their way to their places, those that were saved together in one row (recent.py). Only
# in SQLite they take this way.
recent = Table(
    "recent",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # MessagePack: a list of rows of `changes`
    sqlite_autoincrement=True,  # a number never comes again
)

# Whose name a table has, though they don't sit there: who got up before the start (`changes` still
# has their names), and who played the game that a what-if table goes on from.
visits = Table(
    "visits",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# How a finished game ended for each seat, and a line of its score sheet (play/scoresheet.py), which
# games of older houses have only after a while.
results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("level", String(20)),  # of a bot of the house
    Column("score", Integer, nullable=False),
    Column("minus", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),  # or was away: the house played at the end
    Column("finished", Moment, nullable=False),
    Column("turns", Integer),
    Column("points", Integer),  # of all turns
    Column("best_turn", Integer),
    Column("best_move", Integer),  # how many moves had been made when that turn began
)
Index("ix_results_best", results.c.game, results.c.players, results.c.score)
Index("ix_results_person_finished", results.c.person, results.c.finished)
Index("ix_results_best_turn", results.c.game, results.c.best_turn)
UNCOUNTED = results.c.turns.is_(None)
Index(
    "ix_results_uncounted",
    results.c.finished,
    sqlite_where=UNCOUNTED,
    postgresql_where=UNCOUNTED,
)

# How often each kind of move was made on a seat of a finished game, and what it earned. `who` is as
# in `ratings`, empty for a friend; sums are read from the key in its order.
kinds = Table(
    "kinds",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(24), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Records that people brought along, checked before they were taken.
records = Table(
    "records",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("names", JSON, nullable=False),
    Column("result", JSON(none_as_null=True)),  # null where the match isn't over
    Column("added", Moment, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the record itself, as play/record.py writes it
)

# openskill's estimate for somebody (a person's id) or for a bot of the house (`bot:regular`).
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(24), primary_key=True, index=True),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What the estimate was for a person after each game that counted.
strengths = Table(
    "strengths",
    metadata,
    Column("who", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

# What the expert thinks of a finished game, by the name under which its record is found.
analyses = Table(
    "analyses",
    metadata,
    Column("record", String(10), primary_key=True),
    Column("made", Moment, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed, without the players' names
)
