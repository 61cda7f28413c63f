"""Processes that think badly: one crashes, one loops for ever, one talks nonsense, one raises.

They are started by `Workers`, each with its end of the line.
"""

import os
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection

from steeple.server.live.questions import Question, choose


def stillborn(line: Connection) -> None:
    """It ends before it can be asked anything."""
    os._exit(3)


def crashing(line: Connection) -> None:
    """It ends while it thinks."""
    next(_questions(line))
    os._exit(3)


def endless(line: Connection) -> None:
    """It never has a move."""
    next(_questions(line))
    threading.Event().wait()


def babbling(line: Connection) -> None:
    """What it says is no move."""
    for _ in _questions(line):
        line.send((True, "dance"))


def cheating(line: Connection) -> None:
    """Its move would be fine at another time."""
    for _ in _questions(line):
        line.send((True, "bid 0"))


def raising(line: Connection) -> None:
    """It says what went wrong."""
    for _ in _questions(line):
        line.send((False, "ZeroDivisionError: division by zero"))


def half_mad(line: Connection) -> None:
    """It crashes as the strong bot; as the simple one it is sane."""
    for question in _questions(line):
        if question.bot == "greedy":
            os._exit(3)
        line.send((True, choose(question)))


def _questions(line: Connection) -> Iterator[Question]:
    line.send("ready")
    while True:
        yield Question(*line.recv())
