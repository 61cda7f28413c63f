"""Limits that hold across nodes: each tells the others what was taken from them.

For a moment somebody may take from two nodes at once; then the limits of both have less than
nothing left, so on average nobody gets more.
"""

import asyncio
import time
from collections.abc import Hashable

import msgspec

from steeple.server.bus.notes import Barred, Left, Occupied, Spent
from steeple.server.http.gate import Gate
from steeple.server.http.limits import Buckets, Counted
from steeple.server.live.cluster import Cluster

TELL_S = 0.5
SAY_AGAIN = 4
FORGET_S = 7.0
MOST_TOLD = 1000
"""Of each limit at a time; whoever takes more than a few in half a second is among them."""

_encode = msgspec.json.Encoder().encode


class SharedLimits:
    """The limits of a node that others share."""

    def __init__(
        self,
        cluster: Cluster,
        gate: Gate,
        buckets: dict[str, Buckets],
        counted: dict[str, Counted],
    ) -> None:
        self._cluster = cluster
        self._gate = gate
        self._buckets = buckets | {"refusals": gate.refusals}
        self._counted = counted
        self._said: dict[str, float] = {}
        for each in self._buckets.values():
            each.is_shared = True
        gate.on_bar = self._tell_barred
        cluster.listen(Spent, self._spent)
        cluster.listen(Occupied, self._occupied)
        cluster.listen(Barred, self._barred)

    async def run(self) -> None:
        """Tell the others, until it is cancelled."""
        node, rounds = self._cluster.node, 0
        while True:
            await asyncio.sleep(TELL_S)
            taken = {name: _told(each.fresh()) for name, each in self._buckets.items()}
            if any(taken.values()):
                self._cluster.tell(
                    Spent(node, {name: each for name, each in taken.items() if each})
                )
            rounds += 1
            if rounds % SAY_AGAIN == 0:
                open = {name: _told(each.open_here) for name, each in self._counted.items()}
                self._cluster.tell(Occupied(node, open))
                self._forget_silent()

    def left(self, note: Left) -> None:
        """A node has left, with its connections."""
        self._forget(note.node)

    def _tell_barred(self, network: str) -> None:
        self._cluster.tell(Barred(self._cluster.node, network))

    def _barred(self, note: Barred) -> None:
        self._gate.bar_here(note.network)

    def _spent(self, note: Spent) -> None:
        for name, taken in note.taken.items():
            if name in self._buckets:
                for who, count in taken:
                    self._buckets[name].spend(_who(who), count)

    def _occupied(self, note: Occupied) -> None:
        self._said[note.node] = time.monotonic()
        for name, open in note.open.items():
            if name in self._counted:
                found = {_who(who): count for who, count in open}
                self._counted[name].open_elsewhere[note.node] = found

    def _forget_silent(self) -> None:
        latest = time.monotonic() - FORGET_S
        for node in [node for node, at in self._said.items() if at < latest]:
            self._forget(node)

    def _forget(self, node: str) -> None:
        self._said.pop(node, None)
        for counted in self._counted.values():
            counted.open_elsewhere.pop(node, None)


def _told(counts: dict[Hashable, int]) -> list[tuple[str, int]]:
    most = sorted(counts.items(), key=lambda each: -each[1])[:MOST_TOLD]
    return [(_encode(who).decode(), count) for who, count in most if count > 0]


def _who(text: str) -> Hashable:
    who = msgspec.json.decode(text)
    return tuple(who) if isinstance(who, list) else str(who)
