"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

metadata = MetaData()

# Clustered by stream, so that a log is read from neighbouring pages. What was written before
# there were checksums has none.
entries = Table(
    "entries",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command", Text),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)
HAS_COMMAND = entries.c.command.is_not(None)
Index(
    "entries_by_command",
    entries.c.stream,
    entries.c.command,
    unique=True,
    sqlite_where=HAS_COMMAND,
    postgresql_where=HAS_COMMAND,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
)

# Columns in the order of `TableRow`; `guests` is a JSON array.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("invite", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("wakes", Boolean, nullable=False),
    Column("guests", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("tables_by_invite", tables.c.invite, unique=True)

# A partial index serves only queries that spell out its condition.
IS_OVER = tables.c.status == literal_column("'over'")
Index("tables_over", tables.c.changed_ms, sqlite_where=IS_OVER, postgresql_where=IS_OVER)
IS_UNFINISHED = tables.c.status != literal_column("'over'")
Index(
    "tables_unfinished",
    tables.c.changed_ms,
    sqlite_where=IS_UNFINISHED,
    postgresql_where=IS_UNFINISHED,
)
IS_WAKING = and_(tables.c.status == literal_column("'playing'"), tables.c.wakes)
Index("tables_waking", tables.c.id, sqlite_where=IS_WAKING, postgresql_where=IS_WAKING)

# The guests of each table again, for searching.
members = Table(
    "members",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)
Index("members_by_table", members.c.table_id)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("guests_by_change", guests.c.changed_ms)

codes = Table(
    "codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("codes_by_expiry", codes.c.expires_ms)

# Who played the deal of which day; without points, it is not over.
attempts = Table(
    "attempts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("points", Integer),
    sqlite_with_rowid=False,
)
Index("attempts_by_day", attempts.c.day, attempts.c.points)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
