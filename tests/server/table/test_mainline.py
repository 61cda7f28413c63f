"""The mainline: what counts once moves were taken back."""

import pytest

import steeple
from steeple.kernel.log import Moved
from steeple.server.live.past import MOMENTS
from steeple.server.protocol.commands import Say, Undo
from steeple.server.table.events import Undone
from tests.server.house import House, lived
from tests.server.place import Place


async def far_back(place: Place) -> None:
    for _ in range(MOMENTS + 1):
        place.house.later(10)
        await place.ask("ann", Say, seat=0, text="Well")


@lived
async def test_what_is_no_longer_at_hand_is_read_again(house: House) -> None:
    place = await house.playing("ann ann")
    before = place.course
    await place.move("bid 5")
    await far_back(place)
    await place.ask("ann", Undo, seat=0)
    assert place.course == before


@lived
async def test_the_line_counts_and_not_what_was_taken_back(house: House) -> None:
    place = await house.playing("ann ann")
    await place.move("bid 1", "bid 2")
    await place.ask("ann", Undo, seat=0)
    await place.move("bid 3")
    wanted = place.course
    await place.move("bid 4")
    await far_back(place)
    await place.ask("ann", Undo, seat=1)
    assert place.course == wanted
    await house.restart()
    await place.wake()
    assert place.course == wanted


@lived
async def test_a_store_that_can_not_be_read_changes_nothing(house: House) -> None:
    place = await house.playing("ann ann")
    await place.move("bid 1")
    await far_back(place)
    await house.store.close()
    assert await place.refused("ann", Undo, seat=0) == "server/not-kept"


@lived
async def test_the_record_has_no_move_that_was_taken_back(house: House) -> None:
    place = await house.playing("ann ann")
    turns = 0
    while place.table.status == "playing":
        turns += 1
        at = place.to_move
        await place.move(place.legal[turns % len(place.legal)])
        if turns % 3 == 0 and place.table.status == "playing":
            await place.ask("ann", Undo, seat=at)
            await place.move()
    record = await house.hub.record(place.id)
    match = steeple.verify(record)
    assert match.state == place.course.progress.state
    moved = [event for event in match.events if isinstance(event, Moved)]
    assert len(moved) == len(await place.events(Moved)) - len(await place.events(Undone))


@lived
async def test_the_record_is_a_secret_until_the_end(house: House) -> None:
    place = await house.playing("ann ann")
    await place.move()
    with pytest.raises(steeple.SteepleError) as caught:
        await house.hub.record(place.id)
    assert caught.value.code == "server/not-over"
