"""Files that a command reads and writes."""

import os
import sys
from pathlib import Path
from typing import Any

from steeple.kernel.codec import from_json, to_json
from steeple.kernel.errors import SteepleError, shortened

LARGEST_RECORD = 64 << 20


class FileProblem(SteepleError):
    """A file that can't be read or written."""


def read_json(name: str) -> Any:
    """The data in a file, or on standard input for `-`; raises a `SteepleError`."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST_RECORD + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST_RECORD + 1)
    except OSError as problem:
        raise FileProblem(
            "cli/cannot-read", file=shortened(name, 200), problem=problem.strerror or str(problem)
        ) from None
    except ValueError:
        raise FileProblem("cli/cannot-read", file=shortened(name, 200), problem="") from None
    if len(data) > LARGEST_RECORD:
        raise FileProblem(
            "cli/file-too-large", file=shortened(name, 200), most=LARGEST_RECORD >> 20
        )
    return from_json(data)


def write_json(path: Path, data: Any) -> None:
    """Write the whole file or nothing; raises `FileProblem`."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(to_json(data) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as problem:
        raise FileProblem(
            "cli/cannot-write", file=str(path), problem=problem.strerror or str(problem)
        ) from None


def data_folder() -> Path:
    """Where the user's matches are kept."""
    if chosen := os.environ.get("STEEPLE_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Steeple"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Steeple"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "steeple"
