"""Rows and snapshots, guests, codes and keys."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from steeple.server.store.interface import (
    Entry,
    Stale,
    Store,
)
from steeple.server.store.journal import OF_COMMAND, OVER, UNFINISHED
from steeple.server.store.log import LOG
from steeple.server.store.queries import OF_GUEST, OF_INVITE, UNSEEN, WAKING
from steeple.server.store.sql import SqlStore
from tests.server.store.place import Place, append, row, served, together


def test_row_and_snapshot_are_written_with_the_entry_or_not_at_all(place: Place) -> None:
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

    served(place, scenario)


def test_the_last_row_and_snapshot_of_a_batch_count(place: Place) -> None:
    async def scenario(store: SqlStore) -> None:
        await together(
            store,
            append("a", 1, row=row("a", "ann", "bob"), snapshot=b"one"),
            append("a", 2, row=row("a", "ann", "eve"), snapshot=b"two"),
        )
        assert await store.table("a") == row("a", "ann", "eve")
        assert await store.snapshot("a") == Entry(2, b"two")
        assert await store.tables_of("bob") == []

    served(place, scenario)


def test_tables_are_found_by_guest_and_the_newest_change_is_first(place: Place) -> None:
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

    served(place, write)
    served(place, change)


def test_tables_are_found_by_invitation_and_by_who_has_to_be_woken(place: Place) -> None:
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

    served(place, scenario)


def test_finished_tables_can_be_forgotten(place: Place) -> None:
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

    served(place, scenario)


def test_unfinished_tables_can_be_forgotten_once_nothing_happens_there(place: Place) -> None:
    """Their row may be older than their log: it is not written with every move."""

    async def scenario(store: Store) -> None:
        for n in range(40):
            status = "playing" if n % 2 else "open"
            await store.append(append(f"t{n}", 1, row=row(f"t{n}", "ann", status=status)))
        await store.append(append("over", 1, row=row("over", "ann", status="over")))
        await store.append(append("busy", 1, row=row("busy", "ann")))
        for seq in range(2, 51):
            await store.append(append("busy", seq))
        assert await store.prune_unfinished(before_ms=50) == 40
        assert await store.prune_unfinished(before_ms=50) == 0
        assert {table.id for table in await store.tables_of("ann")} == {"over", "busy"}
        assert await store.read("t1") == []
        assert await store.prune_unfinished(before_ms=51) == 1

    served(place, scenario)


def test_guests_can_be_forgotten_who_have_no_table_and_stay_away(place: Place) -> None:
    day = 24 * 3600 * 1000

    async def scenario(store: Store) -> None:
        for n in range(600):
            await store.save_guest(f"g{n}", b"{}", at_ms=n)
        await store.append(append("a", 1, row=row("a", "g5")))
        await store.see_guest("g6", day + 6)
        await store.see_guest("g7", 7 + day + 1)
        await store.see_guest("nobody", 9 * day)
        assert await store.prune_guests(before_ms=590) == 588
        left = [n for n in range(600) if await store.guest(f"g{n}") is not None]
        assert left == [5, 7, *range(590, 600)]
        assert await store.guest("nobody") is None

    served(place, scenario)


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (LOG, "PRIMARY KEY"),
        (OF_COMMAND, "entries_by_command"),
        (OF_GUEST, "PRIMARY KEY"),
        (OF_INVITE, "tables_by_invite"),
        (WAKING, "tables_waking"),
        (OVER, "tables_over"),
        (UNFINISHED, "tables_unfinished"),
        (UNSEEN, "guests_by_change"),
    ],
)
def test_no_query_reads_a_whole_table(path: Path, query: Any, index: str) -> None:
    async def plan(store: SqlStore) -> list[str]:
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


def test_guests_are_kept(place: Place) -> None:
    async def scenario(store: Store) -> None:
        assert await store.guest("ann") is None
        await store.save_guest("ann", b"one", 1)
        await store.save_guest("ann", b"two", 2)
        assert await store.guest("ann") == b"two"

    served(place, scenario)


def test_a_code_serves_once_and_not_after_its_time(place: Place) -> None:
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

    served(place, scenario)
    if isinstance(place, Path):
        assert b"secret-word" not in place.read_bytes()


def test_a_key_is_made_once(place: Place) -> None:
    async def made(store: Store) -> tuple[bytes, bytes]:
        first, again, other = await asyncio.gather(*map(store.key, ("a", "a", "b")))
        assert first == again
        return first, other

    first, other = served(place, made)
    assert len(first) == len(other) == 32
    assert first != other
    assert served(place, made) == (first, other)
