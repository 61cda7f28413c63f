"""A store moved to another kind of store, and back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from steeple.cli.main import main
from steeple.server.store.interface import Append, Store
from steeple.server.store.moving import ROWS_AT_ONCE
from tests.server.store.place import append, opened, row, served

pytestmark = pytest.mark.slow
STREAMS = [f"t{n}" for n in range(12)]


async def fill(store: Store) -> None:
    for n, stream in enumerate(STREAMS):
        await store.append(append(stream, 1, "x", row=row(stream, "ann", f"g{n}")))
        for seq in range(2, n + 3):
            await store.append(append(stream, seq, snapshot=b"s" if seq == 3 else None))
    saved = (store.save_guest(f"g{n}", b"{}", n) for n in range(ROWS_AT_ONCE + 1))
    await asyncio.gather(*saved)
    await store.put_code("apple", "ann", expires_ms=100)
    await store.key("guests")
    await store.new_guest_key("ann")


async def contents(store: Store) -> Any:
    logs = [(await store.read(stream), await store.snapshot(stream)) for stream in STREAMS]
    rows = [await store.tables_of("ann"), await store.find_command("t3", "x")]
    guests = [await store.guest(f"g{n}") for n in range(ROWS_AT_ONCE + 2)]
    return logs, rows, guests, await store.key("guests"), await store.guest_keys()


def test_everything_goes_to_postgresql_and_back_and_what_was_stopped_goes_on(
    path: Path, new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    served(path, fill)
    before = served(path, contents)
    address = new_database()

    async def begin(store: Store) -> None:
        """A move that was stopped has copied some, and half of a log."""
        [first, second, *_] = before[0][2][0]
        for seq, data in (first, second):
            await store.append(Append("t2", seq, data, seq, "x" if seq == 1 else None))

    served(address, begin)
    assert main(["move-store", str(path), address]) == 0
    told = capsys.readouterr().out
    assert "Tables: 12, entries: 90" in told
    assert served(address, contents) == before
    back = path.with_name("back.db")
    assert main(["move-store", address, str(back)]) == 0
    assert served(back, contents) == before
    assert main(["move-store", address, str(back)]) == 0

    async def go_on(store: Store) -> None:
        await store.append(append("t0", 3))

    served(back, go_on)


def test_a_store_with_other_logs_is_left_alone(
    path: Path, new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    address = new_database()
    served(path, lambda store: store.append(append("a", 1)))
    served(address, lambda store: store.append(Append("a", 1, b"other", 1)))
    assert main(["move-store", str(path), address]) == 1
    assert "another log of a" in capsys.readouterr().err
    assert main(["move-store", str(path.with_name("none")), address]) == 1

    async def check() -> None:
        store = opened(address)
        assert [entry.data for entry in await store.read("a")] == [b"other"]
        await store.close()

    asyncio.run(check())
