"""The house rules: direction of imports, rules cited by tests, words of the glossary."""

import re
import subprocess
import sys
from pathlib import Path

from importlinter.cli import lint_imports

from tools import mutants

ROOT = Path(__file__).parents[1]


def test_imports_point_down_and_rules_are_pure(capsys: object) -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_every_rule_is_cited_by_a_test() -> None:
    rules = (ROOT / "src/steeple/games/five_towers/rules.md").read_text()
    ids = set(re.findall(r"\bFT-\d+\b", rules))
    assert ids == {f"FT-{number}" for number in range(1, 23)}
    cited: set[str] = set()
    for test in (ROOT / "tests/five_towers").glob("test_*.py"):
        for doc in re.findall(
            r'def test_\w+\([^)]*\) -> None:\n\s+"""(.*?)"""', test.read_text(), re.S
        ):
            cited.update(re.findall(r"\bFT-\d+\b", doc))
    assert cited == ids


def test_every_game_folder_has_the_same_shape() -> None:
    wanted = {
        "pieces.py",
        "moves.py",
        "state.py",
        "scoring.py",
        "rules.py",
        "view.py",
        "bots.py",
        "changes.py",
    }
    wanted |= {"game.py", "face.py", "rules.md", "locales"}
    for folder in (ROOT / "src/steeple/games").iterdir():
        if folder.is_dir() and not folder.name.startswith("_"):
            assert wanted <= {path.name for path in folder.iterdir()}, folder.name


def test_an_old_python_is_told_so() -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 8, 1); sys.argv = ['run.py'];"
        "runpy.run_path('run.py', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "run.py: this is Python 3.8; Steeple needs Python 3.11 or newer.\n"


def test_a_python_without_venv_is_told_so() -> None:
    code = (
        "import runpy, sys; sys.modules['ensurepip'] = None; sys.argv = ['run.py'];"
        "runpy.run_path('run.py', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_broken_rule_is_noticed_by_a_test_that_cites_it(capsys: object) -> None:
    """Each rule is broken on purpose, in every way that `tools/mutants.py` knows."""
    assert mutants.main() == 0
    rules = {f"FT-{n}" for n in range(1, 23)} | {f"BO-{n}" for n in range(1, 20)}
    rules |= {f"SK-{n}" for n in range(1, 25)} | {f"G-{n}" for n in range(1, 9)}
    assert {mutant.rule for mutant in mutants.MUTANTS} == rules
