"""Damaged data: it is noticed, named, and never taken for an empty server."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from steeple.server.store.interface import (
    Append,
    Damaged,
    Entry,
    StoreBehind,
    StoreEmpty,
    StoreFailed,
)
from steeple.server.store.opening import mark_of
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore
from tests.server.store.place import append, pragma, row, served, spoil

PAGE_BYTES = 4096


async def write_three(store: SqlStore) -> None:
    for seq in (1, 2, 3):
        await store.append(append("a", seq, snapshot=b"whole"))
        await store.append(append("b", seq))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET data = x'6132ff' WHERE stream = 'a' AND seq = 2",
        "UPDATE entries SET data = '' WHERE stream = 'a' AND seq = 2",
        "UPDATE entries SET data = 'a,b 1 2' WHERE stream = 'a' AND seq = 2",
        "UPDATE entries SET checksum = 'x' WHERE stream = 'a' AND seq = 2",
        "UPDATE entries SET checksum = 0 WHERE stream = 'a' AND seq = 2",
        "DELETE FROM entries WHERE stream = 'a' AND seq = 2",
        "DELETE FROM entries WHERE stream = 'a' AND seq = 1",
        "UPDATE entries SET stream = 'a', seq = 4 WHERE stream = 'b' AND seq = 3",
    ],
)
def test_an_entry_that_is_not_as_it_was_written_is_noticed(path: Path, statement: str) -> None:
    async def read(store: SqlStore) -> None:
        with pytest.raises(Damaged):
            await store.read("a")
        assert [entry.seq for entry in await store.read("b")][:2] == [1, 2]

    served(path, write_three)
    mark_of(path).unlink()
    spoil(path, statement)
    served(path, read)


def test_a_snapshot_that_is_not_as_it_was_written_is_noticed(path: Path) -> None:
    async def read(store: SqlStore) -> None:
        with pytest.raises(Damaged):
            await store.snapshot("a")
        assert len(await store.read("a")) == 3

    served(path, write_three)
    spoil(path, "UPDATE snapshots SET data = x'00'")
    served(path, read)


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def test_a_damaged_page_spoils_only_what_is_on_it(path: Path) -> None:
    async def write(store: SqlStore) -> None:
        places = [(stream, seq) for stream in LETTERS for seq in range(1, 31)]
        wanted = [Append(*place, "<{}{}>".format(*place).encode() * 20, 1) for place in places]
        await asyncio.gather(*map(store.append, wanted))

    async def read(store: SqlStore) -> set[str]:
        lost: set[str] = set()
        for stream in LETTERS:
            try:
                assert len(await store.read(stream)) == 30
            except Damaged:
                lost.add(stream)
        await store.append(append("zz", 1))
        return lost

    served(path, write)
    with path.open("r+b") as file:
        page = path.read_bytes().index(b"<m15>") // PAGE_BYTES
        file.seek(page * PAGE_BYTES)
        file.write(b"\xff" * 100)
    lost = served(path, read)
    assert "m" in lost
    assert len(lost) < 4


def test_entries_from_before_there_were_checksums_are_taken_as_they_are(path: Path) -> None:
    served(path, write_three)
    spoil(path, "UPDATE entries SET checksum = NULL WHERE stream = 'a' AND seq = 2")
    spoil(path, "UPDATE snapshots SET checksum = NULL")
    assert len(served(path, lambda store: store.read("a"))) == 3
    assert served(path, lambda store: store.snapshot("a")) == Entry(3, b"whole")


def test_a_row_whose_guests_can_not_be_read_does_not_hide_the_others(path: Path) -> None:
    async def write(store: SqlStore) -> None:
        for id in "ab":
            await store.append(append(id, 1, row=row(id, "ann")))

    served(path, write)
    spoil(path, "UPDATE tables SET guests = '[' WHERE id = 'a'")
    assert [table.id for table in served(path, lambda store: store.tables_of("ann"))] == ["a", "b"]


# What is left of a database is not a new one


def assert_refused(path: Path, kind: type[StoreFailed]) -> None:
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(kind):
        SqliteStore.open(path)
    assert {name: (path.parent / name).read_bytes() for name in before} == before


def test_an_empty_file_is_no_new_database(path: Path) -> None:
    served(path, write_three)
    path.write_bytes(b"")
    assert_refused(path, StoreEmpty)
    mark_of(path).unlink()
    assert_refused(path, StoreEmpty)
    path.unlink()
    assert served(path, lambda store: store.read("a")) == []


def test_a_database_that_is_gone_is_missed(path: Path) -> None:
    served(path, write_three)
    path.unlink()
    assert_refused(path, StoreEmpty)


@pytest.mark.parametrize("table", ["entries", "guests", "keys"])
def test_a_database_that_lost_a_table_is_not_completed(path: Path, table: str) -> None:
    served(path, write_three)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"DROP TABLE {table}")
    assert_refused(path, StoreEmpty)


def test_a_database_without_any_table_is_not_completed(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE x (y)")
        connection.execute("DROP TABLE x")
    assert_refused(path, StoreEmpty)


def test_a_first_start_that_was_interrupted_is_begun_again(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(path.name + ".new").write_bytes(b"half")
    path.with_name(path.name + ".new-wal").write_bytes(b"half")
    path.with_name(path.name + ".lock").write_bytes(b"")
    served(path, write_three)
    assert not list(path.parent.glob("*.new*"))


# A write-ahead log that lost its end


@pytest.fixture
def killed(path: Path, tmp_path: Path) -> Path:
    """A database whose server was killed: its last entries are in the write-ahead log only."""
    copy = tmp_path / "copy" / path.name

    async def write(store: SqlStore) -> None:
        for seq in range(1, 31):
            await store.append(append("a", seq))
        shutil.copytree(path.parent, copy.parent, ignore=shutil.ignore_patterns("*-shm"))

    served(path, write)
    return copy


def wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def length_of_a(path: Path) -> int:
    return len(served(path, lambda store: store.read("a")))


def test_a_write_ahead_log_that_lost_its_end_is_noticed_and_left_as_it_is(killed: Path) -> None:
    wal = wal_of(killed)
    whole = wal.read_bytes()
    wal.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreBehind, match="entry 30 of a is missing"):
        SqliteStore.open(killed)
    assert wal.read_bytes() == whole[: len(whole) // 2]
    wal.write_bytes(whole)
    assert length_of_a(killed) == 30


def test_one_changed_byte_in_the_write_ahead_log_is_noticed(killed: Path) -> None:
    """SQLite takes what is before it for the whole."""
    content = bytearray(wal_of(killed).read_bytes())
    content[len(content) // 2] ^= 1
    wal_of(killed).write_bytes(content)
    with pytest.raises(StoreBehind):
        SqliteStore.open(killed)
    mark_of(killed).unlink()
    assert 0 < length_of_a(killed) < 30


def test_a_write_ahead_log_that_is_gone_is_noticed(killed: Path) -> None:
    wal_of(killed).unlink()
    with pytest.raises(StoreBehind):
        SqliteStore.open(killed)


def test_the_mark_names_the_last_entry_and_no_table_that_was_deleted(path: Path) -> None:
    async def write(store: SqlStore) -> None:
        await store.append(append("a", 1, row=row("a", status="over")))
        await store.append(append("b", 1, row=row("b")))
        await store.append(append("a", 2, row=row("a", status="over")))

    served(path, write)
    assert mark_of(path).read_text().split() == ['["a",2]']
    assert served(path, lambda store: store.prune(before_ms=9)) == 1
    assert served(path, lambda store: store.read("b"))
    spoil(path, "DELETE FROM entries WHERE stream = 'b'")
    assert served(path, lambda store: store.read("b")) == []


def test_a_mark_that_can_not_be_read_stops_nobody(path: Path) -> None:
    served(path, write_three)
    mark_of(path).write_bytes(b"\x00" * 128)
    assert len(served(path, lambda store: store.read("a"))) == 3


# Trying a write


def test_a_trial_write_fails_on_a_full_disk_and_leaves_nothing_behind(path: Path) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.probe()
        free = await pragma(store, "freelist_count")
        for _ in range(20):
            await store.probe()
        assert await pragma(store, "freelist_count") == free
        await pragma(store, f"max_page_count = {await pragma(store, 'page_count')}")
        with pytest.raises(StoreFailed):
            await store.append(Append("a", 1, bytes(100_000), 1))
        for seq in range(1, 1000):
            try:
                await store.append(Append("b", seq, bytes(1000), 1))
            except StoreFailed:
                break
        with pytest.raises(StoreFailed, match="full"):
            await store.probe()
        await pragma(store, "max_page_count = 100000")
        await store.probe()
        assert await asyncio.gather(*(store.probe() for _ in range(10))) == [None] * 10

    served(path, scenario)
