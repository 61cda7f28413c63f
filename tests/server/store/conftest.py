"""A place for the database of a test: a file, or a PostgreSQL of the tests' own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.store.place import Place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "server" / "steeple.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, path: Path) -> Place:
    """The same tests for all stores."""
    if request.param == "sqlite":
        return path
    new_database: Callable[[], str] = request.getfixturevalue("new_database")
    return new_database()
