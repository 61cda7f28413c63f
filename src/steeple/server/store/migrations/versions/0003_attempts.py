"""Who played the deal of which day, and with how many points."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "attempts",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_index("attempts_by_day", "attempts", ["day", "points"])
