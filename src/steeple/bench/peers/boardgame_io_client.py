"""The peer of the web client: boardgame.io's React client with the tic-tac-toe of its tutorial.

`alone` is the tutorial's page, without a server. `online` has a seat in a match that its server
keeps, as our table does. esbuild bundles both for production; Vite's bundle is 2 % smaller.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from steeple.bench.peers.boardgame_io import running
from steeple.bench.peers.packages import FOLDER, installed
from steeple.bench.phone import Goal

SOURCE = FOLDER / "boardgame_io_client"
PAGES = ("alone", "online")
GOAL = Goal("td button", "td div")
"""A free cell is a button; a taken one shows a mark."""
DRAW = (1, 2, 4, 3, 5, 7, 6, 8)
"""The cells after the first, in an order in which nobody wins before all are taken."""
CELL = "td"
LONGEST_S = 1800


@contextmanager
def served(progress: Callable[[str], None]) -> Iterator[str | None]:
    """The address of a server with both pages; `None` without Node.js, npm or its registry."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        yield None
        return
    progress("boardgame.io, fetching")
    folder = installed(SOURCE, npm)
    if folder is None:
        yield None
        return
    with running([node, "serve.mjs"], folder, 0, LONGEST_S) as server:
        yield f"http://127.0.0.1:{int(server.line())}"
