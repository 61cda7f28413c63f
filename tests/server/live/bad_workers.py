"""Processes that hang where they should not; they are started by `Workers`."""

import os
import signal
import threading
from multiprocessing.connection import Connection
from pathlib import Path

from steeple.server.live.questions import Question

MARK = "STEEPLE_TEST_WORKER_HUNG"
"""Names a file that is there once a worker has hung."""


def stuck(line: Connection) -> None:
    """It is never ready, and does not end if it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Event().wait()


def stuck_once(line: Connection) -> None:
    """The first one is never ready; the next one echoes."""
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        stuck(line)
    echo(line)


def deaf(line: Connection) -> None:
    """It is ready, and then listens to nothing: a long question does not even fit into the line."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    line.send("ready")
    threading.Event().wait()


def breaking_off(line: Connection) -> None:
    """It stops in the middle of its answer."""
    line.send("ready")
    line.recv()
    os.write(line.fileno(), b"\x00\x00\x10\x00half")
    threading.Event().wait()


def echo(line: Connection) -> None:
    """It says which bot it was asked for."""
    line.send("ready")
    while True:
        line.send((True, Question(*line.recv()).bot))
