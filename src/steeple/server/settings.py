"""The settings of a server; all have sensible defaults."""

import os
import re
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one guest or one address may request; `docs/protocol.md` explains each of them."""

    body_bytes: int = 80 * 1024
    """A recorded gesture has up to 64 KB."""
    socket_bytes: int = 80 * 1024
    record_bytes: int = 8 * 1024 * 1024
    """Films of falling blocks included."""
    record_values: int = 100_000
    """Films are text, so a long match has less than a tenth of this."""
    records_at_once: int = 4
    requests_per_second: float = 50.0
    requests_at_once: int = 100
    guests_per_address: int = 8
    """How many guests may share an address, as at a school, before its limit affects them."""
    files_per_second: float = 100.0
    files_at_once: int = 2000
    tables_per_minute: float = 10.0
    bot_tables: int = 10
    """At which only bots play; an address has more."""
    wrong_codes_per_minute: float = 10.0
    wrong_codes_per_address: float = 50.0
    records_per_minute: float = 60.0
    refusals_at_once: int = 200
    refusals_per_second: float = 2.0
    wait_seconds: float = 10.0
    header_bytes: int = 32 * 1024
    header_fields: int = 100
    header_seconds: float = 20.0
    body_seconds: float = 300.0
    body_pace: float = 300.0
    """Bytes a second, on average, once a body has taken longer than headers may."""
    idle_seconds: int = 15
    stall_seconds: float = 20.0
    frames_per_second: int = 200
    """Pings, and messages in parts."""
    unfinished_per_address: int = 100
    connections_per_address: int = 400
    connections: int = 12_000
    sockets_per_guest: int = 12
    sockets_per_address: int = 200
    sockets: int = 10_000


def without_password(address: str) -> str:
    """The address of a store, as it can be shown.

    >>> without_password("postgresql://steeple:secret@db/steeple")
    'postgresql://steeple:***@db/steeple'
    """
    return re.sub(r"(?<=://)([^:@/]*):[^@/]*@", r"\1:***@", address)


class Settings(msgspec.Struct, frozen=True):
    """What `steeple serve` was told."""

    data: Path
    store: str = ""
    """The address of a PostgreSQL database; without it, the store is a SQLite file in `data`."""
    bus: str = ""
    """Where nodes that share a store tell each other: NATS; otherwise that database does it."""
    works: bool = True
    """Whether bots move and moves are judged at this node."""
    host: str = "127.0.0.1"
    port: int = 8017
    base_url: str = ""
    """The address that people type, if it is not the server's own, as behind a proxy."""
    proxies: tuple[str, ...] = ()
    """Addresses that are trusted to forward the visitor's address."""
    keep_days: int = 0
    """Finished matches are deleted after this time; 0 keeps them."""
    keep_unfinished_days: int = 0
    """The same for tables that did not end, from when something last happened there."""
    keep_guests_days: int = 0
    """The same for what guests without tables chose, from when they were last here."""
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_seconds: float = 10
    judges: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which placements are simulated."""
    judge_seconds: float = 20
    proof_seconds: float = 10
    """How long it may take to check a record."""
    limits: Limits = Limits()
    is_quiet: bool = False
    site: Path = Path(__file__).parent / "site"
    """Where the built web client is."""

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.data / "steeple.sqlite"

    @property
    def shown_store(self) -> str:
        """Where the store is, without a password."""
        return without_password(self.store) or str(self.database)
