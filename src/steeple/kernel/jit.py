"""One source for slow and fast: plain Python functions that Numba compiles.

`STEEPLE_JIT=0` turns compiling off; the same functions then run as plain Python, which is what
a debugger, a coverage tool or a mutation test needs. `STEEPLE_JIT=ready` uses compiled code only
if all of it is on disk already, so that nobody waits for a compiler.
"""

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_WISH = "STEEPLE_JIT"
_READY = "ready"

compiled: set[str] = set()
"""The names of all functions that are compiled, or will be at their first call."""


def never_wait() -> None:
    """Wait for no compiler, in this process and in those that it starts.

    To be called before a game is loaded.
    """
    os.environ.setdefault(_WISH, _READY)


@cache
def is_on() -> bool:
    """Whether functions are compiled here; decided once, when the first game is loaded."""
    wish = os.environ.get(_WISH, "1")
    return is_complete() if wish == _READY else wish != "0"


def is_put_off() -> bool:
    """Whether functions run as plain Python here only because they are not compiled yet."""
    return os.environ.get(_WISH) == _READY and not is_on()


def is_complete() -> bool:
    """Whether everything is compiled and on disk."""
    return (cache_folder() / "complete").exists()


def mark_complete() -> None:
    """Remember on disk that everything is compiled."""
    cache_folder().mkdir(parents=True, exist_ok=True)
    (cache_folder() / "complete").touch()


def jit(function: Function) -> Function:
    """`function`, compiled at its first call and kept on disk for the next process.

    Compiled functions never allocate: they work on arrays that they are given. So Numba need
    not count references (`_nrt=False`), which took half the time of a playout.
    """
    return _compiled(function, is_inlined=True)


def jit_apart(function: Function) -> Function:
    """The same for a large function: it stays one, and is called instead of being copied in.

    What is called from several places, and takes far longer than the call, compiles quicker so.
    """
    return _compiled(function, is_inlined=False)


def jit_sums(function: Function) -> Function:
    """The same for sums of fractions, which may be added up in any order: eight at a time."""
    return _compiled(function, is_inlined=True, fastmath={"reassoc", "nsz", "contract"})


def _compiled(function: Function, is_inlined: bool, **more: Any) -> Function:
    if not is_on():
        return function
    import numba

    compiled.add(_name(function))
    config: Any = numba.config
    config.CACHE_DIR = str(cache_folder())
    settings: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False, **more}
    fast: Function = numba.njit(forceinline=is_inlined, **settings)(function)
    return fast


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@contextlib.contextmanager
def compiling(progress: Callable[[int, int], None]) -> Iterator[None]:
    """Tell how many functions were compiled, of how many, after each one compiled meanwhile."""
    if not is_on():
        yield
        return
    from numba.core import event

    ready: set[str] = set()

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            """Nothing is ready yet."""

        def on_end(self, event: Any) -> None:
            """A function is ready, for one of the kinds of numbers that it is called with."""
            name = _name(event.data["dispatcher"].py_func)
            if name in compiled - ready:
                ready.add(name)
                progress(len(ready), len(compiled))

    with event.install_listener("numba:compile", Listener()):
        yield


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: a folder named after the sources it was made from.

    Numba looks only at the file of the function itself. A function that calls into another
    file would keep using the old rule after that file changed.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for layer in ("games", "kernel"):
        for source in sorted((package / layer).rglob("*.py")):
            digest.update(source.read_bytes())
    return _writable_folder(package) / f"compiled-{digest.hexdigest()[:16]}"


def _writable_folder(package: Path) -> Path:
    """`NUMBA_CACHE_DIR`, or a folder beside the sources, or one in the user's home."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    beside = package / "__pycache__"
    if os.access(beside if beside.is_dir() else package, os.W_OK):
        return beside
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "steeple"
