"""The package that people install: a wheel and a source archive, and what has to be in them."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tools.client import ROOT

LARGEST_WHEEL = 6_000_000
BUILD = """
import sys
from flit_core import buildapi
print(buildapi.build_wheel(sys.argv[1]))
print(buildapi.build_sdist(sys.argv[1]))
"""
NAME = r"[\w.-]+"
INSIDE = {
    rf"steeple/(\w+/)*{NAME}\.py": "the code",
    r"steeple/py\.typed": "says that the types are checked",
    r"steeple/(\w+/)*locales/[a-z]{2}\.ftl": "what people read",
    r"steeple/games/\w+/(rules|glossary)\.md": "the rules of each game, and their words",
    r"steeple/games/\w+/bots/weights\.(bin|json)": "what bots have learned",
    r"steeple/bench/probe\.js": "what `bench web` measures a page with",
    r"steeple/export/boot\.js": "what an exported match starts with",
    rf"steeple/server/site/assets/{NAME}\.(js|css|woff2)": "the built web client",
    r"steeple/server/site/(index\.html|sw\.js|manifest\.webmanifest)": "its pages",
    r"steeple/server/site/(shell|pieces)\.json": "lists of its files",
    r"steeple/server/site/icon[\w-]*\.(png|svg)": "its icons",
    rf"steeple-{NAME}\.dist-info/(METADATA|RECORD|WHEEL|entry_points\.txt|licenses/LICENSE)": "",
}
"""Everything that a wheel may hold, and what each of it is for."""
BESIDE = {
    r"pyproject\.toml|PKG-INFO": "how to build it",
    r"(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|LICENSE|CITATION\.cff": "about the project",
    rf"docs/(\w+/)*{NAME}\.md": "its pages",
    rf"examples/(\w+/)*{NAME}\.(py|ftl|js|c)": "its examples",
}
"""What a source archive holds besides."""


class Package(NamedTuple):
    """What is uploaded."""

    wheel: Path
    archive: Path


def built(folder: Path) -> Package:
    """Both, from the sources as they are; the web client must have been built before."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, check=True, text=True, stdout=-1
    )
    wheel, archive = done.stdout.split()
    return Package(folder / wheel, folder / archive)


def problems(package: Package) -> list[str]:
    """What is in the package and should not be, or is missing; none if all is well."""
    with zipfile.ZipFile(package.wheel) as wheel:
        names = [name for name in wheel.namelist() if not name.endswith("/")]
    with tarfile.open(package.archive) as archive:
        files = [each for each in archive.getnames() if archive.getmember(each).isfile()]
    inner = [str(PurePosixPath(*PurePosixPath(name).parts[1:])) for name in files]
    found = strays(names, INSIDE)
    found += strays(
        [name.removeprefix("src/") for name in inner if name.startswith("src/")], INSIDE
    )
    found += strays([name for name in inner if not name.startswith("src/")], BESIDE)
    found += [f"{name} is not in the archive" for name in ours(names) - set(inner)]
    size = package.wheel.stat().st_size
    if size > LARGEST_WHEEL:
        found.append(f"the wheel has {size:,} bytes, and may have {LARGEST_WHEEL:,}")
    return found


def ours(names: list[str]) -> set[str]:
    """What comes from our sources, as it is called in a source archive."""
    return {f"src/{name}" for name in names if name.startswith("steeple/")}


def strays(names: list[str], wanted: dict[str, str]) -> list[str]:
    """Names that nothing allows, and what is wanted and has no name."""
    patterns = {pattern: re.compile(pattern) for pattern in wanted}
    used = {
        name: [pattern for pattern, each in patterns.items() if each.fullmatch(name)]
        for name in names
    }
    seen = {pattern for matches in used.values() for pattern in matches}
    lacks = [f"nothing is like {each}" for each in wanted if each not in seen]
    if wanted is INSIDE and not any("dist-info" in name for name in names):
        lacks = [each for each in lacks if "dist-info" not in each]
    return [f"{name} is a stray" for name, matches in used.items() if not matches] + lacks
