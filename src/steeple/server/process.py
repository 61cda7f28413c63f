"""The process of a server: uvicorn, signals, and a shutdown that loses nothing."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from steeple.server.errors import Refused
from steeple.server.http.app import make_app
from steeple.server.http.line import HttpLine
from steeple.server.http.running import running
from steeple.server.http.server import Server
from steeple.server.logs import Log
from steeple.server.settings import Settings

FILES = 65_536
"""Descriptors that are asked for at the start, if the system allows as many."""
RESERVED_FILES = 256
"""Descriptors for everything else: the database, workers, connections about to be refused."""
MOST_DIGITS = 640
"""No number in a request is as long; longer ones take quadratic time to read."""
TICKS_A_SECOND = 10
"""Of uvicorn."""
PING_S = 5
"""A dead connection is noticed within twice this time."""
GRACE_S = 5
END_S = 9
"""A server that was asked to end is gone by then, even if its disk answers no more."""
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
    _run(lambda last_resort: _serve(settings, listener, on_ready, last_resort))


def work(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Be a node without a door until a signal ends it; raises `StoreFailed`."""
    _run(lambda last_resort: _work(settings, on_ready, last_resort))


def _run(work: Callable[["_LastResort"], Coroutine[Any, Any, None]]) -> None:
    # The writing thread must get its turn soon while the event loop is busy.
    sys.setswitchinterval(SWITCH_S)
    sys.set_int_max_str_digits(MOST_DIGITS)
    # Tables and connections live long and hold few cycles, and modules stay for ever: looking
    # for cycles there took a sixth of the time.
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    last_resort = _LastResort()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work(last_resort))
    last_resort.cancel()


async def _work(
    settings: Settings, on_ready: Callable[[], None], last_resort: "_LastResort"
) -> None:
    async with running(settings) as server:
        server.services.log.speak_for("asyncio")
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
        on_ready()
        await stopped.wait()
        last_resort.begin(server.services.log)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Event loops from uvloop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def allowed_files() -> int:
    """How many descriptors the process may have, after asking for more."""
    if sys.platform == "win32":
        return FILES
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            allowed = wanted
    return FILES if allowed == resource.RLIM_INFINITY else allowed


async def _serve(
    settings: Settings,
    listener: socket.socket,
    on_ready: Callable[[], None] | None,
    last_resort: "_LastResort",
) -> None:
    async with running(settings) as server:
        for library in ("uvicorn", "asyncio"):
            server.services.log.speak_for(library)
        _make_room(server, allowed_files())
        config = uvicorn.Config(
            make_app(server),
            http=cast(Any, partial(HttpLine, server.gate)),
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
            timeout_keep_alive=settings.limits.idle_seconds,
            timeout_graceful_shutdown=GRACE_S,
        )
        await _Uvicorn(config, server, on_ready, last_resort).serve([listener])


def _make_room(server: Server, files: int) -> None:
    """Take no more connections than there are descriptors for, and say so if those are few."""
    wanted = server.gate.most
    server.gate.most = max(1, min(wanted, files - RESERVED_FILES))
    if server.gate.most < wanted:
        needed = wanted + RESERVED_FILES
        server.services.log.info(
            "few-files", connections=server.gate.most, allowed=files, needed=needed, see="ulimit -n"
        )


class _LastResort:
    """Ends the process if it has not ended by itself a while after it was asked to.

    What was acknowledged is on disk by then; what a disk that hangs has not taken was not.
    """

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def begin(self, log: Log) -> None:
        """Count from now; once is enough."""
        if self._timer is None:
            self._timer = threading.Timer(END_S, self._end, [log])
            self._timer.daemon = True
            self._timer.start()

    def cancel(self) -> None:
        """The server has ended by itself."""
        if self._timer is not None:
            self._timer.cancel()

    def _end(self, log: Log) -> None:
        log.error("ended-at-once", waited_s=END_S)
        os._exit(1)


class _Uvicorn(uvicorn.Server):
    """Uvicorn, with our own start and shutdown."""

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        on_ready: Callable[[], None] | None,
        last_resort: _LastResort,
    ) -> None:
        super().__init__(config)
        self._steeple = server
        self._on_ready = on_ready
        self._last_resort = last_resort

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so once requests are answered."""
        await super().startup(sockets)
        if self._on_ready is not None:
            self._on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Look once a second whether a connection takes too long."""
        if counter % TICKS_A_SECOND == 0:
            self._steeple.gate.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being written and ask clients to reconnect, then close."""
        for listener in sockets or []:
            listener.close()
        await self._steeple.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End gently, or at once if that takes too long."""
        self._last_resort.begin(self._steeple.services.log)
        super().handle_exit(sig, frame)

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
