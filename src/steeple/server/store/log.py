"""The log of one table, read from the database and checked."""

from sqlalchemy import bindparam, func, select

from steeple.server.store.checksum import checksum
from steeple.server.store.interface import Damaged, Entry
from steeple.server.store.schema import entries

# All entries as one text: after each row, a thread has to wait for its turn to run Python.
LOG = select(
    func.group_concat(
        func.printf("%d %s %s", entries.c.seq, entries.c.checksum, func.hex(entries.c.data))
    )
).where(entries.c.stream == bindparam("stream"), entries.c.seq > bindparam("after"))


def entries_of(stream: str, after: int, log: str) -> list[Entry]:
    """The entries in what `LOG` selects; raises `Damaged`."""
    found: list[Entry] = []
    try:
        for text in log.split(","):
            seq, sum, data = text.split(" ")
            entry = Entry(int(seq), bytes.fromhex(data))
            if sum and int(sum) != checksum(stream, *entry):
                raise Damaged(f"entry {seq} of {stream} is not as it was written")
            found.append(entry)
    except ValueError as problem:
        raise Damaged(str(problem)) from None
    found.sort()
    if found[-1].seq - after != len(found):
        raise Damaged(f"an entry of {stream} after {after} is missing")
    return found
