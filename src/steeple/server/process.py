"""The process of a server: uvicorn, signals, and a shutdown that loses nothing."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from steeple.server.errors import Refused
from steeple.server.http.app import make_app
from steeple.server.http.server import Server, running
from steeple.server.settings import Settings

PING_S = 5
"""A dead connection is noticed within twice this time."""
GRACE_S = 5
SWITCH_S = 0.0005
COLLECT_AFTER = (50_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `Refused` if it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as problem:
        listener.close()
        address = f"{host}:{port}"
        raise Refused("server/cannot-listen", address=address, problem=str(problem)) from None
    listener.setblocking(False)
    return listener


def serve(
    settings: Settings, listener: socket.socket, on_ready: Callable[[], None] | None = None
) -> None:
    """Serve until a signal ends it; raises `StoreFailed` if the data can't be used."""
    # The writing thread must get its turn soon while the event loop is busy.
    sys.setswitchinterval(SWITCH_S)
    # Tables and connections live long and hold few cycles, and modules stay for ever: looking
    # for cycles there took a sixth of the time.
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, on_ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve(
    settings: Settings, listener: socket.socket, on_ready: Callable[[], None] | None
) -> None:
    async with running(settings) as server:
        for library in ("uvicorn", "asyncio"):
            server.services.log.speak_for(library)
        config = uvicorn.Config(
            make_app(server),
            http="httptools",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=settings.limits.socket_bytes,
            ws_ping_interval=PING_S,
            ws_ping_timeout=PING_S,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=GRACE_S,
        )
        await _Uvicorn(config, server, on_ready).serve([listener])


class _Uvicorn(uvicorn.Server):
    """Uvicorn, with our own start and shutdown."""

    def __init__(
        self, config: uvicorn.Config, server: Server, on_ready: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self._steeple = server
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so once requests are answered."""
        await super().startup(sockets)
        if self._on_ready is not None:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being written and ask clients to reconnect, then close."""
        for listener in sockets or []:
            listener.close()
        await self._steeple.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal ends the server gently, the second at once; none is raised again."""
        previous = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in previous.items():
                signal.signal(number, handler)
