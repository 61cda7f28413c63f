"""A peer's folder with the packages of npm that its lock file names, fetched once."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from steeple.kernel.jit import cache_folder

INSTALL_SECONDS = 120
FOLDER = Path(__file__).parents[4] / "tools" / "peers"
"""Where the peers are in the repository. An installed Steeple has none."""


def installed(source: Path, npm: str) -> Path | None:
    """A copy of the folder, with its packages, beside our compiled code.

    The copy is complete or not there at all; `None` if npm fails, or there is no such folder.
    """
    if not source.is_dir():
        return None
    name = source.name.replace("_", "-")
    lock = hashlib.sha256((source / "package-lock.json").read_bytes()).hexdigest()[:16]
    parent = cache_folder().parent
    folder = parent / f"{name}-{lock}"
    if not folder.is_dir():
        parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f"{name}-", dir=parent) as scratch:
            new = Path(scratch) / "new"
            _copy_scripts(source, new)
            command = [npm, "ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts"]
            command += ["--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"]
            try:
                subprocess.run(  # noqa: S603
                    command, cwd=new, check=True, capture_output=True, timeout=INSTALL_SECONDS
                )
            except (OSError, subprocess.SubprocessError):
                return None
            new.rename(folder)
    _copy_scripts(source, folder)
    return folder


def _copy_scripts(source: Path, folder: Path) -> None:
    ignore = shutil.ignore_patterns("node_modules", "built")
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=ignore)
