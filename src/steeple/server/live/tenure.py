"""The tables that this node sees to: leases, asked for when they are needed and renewed in bulk."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial

from steeple.server.logs import Log
from steeple.server.store import leases
from steeple.server.store.interface import StoreFailed
from steeple.server.store.leases import Lease
from steeple.server.store.postgresql import PostgresqlStore

LEASE_S = 3.0
"""A node that is gone is replaced after this time at most, and one round more."""
ROUND_S = 0.75
FREE_AT_ONCE = 32


class Tenure:
    """Leases of one node; `on_taken` learns of each that is new, and `on_time` the store's time."""

    def __init__(
        self,
        node: str,
        store: PostgresqlStore,
        log: Log,
        on_taken: Callable[[Lease], None],
        on_time: Callable[[int], None],
    ) -> None:
        self._node = node
        self._store = store
        self._log = log
        self._on_taken = on_taken
        self._on_time = on_time
        self._needed: set[str] = set()
        self._until: dict[str, float] = {}
        self._spared: set[str] = set()
        self._dropped: set[str] = set()
        self._unreadable: set[str] = set()
        self._wake = asyncio.Event()
        self._is_ending = False

    def __len__(self) -> int:
        return len(self._until)

    def holds(self, stream: str) -> bool:
        """Whether nobody else sees to the table, as far as this node knows."""
        return self._until.get(stream, 0) > time.monotonic()

    def need(self, stream: str) -> None:
        """Ask for a lease, and keep it."""
        self._spared.discard(stream)
        if stream not in self._needed:
            self._needed.add(stream)
            self._wake.set()

    def spare(self, stream: str) -> None:
        """Park it with the next round."""
        if stream in self._needed:
            self._needed.discard(stream)
            self._spared.add(stream)

    def drop(self, stream: str, for_good: bool = False) -> None:
        """Let another node see to it; this one does not ask again if it can't read the table."""
        self._needed.discard(stream)
        self._spared.discard(stream)
        if self._until.pop(stream, None) is not None:
            self._dropped.add(stream)
        if for_good:
            self._unreadable.add(stream)

    def hurry(self) -> None:
        """A node has left: what it saw to needs somebody else."""
        self._wake.set()

    async def run(self) -> None:
        """Ask for leases and renew them, until the node leaves."""
        with contextlib.suppress(StoreFailed):
            await self._store.write(leases.forget)
        while not self._is_ending:
            try:
                await self._round()
            except StoreFailed as problem:
                self._log.error("leases-not-renewed", problem=str(problem))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), ROUND_S)
            self._wake.clear()

    async def _round(self) -> None:
        """Park, renew, and see to what nobody else does."""
        asked, spared, dropped = set(self._needed), set(self._spared), set(self._dropped)
        since = time.monotonic()
        if spared:
            await self._store.write(partial(leases.park, node=self._node, streams=spared))
            self._spared -= spared
            for stream in spared - self._needed:
                self._until.pop(stream, None)
        if dropped:
            await self._store.write(partial(leases.give_back, node=self._node, streams=dropped))
            self._dropped -= dropped
        self._on_time(await self._store.write(leases.now_ms))
        taken: list[Lease] = await self._store.write(
            partial(leases.take, node=self._node, streams=asked, seconds=LEASE_S)
        )
        for stream in asked - {lease.stream for lease in taken}:
            self._until.pop(stream, None)
        self._take(taken, since)
        since = time.monotonic()
        free: list[Lease] = await self._store.write(
            partial(
                leases.take_free,
                node=self._node,
                most=FREE_AT_ONCE,
                seconds=LEASE_S,
                but=self._unreadable,
            )
        )
        self._needed |= {lease.stream for lease in free}
        self._take(free, since)

    def _take(self, taken: list[Lease], since: float) -> None:
        for lease in taken:
            is_new = not self.holds(lease.stream)
            self._until[lease.stream] = since + LEASE_S
            if is_new:
                self._on_taken(lease)

    async def end(self) -> None:
        """Give everything back; nothing is asked for any more."""
        self._is_ending = True
        self._wake.set()
        held = [*self._until]
        self._needed.clear()
        self._until.clear()
        if held:
            with contextlib.suppress(StoreFailed):
                await self._store.write(partial(leases.give_back, node=self._node, streams=held))
