"""The gate: which connections are let in, how long they may take, and who has to wait outside."""

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from steeple.server.errors import Refused
from steeple.server.http.limits import Buckets, Counted
from steeple.server.settings import Limits

MOST_BARRED = 100_000
GRACE_S = 2

Phase: TypeAlias = Literal["headers", "body", "answer", "idle"]


@lru_cache(10_000)
def network_of(host: str) -> str:
    """Whom to count an address as: with IPv6, people have a whole network of 64 bits each.

    >>> [network_of(host) for host in ("192.0.2.7", "2001:db8:0:1::7", "::ffff:192.0.2.7", "?")]
    ['192.0.2.7', '2001:db8:0:1::/64', '192.0.2.7', '?']
    """
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


class Visit:
    """One connection, from its beginning to its end: what it is about, and since when."""

    def __init__(self, network: str | None, transport: asyncio.Transport) -> None:
        now = time.monotonic()
        self.network = network
        """Whose it is; `None` for a proxy, which brings all kinds of people."""
        self.transport = transport
        self.phase: Phase = "headers"
        self.since = now
        self.received = 0
        """Bytes of the headers, or of the body."""
        self.frames = 0
        """Pings and parts of messages since they were last counted."""
        self._unread = 0
        self._unread_since = now

    def enter(self, phase: Phase) -> None:
        """What comes next."""
        self.phase = phase
        self.since = time.monotonic()
        self.received = 0

    def is_overdue(self, limits: Limits, now: float) -> bool:
        """Whether the other side takes longer than anybody needs."""
        taken = now - self.since
        if self.phase == "headers" and taken > limits.header_seconds:
            return True
        # Uvicorn closes idle connections itself, but not if a body ended after its answer.
        if self.phase == "idle" and taken > limits.idle_seconds + GRACE_S:
            return True
        if self.phase == "body":
            wanted = limits.body_pace * (taken - limits.header_seconds)
            if taken > limits.body_seconds or self.received < wanted:
                return True
        return self._reads_nothing(limits, now)

    def _reads_nothing(self, limits: Limits, now: float) -> bool:
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self._unread:
            self._unread_since = now
        self._unread = unread
        return now - self._unread_since > limits.stall_seconds


class Gate:
    """Counts the connections of each address and in all, and ends those that take too long."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        crowd = limits.guests_per_address
        self._proxies = [*_networks(proxies)]
        self._visits: dict[Visit, None] = {}
        self._unfinished: dict[str, dict[Visit, None]] = {}
        self._of_network = Counted(limits.connections_per_address)
        self._knocks = Buckets(crowd * limits.requests_per_second, crowd * limits.requests_at_once)
        self.refusals = Buckets(limits.refusals_per_second, limits.refusals_at_once)
        self.on_bar: Callable[[str], None] | None = None
        """Who is told of each address that has to wait."""
        self._barred: dict[str, float] = {}
        self.most = limits.connections

    def admit(self, host: str, transport: asyncio.Transport) -> Visit | None:
        """Let a connection in, if there is room for it and its address need not wait."""
        network = None if self._is_proxy(host) else network_of(host)
        if len(self._visits) >= self.most or self.is_barred(network):
            return None
        if network is not None:
            try:
                self._knocks.take(network)
                self._of_network.add(network)
            except Refused:
                self.refused(network)
                return None
        visit = Visit(network, transport)
        self._visits[visit] = None
        self.begin(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        """A connection has ended."""
        if visit in self._visits:
            del self._visits[visit]
            self.finish(visit)
            if visit.network is not None:
                self._of_network.remove(visit.network)

    def begin(self, visit: Visit) -> None:
        """A request begins. Of too many that do not end, the oldest has to go."""
        visit.enter("headers")
        if visit.network is None:
            return
        unfinished = self._unfinished.setdefault(visit.network, {})
        unfinished[visit] = None
        if len(unfinished) > self.limits.unfinished_per_address:
            self.cut(next(iter(unfinished)))

    def finish(self, visit: Visit) -> None:
        """A request has arrived as a whole, or never will."""
        if visit.network is None:
            return
        unfinished = self._unfinished.get(visit.network, {})
        unfinished.pop(visit, None)
        if not unfinished:
            self._unfinished.pop(visit.network, None)

    def cut(self, visit: Visit) -> None:
        """End a connection at once: an orderly end is up to the other side."""
        self.finish(visit)
        visit.transport.abort()
        self.refused(visit.network)

    def refused(self, network: str | None) -> bool:
        """Something was refused; whether there was so much of it that the address has to wait."""
        if network is None:
            return False
        if self.is_barred(network):
            # Whoever else has this address must not make the wait any longer.
            return True
        try:
            self.refusals.take(network)
        except Refused:
            self.bar(network)
            return True
        return False

    def bar(self, network: str | None) -> None:
        """From now on, an address has to wait."""
        if network is not None:
            self.bar_here(network)
            if self.on_bar is not None:
                self.on_bar(network)

    def bar_here(self, network: str) -> None:
        """The same, as another node says."""
        if network not in self._barred:
            if len(self._barred) >= MOST_BARRED:
                del self._barred[next(iter(self._barred))]
            self._barred[network] = time.monotonic() + self.limits.wait_seconds

    def is_barred(self, network: str | None) -> bool:
        """Whether an address has to wait."""
        if network is None or network not in self._barred:
            return False
        if self._barred[network] > time.monotonic():
            return True
        del self._barred[network]
        return False

    def check(self, network: str) -> None:
        """Raise `Refused` if an address has to wait, as one behind a proxy may try anyway."""
        if self.is_barred(network):
            raise Refused("server/too-fast", seconds=int(self.limits.wait_seconds) + 1)

    def sweep(self) -> None:
        """End all connections that take too long."""
        now = time.monotonic()
        for visit in [*self._visits]:
            visit.frames = 0
            if visit.is_overdue(self.limits, now):
                self.cut(visit)

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def _networks(proxies: Iterable[str]) -> Iterator[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    for each in proxies:
        for name in ("0.0.0.0/0", "::/0") if each == "*" else (each,):
            with contextlib.suppress(ValueError):
                yield ipaddress.ip_network(name, strict=False)
