"""The package that people install: what is in it, and that it plays with nothing else around."""

import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from steeple import __version__
from tools.package import INSIDE, Package, built, problems, strays

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    return built(tmp_path_factory.mktemp("package"))


@pytest.mark.slow
def test_the_package_holds_what_is_on_the_list_and_nothing_else(package: Package) -> None:
    assert problems(package) == []


@pytest.mark.parametrize(
    "name",
    [
        "steeple/bench/peers/boardgame_io/game.cjs",
        "steeple/server/site/package-lock.json",
        "steeple/server/site/assets/index-x.js.map",
        "steeple/games/five_towers/__pycache__/rules.pyc",
        "tests/test_package.py",
    ],
)
def test_a_stray_file_is_noticed(name: str) -> None:
    assert f"{name} is a stray" in strays([name], INSIDE)


@pytest.mark.slow
def test_the_package_says_what_it_is(package: Package) -> None:
    with zipfile.ZipFile(package.wheel) as wheel:
        name = f"steeple-{__version__}.dist-info/METADATA"
        facts = message_from_bytes(wheel.read(name))
    assert facts["Version"] == __version__
    assert facts["License-Expression"] == "MIT"
    assert facts["Requires-Python"] == ">=3.11"
    links = {each.partition(",")[0] for each in facts.get_all("Project-URL", [])}
    assert links == {"Homepage", "Documentation", "Repository", "Issues", "Changelog"}
    assert "Typing :: Typed" in facts.get_all("Classifier", [])
    assert facts["Keywords"]
    assert facts.get_payload()


@pytest.mark.slow
def test_the_same_wheel_comes_from_the_archive(package: Package, tmp_path: Path) -> None:
    """Without Node: the built client is in the archive."""
    with tarfile.open(package.archive) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    build = "from flit_core import buildapi; buildapi.build_wheel('..')"
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True)
    again = tmp_path / package.wheel.name
    with zipfile.ZipFile(package.wheel) as first, zipfile.ZipFile(again) as second:
        assert set(first.namelist()) == set(second.namelist())


@pytest.mark.slow
def test_an_empty_environment_plays_a_move_from_the_wheel(package: Package) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.first_move", str(package.wheel)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "the first move" in done.stderr


def test_whoever_cites_it_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text()
