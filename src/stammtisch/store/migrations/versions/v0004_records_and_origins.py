"""Records that people brought along, and tables that go on from a position of an earlier game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table of records; of each table, where it came from."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON()),
        sa.Column("added", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_records_person"),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_person", "records", ["person"])
    op.add_column("tables", sa.Column("origin", sa.JSON()))
