"""Changes on their way to their places."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table to which they are added first (store/recent.py)."""
    op.create_table(
        "recent",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_recent"),
        sqlite_autoincrement=True,
    )
