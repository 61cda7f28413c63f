"""A server from its start to its end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from steeple.server.http.node import among_others
from steeple.server.http.server import Server
from steeple.server.live.cluster import Cluster
from steeple.server.live.hub import new_id
from steeple.server.live.services import Services
from steeple.server.live.worker import work_behind
from steeple.server.live.workers import Workers
from steeple.server.logs import Log
from steeple.server.metrics import Metrics
from steeple.server.settings import Settings
from steeple.server.store.postgresql import PostgresqlStore, is_postgresql
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore


def opened(settings: Settings) -> SqlStore:
    """The store that the settings name; raises `StoreFailed`."""
    if is_postgresql(settings.store):
        return PostgresqlStore.open(settings.store)
    return SqliteStore.open(settings.database)


@contextlib.asynccontextmanager
async def running(settings: Settings, log: Log | None = None) -> AsyncIterator[Server]:
    """A server while it runs; raises `StoreFailed` if it can't start."""
    log = log or Log(is_quiet=settings.is_quiet)
    store = await asyncio.to_thread(opened, settings)
    metrics = Metrics()
    bots = Workers(settings.bots, settings.bot_seconds)
    judges = Workers(settings.judges, settings.judge_seconds)
    trials = Workers(1, settings.judge_seconds, work_behind)
    services = Services(store, bots, judges, trials, metrics, log)
    cluster = None
    if isinstance(store, PostgresqlStore):
        cluster = services.others = Cluster(new_id(8), store, services, settings.works)
    server = Server(settings, services, await store.key("guests"))
    await server.guests.refresh()
    await server.deals.deal(server.deals.today)  # its key is made now, if there is none
    metrics.gauge("queued_writes", "Entries that wait for the disk", lambda: store.queued)
    metrics.gauge("bots_waiting", "Bots at work or in line", lambda: bots.waiting)
    metrics.gauge("judges_waiting", "Moves being judged or in line", lambda: judges.waiting)
    metrics.gauge("damaged_tables", "Tables that can't be read", lambda: server.hub.damaged)
    metrics.gauge("rooms", "Tables in memory", lambda: len(server.hub))
    background = [services.keep_time(), server.hub.beat(), server.hub.sweep()]
    background.append(server.see_off_guests())
    if cluster is None:
        background.append(server.hub.wake_all())
    if settings.keep_days or settings.keep_unfinished_days or settings.keep_guests_days:
        background.append(server.prune())
    async with contextlib.AsyncExitStack() as open:
        open.push_async_callback(_stopped, store, log)
        if cluster is not None and isinstance(store, PostgresqlStore):
            await open.enter_async_context(among_others(server, cluster, store))
        tasks = [asyncio.create_task(each) for each in background]
        server.is_ready = True
        node = {} if cluster is None else {"node": cluster.node}
        log.info("started", database=settings.shown_store.rpartition("/")[2], **node)
        try:
            yield server
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.close()
            if cluster is not None:
                await cluster.close()


async def _stopped(store: SqlStore, log: Log) -> None:
    await store.close()
    log.info("stopped")
