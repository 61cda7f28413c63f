"""What the documents say is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from steeple.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_programs_of_the_readme_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert len(blocks) == 4
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(blocks)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "five-towers/more-than-row {'number': 9, 'row': 5}" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert re.search(rf"^\| `{command}\b", (ROOT / "README.md").read_text(), re.M)


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_rules_keep_the_words_of_the_glossary() -> None:
    """The nouns that name places of the state are explained."""
    glossary = (ROOT / "docs" / "glossary.md").read_text()
    for word in ("seat", "row", "bid", "leader", "limit", "rubble", "storey", "plot", "ground"):
        assert f"| {word} |" in glossary


def test_the_record_page_shows_the_version_that_is_written() -> None:
    from steeple.play.match import RECORD_VERSION

    assert f'"version": {RECORD_VERSION}' in (ROOT / "docs" / "record.md").read_text()
