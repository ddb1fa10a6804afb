"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table for them; what they are of is found by its name, like the record."""
    op.create_table(
        "analyses",
        sa.Column("record", sa.String(length=10), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("record", name="pk_analyses"),
    )
