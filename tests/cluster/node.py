"""Nodes in this process, each with a hub of its own, that share a store and a bus."""

import asyncio
import io
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from steeple.server.http.running import running
from steeple.server.http.server import Server
from steeple.server.live.cluster import Cluster
from steeple.server.live.room import Room
from steeple.server.logs import Log
from steeple.server.settings import Settings
from tests.server.house import DeskWorkers, House
from tests.server.place import Place

_ids = itertools.count()


class Node(House):
    """A server without a door, whose clock runs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.services = server.services
        self.services.bots = DeskWorkers()
        self.hub = server.hub
        assert isinstance(self.services.others, Cluster)
        self.cluster = self.services.others

    def new_id(self) -> str:
        """Of a command, or of anything else, whichever node it is."""
        return f"id-{next(_ids)}"

    async def at(self, id: str) -> Place:
        """A table, as this node has it."""
        return Place(self, await self.hub.room(id))

    @property
    def held(self) -> set[str]:
        """The tables that it sees to."""
        return {stream for stream in self.cluster.tenure._until if self.cluster.holds(stream)}


@asynccontextmanager
async def nodes(folder: Path, count: int, store: str, bus: str) -> AsyncIterator[list[Node]]:
    """So many nodes, all of which hear each other if the bus can be reached."""
    lines = io.StringIO()
    async with AsyncExitStack() as open:
        settings = Settings(folder, store=store, bus=bus, bots=1, judges=1)
        servers = [
            await open.enter_async_context(running(settings, Log(lines))) for _ in range(count)
        ]
        yield [Node(server) for server in servers]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that is to happen by itself at some node."""
    while not is_so():
        await asyncio.sleep(0.01)


async def reaches(room: Room, seq: int) -> None:
    """Wait until a room knows an entry."""
    await until(lambda: room.table.seq >= seq)
