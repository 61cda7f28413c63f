"""Processes that judge badly; they are started by `Workers`, each with its end of the line."""

import os
import signal
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from steeple.server.live.questions import answer

MARK = "STEEPLE_TEST_JUDGE_DIED"
"""Names a file that is there once a judge has died."""


def killed_once(line: Connection) -> None:
    """The first one is killed in the middle of its work; the next one is sane."""
    mark = Path(os.environ[MARK])
    line.send("ready")
    while True:
        case = line.recv()
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        line.send((True, answer(case)))


def killed_always(line: Connection) -> None:
    """None of them lives long enough."""
    line.send("ready")
    line.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def endless(line: Connection) -> None:
    """The simulation never comes to rest."""
    line.send("ready")
    line.recv()
    threading.Event().wait()


def babbling(line: Connection) -> None:
    """What it says is no verdict."""
    line.send("ready")
    while True:
        line.recv()
        line.send((True, "it was beautiful"))


def lying(line: Connection) -> None:
    """What it says can't be, in any position."""
    line.send("ready")
    while True:
        line.recv()
        line.send((True, "fell first=yellow-large"))
