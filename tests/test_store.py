"""The store: nothing acknowledged is lost, nothing refused is written."""

import asyncio
import itertools
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from steeple.server.store.backup import backup
from steeple.server.store.interface import (
    Append,
    Entry,
    Repeated,
    Stale,
    Store,
    StoreBusy,
    StoreFailed,
    StoreTooNew,
    TableRow,
)
from steeple.server.store.journal import OF_COMMAND, OVER
from steeple.server.store.sqlite import LOG, OF_GUEST, OF_INVITE, WAKING, SqliteStore
from steeple.server.store.writer import Work
from tests import store_victim

T = TypeVar("T")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "server" / "steeple.db"


def served(path: Path, scenario: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """What the scenario gives with the store at `path`, opened before and closed after it."""

    async def whole() -> T:
        store = SqliteStore.open(path)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def append(stream: str, seq: int, command: str | None = None, **others: Any) -> Append:
    return Append(stream, seq, f"{stream}{seq}".encode(), seq, command, **others)


def row(id: str, *guests: str, status: str = "playing", changed_ms: int = 1) -> TableRow:
    return TableRow(id, f"to-{id}", "five-towers", "ann", status, True, guests, 1, changed_ms)


async def together(store: SqliteStore, *works: Append | Work) -> list[Any]:
    """The outcomes of works that are written in one go: the writer is held while they queue."""
    is_held, may_go_on = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        is_held.set()
        may_go_on.wait()

    held = store._writer.submit(hold)
    is_held.wait()
    waiting = [store._writer.submit(work) for work in works]
    assert store.queued == len(works)
    may_go_on.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


async def pragma(store: SqliteStore, text: str) -> Any:
    """What the writer's connection answers."""
    return await store._writer.submit(lambda on: on.exec_driver_sql(f"PRAGMA {text}").scalar())


# Streams


def test_entries_are_read_back_in_order_also_after_a_restart(path: Path) -> None:
    data = [bytes([seq]) * seq for seq in range(30)]

    async def write(store: Store) -> None:
        for seq, each in enumerate(data, 1):
            await store.append(Append("a", seq, each, 5))
            assert (await store.read("a"))[-1] == Entry(seq, each)

    async def read(store: Store) -> None:
        assert await store.read("a") == [Entry(seq, each) for seq, each in enumerate(data, 1)]
        assert await store.read("a", after=28) == [Entry(29, data[28]), Entry(30, data[29])]
        assert await store.read("a", after=30) == []
        assert await store.read("nothing") == []
        await store.append(Append("a", 31, b"", 5))
        assert await store.read("a", after=30) == [Entry(31, b"")]

    served(path, write)
    served(path, read)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 2**70])
def test_only_the_next_place_can_be_taken(path: Path, seq: int) -> None:
    async def write(store: Store) -> None:
        await store.append(append("a", 1))
        await store.append(append("a", 2))

    async def refused(store: Store) -> None:
        for _ in range(2):
            with pytest.raises(Stale) as caught:
                await store.append(append("a", seq))
            assert caught.value.last == 2
        await store.append(append("a", 3))
        assert [entry.seq for entry in await store.read("a")] == [1, 2, 3]

    served(path, write)
    served(path, refused)


def test_a_stream_starts_at_one(path: Path) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(Stale) as caught:
            await store.append(append("a", 2))
        assert caught.value.last == 0
        assert await store.read("a") == []

    served(path, scenario)


@pytest.mark.parametrize("seq", [1, 2, 3, 9])
def test_a_repeated_command_is_told_its_entry_whatever_place_it_asks_for(
    path: Path, seq: int
) -> None:
    async def scenario(store: Store) -> None:
        await store.append(append("a", 1, "first"))
        await store.append(append("a", 2, "second"))
        with pytest.raises(Repeated) as caught:
            await store.append(append("a", seq, "first"))
        assert caught.value.seq == 1
        assert await store.find_command("a", "second") == 2
        assert await store.find_command("a", "third") is None
        assert await store.find_command("b", "first") is None
        await store.append(append("b", 1, "first"))
        await store.append(append("a", 3, "third"))

    served(path, scenario)


def test_of_two_who_want_the_same_place_one_gets_it(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        won, lost = await together(store, append("a", 1, "ann"), append("a", 1, "bob"))
        assert won is None
        assert isinstance(lost, Stale)
        assert lost.last == 1
        assert await store.find_command("a", "ann") == 1
        assert await store.find_command("a", "bob") is None

    served(path, scenario)


def test_200_at_once_in_many_streams(path: Path) -> None:
    async def scenario(store: Store) -> None:
        places = [(f"s{n % 20}", 1 + n // 20) for n in range(200)]
        await asyncio.gather(*(store.append(append(*place)) for place in places))
        for n in range(20):
            wanted = [Entry(seq, f"s{n}{seq}".encode()) for seq in range(1, 11)]
            assert await store.read(f"s{n}") == wanted

    served(path, scenario)


def test_only_the_wrong_ones_of_a_batch_are_refused(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        outcomes = await together(
            store,
            append("a", 1, "x"),
            append("a", 2, "x"),
            append("a", 2, "y"),
            append("b", 2),
            append("b", 1),
            Append("c", 1, b"", at_ms=2**70),
            append("c", 1),
            append("d", 1, row=row("d")),
            append("e", 1, row=msgspec.structs.replace(row("e"), invite="to-d")),
        )
        kinds = [type(outcome) for outcome in outcomes]
        nothing = type(None)
        assert kinds[:5] == [nothing, Repeated, nothing, Stale, nothing]
        assert kinds[5:] == [StoreFailed, nothing, nothing, StoreFailed]
        lengths = [len(await store.read(stream)) for stream in "abcde"]
        assert lengths == [2, 1, 1, 1, 0]

    served(path, scenario)


def test_an_append_that_nobody_waits_for_any_more_is_written_all_the_same(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        future = store._writer.submit(append("a", 1))
        future.cancel()
        await store.append(append("a", 2))
        assert len(await store.read("a")) == 2

    served(path, scenario)


STREAMS = ("a", "b")
COMMANDS = (None, "x", "y", "z")
# A stream, how far behind its last entry, and a command.
WISHES = st.tuples(
    st.sampled_from(STREAMS), st.sampled_from((1, 1, 1, 0, 2)), st.sampled_from(COMMANDS)
)
BATCHES = st.lists(st.tuples(st.lists(WISHES, min_size=1, max_size=6), st.booleans()), max_size=6)


def test_batches_end_as_if_written_one_by_one_or_not_at_all(path: Path) -> None:
    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT nonsense")

    async def check(store: SqliteStore, number: int, batches: list[Any]) -> None:
        model: dict[str, list[str | None]] = {f"{number}{stream}": [] for stream in STREAMS}
        for wishes, fails in batches:
            after = {stream: list(commands) for stream, commands in model.items()}
            appends: list[Append] = []
            expected: list[Exception | None] = []
            for stream, ahead, command in wishes:
                commands = after[f"{number}{stream}"]
                appends.append(append(f"{number}{stream}", len(commands) + ahead, command))
                if command is not None and command in commands:
                    expected.append(Repeated(commands.index(command) + 1))
                elif ahead != 1:
                    expected.append(Stale(len(commands)))
                else:
                    expected.append(None)
                    commands.append(command)
            if fails:
                outcomes = await together(store, *appends, broken)
                assert {type(outcome) for outcome in outcomes} == {StoreFailed}
            else:
                outcomes = await together(store, *appends)
                assert list(map(repr, outcomes)) == list(map(repr, expected))
                model = after
        for stream, commands in model.items():
            places = range(1, len(commands) + 1)
            assert [entry.seq for entry in await store.read(stream)] == list(places)
            for seq, command in zip(places, commands, strict=True):
                if command is not None:
                    assert await store.find_command(stream, command) == seq

    with asyncio.Runner() as runner:
        store = SqliteStore.open(path)
        numbers = itertools.count()

        @settings(max_examples=50)
        @given(BATCHES)
        def check_all(batches: list[Any]) -> None:
            runner.run(check(store, next(numbers), batches))

        try:
            check_all()
        finally:
            runner.run(store.close())


# Rows and snapshots


def test_row_and_snapshot_are_written_with_the_entry_or_not_at_all(path: Path) -> None:
    async def scenario(store: Store) -> None:
        first = row("a", "ann")
        await store.append(append("a", 1, row=first, snapshot=b"one"))
        assert await store.table("a") == first
        assert await store.snapshot("a") == Entry(1, b"one")
        with pytest.raises(Stale):
            await store.append(append("a", 1, row=row("a", "bob"), snapshot=b"wrong"))
        assert await store.table("a") == first
        assert await store.snapshot("a") == Entry(1, b"one")
        await store.append(append("a", 2))
        assert await store.snapshot("a") == Entry(1, b"one")
        await store.append(append("a", 3, row=row("a", "bob", "ann"), snapshot=b"three"))
        assert await store.table("a") == row("a", "bob", "ann")
        assert await store.snapshot("a") == Entry(3, b"three")
        assert await store.table("b") is None
        assert await store.snapshot("b") is None

    served(path, scenario)


def test_the_last_row_and_snapshot_of_a_batch_count(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await together(
            store,
            append("a", 1, row=row("a", "ann", "bob"), snapshot=b"one"),
            append("a", 2, row=row("a", "ann", "eve"), snapshot=b"two"),
        )
        assert await store.table("a") == row("a", "ann", "eve")
        assert await store.snapshot("a") == Entry(2, b"two")
        assert await store.tables_of("bob") == []

    served(path, scenario)


def test_tables_are_found_by_guest_and_the_newest_change_is_first(path: Path) -> None:
    async def write(store: Store) -> None:
        for n in range(5):
            changed = row(f"t{n}", "ann", "bob" if n % 2 else "eve", "ann", changed_ms=n)
            await store.append(append(f"t{n}", 1, row=changed))
        assert [table.id for table in await store.tables_of("ann")] == [
            "t4",
            "t3",
            "t2",
            "t1",
            "t0",
        ]
        assert [table.id for table in await store.tables_of("ann", limit=2)] == ["t4", "t3"]
        assert [table.id for table in await store.tables_of("bob")] == ["t3", "t1"]
        assert await store.tables_of("nobody") == []

    async def change(store: Store) -> None:
        await store.append(append("t1", 2, row=row("t1", "ann", changed_ms=9)))
        assert [table.id for table in await store.tables_of("bob")] == ["t3"]
        assert [table.id for table in await store.tables_of("ann", limit=2)] == ["t1", "t4"]

    served(path, write)
    served(path, change)


def test_tables_are_found_by_invitation_and_by_who_has_to_be_woken(path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.append(append("a", 1, row=row("a")))
        await store.append(append("b", 1, row=row("b", status="open")))
        asleep = msgspec.structs.replace(row("c"), wakes=False)
        await store.append(append("c", 1, row=asleep))
        assert await store.table_of_invite("to-b") == "b"
        assert await store.table_of_invite("b") is None
        assert await store.waking() == ["a"]
        assert await store.table("c") == asleep
        await store.append(append("a", 2, row=row("a", status="over")))
        assert await store.waking() == []

    served(path, scenario)


def test_finished_tables_can_be_forgotten(path: Path) -> None:
    async def scenario(store: Store) -> None:
        for n in range(40):
            over = row(f"t{n}", "ann", status="over", changed_ms=n)
            await store.append(append(f"t{n}", 1, "x"))
            await store.append(append(f"t{n}", 2, row=over, snapshot=b"s"))
        await store.append(append("on", 1, row=row("on", "ann")))
        assert await store.prune(before_ms=35) == 35
        assert await store.prune(before_ms=35) == 0
        left = ["t39", "t38", "t37", "t36", "t35", "on"]
        assert [table.id for table in await store.tables_of("ann")] == left
        assert await store.read("t34") == []
        assert await store.snapshot("t34") is None
        assert await store.find_command("t34", "x") is None
        assert await store.table("t34") is None
        assert len(await store.read("t35")) == 2
        with pytest.raises(Stale) as caught:
            await store.append(append("t34", 3))
        assert caught.value.last == 0
        await store.append(append("t34", 1, "x", row=row("t34", "ann", changed_ms=99)))
        assert (await store.tables_of("ann"))[0].id == "t34"

    served(path, scenario)


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (LOG, "PRIMARY KEY"),
        (OF_COMMAND, "entries_by_command"),
        (OF_GUEST, "PRIMARY KEY"),
        (OF_INVITE, "tables_by_invite"),
        (WAKING, "tables_waking"),
        (OVER, "tables_over"),
    ],
)
def test_no_query_reads_a_whole_table(path: Path, query: Any, index: str) -> None:
    async def plan(store: SqliteStore) -> list[str]:
        def explain(on: Any) -> list[str]:
            compiled = query.compile(on)
            values = tuple(1 for _ in compiled.positiontup)
            found = on.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}", values)
            return [detail for *_, detail in found]

        steps: list[str] = await store._writer.submit(explain)
        return steps

    steps = served(path, plan)
    assert any(index in step for step in steps), steps
    assert not any(step.startswith("SCAN") and "INDEX" not in step for step in steps), steps


# Guests, codes, keys


def test_guests_are_kept(path: Path) -> None:
    async def scenario(store: Store) -> None:
        assert await store.guest("ann") is None
        await store.save_guest("ann", b"one", 1)
        await store.save_guest("ann", b"two", 2)
        assert await store.guest("ann") == b"two"

    served(path, scenario)


def test_a_code_serves_once_and_not_after_its_time(path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.put_code("apple", "ann", expires_ms=100)
        await store.put_code("pear", "bob", expires_ms=100)
        await store.put_code("plum", "eve", expires_ms=200)
        assert await store.take_code("grape", 50) is None
        taken = await asyncio.gather(*(store.take_code("apple", 99) for _ in range(20)))
        assert sorted(taken, key=str) == [None] * 19 + ["ann"]
        assert await store.take_code("pear", 100) is None
        assert await store.take_code("pear", 50) is None
        assert await store.take_code("plum", 100) == "eve"
        await store.put_code("secret-word", "ann", expires_ms=1)

    served(path, scenario)
    assert b"secret-word" not in path.read_bytes()


def test_a_key_is_made_once(path: Path) -> None:
    async def made(store: Store) -> tuple[bytes, bytes]:
        first, again, other = await asyncio.gather(*map(store.key, ("a", "a", "b")))
        assert first == again
        return first, other

    first, other = served(path, made)
    assert len(first) == len(other) == 32
    assert first != other
    assert served(path, made) == (first, other)


# Disks, processes, files


def test_a_full_disk_fails_what_was_asked_and_nothing_else(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
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


async def check_whole(store: SqliteStore, acknowledged: dict[str, int]) -> None:
    assert await pragma(store, "integrity_check") == "ok"
    for stream in store_victim.STREAMS:
        entries = await store.read(stream)
        wanted = [store_victim.entry(stream, seq + 1) for seq in range(len(entries))]
        assert len(entries) >= acknowledged.get(stream, 0)
        assert entries == [Entry(each.seq, each.data) for each in wanted]
        if wanted:
            assert await store.snapshot(stream) == entries[-1]
            assert await store.table(stream) == wanted[-1].row


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
        assert len(modes) == 4
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    before = os.umask(0)
    try:
        served(path, scenario)
    finally:
        os.umask(before)


def test_the_writer_is_set_for_durability(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
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
