"""A release, up to the upload: `python3 run.py release` writes `dist/`, and says what is left.

python3 run.py release            all of it
python3 run.py release --check    only whether versions, changes and notes agree
"""

import hashlib
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from steeple import __version__
from tools import bill, docs, first_move
from tools.client import ROOT, say
from tools.package import built, problems

FOLDER = ROOT / "dist"
LEFT = """
Left to a person:
  1. python3 run.py test --thorough has passed on this commit, and python3 run.py browsers.
  2. Read {notes}.
  3. git tag -s v{version} && git push origin v{version}
     The workflow “release” builds all of this again, attests it, and uploads it to PyPI once
     somebody with the right to do so has approved the environment “pypi”.
  4. uvx steeple@{version} on a machine that has never seen it."""


def main(arguments: Sequence[str]) -> int:
    """Each step, or only the first."""
    wrong = disagreements(__version__)
    for each in wrong:
        say(f"release: {each}")
    if wrong or "--check" in arguments:
        return 1 if wrong else 0
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    say(f"Steeple {__version__}: the package ...")
    package = built(FOLDER)
    if strays := problems(package):
        say("\n".join(strays))
        return 1
    say(f"    {package.wheel.name}, {package.wheel.stat().st_size:,} bytes")
    say(f"    {package.archive.name}, {package.archive.stat().st_size:,} bytes")
    say("the bill of materials ...")
    bill.write(FOLDER / f"steeple-{__version__}.cdx.json", __version__)
    say("the notes ...")
    notes = FOLDER / f"steeple-{__version__}.notes.md"
    notes.write_text(release_notes(__version__), encoding="utf-8")
    say("the site ...")
    if code := docs.build(docs.BUILT):
        return code
    say("an empty environment, and a move from the wheel in a browser ...")
    if code := first_move.main([str(package.wheel)]):
        return code
    write_sums(FOLDER)
    say(f"dist/ has {', '.join(sorted(file.name for file in FOLDER.iterdir()))}")
    say(LEFT.format(version=__version__, notes=notes.relative_to(ROOT)))
    return 0


def disagreements(version: str) -> list[str]:
    """What does not fit together before anything is built."""
    found = []
    if not re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$", changes(), re.M):
        found.append(f"CHANGELOG.md has no dated heading for {version}")
    if f"\nversion: {version}\n" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8"):
        found.append(f"CITATION.cff is not about {version}")
    if not section(upgrades(), f"To {version}"):
        found.append(f"docs/upgrading.md has nothing about {version}")
    return found


def release_notes(version: str) -> str:
    """What has changed, and what has to be done about it."""
    changed, upgrade = section(changes(), version), section(upgrades(), f"To {version}")
    return f"# Steeple {version}\n\n## Upgrading\n{upgrade}\n\n## Changes\n{changed}\n"


def changes() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def upgrades() -> str:
    return (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """What stands below a heading that begins so, up to the next one."""
    found = re.search(rf"^## {re.escape(title)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def write_sums(folder: Path) -> None:
    """As `sha256sum --check` reads them."""
    files = sorted(file for file in folder.iterdir() if file.is_file())
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
