"""A PostgreSQL store that several nodes share, and that may go away for a while."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from steeple.server.store import leases
from steeple.server.store.interface import Append, Repeated, Stale
from steeple.server.store.postgresql import PostgresqlStore
from tests.cluster.postgres import postgres
from tests.server.store.place import append, row

pytestmark = pytest.mark.slow
NewDatabase = Callable[[], str]


def test_several_nodes_open_a_new_database_at_once(new_database: NewDatabase) -> None:
    address = new_database()

    async def scenario() -> None:
        opening = [asyncio.to_thread(PostgresqlStore.open, address) for _ in range(3)]
        stores = await asyncio.gather(*opening)
        assert len(set(await asyncio.gather(*(store.key("guests") for store in stores)))) == 1
        for store in stores:
            await store.close()

    asyncio.run(scenario())


def test_of_two_nodes_that_want_the_same_place_one_gets_it(new_database: NewDatabase) -> None:
    address = new_database()

    async def write_all(store: PostgresqlStore, who: str) -> int:
        """Write ten entries to each of ten streams, wherever they end; returns how many it had."""
        written = 0

        async def write(stream: str) -> None:
            nonlocal written
            seq = 1
            while seq <= 10:
                try:
                    await store.append(Append(stream, seq, who.encode(), 1, f"{who}{seq}"))
                    written += 1
                except (Stale, Repeated):
                    pass
                seq += 1

        await asyncio.gather(*(write(f"s{n}") for n in range(10)))
        return written

    async def scenario() -> None:
        ann, bob = PostgresqlStore.open(address), PostgresqlStore.open(address)
        written = await asyncio.gather(write_all(ann, "ann"), write_all(bob, "bob"))
        ends = await ann.ends([f"s{n}" for n in range(11)])
        assert sum(ends.values()) == sum(written)
        for stream, last in ends.items():
            assert [entry.seq for entry in await bob.read(stream)] == [*range(1, last + 1)]
        await ann.close()
        await bob.close()

    asyncio.run(scenario())


def test_a_table_that_another_node_deleted_is_not_continued(new_database: NewDatabase) -> None:
    address = new_database()

    async def scenario() -> None:
        ann, bob = PostgresqlStore.open(address), PostgresqlStore.open(address)
        await ann.append(append("a", 1, row=row("a", status="over")))
        await ann.append(append("a", 2))
        assert await bob.prune(before_ms=5) == 1
        with pytest.raises(Stale) as caught:
            await ann.append(append("a", 3))
        assert caught.value.last == 0
        await ann.close()
        await bob.close()

    asyncio.run(scenario())


def test_what_was_written_before_the_connection_broke_is_not_written_again(
    new_database: NewDatabase,
) -> None:
    address = new_database()

    async def scenario() -> None:
        store = PostgresqlStore.open(address)
        for each in (append("a", 1, "x"), append("a", 2)):
            await store.append(each)
            await store.write(partial(store._journal.append_one, append=each, is_again=True))
        with pytest.raises(Stale):
            await store.append(append("a", 2))
        other = Append("a", 2, b"another", 2)
        with pytest.raises(Stale):
            await store.write(lambda on: store._journal.append_one(on, other, True))
        assert len(await store.read("a")) == 2
        await store.close()

    asyncio.run(scenario())


def test_nothing_is_refused_or_lost_while_the_database_restarts() -> None:
    async def scenario() -> None:
        with postgres("fsync=on") as server:
            store = await asyncio.to_thread(PostgresqlStore.open, server.new())
            acknowledged: list[int] = []
            halfway = asyncio.Event()

            async def write() -> None:
                for seq in range(1, 201):
                    await store.append(append("a", seq, f"c{seq}"))
                    acknowledged.append(seq)
                    if seq == 50:
                        halfway.set()

            async def restart() -> None:
                await halfway.wait()
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)

            await asyncio.gather(write(), restart())
            assert [entry.seq for entry in await store.read("a")] == acknowledged
            await store.close()

    asyncio.run(scenario())


def test_no_text_breaks_a_search(new_database: NewDatabase) -> None:
    async def scenario() -> None:
        store = PostgresqlStore.open(new_database())
        assert await store.read("a\0b") == []
        assert await store.table_of_invite("\0") is None
        await store.close()

    asyncio.run(scenario())


def test_one_node_sees_to_a_table_until_it_gives_it_back_or_is_gone(
    new_database: NewDatabase,
) -> None:
    async def scenario() -> None:
        store = PostgresqlStore.open(new_database())

        async def take(node: str, seconds: float = 60) -> dict[str, float | None]:
            taken = await store.write(lambda on: leases.take(on, node, ["a", "b"], seconds))
            return {lease.stream: lease.unheld_s for lease in taken}

        assert await take("ann") == {"a": leases.NEVER_HELD_S, "b": leases.NEVER_HELD_S}
        assert await take("ann") == {"a": None, "b": None}
        assert await take("bob") == {}
        await store.write(lambda on: leases.give_back(on, "bob", ["a"]))
        assert await take("bob") == {}
        await store.write(lambda on: leases.give_back(on, "ann", ["a"]))
        [(stream, unheld_s)] = (await take("bob", 0)).items()
        assert stream == "a"
        assert unheld_s is not None
        assert unheld_s < leases.NEVER_HELD_S
        assert set(await take("eve")) == {"a"}

    asyncio.run(scenario())


def test_tables_that_nobody_sees_to_are_shared_out(new_database: NewDatabase) -> None:
    address = new_database()

    async def scenario() -> None:
        ann, bob = PostgresqlStore.open(address), PostgresqlStore.open(address)
        for n in range(10):
            await ann.append(append(f"t{n}", 1, row=row(f"t{n}", "ann")))
        await ann.append(append("over", 1, row=row("over", status="over")))
        taken = await asyncio.gather(
            ann.write(lambda on: leases.take_free(on, "ann", 6, 60)),
            bob.write(lambda on: leases.take_free(on, "bob", 6, 60)),
        )
        streams = [lease.stream for each in taken for lease in each]
        assert len(set(streams)) == len(streams) >= 6
        rest = await ann.write(lambda on: leases.take_free(on, "ann", 99, 60))
        assert sorted(streams + [lease.stream for lease in rest]) == [f"t{n}" for n in range(10)]
        await ann.close()
        await bob.close()

    asyncio.run(scenario())
