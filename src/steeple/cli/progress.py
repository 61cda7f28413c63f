"""How far something long is, said on standard error."""

import time
from collections.abc import Callable

from steeple.cli.screen import complain

SAY_EVERY_S = 2


class Progress:
    """Says every two seconds how much is done, of how much; what is quick says nothing."""

    def __init__(self, say: Callable[[int, int], str] = "{} / {}".format) -> None:
        self._say = say
        self._said = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        """`done` is done, of all there is."""
        now = time.monotonic()
        if now - self._said >= SAY_EVERY_S:
            self._said = now
            complain(self._say(done, of))
