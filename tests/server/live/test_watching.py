"""Watching: everything at first, then what changes; through one's own eyes only."""

import pytest

from steeple.server.errors import Refused
from steeple.server.live import watcher as watchers
from steeple.server.live.past import MOMENTS
from steeple.server.live.reader import Reader
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Say, SetSeat, Sit, Stand, Start
from tests.server.house import House, lived
from tests.server.place import Ear, Place, guest

# Coming


@lived
async def test_who_comes_is_told_everything_and_who_is_there(house: House) -> None:
    place = await house.playing("ann bob")
    await place.watch("bob")
    state, presence = await (await place.watch("ann")).hear()
    assert isinstance(state, w.State)
    assert (state.seq, state.play_seq, state.seat) == (2, 2, 0)
    assert state.view == place.course.progress.game.view(place.course.progress.state, 0)
    assert [seat.name for seat in state.table.seats] == ["Ann", "Bob"]
    assert state.table.you == w.YouFacts([0], True, [], place.table.invite)
    assert state.online == [1]
    assert presence == w.Presence([0, 1], 0)


@lived
async def test_a_spectator_has_no_seat_and_no_invitation(house: House) -> None:
    place = await house.playing("ann bob")
    state = await (await place.watch("eve", seat=0)).state()
    assert state.seat is None
    assert state.table.you == w.YouFacts([], False, [], "")
    assert state.view == place.course.progress.game.view(place.course.progress.state, None)


@lived
async def test_before_the_start_there_is_nothing_to_see(house: House) -> None:
    place = await house.table("ann -")
    state = await (await place.watch("ann")).state()
    assert (state.view, state.seat, state.table.status) == (None, 0, "open")


# Coming back


async def moved(place: Place, times: int) -> None:
    for _ in range(times):
        await place.move()


@lived
async def test_who_comes_back_is_told_what_was_missed_and_no_more(house: House) -> None:
    place = await house.playing("ann bob")
    await moved(place, 3)
    for missed in (0, 1, 3):
        ear = await place.watch("bob", after=place.table.seq - missed)
        *updates, presence = await ear.hear()
        last = place.table.seq
        seqs = [update.seq for update in updates if isinstance(update, w.Update)]
        assert seqs == list(range(last - missed + 1, last + 1))
        assert isinstance(presence, w.Presence)


@lived
async def test_what_was_missed_is_what_the_others_were_told(house: House) -> None:
    place = await house.playing("ann bob")
    there = await place.watch("bob")
    since = place.table.seq
    await place.ask("ann", Say, seat=0, text="Hello")
    await moved(place, 3)
    back = await place.watch("bob", after=since)
    assert await there.heard(w.Update) == await back.heard(w.Update)


@lived
async def test_who_was_gone_too_long_is_told_everything(house: House) -> None:
    place = await house.playing("ann bob")
    await moved(place, MOMENTS + 1)
    seq = place.table.seq
    for after in (0, seq - MOMENTS - 1, seq + 1):
        assert (await (await place.watch("bob", after=after)).state()).seq == seq
    back = await place.watch("bob", after=seq - MOMENTS)
    assert len(await back.heard(w.Update)) == MOMENTS


@lived
async def test_after_a_restart_who_has_seen_all_is_told_nothing(house: House) -> None:
    place = await house.playing("ann bob")
    await moved(place, 3)
    await house.restart()
    back = await place.watch("bob", after=place.table.seq)
    assert [type(message) for message in await back.hear()] == [w.Presence]
    assert (await (await place.watch("bob", after=place.table.seq - 1)).state()).seq == 5


# Several seats at one screen


@lived
async def test_at_one_screen_the_seat_to_move_looks_first(house: House) -> None:
    place = await house.playing("ann bob ann")
    assert (await (await place.watch("ann")).state()).seat == 0
    await place.move("bid 1", "bid 2")
    assert (await (await place.watch("ann")).state()).seat == 2
    assert (await (await place.watch("ann", seat=0)).state()).seat == 0
    assert (await (await place.watch("ann", seat=1)).state()).seat == 2


@lived
async def test_the_screen_is_handed_on_to_own_seats_only(house: House) -> None:
    place = await house.playing("ann bob ann")
    ear = await place.watch("ann")
    await ear.hear()
    await place.room.look(ear.watcher, 2)
    assert (await ear.state()).seat == 2
    with pytest.raises(Refused) as caught:
        await place.room.look(ear.watcher, 1)
    assert caught.value.code == "server/not-yours"
    assert ear.watcher.reader == Reader(guest("ann"), 2)
    other = await place.watch("eve")
    with pytest.raises(Refused):
        await place.room.look(other.watcher, 0)


@lived
async def test_what_was_missed_is_told_only_to_the_eyes_that_missed_it(house: House) -> None:
    place = await house.playing("ann ann")
    since = place.table.seq
    await place.move("bid 1")
    assert (await (await place.watch("ann", after=since)).state()).seat == 1
    back = await place.watch("ann", seat=0, after=since)
    assert len(await back.heard(w.Update)) == 1


# Seats that change hands before the start


async def eyes(ear: Ear) -> int | None:
    """Through which seat the watcher sees, from what it was told."""
    states = await ear.heard(w.State)
    assert states, "nobody told the watcher"
    assert states[-1].seat == ear.watcher.reader.seat
    return states[-1].seat


@lived
async def test_who_sits_down_sees_through_the_seat_from_then_on(house: House) -> None:
    place = await house.table("ann -")
    ear = await place.watch("bob")
    assert await eyes(ear) is None
    await place.ask("bob", Sit, name="Bob", invite=place.table.invite)
    assert await eyes(ear) == 1
    await place.ask("bob", Stand, seat=1)
    assert await eyes(ear) is None


@lived
async def test_who_lost_the_seat_does_not_see_through_it(house: House) -> None:
    place = await house.table("ann bob")
    ear = await place.watch("bob")
    await place.ask("ann", SetSeat, seat=1)
    await place.ask("eve", Sit, name="Eve", invite=place.table.invite)
    await place.ask("ann", Start)
    assert await eyes(ear) is None


@lived
async def test_when_free_seats_go_everybody_sees_through_the_own_seat(house: House) -> None:
    place = await house.table("- ann - bob", options={})
    bob, ann, eve = await place.watch("bob"), await place.watch("ann"), await place.watch("eve")
    assert (await eyes(ann), await eyes(bob), await eyes(eve)) == (1, 3, None)
    await place.ask("ann", Start)
    assert (await eyes(ann), await eyes(bob), await eyes(eve)) == (0, 1, None)


# Who is there


async def presence(ear: Ear) -> w.Presence:
    return (await ear.heard(w.Presence))[-1]


@lived
async def test_everybody_knows_who_is_there(house: House) -> None:
    place = await house.playing("ann bob ann")
    ear = await place.watch("ann")
    assert await presence(ear) == w.Presence([0, 2], 0)
    bob, eve = await place.watch("bob"), await place.watch("eve")
    assert await presence(ear) == w.Presence([0, 1, 2], 1)
    bob.leave()
    assert await presence(ear) == w.Presence([0, 2], 1)
    eve.leave()
    assert await presence(ear) == w.Presence([0, 2], 0)


@lived
async def test_who_sits_down_is_there(house: House) -> None:
    place = await house.table("ann -")
    ear = await place.watch("ann")
    await place.watch("bob")
    assert await presence(ear) == w.Presence([0], 1)
    await place.ask("bob", Sit, name="Bob", invite=place.table.invite)
    assert await presence(ear) == w.Presence([0, 1], 0)


@lived
async def test_who_does_not_keep_up_is_cut_off(house: House) -> None:
    place = await house.playing("ann bob")
    slow, quick = await place.watch("ann"), await place.watch("bob")
    for number in range(watchers.MOST_WAITING):
        house.later(10)
        await place.ask("ann", Say, seat=0, text=f"{number}")
        await quick.hear()
    assert slow.watcher.is_slow
    assert slow.watcher.is_closed
    assert len(await slow.watcher.take()) == watchers.MOST_WAITING
    assert await slow.watcher.take() == []
    assert not quick.watcher.is_closed
