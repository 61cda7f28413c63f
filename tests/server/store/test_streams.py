"""Streams: an entry has one place, and a command one entry."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from steeple.server.store.interface import (
    Append,
    Entry,
    Repeated,
    Stale,
    Store,
    StoreFailed,
)
from steeple.server.store.sql import SqlStore
from tests.server.store.place import Place, append, opened, row, served, together


def test_entries_are_read_back_in_order_also_after_a_restart(place: Place) -> None:
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

    served(place, write)
    served(place, read)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 2**70])
def test_only_the_next_place_can_be_taken(place: Place, seq: int) -> None:
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

    served(place, write)
    served(place, refused)


def test_a_stream_starts_at_one(place: Place) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(Stale) as caught:
            await store.append(append("a", 2))
        assert caught.value.last == 0
        assert await store.read("a") == []

    served(place, scenario)


@pytest.mark.parametrize("seq", [1, 2, 3, 9])
def test_a_repeated_command_is_told_its_entry_whatever_place_it_asks_for(
    place: Place, seq: int
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

    served(place, scenario)


def test_of_two_who_want_the_same_place_one_gets_it(place: Place) -> None:
    async def scenario(store: SqlStore) -> None:
        won, lost = await together(store, append("a", 1, "ann"), append("a", 1, "bob"))
        assert won is None
        assert isinstance(lost, Stale)
        assert lost.last == 1
        assert await store.find_command("a", "ann") == 1
        assert await store.find_command("a", "bob") is None

    served(place, scenario)


def test_200_at_once_in_many_streams(place: Place) -> None:
    async def scenario(store: Store) -> None:
        places = [(f"s{n % 20}", 1 + n // 20) for n in range(200)]
        await asyncio.gather(*(store.append(append(*place)) for place in places))
        for n in range(20):
            wanted = [Entry(seq, f"s{n}{seq}".encode()) for seq in range(1, 11)]
            assert await store.read(f"s{n}") == wanted

    served(place, scenario)


def test_only_the_wrong_ones_of_a_batch_are_refused(place: Place) -> None:
    async def scenario(store: SqlStore) -> None:
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

    served(place, scenario)


def test_an_append_that_nobody_waits_for_any_more_is_written_all_the_same(place: Place) -> None:
    async def scenario(store: SqlStore) -> None:
        future = store._writer.submit(append("a", 1))
        future.cancel()
        await store.append(append("a", 2))
        assert len(await store.read("a")) == 2

    served(place, scenario)


STREAMS = ("a", "b")
COMMANDS = (None, "x", "y", "z")
# A stream, how far behind its last entry, and a command.
WISHES = st.tuples(
    st.sampled_from(STREAMS), st.sampled_from((1, 1, 1, 0, 2)), st.sampled_from(COMMANDS)
)
BATCHES = st.lists(st.tuples(st.lists(WISHES, min_size=1, max_size=6), st.booleans()), max_size=6)


def test_batches_end_as_if_written_one_by_one_or_not_at_all(place: Place) -> None:
    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT nonsense")

    async def check(store: SqlStore, number: int, batches: list[Any]) -> None:
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
                # PostgreSQL tells what is wrong with a statement from what is wrong with itself.
                if isinstance(place, Path):
                    assert {type(outcome) for outcome in outcomes} == {StoreFailed}
                else:
                    assert list(map(repr, outcomes[:-1])) == list(map(repr, expected))
                    assert type(outcomes[-1]) is StoreFailed
                    model = after
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
        store = opened(place)
        numbers = itertools.count()

        @settings(max_examples=50 if isinstance(place, Path) else 20)
        @given(BATCHES)
        def check_all(batches: list[Any]) -> None:
            runner.run(check(store, next(numbers), batches))

        try:
            check_all()
        finally:
            runner.run(store.close())
