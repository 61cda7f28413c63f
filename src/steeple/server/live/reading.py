"""Reading what is stored of a table; whatever can't be read is `Damaged`, not a crash."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from steeple.kernel.log import AnyEvent
from steeple.server.live.moment import Moment, moment_of
from steeple.server.store.interface import Damaged, Entry, Store
from steeple.server.table import events as e
from steeple.server.table.fold import after, fold
from steeple.server.table.mainline import mainline
from steeple.server.table.table import Table, unpack


def table_of(id: str, entries: Sequence[Entry], start: Table | None = None) -> Table:
    """The table after these entries, which are all or those after `start`; raises `Damaged`."""
    with _reading():
        return fold(id, ((entry.seq, e.decode_entry(entry.data)) for entry in entries), start)


def moments_of(table: Table, entries: Sequence[Entry]) -> Iterator[Moment]:
    """What entries that others wrote after this table come to, one by one; raises `Damaged`."""
    for seq, data in entries:
        with _reading():
            entry = e.decode_entry(data)
            moment = moment_of(entry, table, after(table, seq, entry))
        yield moment
        table = moment.after


def line_of(entries: Sequence[Entry], line: Sequence[AnyEvent] = ()) -> list[AnyEvent]:
    """The mainline after these entries, which are all or those after `line`; raises `Damaged`."""
    with _reading():
        return mainline((e.decode_entry(entry.data) for entry in entries), line)


def snapshot_of(kept: Entry) -> Table:
    """The table that a snapshot holds; raises `Damaged`."""
    with _reading():
        return unpack(kept.data)


async def read_table(store: Store, id: str, tell: Callable[[Damaged], None]) -> Table:
    """A table from the store, as long as its log can be read; raises `Damaged`.

    A snapshot only saves time: one that can't be read is told, and the whole log is read instead.
    """
    try:
        kept = await store.snapshot(id)
        start = None if kept is None else snapshot_of(kept)
    except Damaged as problem:
        tell(problem)
        start = None
    if start is None:
        return table_of(id, await store.read(id))
    # The last entry that the snapshot holds is read too: a log that ends before it is damaged.
    entries = await store.read(id, start.seq - 1)
    if not entries:
        raise Damaged(f"the log ends before its snapshot, which is at {start.seq}")
    return table_of(id, entries[1:], start)


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except Exception as problem:
        raise Damaged(f"{type(problem).__name__}: {problem}") from problem
