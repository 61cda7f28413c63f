"""What any store does, whatever database is behind it."""

from typing import NamedTuple, Protocol

import msgspec

from steeple.server.errors import Refused


class Entry(NamedTuple):
    """Something durable in a stream, and its place there, counted from 1."""

    seq: int
    data: bytes


class TableRow(msgspec.Struct, frozen=True):
    """What is listed and searched about a table, stored beside its log."""

    id: str
    invite: str
    game: str
    host: str
    status: str
    wakes: bool
    guests: tuple[str, ...]
    created_ms: int
    changed_ms: int


class Attempt(msgspec.Struct, frozen=True):
    """A guest's one counted game of a deal."""

    day: str
    table: str
    points: int | None = None
    """None until it is over."""


class Append(msgspec.Struct, frozen=True):
    """An entry to be written, with all that must be written together with it.

    `seq` is the place that the writer believes to be next. `command` is the client's id for
    its request, unique in the stream. `row` is the table's row from now on; its id is the
    stream. `snapshot` replaces the stream's snapshot, and holds everything up to `seq`.
    """

    stream: str
    seq: int
    data: bytes
    at_ms: int
    command: str | None = None
    row: TableRow | None = None
    snapshot: bytes | None = None


class Stale(Exception):
    """The stream does not end where the writer believed; nothing was written."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the last entry is {last}")
        self.last = last


class Repeated(Exception):
    """The same command has an entry already; nothing was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the command made entry {seq}")
        self.seq = seq


class StoreFailed(Refused):
    """The database can't be used, for now or at all; nothing was written.

    Whoever asked reads that it could not be kept; `problem`, the system's own words, is for the
    operator.
    """

    code = "server/not-kept"

    def __init__(self, problem: str) -> None:
        super().__init__(self.code)
        self.problem = problem

    def __reduce__(self) -> tuple[type["StoreFailed"], tuple[str]]:
        return type(self), (self.problem,)

    def __str__(self) -> str:
        return self.problem


class Damaged(StoreFailed):
    """What is stored of a stream can't be read; other streams may be all right."""

    code = "server/damaged"


class Unsure(StoreFailed):
    """The database went away while it wrote: nobody knows yet whether it did.

    Whoever asked asks again, with the same command, and is told.
    """

    code = "server/closing"


class StoreBusy(StoreFailed):
    """Another process serves from the same database."""


class StoreTooNew(StoreFailed):
    """The database was written by a newer Steeple."""


class StoreEmpty(StoreFailed):
    """The database is gone, or there is nothing in it: not even the tables of an empty one."""


class StoreBehind(StoreFailed):
    """Entries that were acknowledged are missing at the end of the database."""


class Attempts(Protocol):
    """Who played which deal, and with how many points. Raises `StoreFailed` like the store."""

    async def begin(self, guest: str, attempt: Attempt) -> None:
        """Keep a new attempt; what is known of the guest's attempt that day stays."""

    async def finish(self, guest: str, day: str, points: int) -> None:
        """Keep how it ended; only the first end counts."""

    async def of(self, guest: str) -> list[Attempt]:
        """The guest's attempts, the latest first."""

    async def results(self, day: str) -> dict[int, int]:
        """How many attempts ended with how many points."""

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of the guest's attempts."""


class Store(Protocol):
    """Streams of entries, rows of tables, guests, codes and keys.

    Every method is called from the same event loop, and raises `StoreFailed` if the database
    can't be used. Whatever writes returns once it is durable; cancelling it does not undo it.
    """

    @property
    def attempts(self) -> Attempts:
        """Who played which deal."""

    async def append(self, append: Append) -> None:
        """Write an entry and what belongs to it; raises `Repeated` or else `Stale`."""

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        """The entries of a stream after number `after`, in order.

        Raises `Damaged` if one of them is not as it was written, or is missing.
        """

    async def snapshot(self, stream: str) -> Entry | None:
        """The latest snapshot of a stream, with the last entry that it holds.

        Raises `Damaged` if it is not as it was written.
        """

    async def find_command(self, stream: str, command: str) -> int | None:
        """The number of a command's entry, if it has one."""

    async def table(self, id: str) -> TableRow | None:
        """The row of a table."""

    async def table_of_invite(self, invite: str) -> str | None:
        """The table that an invitation leads to."""

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """The tables where a guest has or had a seat; the newest change is first."""

    async def waking(self) -> list[str]:
        """The tables in play that must be loaded when the server starts."""

    async def save_guest(self, id: str, data: bytes, at_ms: int) -> None:
        """Store what is known about a guest, replacing what was."""

    async def see_guest(self, id: str, at_ms: int) -> None:
        """Note that a guest is here, if that was not noted within a day."""

    async def guest(self, id: str) -> bytes | None:
        """What is known about a guest."""

    async def put_code(self, code: str, guest: str, expires_ms: int) -> None:
        """Let a code stand for a guest, once and until it expires."""

    async def take_code(self, code: str, now_ms: int) -> str | None:
        """The guest that a code stands for; the code is then used up."""

    async def key(self, name: str) -> bytes:
        """32 random bytes, the same for as long as the database exists."""

    async def new_guest_key(self, guest: str) -> bytes:
        """Give a guest a key of their own, another one each time."""

    async def guest_keys(self) -> dict[str, bytes]:
        """The keys of the guests who have one."""

    async def prune(self, before_ms: int) -> int:
        """Delete the tables that ended and have not changed since then; returns how many."""

    async def prune_unfinished(self, before_ms: int) -> int:
        """The same for tables that did not end."""

    async def prune_guests(self, before_ms: int) -> int:
        """Forget the guests who have no table and were not seen since then; returns how many."""

    async def probe(self) -> None:
        """Return once something was written durably, and deleted again."""

    async def drained(self) -> None:
        """Return once every write submitted so far is durable or has failed."""

    async def close(self) -> None:
        """Finish what is queued; nothing can be asked or written afterwards."""

    @property
    def queued(self) -> int:
        """How many writes wait."""
