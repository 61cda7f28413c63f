"""What the documents say is true."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from steeple.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def program_of_the_readme() -> str:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert len(blocks) == 4
    return "\n".join(blocks)


@pytest.mark.slow
def test_the_types_know_what_the_readme_does(tmp_path: Path) -> None:
    file = tmp_path / "readme.py"
    file.write_text(program_of_the_readme())
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_programs_of_the_readme_run() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program_of_the_readme()],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "five-towers/more-than-row {'number': 9, 'row': 5}" in done.stdout


ADD_A_GAME = ROOT / "docs" / "add-a-game.md"


@pytest.mark.slow
def test_the_example_of_a_game_runs_as_its_page_says() -> None:
    """The first step: its program, and its commands that need no person."""
    text = dedent(ADD_A_GAME.read_text())
    commands = [line.split() for line in re.findall(r"^ +(STEEPLE_GAMES=.+)$", text, re.M)]
    assert [command[:3] for command in commands] == [
        ["STEEPLE_GAMES=examples/gust", "python3", "run.py"]
    ] * 3
    (program,) = (dedent(block) for block in re.findall(r"```python\n(.*?)```", text, re.S))
    arena = ["-m", "steeple", *commands[2][3:]]
    for arguments in (["-c", program], arena):
        done = subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            cwd=ROOT,
            env={**os.environ, "STEEPLE_GAMES": "examples/gust"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert "steady" in done.stdout


def test_a_game_is_added_in_ten_steps() -> None:
    steps = re.findall(r"^(\d+)\. ", ADD_A_GAME.read_text(), re.M)
    assert steps == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert re.search(rf"^\| `{command}\b", (ROOT / "README.md").read_text(), re.M)


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_the_rules_keep_the_words_of_the_glossary() -> None:
    """The nouns that name places of the state are explained."""
    pages = (ROOT / "docs", ROOT / "src/steeple/games/five_towers")
    glossary = "".join((page / "glossary.md").read_text() for page in pages)
    for word in ("seat", "row", "bid", "leader", "limit", "rubble", "storey", "plot", "ground"):
        assert f"| {word} |" in glossary


def test_the_record_page_shows_the_version_that_is_written() -> None:
    from steeple.play.match import RECORD_VERSION

    assert f'"version": {RECORD_VERSION}' in (ROOT / "docs" / "record.md").read_text()
