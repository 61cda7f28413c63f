"""Full disks, killed processes, and files that are not ours."""

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import pytest

from steeple.server.store.backup import backup
from steeple.server.store.interface import (
    Append,
    Entry,
    Store,
    StoreBusy,
    StoreFailed,
    StoreTooNew,
)
from steeple.server.store.sql import SqlStore
from steeple.server.store.sqlite import SqliteStore
from tests.server.store import victim as store_victim
from tests.server.store.place import append, pragma, row, served, together


def test_a_full_disk_fails_what_was_asked_and_nothing_else(path: Path) -> None:
    async def scenario(store: SqlStore) -> None:
        await store.append(append("a", 1, row=row("a", "ann")))
        await pragma(store, f"max_page_count = {await pragma(store, 'page_count') + 2}")
        large = Append("b", 1, b"x" * 100_000, 1)
        small = append("a", 2, "x", row=row("a", "ann", "bob"))
        for _ in range(3):
            outcomes = await together(store, small, large)
            assert {type(outcome) for outcome in outcomes} == {StoreFailed}
            assert {str(outcome) for outcome in outcomes} == {"database or disk is full"}
        assert len(await store.read("a")) == 1
        assert await store.tables_of("bob") == []
        await store.append(small)
        with pytest.raises(StoreFailed):
            await store.append(large)
        await pragma(store, "max_page_count = 100000")
        await store.append(large)
        assert len(await store.read("a")) == 2
        assert len(await store.read("b")) == 1
        assert [table.id for table in await store.tables_of("bob")] == ["a"]

    served(path, scenario)


@contextmanager
def victim(path: Path) -> Iterator[tuple["subprocess.Popen[str]", IO[str]]]:
    """Another process that appends; it is killed in the end, if not before."""
    command = [sys.executable, str(store_victim.__file__), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


def said(lines: list[str]) -> dict[str, int]:
    """The last acknowledged place of each stream; a line may be cut off by the kill."""
    pairs = (line.split() for line in lines if line.endswith("\n"))
    return {stream: int(seq) for stream, seq in pairs}


async def check_whole(store: SqlStore, acknowledged: dict[str, int]) -> None:
    assert await pragma(store, "integrity_check") == "ok"
    for stream in store_victim.STREAMS:
        entries = await store.read(stream)
        wanted = [store_victim.entry(stream, seq + 1) for seq in range(len(entries))]
        assert len(entries) >= acknowledged.get(stream, 0)
        assert entries == [Entry(each.seq, each.data) for each in wanted]
        if wanted:
            assert await store.snapshot(stream) == entries[-1]
            assert await store.table(stream) == wanted[-1].row


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    moments = random.Random(7)
    for _ in range(4):
        with victim(path) as (process, output):
            lines = [output.readline() for _ in range(moments.randrange(1, 1500))]
            process.kill()
            lines += output.readlines()
        served(path, lambda store, lines=lines: check_whole(store, said(lines)))  # type: ignore[misc]


def test_one_process_serves_and_a_killed_one_lets_go(path: Path) -> None:
    with victim(path) as (process, output):
        output.readline()
        with pytest.raises(StoreBusy, match=r"steeple\.db"):
            SqliteStore.open(path)
        process.kill()
        process.wait()
        served(path, lambda store: check_whole(store, {}))


def test_a_process_can_not_open_its_own_store_twice(path: Path) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(StoreBusy):
            SqliteStore.open(path)
        await store.append(append("a", 1))

    served(path, scenario)
    served(path, lambda store: store.append(append("a", 2)))


def test_a_backup_is_whole_while_another_process_writes(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with victim(path) as (_, output):
        lines = [output.readline() for _ in range(500)]
        backup(path, target)
        later = [output.readline() for _ in range(500)]
        assert all(later)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["copy.db"]
    with pytest.raises(FileExistsError):
        backup(path, target)
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    served(target, lambda store: check_whole(store, said(lines)))
    served(target, lambda store: store.save_guest("ann", b"", 1))


@pytest.mark.parametrize("content", [None, b"hello" * 1000])
def test_a_backup_of_no_database_leaves_nothing(
    path: Path, tmp_path: Path, content: bytes | None
) -> None:
    source = tmp_path / "source.db"
    if content is not None:
        source.write_bytes(content)
    (tmp_path / "copies").mkdir()
    with pytest.raises(StoreFailed):
        backup(source, tmp_path / "copies" / "copy.db")
    assert list((tmp_path / "copies").iterdir()) == []
    assert source.exists() == (content is not None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_folder_and_files_are_private(path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.append(append("a", 1))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert len(modes) == 5
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    before = os.umask(0)
    try:
        served(path, scenario)
    finally:
        os.umask(before)


def test_the_writer_is_set_for_durability(path: Path) -> None:
    async def scenario(store: SqlStore) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        assert [await pragma(store, name) for name in names] == ["wal", 2, 1, 10_000]

    served(path, scenario)


def test_a_database_of_a_newer_steeple_is_left_alone(path: Path) -> None:
    served(path, lambda store: store.append(append("a", 1)))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="9999"):
        SqliteStore.open(path)
    assert path.read_bytes() == before


def test_what_is_no_database_of_ours_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        SqliteStore.open(path)
    assert path.read_bytes() == b"Dear diary, " * 1000
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(StoreFailed, match="another program"):
        SqliteStore.open(path)
    assert path.read_bytes() == before


def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreFailed):
        SqliteStore.open(path)
    (path.parent / "file").write_text("")
    with pytest.raises(StoreFailed):
        SqliteStore.open(path.parent / "file" / "steeple.db")


def test_closing_finishes_what_is_queued_and_takes_nothing_more(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore.open(path)
        waiting = [store._writer.submit(append("a", seq)) for seq in range(1, 1001)]
        await store.close()
        assert [future.result() for future in waiting] == [None] * 1000
        await store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.append(append("a", 1001))
        with pytest.raises(StoreFailed, match="closed"):
            await store.read("a")

    asyncio.run(scenario())
    assert len(served(path, lambda store: store.read("a"))) == 1000
