"""Several nodes with one store: any of them serves any table, and one sees to it."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from steeple.server.errors import Refused
from steeple.server.http.limits import Buckets, Counted
from steeple.server.live import cluster as clusters
from steeple.server.protocol import commands as c
from steeple.server.protocol import wire as w
from steeple.server.table import events as e
from tests.cluster.nats_server import Nats, nats
from tests.cluster.node import Node, nodes, reaches, until
from tests.patience import STUCK_S
from tests.server.place import Ear, Place, guest

pytestmark = pytest.mark.slow
NewDatabase = Callable[[], str]


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nats]:
    with nats(tmp_path_factory.mktemp("nats")) as server:
        yield server


def lived(scenario: Any) -> None:
    async def whole() -> None:
        async with asyncio.timeout(STUCK_S):
            await scenario()

    asyncio.run(whole())


async def connected(*all: Node) -> None:
    for node in all:
        await until(lambda node=node: node.cluster._bus.is_connected)  # type: ignore[misc]


async def heard(ear: Ear, kind: Any) -> Any:
    """The next message of a kind."""
    while True:
        if found := await ear.heard(kind):
            return found[-1]
        await asyncio.sleep(0.01)


async def same_log(place: Place, *others: Place) -> None:
    """All nodes come to the same table."""
    for other in others:
        await reaches(other.room, place.table.seq)
        assert other.table == place.table


@pytest.mark.parametrize("bus", ["nats", "postgresql"])
def test_what_happens_at_one_node_is_seen_at_the_other(
    tmp_path: Path, new_database: NewDatabase, broker: Nats, bus: str
) -> None:
    async def scenario() -> None:
        address = broker.address if bus == "nats" else bus
        async with nodes(tmp_path, 2, new_database(), address) as (one, two):
            await connected(one, two)
            here = await one.table("ann bob")
            there = await two.at(here.id)
            ann, bob = await here.watch("ann"), await there.watch("bob")
            await until(lambda: here.room.online() == [0, 1] == there.room.online())
            await here.ask("ann", c.Start)
            await reaches(there.room, here.table.seq)
            while here.table.status == "playing":
                # People move in turn, each at the node they are connected to.
                place, other = (here, there) if here.to_move == 0 else (there, here)
                await place.move()
                await reaches(other.room, place.table.seq)
            assert there.table == here.table
            told = [[update.seq for update in await ear.heard(w.Update)] for ear in (ann, bob)]
            assert told[0] == told[1] == [*range(2, here.table.seq + 1)]
            assert (await one.hub.record(here.id)) == (await two.hub.record(here.id))
            bob.leave()
            await until(lambda: here.room.online() == [0])

    lived(scenario)


def test_of_two_who_write_at_once_one_reads_on_and_decides_again(
    tmp_path: Path, new_database: NewDatabase, broker: Nats
) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, 2, new_database(), broker.address) as (one, two):
            here = await one.table("ann bob")
            there = await two.at(here.id)
            says = [
                (
                    here.ask("ann", c.Say, seat=0, text=f"A{n}"),
                    there.ask("bob", c.Say, seat=1, text=f"B{n}"),
                )
                for n in range(2)
            ]
            numbers = await asyncio.gather(*(each for pair in says for each in pair))
            assert sorted(numbers) == [*range(2, 6)]
            await here.room.follow()
            await same_log(here, there)
            # The same command at the other node is the same entry.
            id = one.new_id()
            said = await here.ask("ann", c.Say, seat=0, text="Once", id=id)
            assert await there.ask("ann", c.Say, seat=0, text="Once", id=id) == said
            await same_log(here, there)

    lived(scenario)


def test_a_hint_that_is_lost_delays_and_loses_nothing(
    tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "SWEEP_S", 0.1)

    async def scenario() -> None:
        # Nobody listens at that port.
        async with nodes(tmp_path, 2, new_database(), "nats://127.0.0.1:1") as (one, two):
            here = await one.playing("ann bob")
            there = await two.at(here.id)
            ear = await there.watch("bob")
            await here.move()
            assert (await heard(ear, w.Update)).seq == here.table.seq
            await same_log(here, there)

    lived(scenario)


def test_one_node_sees_to_bots_and_another_goes_on_when_it_leaves_or_is_gone(
    tmp_path: Path, new_database: NewDatabase, broker: Nats
) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, 3, new_database(), broker.address) as (one, two, three):
            await connected(one, two, three)
            here = await one.playing("ann greedy random")
            places = [here, await two.at(here.id), await three.at(here.id)]

            async def turn(at: int, *among: int) -> None:
                """Ann moves at a node, and the bots answer, as some nodes see."""
                before = places[at].table.seq
                await places[at].move()

                def is_answered() -> bool:
                    tables = [places[each].table for each in (at, *among)]
                    is_new = min(table.seq for table in tables) > before
                    turns = {table.course.to_move for table in tables if table.course}
                    return is_new and turns == {0} and len({table.seq for table in tables}) == 1

                await until(is_answered)

            for at in (0, 1, 2):
                await turn(at, 0, 1, 2)
            all = (one, two, three)
            holder = next((each for each in all if here.id in each.held), one)
            rest = [at for at, each in enumerate(all) if each is not holder]
            # It is gone without a word: what it held lapses.
            holder.cluster.tenure._is_ending = True
            holder.services.is_closing = True
            await turn(rest[0], rest[1])
            # Another leaves properly.
            await all[rest[0]].cluster.leave()
            await turn(rest[1])
            log = await one.services.store.read(here.id)
            entries = [e.decode_entry(entry.data) for entry in log]
            assert not any(isinstance(v, e.BotFailed) for each in entries for v in each.events)
            holder.services.is_closing = False

    lived(scenario)


def test_limits_hold_across_nodes(tmp_path: Path, new_database: NewDatabase, broker: Nats) -> None:
    async def scenario() -> None:
        async with nodes(tmp_path, 2, new_database(), broker.address) as (one, two):
            await connected(one, two)
            here, there = one.server, two.server
            for _ in range(int(here.settings.limits.tables_per_minute)):
                here.openings.take("ann")
            await until(lambda: there.openings._levels.get("ann", (9.0, 0.0))[0] < 1)
            with pytest.raises(Refused):
                there.openings.take("ann")
            here.wrong_codes.take(("ann", "192.0.2.7"))
            await until(lambda: ("ann", "192.0.2.7") in there.wrong_codes._levels)
            here.gate.bar("192.0.2.7")
            await until(lambda: there.gate.is_barred("192.0.2.7"))
            with here.connection(guest("ann"), "192.0.2.8"):
                counted: Counted = there._connections_of_guest
                await until(lambda: counted.of(guest("ann")) == 1)
            await here.services.others.leave()
            await until(lambda: counted.of(guest("ann")) == 0)

    lived(scenario)


def test_others_can_take_more_than_there_is() -> None:
    buckets = Buckets(per_second=1e-9, at_once=3)
    buckets.spend("ann", 5)
    for _ in range(3):
        buckets.give_back("ann")
    buckets.take("ann")
    with pytest.raises(Refused):
        buckets.take("ann")
