"""One source for slow and fast: plain Python functions that Numba compiles.

`STEEPLE_JIT=0` turns compiling off; the same functions then run as they are written, which
is what a debugger, a coverage tool or a mutation test wants.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

IS_ON = os.environ.get("STEEPLE_JIT", "1") != "0"


def jit(function: Function) -> Function:
    """`function`, compiled at its first call and kept on disk for the next process.

    Compiled functions never allocate: they work on arrays that they are given. So Numba need
    not count references (`_nrt=False`), which took half of the time of a playout.
    """
    if not IS_ON:
        return function
    import numba

    config: Any = numba.config
    config.CACHE_DIR = str(cache_folder())
    settings: dict[str, Any] = {"cache": True, "nogil": True, "forceinline": True, "_nrt": False}
    compiled: Function = numba.njit(**settings)(function)
    return compiled


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: a folder named after the sources it was made from.

    Numba looks only at the file of the function itself. A function that calls into another
    file would go on using the old rule after that file changed.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for layer in ("games", "kernel"):
        for source in sorted((package / layer).rglob("*.py")):
            digest.update(source.read_bytes())
    return _writable_folder(package) / f"compiled-{digest.hexdigest()[:16]}"


def _writable_folder(package: Path) -> Path:
    """Where Numba is told to keep code, or beside the sources, or in the person's home."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    beside = package / "__pycache__"
    if os.access(beside if beside.is_dir() else package, os.W_OK):
        return beside
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "steeple"
