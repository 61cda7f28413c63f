"""Checksums of entries and snapshots, and indexes for forgetting tables and guests.

What was written before has no checksum. Columns are added at the end, which rewrites no rows.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))
    op.add_column("snapshots", sa.Column("checksum", sa.BigInteger))
    unfinished = sa.column("status", sa.Text) != sa.literal_column("'over'")
    op.create_index(
        "tables_unfinished",
        "tables",
        ["changed_ms"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    op.create_index("guests_by_change", "guests", ["changed_ms"])
