"""A release: its notes, its bill of materials, and that its parts are about the same version."""

import json
import re
from pathlib import Path

import pytest

from steeple import __version__
from tools import bill, release

ROOT = Path(__file__).parents[1]


def test_the_notes_have_the_changes_and_what_to_do_about_them() -> None:
    notes = release.release_notes(__version__)
    assert "## Upgrading\n- " in notes


def test_a_version_that_nobody_wrote_about_is_not_released() -> None:
    assert release.disagreements("9.9.9") == [
        "CHANGELOG.md has no dated heading for 9.9.9",
        "CITATION.cff is not about 9.9.9",
        "docs/upgrading.md has nothing about 9.9.9",
    ]


def test_the_bill_names_everything_that_is_installed(tmp_path: Path) -> None:
    file = tmp_path / "bill.json"
    bill.write(file, __version__)
    facts = json.loads(file.read_text())
    assert (facts["bomFormat"], facts["specVersion"]) == ("CycloneDX", "1.6")
    assert facts["metadata"]["component"]["version"] == __version__
    names = {part["purl"] for part in facts["components"]}
    pins = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "locks/play.txt").read_text(), re.M)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= names
    assert any(name.startswith("pkg:npm/three@") for name in names)
    assert not any(name.startswith("pkg:npm/vitest@") for name in names)
    refs = [part["bom-ref"] for part in facts["components"]]
    assert len(set(refs)) == len(refs), "each part is named once"
    assert "://" not in file.read_text(), "no address"


def test_sums_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "wheel").write_bytes(b"")
    release.write_sums(tmp_path)
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert (tmp_path / "SHA256SUMS").read_text() == f"{empty}  wheel\n"


def test_the_release_stops_where_something_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "__version__", "9.9.9")
    assert release.main([]) == 1
    assert "9.9.9" in capsys.readouterr().err
