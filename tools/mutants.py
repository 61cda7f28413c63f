"""Break each rule on purpose: a test that cites the rule must fail.

`python3 run.py mutants` runs the tests that cite a rule against each broken copy of the sources;
`python3 run.py mutants 12` does so for a sample of twelve, as the tests do. Each game has its own,
in `mutants.py` in the folder of its tests.
"""

import ast
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from steeple.catalog import folder_of, games
from tests.thorough import VARIABLE

COMPILED = "__pycache__"
ROOT = Path(__file__).parents[1]

LONGEST_S = 900
"""A broken rule may never come to an end; no run that does takes nearly as long, on any machine."""


class Mutant(NamedTuple):
    """A rule, and how to break it."""

    rule: str
    file: str
    right: str
    wrong: str
    folder: str = ""
    """The name of the game's folder, and of that of its tests."""

    @property
    def source(self) -> Path:
        """The file that is broken."""
        return ROOT / "src" / "steeple" / "games" / self.folder / self.file

    @property
    def tests(self) -> Path:
        """The folder of the game's tests."""
        return ROOT / "tests" / self.folder


@cache
def mutants() -> tuple[Mutant, ...]:
    """Those of all games."""
    return tuple(
        mutant._replace(folder=folder)
        for folder in map(folder_of, games)
        for mutant in import_module(f"tests.{folder}.mutants").MUTANTS
    )


def citing(mutant: Mutant) -> set[str]:
    """The names of the tests that cite the rule."""
    return {
        name
        for file in mutant.tests.glob("test_*.py")
        for name, said in _tests_in(file)
        if re.search(rf"\b{mutant.rule}\b", said)
    }


@cache
def _tests_in(file: Path) -> list[tuple[str, str]]:
    """The names of the tests in a file, each with what may cite a rule."""
    return [
        (node.name, f"{node.name.upper().replace('_', '-')} {ast.get_docstring(node)}")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _files_of(mutant: Mutant, cited: set[str]) -> list[str]:
    """The files that these tests are in: the others need not be collected."""
    return [
        str(file)
        for file in sorted(mutant.tests.glob("test_*.py"))
        if cited & set(re.findall(r"^ *def (test_\w+)", file.read_text(encoding="utf-8"), re.M))
    ]


def _break(sources: Path, mutant: Mutant) -> None:
    """Make a copy of the sources with one file broken; all others are links to the real ones."""
    here, there = sources, ROOT / "src"
    *folders, file = mutant.source.relative_to(there).parts
    for name, broken in zip(folders, [*folders[1:], file], strict=True):
        here, there = here / name, there / name
        here.mkdir(parents=True)
        for entry in there.iterdir():
            if entry.name not in (broken, COMPILED):
                (here / entry.name).symlink_to(entry)
    if (there / COMPILED).exists():
        shutil.copytree(there / COMPILED, here / COMPILED)
    text = mutant.source.read_text(encoding="utf-8")
    (here / file).write_text(text.replace(mutant.right, mutant.wrong), encoding="utf-8")


def failing(mutant: Mutant, cited: set[str]) -> set[str]:
    """The first of the cited tests to fail with the mutant; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        _break(sources, mutant)
        # Each run has its own temporary folder: runs that clean up a shared one at the same
        # time can get in each other's way.
        own = f"--basetemp={Path(folder) / 'tmp'}"
        options = [
            "-p",
            "no:cacheprovider",
            "--tb=no",
            "-rfE",
            "-x",
            "-q",
            "--hypothesis-profile=one-failure",
            own,
            "-k",
            " or ".join(sorted(cited)),
        ]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *_files_of(mutant, cited)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(sources), "STEEPLE_JIT": "0", VARIABLE: "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_S,
        )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{mutant}: the tests did not run\n{done.stdout}\n{done.stderr}")
    names = re.findall(r"^(?:FAILED|ERROR) \S+?::(?:\w+::)?(\w+)", done.stdout, re.M)
    return set(names) & cited


def sample(size: int) -> list[Mutant]:
    """Some of the mutants: the same for the same sources, others after a change."""
    sources = sorted((ROOT / "src" / "steeple" / "games").rglob("*.py"))
    seed = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()
    return random.Random(seed).sample(mutants(), size)


def main(arguments: Sequence[str]) -> int:
    """Try all mutants, or as many as are asked for; the exit code says whether one survived."""
    tried = sample(int(arguments[0])) if arguments else mutants()
    alive = 0
    cited = [citing(mutant) for mutant in tried]  # not in threads: Python 3.11 can't parse there
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, failed in zip(tried, pool.map(failing, tried, cited), strict=True):
            alive += not failed
            verdict = min(failed) if failed else "NOBODY NOTICES"
            print(f"{mutant.rule:6} {mutant.wrong.strip()[:50]:52} {verdict}", flush=True)
    print(f"{len(tried) - alive} of {len(tried)} broken rules were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
