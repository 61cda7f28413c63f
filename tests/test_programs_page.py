"""What `docs/programs.md` shows, runs; and the example players play."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from steeple.arena.program import Limits
from steeple.arena.tournament import Tournament, play_match

ROOT = Path(__file__).parents[1]
PLENTY = 60.0


@pytest.mark.slow
def test_the_programs_on_the_page_run() -> None:
    page = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) == 5
    for block in blocks:
        exec(compile(block, "docs/programs.md", "exec"), {})


def plays(player: Path) -> bool:
    limits = Limits(PLENTY)
    return (
        play_match(
            Tournament("five-towers", [str(player), "random"], 2, 1, limits=limits), 0
        ).failed
        is None
    )


def test_the_player_in_javascript_plays() -> None:
    if shutil.which("node"):  # on a machine without Node, the client is built with another one
        assert plays(ROOT / "examples" / "programs" / "bot.js")


def test_the_player_in_c_plays(tmp_path: Path) -> None:
    if compiler := shutil.which("cc"):
        source = ROOT / "examples" / "programs" / "bot.c"
        subprocess.run([compiler, "-o", str(tmp_path / "bot"), str(source)], check=True)
        assert plays(tmp_path / "bot")
