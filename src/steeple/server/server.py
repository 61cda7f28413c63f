"""The server as a whole: what there is while it runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from steeple.server.guard import Guard
from steeple.server.guests import Guests
from steeple.server.hub import Hub
from steeple.server.limits import Buckets, Counted
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.services import Services
from steeple.server.settings import Settings
from steeple.server.store.interface import StoreFailed
from steeple.server.store.sqlite import SqliteStore
from steeple.server.thinkers import Thinkers

DAY_MS = 24 * 3600 * 1000
PRUNE_EVERY_S = 3600
CROWD = 8
"""How many guests may share an address, as at a school, before they feel its limit."""


class Server:
    """Everything that requests are answered with."""

    def __init__(self, settings: Settings, services: Services, key: bytes) -> None:
        limits = settings.limits
        self.settings = settings
        self.services = services
        self.hub = Hub(services)
        self.guests = Guests(services.store, key)
        self.guard = Guard(settings.base_url)
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.requests_of_address = Buckets(
            CROWD * limits.requests_per_second, CROWD * limits.requests_at_once
        )
        self.openings = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.wrong_codes = Buckets(
            limits.wrong_codes_per_minute / 60, limits.wrong_codes_per_minute
        )
        self.sockets_of_guest = Counted(limits.sockets_per_guest)
        self.sockets_of_address = Counted(limits.sockets_per_address)
        self.sockets = Counted(limits.sockets)
        self.is_ready = False

    async def close(self) -> None:
        """Take no more commands, finish those under way, and send everybody away."""
        self.is_ready = False
        await self.hub.close()
        self.services.inboxes.close()

    async def _prune(self) -> None:
        """Forget old finished matches, if the operator wants that."""
        while not self.services.is_closing:
            before_ms = self.services.clock() - self.settings.keep_days * DAY_MS
            try:
                forgotten = await self.services.store.prune(before_ms)
            except StoreFailed as problem:
                self.services.log.error("not-pruned", problem=str(problem))
            else:
                self.services.log.info("pruned", tables=forgotten)
            await asyncio.sleep(PRUNE_EVERY_S)


@contextlib.asynccontextmanager
async def running(settings: Settings, log: Log | None = None) -> AsyncIterator[Server]:
    """A server from its first breath to its last; raises `StoreFailed` if it can't begin."""
    log = log or Log(is_quiet=settings.is_quiet)
    store = await asyncio.to_thread(SqliteStore.open, settings.database)
    metrics = Metrics()
    services = Services(store, Thinkers(settings.thinkers, settings.bot_seconds), metrics, log)
    server = Server(settings, services, await store.key("guests"))
    metrics.gauge("queued_writes", "Entries that wait for the disk", lambda: store.queued)
    metrics.gauge("bots_waiting", "Bots at work or in line", lambda: services.thinkers.waiting)
    metrics.gauge("rooms", "Tables in memory", lambda: len(server.hub))
    background = [
        asyncio.create_task(server.hub.beat()),
        asyncio.create_task(server.hub.sweep()),
        asyncio.create_task(server.hub.wake_all()),
    ]
    if settings.keep_days:
        background.append(asyncio.create_task(server._prune()))
    server.is_ready = True
    log.info("started", database=settings.database.name)
    try:
        yield server
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await server.close()
        await store.close()
        log.info("stopped")
