"""The house rules: direction of imports, rules cited by tests, words of the glossary."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from steeple.catalog import folder_of, games
from tools import mutants

ROOT = Path(__file__).parents[1]
SOME_MUTANTS = 12


LINT = """
import sys
from importlinter.cli import lint_imports
sys.exit(lint_imports(config_filename="pyproject.toml", no_cache=True))
"""


def test_imports_point_down_and_rules_are_pure() -> None:
    # In a process of its own: it sets up logging anew, which closes what other tests log to.
    run = subprocess.run(
        [sys.executable, "-c", LINT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


FOLDERS = [folder_of(id) for id in games]
every_game = pytest.mark.parametrize("folder", FOLDERS)


def rules_of(folder: str) -> set[str]:
    """The ids of a game's rules, as its `rules.md` has them."""
    text = (ROOT / "src/steeple/games" / folder / "rules.md").read_text()
    return set(re.findall(r"\b[A-Z]+-\d+\b", text))


@every_game
def test_rules_are_numbered_without_gaps(folder: str) -> None:
    rules = rules_of(folder)
    for letters in {rule.partition("-")[0] for rule in rules}:
        numbers = [rule for rule in rules if rule.startswith(f"{letters}-")]
        assert {f"{letters}-{number}" for number in range(1, len(numbers) + 1)} == set(numbers)


@every_game
def test_every_rule_is_cited_by_a_test(folder: str) -> None:
    for rule in rules_of(folder):
        assert mutants.citing(mutants.Mutant(rule, "", "", "", folder)), rule


@every_game
def test_every_rule_can_be_broken(folder: str) -> None:
    own = [mutant for mutant in mutants.mutants() if mutant.folder == folder]
    assert {mutant.rule for mutant in own} == rules_of(folder)
    for mutant in own:
        assert mutant.right in mutant.source.read_text(), f"mend its mutants.py: {mutant}"


CONTRACT = {"pieces", "moves", "state", "rules", "legal", "reasons", "scoring", "view", "changes"}
CONTRACT |= {"choices", "facts", "face", "game", "shown", "tell"}
ROOMS = {"bots", "terminal", "referee", "bodies", "lattice"}


def test_every_game_is_in_the_catalog() -> None:
    folders = (ROOT / "src/steeple/games").iterdir()
    assert {each.name for each in folders if (each / "game.py").exists()} == set(FOLDERS)


@every_game
def test_every_game_folder_has_the_same_shape(folder: str) -> None:
    here = ROOT / "src/steeple/games" / folder
    names = {path.name for path in here.iterdir() if not path.name.startswith("_")}
    assert {f"{name}.py" for name in CONTRACT} <= names
    assert {"rules.md", "glossary.md", "locales", "bots", "terminal"} <= names
    assert {name for name in names if (here / name).is_dir()} - {"locales"} <= ROOMS


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


@pytest.mark.slow
@pytest.mark.parametrize("mutant", mutants.sample(SOME_MUTANTS), ids=lambda each: each.rule)
def test_a_broken_rule_is_noticed_by_a_test_that_cites_it(mutant: mutants.Mutant) -> None:
    """Some rules are broken on purpose; `python3 run.py mutants` breaks them all."""
    assert mutants.failing(mutant, mutants.citing(mutant))
