"""Once, for good, acknowledged, told: what becomes of a command."""

import asyncio
import sqlite3
import threading
from contextlib import closing

import pytest

from steeple.server.live.reader import Reader
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import MakeMove, Say, SetSeat
from steeple.server.store.interface import Append
from steeple.server.table.table import Table
from tests.server.house import House, lived
from tests.server.place import Place, guest

# Once


async def said_and_moved(place: Place) -> tuple[int, int]:
    """Ann has moved and said something, under names of her own."""
    return (
        await place.ask("ann", MakeMove, id="moved", move="bid 1"),
        await place.ask("ann", Say, id="said", seat=0, text="There"),
    )


async def said_and_moved_again(place: Place) -> tuple[int, int]:
    before = place.table
    again = (
        await place.ask("ann", MakeMove, id="moved", move="bid 1", at=2),
        await place.ask("ann", Say, id="said", seat=0, text="There"),
    )
    assert place.table == before
    assert len(await place.entries()) == before.seq
    return again


@lived
async def test_a_command_that_comes_twice_is_done_once(house: House) -> None:
    place = await house.playing("ann bob")
    done = await said_and_moved(place)
    await place.move("pass")
    assert await said_and_moved_again(place) == done


@lived
async def test_a_command_is_known_again_after_a_restart(house: House) -> None:
    place = await house.playing("ann bob")
    done = await said_and_moved(place)
    await house.restart()
    assert await said_and_moved_again(place) == done


@lived
async def test_a_command_that_leaves_nothing_to_do_is_known_again_too(house: House) -> None:
    place = await house.table("ann greedy")
    done = await place.ask("ann", SetSeat, id="freed", seat=1, bot=None)
    await place.ask("ann", Say, seat=0, text="There")
    await house.restart()
    assert await place.ask("ann", SetSeat, id="freed", seat=1, bot=None) == done


@lived
async def test_a_command_that_is_known_again_sends_nobody_away(house: House) -> None:
    place = await house.playing("ann bob")
    await said_and_moved(place)
    await house.restart()
    ear = await place.watch("bob")
    room = place.room
    await said_and_moved_again(place)
    await place.move("pass")
    assert place.room is room
    assert len(await ear.heard(w.Update)) == 1


@lived
async def test_a_command_is_known_again_when_many_came_since(house: House) -> None:
    place = await house.playing("ann bob")
    done = await said_and_moved(place)
    for _ in range(130):
        house.later(2)
        await place.ask("ann", Say, seat=0, phrase="hello")
    assert await said_and_moved_again(place) == done


@lived
async def test_two_people_may_give_their_commands_the_same_name(house: House) -> None:
    place = await house.playing("ann bob")
    first = await place.ask("ann", Say, id="x", seat=0, text="Hello")
    assert await place.ask("bob", Say, id="x", seat=1, text="Hello") == first + 1


# Durable, acknowledged, told


@lived
async def test_a_move_is_kept_then_acknowledged_then_told(house: House) -> None:
    place = await house.playing("ann bob")
    order: list[str] = []

    class Noting(Watcher):
        def put(self, message: bytes) -> None:
            order.append("told" if b'"update"' in message else "greeted")

    await place.room.watch(Noting(Reader(guest("bob"), None), "en"), None, None)
    order.clear()

    def acknowledge(seq: int) -> None:
        with closing(sqlite3.connect(house.path)) as connection:
            last = "SELECT max(seq) FROM entries WHERE stream = ?"
            assert connection.execute(last, (place.id,)).fetchone() == (seq,)
        order.append("acknowledged")

    move = MakeMove("a", "bid 1", place.table.seq)
    await place.room.do(guest("ann"), move, 0, acknowledge)
    assert order == ["acknowledged", "told"]
    await place.room.do(guest("ann"), move, 0, acknowledge)
    assert order == ["acknowledged", "told", "acknowledged"]


@lived
async def test_what_a_full_disk_does_not_keep_has_not_happened(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("bob")
    seen: list[Table] = []
    acknowledged: list[int] = []

    async def move() -> None:
        seen.append(place.table)
        assert place.to_move is not None
        command = MakeMove(f"move-{len(seen)}", place.legal[0], place.table.seq)
        mover = place.table.seats[place.to_move].guest
        await place.room.do(mover, command, 0, acknowledged.append)

    moves = await house.fill_disk(move)
    assert place.table is seen[-1]
    assert len(acknowledged) == len(await ear.heard(w.Update)) == moves
    assert "not-kept" in house.lines.getvalue()
    await house.empty_disk()
    await move()
    assert place.table.seq == acknowledged[-1] == seen[-1].seq + 1
    assert len(await place.entries()) == place.table.seq


@lived
async def test_a_table_that_can_not_be_kept_is_not_opened(house: House) -> None:
    opened = await house.fill_disk(lambda: house.table("ann bob"))
    assert len(house.hub) == opened


@lived
async def test_a_log_that_others_have_written_to_is_read_anew(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("bob")
    written = (await house.store.read(place.id))[-1].data
    await house.store.append(Append(place.id, place.table.seq + 1, written, 1))
    assert await place.refused("ann", MakeMove, move="bid 1") == "server/stale"
    lost = place.room
    await place.wake()
    assert place.room is not lost
    assert (await ear.heard(w.Closing))[-1].why == "moved"
    assert ear.watcher.is_closed


@lived
async def test_who_goes_while_it_is_written_finds_it_done(house: House) -> None:
    place = await house.playing("ann bob")
    is_held, may_go_on = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        is_held.set()
        may_go_on.wait()

    held = house.store._writer.submit(hold)
    is_held.wait()
    asking = asyncio.create_task(place.ask("ann", MakeMove, id="moved", move="bid 1"))
    while not house.store.queued:
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    waking = asyncio.create_task(place.wake())
    while house.store.queued < 2:
        await asyncio.sleep(0)  # the room waits for the entry before it reads the log
    may_go_on.set()
    await held
    await waking
    assert (place.table.seq, place.to_move) == (3, 1)
    assert await place.ask("ann", MakeMove, id="moved", move="bid 1", at=2) == 3


# Falling asleep


@lived
async def test_a_room_that_nobody_uses_falls_asleep_and_wakes_as_it_was(house: House) -> None:
    place = await house.playing("ann bob")
    before = place.table
    ear = await place.watch("ann")
    house.hub.put_to_sleep(house.now_ms + 1)
    assert len(house.hub) == 1
    ear.leave()
    house.hub.put_to_sleep(house.now_ms)
    assert len(house.hub) == 1
    house.hub.put_to_sleep(house.now_ms + 1)
    assert len(house.hub) == 0
    await place.wake()
    assert place.table == before
    await place.move("bid 1")


@lived
async def test_a_server_that_closes_takes_no_more_commands(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("bob")
    await house.hub.close()
    assert await place.refused("ann", MakeMove, move="bid 1") == "server/closing"
    assert (await ear.heard(w.Closing))[-1].why == "restart"
