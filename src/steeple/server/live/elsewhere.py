"""Who is at a table through other nodes."""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

FORGET_S = 7.0
"""Nodes say every 2 s who is there; one that has said nothing for so long is gone."""


class _Said(NamedTuple):
    guests: frozenset[str]
    onlookers: int
    at: float


class Elsewhere:
    """What other nodes said about one table, until it is out of date."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._said: dict[str, _Said] = {}
        self._clock = clock

    @property
    def guests(self) -> frozenset[str]:
        """The table's people who are connected to other nodes."""
        return frozenset().union(*(said.guests for said in self._said.values()))

    @property
    def onlookers(self) -> int:
        """How many others watch there."""
        return sum(said.onlookers for said in self._said.values())

    def hear(self, node: str, guests: Iterable[str], onlookers: int) -> bool:
        """A node says who is there; returns whether that is new."""
        before = self._said.pop(node, _Said(frozenset(), 0, 0))
        said = _Said(frozenset(guests), onlookers, self._clock())
        if said.guests or said.onlookers:
            self._said[node] = said
        return said[:2] != before[:2]

    def forget(self, node: str | None = None) -> bool:
        """Forget a node that left, or all that have said nothing for long; whether any were."""
        latest = self._clock() - FORGET_S
        gone = [name for name, said in self._said.items() if name == node or said.at < latest]
        for name in gone:
            del self._said[name]
        return bool(gone)
