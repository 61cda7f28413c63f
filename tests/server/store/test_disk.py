"""Disks that fail at any write, and power that is cut at any moment."""

import asyncio
import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from steeple.server.store.interface import Append, Entry, StoreFailed
from steeple.server.store.opening import mark_of
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore
from tests.faults.disk import Disk, disk
from tests.server.store.place import pragma, row, served
from tests.thorough import IS_THOROUGH, sample

STREAMS = ("a", "b", "c")
Acknowledged = dict[str, int]


def entry(stream: str, seq: int) -> Append:
    data = f"{stream} {seq} ".encode() * 40
    return Append(stream, seq, data, seq, f"c{seq}", row(stream, "ann", changed_ms=seq), data)


async def go_on(store: SqlStore, acknowledged: Acknowledged, steps: int) -> None:
    """Append to all streams, at once and in turn; note what was acknowledged."""

    async def step(stream: str) -> None:
        seq = acknowledged.get(stream, 0) + 1
        await store.append(entry(stream, seq))
        acknowledged[stream] = seq

    for number in range(steps):
        waiting = STREAMS if number % 2 else STREAMS[:1]
        await asyncio.gather(*map(step, waiting), return_exceptions=True)
        if number % 4 == 3:  # a write to the database itself, beside those to the log
            with suppress(StoreFailed):
                await pragma(store, "wal_checkpoint(TRUNCATE)")


async def check(store: SqlStore, acknowledged: Acknowledged) -> None:
    """All that was acknowledged is there, in order; more may be, whole."""
    assert await pragma(store, "integrity_check") == "ok"
    for stream in STREAMS:
        entries = await store.read(stream)
        assert len(entries) >= acknowledged.get(stream, 0)
        wanted = [entry(stream, seq + 1) for seq in range(len(entries))]
        assert entries == [Entry(each.seq, each.data) for each in wanted]
        if wanted:
            assert await store.snapshot(stream) == entries[-1]
            assert await store.table(stream) == wanted[-1].row


async def whole(path: Path, acknowledged: Acknowledged, repair: Callable[[], None]) -> None:
    """Open, write, have the disk repaired, write again, close."""
    try:
        store = SqliteStore.open(path)
    except StoreFailed:
        repair()
        store = SqliteStore.open(path)
    try:
        await go_on(store, acknowledged, 8)
        repair()
        for stream in STREAMS:
            # What failed may have been written all the same, if the error came after it.
            acknowledged[stream] = len(await store.read(stream))
        before = dict(acknowledged)
        await go_on(store, acknowledged, 4)
        assert all(acknowledged[stream] > before[stream] for stream in STREAMS)
        await check(store, acknowledged)
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("is_torn", [False, True], ids=["refused", "torn"])
@pytest.mark.parametrize("is_lasting", [False, True], ids=["once", "until-repaired"])
def test_an_error_at_any_write_loses_nothing_and_passes(
    tmp_path: Path, is_torn: bool, is_lasting: bool
) -> None:
    """From the first start on, where the database is created."""
    first, step = (1, 1) if IS_THOROUGH else (3 + 5 * is_torn + 11 * is_lasting, 37)
    for failing in count(first, step):
        path = tmp_path / str(failing) / "steeple.db"
        acknowledged: Acknowledged = {}
        with disk() as between:
            between.is_torn = is_torn
            between.fails = partial(ge if is_lasting else eq, failing)
            asyncio.run(whole(path, acknowledged, partial(repair, between)))
        served(path, partial(check, acknowledged=acknowledged))
        shutil.rmtree(path.parent)
        if between.calls < failing:
            break
    assert failing > 100


def eq(failing: int, call: int) -> bool:
    return call == failing


def ge(failing: int, call: int) -> bool:
    return call >= failing


def repair(between: Disk) -> None:
    between.fails = lambda call: False


@pytest.mark.parametrize("seed", range(sample(12)))
def test_a_power_cut_at_any_moment_leaves_all_that_was_acknowledged(
    tmp_path: Path, seed: int
) -> None:
    dice, path = random.Random(seed), tmp_path / "before" / "steeple.db"
    cuts: list[tuple[dict[str, bytes], bytes, Acknowledged]] = []
    acknowledged: Acknowledged = {}
    served(path, lambda store: store.drained())
    with disk({path.name: path.read_bytes()}) as between:

        def cut(_: int) -> bool:
            """Every call may be the last one before the power is cut."""
            if dice.random() < 0.05:
                mark = mark_of(path).read_bytes()
                cuts.append((between.cut(dice), mark, dict(acknowledged)))
            return False

        between.fails = cut
        served(path, partial(go_on, acknowledged=acknowledged, steps=16))
    assert len(cuts) > 3
    for number, (files, mark, then) in enumerate(cuts):
        after = tmp_path / str(number) / path.name
        after.parent.mkdir()
        for name, content in files.items():
            after.with_name(name).write_bytes(content)
        mark_of(after).write_bytes(mark)
        served(after, partial(check, acknowledged=then))
