"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """People, their sessions and codes; tables with their seats and changes; results, ratings."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=16)),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("deleted", MOMENT),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_people_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=24), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("uncertainty", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_codes_person"),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("token", sa.LargeBinary(length=32), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token", name="uq_sessions_token"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("limit", sa.Integer()),
        sa.Column("invite", sa.String(length=16), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("first_seats", sa.JSON(), nullable=False),
        sa.Column("rematch_of", sa.String(length=10)),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("touched", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_table(
        "changes",
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_changes_table"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_changes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("level", sa.String(length=20)),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("minus", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("finished", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_best", "results", ["game", "players", "score"])
    op.create_index("ix_results_person_finished", "results", ["person", "finished"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("level", sa.String(length=20)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
