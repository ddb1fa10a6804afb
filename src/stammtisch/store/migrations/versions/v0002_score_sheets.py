"""Score sheets and strength over time; who left a table before the start."""

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)
UNCOUNTED = sa.text("turns IS NULL")
MOST_AT_ONCE = 500
CHANGES = sa.table("changes", sa.column("table"), sa.column("body"))
TABLES = sa.table("tables", sa.column("id"), sa.column("first_seats", sa.JSON))


def upgrade() -> None:
    """Score sheets are filled in later, from the changes (table/filling.py): it takes a while."""
    for name in ("turns", "points", "best_turn", "best_move"):
        op.add_column("results", sa.Column(name, sa.Integer()))
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_index("ix_results_best_turn", "results", ["game", "best_turn"])
    op.create_index(
        "ix_results_uncounted",
        "results",
        ["finished"],
        sqlite_where=UNCOUNTED,
        postgresql_where=UNCOUNTED,
    )
    _make_kinds()
    _make_strengths()
    _make_visits()


def _make_kinds() -> None:
    op.create_table(
        "kinds",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_kinds_table"),
        sa.PrimaryKeyConstraint("game", "who", "kind", "table", "seat", name="pk_kinds"),
        sqlite_with_rowid=False,
    )


def _make_strengths() -> None:
    """Of the games before only today's estimate is known: it is where everybody's course begins."""
    op.create_table(
        "strengths",
        sa.Column("who", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("uncertainty", sa.Float(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "games", name="pk_strengths"),
        sqlite_with_rowid=False,
    )
    op.execute(
        """
        INSERT INTO strengths (game, who, games, mean, uncertainty, at)
        SELECT ratings.game, who, games, mean, uncertainty, max(finished)
        FROM ratings JOIN results ON results.person = who AND results.game = ratings.game
        GROUP BY ratings.game, who, games, mean, uncertainty
        """
    )


def _make_visits() -> None:
    op.create_table(
        "visits",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_visits_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_visits_table"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_visits"),
        sqlite_with_rowid=False,
    )
    visits = sa.table("visits", sa.column("person"), sa.column("table"))
    rows = [{"person": person, "table": table} for table, person in sorted(set(_visitors()))]
    for start in range(0, len(rows), MOST_AT_ONCE):
        op.bulk_insert(visits, rows[start : start + MOST_AT_ONCE])


def _visitors() -> Iterator[tuple[str, str]]:
    """Everybody who ever had a seat at a table where somebody got up again."""
    other = CHANGES.alias("other")
    left = sa.select(other.c.table).where(_tells_of(other, "got-up"))
    sat = sa.select(CHANGES).where(_tells_of(CHANGES, "sat-down"), CHANGES.c.table.in_(left))
    first = sa.select(TABLES).where(TABLES.c.id.in_(left))
    for table, body in op.get_bind().execute(sat):
        yield from _people_at(table, [msgspec.json.decode(body)])
    for table, seats in op.get_bind().execute(first):
        yield from _people_at(table, seats)


def _tells_of(rows: Any, change: str) -> sa.ColumnElement[bool]:
    if op.get_bind().dialect.name == "postgresql":
        return sa.func.strpos(sa.func.convert_from(rows.c.body, "UTF8"), f'"{change}"') > 0
    return sa.func.instr(rows.c.body, f'"{change}"'.encode()) > 0


def _people_at(table: str, seats: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for seat in seats:
        if seat.get("person"):
            yield table, seat["person"]
