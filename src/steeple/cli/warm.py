"""`steeple warm`: compile the rules now, so that no player has to wait for it."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

from steeple.cli.arguments import Parser, Words
from steeple.cli.progress import Progress
from steeple.cli.screen import complain
from steeple.kernel import jit

GENTLY = 10
"""A low priority, so that people who play meanwhile come first."""


def run(arguments: list[str], words: Words) -> int:
    """Compile whatever is not on disk yet."""
    Parser("warm", words).parse_args(arguments)
    from steeple.play.warm import warm

    warm(compiling(words))
    return 0


def compiling(words: Words) -> Progress:
    """Says how many functions are compiled."""
    return Progress(lambda done, of: words("cli/compiling", done=done, of=of))


@contextlib.contextmanager
def warming_beside(words: Words) -> Iterator[None]:
    """If the rules are not compiled yet, another process does so while people play already.

    What it has finished stays on disk, and the next start goes on from there.
    """
    if not jit.is_put_off():
        yield
        return
    complain(words("cli/compiling-beside"))
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        [sys.executable, "-m", "steeple", "warm"],
        env={**os.environ, "STEEPLE_JIT": "1"},
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
    ) as compiler:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, compiler.pid, GENTLY)
        try:
            yield
        finally:
            compiler.terminate()
