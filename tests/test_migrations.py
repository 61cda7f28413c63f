"""Migrations: they lead to the schema, from wherever a database is, and keep what is in it."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from steeple.server.store import migrate
from steeple.server.store.engines import migrating_engine
from steeple.server.store.interface import Append, StoreFailed
from steeple.server.store.schema import metadata
from steeple.server.store.sqlite import SqliteStore

SAMPLES = {sa.Integer: 1, sa.Text: "x", sa.LargeBinary: b"x", sa.Boolean: True}
REVISIONS = [script.revision for script in migrate.SCRIPTS.walk_revisions()]


@contextmanager
def database(path: Path) -> Iterator[sa.Connection]:
    path.touch()
    engine = migrating_engine(path)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def sample(column: sa.Column[object]) -> object:
    return next(value for kind, value in SAMPLES.items() if isinstance(column.type, kind))


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    with database(tmp_path / "db") as connection:
        migrate.upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_migrations_and_schema_give_the_same_sql(tmp_path: Path) -> None:
    """Also what is not compared otherwise: conditions of indexes, tables without row ids."""

    def created(connection: sa.Connection) -> list[str]:
        query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"
        return sorted("".join(sql.split()) for (sql,) in connection.exec_driver_sql(query))

    with database(tmp_path / "migrated") as connection:
        migrate.upgrade(connection)
        migrated = created(connection)
    with database(tmp_path / "new") as connection:
        metadata.create_all(connection)
        assert created(connection) == migrated


@pytest.mark.parametrize("revision", REVISIONS)
def test_rows_survive_from_every_revision(tmp_path: Path, revision: str) -> None:
    with database(tmp_path / "db") as connection:
        migrate.upgrade(connection, revision)
        tables = tables_of(connection)
        for table in tables:
            connection.execute(table.insert().values({c.name: sample(c) for c in table.columns}))
    with database(tmp_path / "db") as connection:
        migrate.upgrade(connection)
        for table in tables:
            count = sa.select(sa.func.count()).select_from(sa.table(table.name))
            assert connection.scalar(count) == 1, table.name
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []


def test_there_is_one_line_of_revisions() -> None:
    assert len(migrate.SCRIPTS.get_heads()) == 1
    assert sorted(REVISIONS, reverse=True) == REVISIONS


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, scripts = tmp_path / "db", tmp_path / "migrations"

    async def append_and_close(seq: int) -> None:
        store = SqliteStore.open(path)
        await store.append(Append("a", seq, b"", 1))
        await store.close()

    asyncio.run(append_and_close(1))
    shutil.copytree(migrate.SCRIPTS.dir, scripts)
    (scripts / "versions" / "9999_broken.py").write_text(
        "from alembic import op\n"
        f"revision, down_revision = '9999', {migrate.SCRIPTS.get_current_head()!r}\n"
        "def upgrade():\n"
        "    op.drop_table('entries')\n"
        "    op.drop_table('missing')\n"
    )
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "SCRIPTS", ScriptDirectory(scripts))
        with pytest.raises(StoreFailed, match="no such table: missing"):
            SqliteStore.open(path)
    asyncio.run(append_and_close(2))
