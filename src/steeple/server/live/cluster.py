"""One node among others: what it tells them, what it hears, and what it sees to.

A hint may be lost, doubled or late. Whatever it says is looked up in the store, and every two
seconds the store is asked even without one.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from steeple.server.bus.interface import Bus
from steeple.server.bus.notes import AnyNote, Carrying, Grew, Here, Left, Told
from steeple.server.errors import Refused
from steeple.server.live.hub import Hub
from steeple.server.live.services import Services
from steeple.server.live.tenure import Tenure
from steeple.server.store.interface import Damaged, StoreFailed
from steeple.server.store.leases import Lease
from steeple.server.store.postgresql import PostgresqlStore

SWEEP_S = 2.0
ENDS_AT_ONCE = 500
UNHELD_S = 10.0
"""If nobody saw to a table for longer, no clock of its players ran: the cluster was down."""

N = TypeVar("N")


class Cluster:
    """The other nodes, and this one's part of the work; a `works` of false leaves that to them."""

    is_shared = True

    def __init__(
        self, node: str, store: PostgresqlStore, services: Services, works: bool = True
    ) -> None:
        self.node = node
        self._store = store
        self._services = services
        self._works = works
        self._hub: Hub
        self._bus: Bus
        self.on_left: Callable[[Left], None] | None = None
        self._hearers: dict[type, Callable[[Any], None]] = {
            Grew: self._heard_grew,
            Here: self._heard_here,
            Carrying: self._heard_carrying,
            Told: self._heard_told,
            Left: self._heard_left,
        }
        self.tenure = Tenure(node, store, services.log, self._taken, services.time.set_to)

    def join(self, hub: Hub, bus: Bus) -> list[asyncio.Task[None]]:
        """Begin; returns what goes on until it is cancelled."""
        self._hub, self._bus = hub, bus
        bus.start()
        work = [self._sweep()]
        if self._works:
            work.append(self.tenure.run())
        return [asyncio.create_task(each) for each in work]

    async def leave(self) -> None:
        """Give back what this node saw to, and say so; what is being written is still told."""
        await self.tenure.end()
        self._bus.tell(Left(self.node))

    async def close(self) -> None:
        """Say and hear no more."""
        await self._bus.close()

    def listen(self, kind: type[N], hear: Callable[[N], None]) -> None:
        """Let somebody else hear notes of a kind."""
        self._hearers[kind] = hear

    # As a table sees it

    def tell(self, note: AnyNote) -> None:
        """Tell all other nodes; it may be in vain."""
        self._bus.tell(note)

    def holds(self, stream: str) -> bool:
        """Whether this node sees to the table."""
        return self.tenure.holds(stream)

    def need(self, stream: str) -> None:
        """See to it, unless another node does."""
        if self._works:
            self.tenure.need(stream)

    def spare(self, stream: str) -> None:
        """Nothing is to be done at the table."""
        self.tenure.spare(stream)

    def drop(self, stream: str) -> None:
        """Let another node see to the table."""
        self.tenure.drop(stream)

    # What others say

    def hear(self, note: AnyNote) -> None:
        """Take note of what another node says."""
        hear = self._hearers.get(type(note))
        if hear is not None and not self._services.is_closing:
            hear(note)

    def _heard_grew(self, note: Grew) -> None:
        room = self._hub.loaded.get(note.stream)
        if room is not None and room.table.seq < note.seq:
            self._services.spawn(room.follow())

    def _heard_here(self, note: Here) -> None:
        room = self._hub.loaded.get(note.stream)
        if room is not None:
            room.neighbours.hear_presence(note.node, note.guests, note.onlookers)

    def _heard_carrying(self, note: Carrying) -> None:
        room = self._hub.loaded.get(note.stream)
        if room is not None:
            room.neighbours.hear_carry(note.seat, note.piece, note.pose)

    def _heard_told(self, note: Told) -> None:
        self._services.news.put(note.guest, note.message.encode())

    def _heard_left(self, note: Left) -> None:
        for room in self._hub.loaded.values():
            room.neighbours.forget(note.node)
        self.tenure.hurry()
        if self.on_left is not None:
            self.on_left(note)

    # What is done without being told

    def _taken(self, lease: Lease) -> None:
        self._services.spawn(self._see_to(lease))

    async def _see_to(self, lease: Lease) -> None:
        """Do what is to be done at a table that this node sees to from now on."""
        try:
            room = await self._hub.room(lease.stream)
            if lease.unheld_s is not None and lease.unheld_s > UNHELD_S:
                await room.chores.resume_after(int(1000 * UNHELD_S))
            room.chores.look()
        except Refused as problem:  # it was logged where it happened
            self.tenure.drop(lease.stream, for_good=isinstance(problem, Damaged))

    async def _sweep(self) -> None:
        """Find what no hint told, and say again who is here."""
        while not self._services.is_closing:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._find_missed()
            except StoreFailed as problem:
                self._services.log.error("not-swept", problem=str(problem))
            for room in list(self._hub.loaded.values()):
                room.neighbours.tell_presence()
                room.neighbours.forget()

    async def _find_missed(self) -> None:
        ids = [*self._hub.loaded]
        for start in range(0, len(ids), ENDS_AT_ONCE):
            for stream, last in (await self._store.ends(ids[start : start + ENDS_AT_ONCE])).items():
                self._heard_grew(Grew("", stream, last))
