"""The server as a whole: what there is while it runs."""

import asyncio
import contextlib
import time
from collections.abc import Iterator

from steeple.kernel.errors import SteepleError
from steeple.server.deals.deals import Deals
from steeple.server.errors import Refused
from steeple.server.http.gate import Gate
from steeple.server.http.guard import Guard
from steeple.server.http.guests import Guests
from steeple.server.http.limits import Buckets, Counted
from steeple.server.http.readiness import Readiness
from steeple.server.http.site import Site
from steeple.server.http.verifier import Verifier
from steeple.server.live.hub import Hub
from steeple.server.live.services import Services, now_ms
from steeple.server.protocol.commands import AnyCommand, Sit
from steeple.server.settings import Settings
from steeple.server.store.interface import StoreFailed

DAY_MS = 24 * 3600 * 1000
PRUNE_EVERY_S = 3600
SEE_OFF_S = 2
LOOK_S = 1
"""How often the server looks who was signed out."""
WRONG_GUESSES = ("server/no-such-table", "server/not-invited", "server/bad-code")
TOO_MUCH = ("server/too-fast", "server/too-many", "server/too-large", "server/too-many-values")
"""Refusals after which a client should wait; who goes on regardless is cut off."""


class Server:
    """Everything that requests are answered with."""

    def __init__(self, settings: Settings, services: Services, key: bytes) -> None:
        limits = settings.limits
        self.settings = settings
        self.services = services
        self.hub = Hub(services)
        self.guests = Guests(services.store, key)
        self.deals = Deals(services, self.hub)
        self.guard = Guard(settings.base_url)
        self.site = Site(settings.site)
        self.verifier = Verifier(settings.proof_seconds)
        self.readiness = Readiness(services.store, services.log)
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        crowd = limits.guests_per_address
        self.requests_of_address = Buckets(
            crowd * limits.requests_per_second, crowd * limits.requests_at_once
        )
        self.files = Buckets(limits.files_per_second, limits.files_at_once)
        self.openings = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.wrong_codes = Buckets(
            limits.wrong_codes_per_minute / 60, limits.wrong_codes_per_minute
        )
        self.wrong_codes_of_address = Buckets(
            limits.wrong_codes_per_address / 60, limits.wrong_codes_per_address
        )
        self.records = Buckets(limits.records_per_minute / 60, limits.records_per_minute)
        self.records_at_once = Counted(limits.records_at_once)
        self.gate = Gate(limits, settings.proxies)
        self._connections_of_guest = Counted(limits.sockets_per_guest)
        self._connections_of_address = Counted(limits.sockets_per_address)
        self._connections = Counted(limits.sockets)
        self.is_ready = False
        services.check_start = self.check_start
        services.check_opening = self.check_opening

    def check_start(self, guest: str, address: str) -> None:
        """Raise `Refused` if bots alone play at too many tables of the guest or the address."""
        most, crowd = self.settings.limits.bot_tables, self.settings.limits.guests_per_address
        of_guest, of_address = self.hub.left_to_bots(guest, address)
        if of_guest >= most or of_address >= crowd * most:
            raise Refused("server/too-many-bot-tables", most=most)

    def check_opening(self, guest: str, address: str) -> None:
        """The same, and count a table that is opened; raises `Refused` if that is too fast."""
        self.check_start(guest, address)
        self.openings.take(guest)
        if address:
            self.openings.take(address)

    def check_connection(self, guest: str, address: str) -> None:
        """Raise `Refused` if there are too many connections already."""
        for counted, who in self._counted(guest, address):
            counted.check(who)

    @contextlib.contextmanager
    def connection(self, guest: str, address: str) -> Iterator[None]:
        """A connection, counted while it lasts; raises `Refused` if it is one too many."""
        with contextlib.ExitStack() as open:
            for counted, who in self._counted(guest, address):
                counted.add(who)
                open.callback(counted.remove, who)
            self.services.metrics.sockets.inc()
            open.callback(self.services.metrics.sockets.dec)
            yield

    def _counted(self, guest: str, address: str) -> list[tuple[Counted, str]]:
        return [
            (self._connections, ""),
            (self._connections_of_guest, guest),
            (self._connections_of_address, address),
        ]

    @contextlib.contextmanager
    def guess(self, guest: str, address: str) -> Iterator[None]:
        """Limit the wrong guesses of a guest, and those of an address to a larger number.

        A right one does not count, so that a whole school can join from one address, even with
        somebody among them who guesses.
        """
        counts = [(self.wrong_codes, (guest, address)), (self.wrong_codes_of_address, address)]
        with contextlib.ExitStack() as right:
            for buckets, who in counts:
                buckets.take(who)
                right.callback(buckets.give_back, who)
            try:
                yield
            except SteepleError as error:
                if error.code in WRONG_GUESSES:
                    right.pop_all()
                raise

    def guess_of(
        self, command: AnyCommand, guest: str, address: str
    ) -> contextlib.AbstractContextManager[None]:
        """The same for a command, if it has an invitation."""
        has_invite = isinstance(command, Sit) and command.invite
        return self.guess(guest, address) if has_invite else contextlib.nullcontext()

    def has_refused(self, error: SteepleError, address: str) -> bool:
        """Take note of a refusal; whether the address goes on in spite of so many of them."""
        self.services.metrics.refusals.labels(error.code).inc()
        return error.code in TOO_MUCH and self.gate.refused(address)

    def shared_limits(self) -> tuple[dict[str, Buckets], dict[str, Counted]]:
        """The limits that hold for all nodes together."""
        buckets = {
            "requests": self.requests,
            "requests_of_address": self.requests_of_address,
            "openings": self.openings,
            "wrong_codes": self.wrong_codes,
            "wrong_codes_of_address": self.wrong_codes_of_address,
            "records": self.records,
        }
        guests, addresses = self._connections_of_guest, self._connections_of_address
        return buckets, {"guests": guests, "addresses": addresses}

    async def close(self) -> None:
        """Take no more commands, finish those in progress, and ask everybody to reconnect."""
        self.is_ready = False
        await self.services.others.leave()
        await self.hub.close()
        self.verifier.close()
        self.services.news.close()
        await self._see_off()

    async def see_off_guests(self) -> None:
        """End the connections of guests who were signed out, as soon as that is known."""
        while not self.services.is_closing:
            await asyncio.sleep(LOOK_S)
            try:
                guests = await self.guests.refresh()
            except StoreFailed as problem:
                self.services.log.error("guests-not-read", problem=str(problem))
                continue
            for guest in guests:
                self.hub.dismiss(guest)
                self.services.news.dismiss(guest)

    async def _see_off(self) -> None:
        """Wait a little until everybody has read that they should reconnect."""
        until = time.monotonic() + SEE_OFF_S
        while self._connections.of("") and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def prune(self) -> None:
        """Forget what the operator does not want to keep any longer."""
        while not self.services.is_closing:
            await self._prune_once()
            await asyncio.sleep(PRUNE_EVERY_S)

    async def _prune_once(self) -> None:
        settings, store = self.settings, self.services.store
        prunings = {
            "tables": (settings.keep_days, store.prune),
            "unfinished": (settings.keep_unfinished_days, store.prune_unfinished),
            "guests": (settings.keep_guests_days, store.prune_guests),
        }
        for what, (days, prune) in prunings.items():
            if days:
                try:
                    forgotten = await prune(now_ms() - days * DAY_MS)
                except StoreFailed as problem:
                    self.services.log.error("not-pruned", problem=str(problem))
                else:
                    self.services.log.info("pruned", **{what: forgotten})
