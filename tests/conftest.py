"""Settings for all tests: repeatable, and apart from whoever runs them."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.thorough import sample

settings.register_profile(
    "steeple",
    derandomize=True,
    deadline=None,
    max_examples=sample(100),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "one-failure", parent=settings.get_profile("steeple"), phases=[Phase.explicit, Phase.generate]
)
"""For mutants: that a test fails is enough, nobody wants the smallest example."""
settings.load_profile("steeple")


def pytest_configure() -> None:
    """Let Ctrl+C work in all that tests start, even where a shell made us ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """Gives the address of an empty PostgreSQL database, each time of another one."""
    from tests.cluster.postgres import postgres

    with postgres() as server:
        yield server.new


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it, or speaks that person's language."""
    monkeypatch.setenv("STEEPLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STEEPLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    # `steeple play` chooses for all that comes after it in the same process.
    monkeypatch.setenv("STEEPLE_JIT", os.environ.get("STEEPLE_JIT", "1"))
    return tmp_path / "data"
