"""A process that appends to a store for ever, says what is acknowledged, and can be killed."""

import asyncio
import sys
from pathlib import Path

from steeple.server.store.interface import Append, TableRow
from steeple.server.store.sqlite import SqliteStore

STREAMS = tuple("abcdefgh")


def entry(stream: str, seq: int) -> Append:
    row = TableRow(stream, stream, "five-towers", "ann", "playing", False, ("ann",), 1, seq)
    data = f"{stream} {seq} ".encode() * 20
    return Append(stream, seq, data, seq, command=f"c{seq}", row=row, snapshot=data)


async def go_on(store: SqliteStore, stream: str) -> None:
    seq = len(await store.read(stream))
    while True:
        seq += 1
        await store.append(entry(stream, seq))
        print(stream, seq, flush=True)


async def main(path: Path) -> None:
    store = SqliteStore.open(path)
    await asyncio.gather(*(go_on(store, stream) for stream in STREAMS))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
