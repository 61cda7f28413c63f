"""The site of the documents: `python3 run.py docs` builds it into `build/docs`.

Its pages are those of `docs/`, some of the root, the rules in every language from the message
files, and the API from the docstrings. Links to files that are no pages lead to the repository.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from steeple.catalog import games
from steeple.cli.main import main as steeple
from tools import play_pages
from tools.client import ROOT, say

DOCS = ROOT / "docs"
BUILT = ROOT / "build" / "docs"
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(#[^)]*)?(?=\))")
AT_THE_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
SECTIONS = {
    "play": ("play/index", "games/five-towers", "games/block-out", "games/skyscrapers"),
    "program": ("program", "api", "arena", "bots", "envs", "training", "mcp", "review", "record"),
    "host": ("host", "operate", "cluster", "protocol", "security", "SECURITY"),
    "build": (
        "design",
        "add-a-game",
        "glossary",
        "words",
        "platforms",
        "CONTRIBUTING",
        "CHANGELOG",
    ),
}
"""Which page belongs where, in its order. Those that are not named stand at the end."""
PLAY = "(play/index.md)"
REPLAYS = {
    "five-towers": "five-towers.record.json",
    "block-out": "block-out.record.json",
    "skyscrapers": "skyscrapers-dice.record.json",
}


def main(arguments: Sequence[str]) -> int:
    """Build it where it is wanted."""
    into = Path(arguments[0]) if arguments else BUILT
    code = build(into)
    if code == 0:
        say(f"the site is {into / 'index.html'}")
    return code


def build(into: Path) -> int:
    """The exit code of Sphinx; any warning is an error."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name)
        collect(source)
        jobs = ["-j", str(os.cpu_count() or 1)] if hasattr(os, "fork") else []
        command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", *jobs]
        return subprocess.call([*command, "-d", str(source / ".trees"), str(source), str(into)])


def collect(folder: Path) -> None:
    """All sources of the site, in one folder."""
    shutil.copy(DOCS / "conf.py", folder)
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    for page in pages():
        target = folder / site_path(page)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_links(page), encoding="utf-8")
    play_pages.write(folder / "play")
    replays = folder / "_static" / "replays"
    replays.mkdir(parents=True)
    for game in games:
        record = ROOT / "tests" / "old_files" / "0.1.0" / REPLAYS[game]
        if steeple(["--lang", "en", "export", str(record), "--to", str(replays / f"{game}.html")]):
            raise SystemExit("tools.docs: a replay could not be written, see above.")
    (folder / "index.md").write_text(front(folder), encoding="utf-8")


def pages() -> Iterator[Path]:
    """Every file that becomes a page."""
    yield from (page for page in sorted(DOCS.rglob("*.md")) if page.name != "index.md")
    yield from (ROOT / name for name in AT_THE_ROOT)


def site_path(page: Path) -> Path:
    """Where a file is on the site.

    >>> str(site_path(DOCS / "design.md")), str(site_path(ROOT / "SECURITY.md"))
    ('design.md', 'SECURITY.md')
    """
    return page.relative_to(DOCS if page.is_relative_to(DOCS) else ROOT)


def with_links(page: Path) -> str:
    """The text, with links that lead somewhere from its place on the site."""
    known = {each.resolve(): site_path(each) for each in pages()}

    def linked(match: re.Match[str]) -> str:
        target = (page.parent / match[1]).resolve()
        here = site_path(page).parent
        if target.is_relative_to(DOCS / "pictures"):
            return os.path.relpath(Path("pictures") / target.name, here).replace(os.sep, "/")
        if target in known:
            path = os.path.relpath(known[target], here).replace(os.sep, "/")
            return path + (match[2] or "")
        return f"{repository()}/blob/main/{target.relative_to(ROOT).as_posix()}"

    return LINK.sub(linked, page.read_text(encoding="utf-8"))


def repository() -> str:
    """Its address, as the package has it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["urls"]["Repository"])


def front(folder: Path) -> str:
    """The first page, with the contents of the site."""
    there = {
        str(page.relative_to(folder).with_suffix("").as_posix()) for page in folder.rglob("*.md")
    }
    there -= {name for name in there if name.startswith("play/") and name != "play/index"}
    placed = {name for names in SECTIONS.values() for name in names}
    # In the repository there are pages about the games; here they are in every language.
    text = [with_links(DOCS / "index.md").replace(f"({repository()}/blob/main/docs/games)", PLAY)]
    for title, names in SECTIONS.items():
        rest = sorted(there - placed) if title == "build" else []
        listed = "\n".join([name for name in names if name in there] + rest)
        text.append(f"```{{toctree}}\n:hidden:\n:caption: {title.title()}\n\n{listed}\n```\n")
    return "\n".join(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
