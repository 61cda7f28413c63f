"""The schema of a database: its version, and the upgrade to the newest."""

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from steeple.server.store.interface import StoreEmpty, StoreFailed, StoreTooNew
from steeple.server.store.schema import metadata

SCRIPTS = ScriptDirectory(Path(__file__).with_name("migrations"))


def check(connection: Connection) -> None:
    """Raise `StoreTooNew`, `StoreEmpty` or `StoreFailed` unless it is ours and can be upgraded."""
    known = {script.revision for script in SCRIPTS.walk_revisions()}
    version = MigrationContext.configure(connection).get_current_revision()
    if version is not None and version not in known:
        raise StoreTooNew(f"the database has version {version}, known is {max(known)}")
    found = set(inspect(connection).get_table_names())
    if version is None and found - {"alembic_version"}:
        raise StoreFailed("the database belongs to another program")
    expected = metadata.tables.keys() if version == max(known) else {"entries"}
    if missing := sorted(expected - found):
        raise StoreEmpty(f"tables are missing: {', '.join(missing)}")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a revision, in the transaction that the connection is in.

    Foreign keys must be off: recreating a table would delete its dependents.
    """

    def steps(current: Any, _: MigrationContext) -> Any:
        return SCRIPTS._upgrade_revs(revision, current)

    with EnvironmentContext(Config(), SCRIPTS, fn=steps, destination_rev=revision) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
