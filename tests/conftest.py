"""Settings for all tests: repeatable, and apart from whoever runs them."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steeple",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("steeple")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it, or speaks that person's language."""
    monkeypatch.setenv("STEEPLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STEEPLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data"
