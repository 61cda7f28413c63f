"""A node of a cluster: which store it serves from, and which bus it hears the others on."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator

from steeple.server.bus.interface import Bus, Complain, Hear
from steeple.server.bus.nats_bus import NatsBus
from steeple.server.bus.postgresql_bus import PostgresqlBus
from steeple.server.http.server import Server
from steeple.server.http.shared_limits import SharedLimits
from steeple.server.live.cluster import Cluster
from steeple.server.settings import Settings
from steeple.server.store.postgresql import PostgresqlStore


async def bus_of(
    settings: Settings, store: PostgresqlStore, node: str, hear: Hear, complain: Complain
) -> Bus:
    """The bus; its subject has a name that only those who know the store know."""
    name = hashlib.sha256(await store.key("bus")).hexdigest()[:32]
    if settings.bus.startswith(("nats://", "tls://")):
        return NatsBus(settings.bus, f"steeple.{name}", node, hear, complain)
    return PostgresqlBus(settings.store, f"steeple_{name}", node, hear, complain)


@contextlib.asynccontextmanager
async def among_others(
    server: Server, cluster: Cluster, store: PostgresqlStore
) -> AsyncIterator[None]:
    """A server that is one of several nodes, while it is."""
    services = server.services

    def complain(problem: str) -> None:
        services.log.error("bus-lost", problem=problem)

    bus = await bus_of(server.settings, store, cluster.node, cluster.hear, complain)
    limits = SharedLimits(cluster, server.gate, *server.shared_limits())
    cluster.on_left = limits.left
    metrics = services.metrics
    metrics.gauge("leases", "Tables that this node sees to", lambda: len(cluster.tenure))
    metrics.gauge("bus_connected", "Whether hints arrive", lambda: float(bus.is_connected))
    background = [*cluster.join(server.hub, bus), asyncio.create_task(limits.run())]
    try:
        yield
    finally:
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
