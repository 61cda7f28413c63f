"""The whole server in this process, asked over HTTP without a network between."""

import asyncio
import io
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from steeple.server.http.app import make_app
from steeple.server.http.running import running
from steeple.server.http.server import Server
from steeple.server.logs import Log
from steeple.server.settings import Limits, Settings
from tests.patience import STUCK_S

T = TypeVar("T")

PLENTY = Limits(
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_minute=1e6,
    bot_tables=10**6,
    wrong_codes_per_minute=1e6,
    wrong_codes_per_address=1e6,
    files_per_second=1e6,
    files_at_once=10**6,
    refusals_at_once=10**6,
    records_per_minute=1e6,
)
HOME = "http://127.0.0.1"
"""An answer that takes longer never comes."""


class Door:
    """A browser with its own cookies, in front of a server; what breaks there is raised here."""

    def __init__(self, runner: asyncio.Runner, server: Server, address: str = "127.0.0.1") -> None:
        self._runner = runner
        self.server = server
        transport = httpx.ASGITransport(make_app(self.server), client=(address, 1024))
        self._client = httpx.AsyncClient(transport=transport, base_url=HOME)

    def wait(self, work: Awaitable[T]) -> T:
        """What the server's own work comes to."""

        async def waited() -> T:
            async with asyncio.timeout(STUCK_S):
                return await work

        return self._runner.run(waited())

    def another(self, address: str = "127.0.0.1") -> "Door":
        """Another browser, and so another guest."""
        return Door(self._runner, self.server, address)

    def get(self, path: str, **more: Any) -> httpx.Response:
        """Ask."""
        return self.wait(self._client.get(path, **more))

    def head(self, path: str, **more: Any) -> httpx.Response:
        """Ask for the headers."""
        return self.wait(self._client.head(path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Send a body, as JSON if it is none of bytes."""
        if isinstance(body, bytes):
            more = {"headers": {"Content-Type": "application/json"}, **more}
            return self.wait(self._client.post(path, content=body, **more))
        return self.wait(self._client.post(path, json=body, **more))


@contextmanager
def at_the_door(
    folder: Path, site: Path = Path("/nowhere"), limits: Limits = PLENTY
) -> Iterator[Door]:
    """In front of a server with its data in the folder, from its start to its end."""
    settings = Settings(folder, limits=limits, site=site, bots=1, is_quiet=True)
    log = Log(io.StringIO(), is_quiet=True)
    folder.mkdir(parents=True, exist_ok=True)
    with asyncio.Runner() as runner:
        whole = running(settings, log)
        server = runner.run(whole.__aenter__())
        try:
            yield Door(runner, server)
        finally:
            runner.run(whole.__aexit__(None, None, None))
