"""Playing again with the same people."""

import asyncio

from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Rematch, Stand, Start
from steeple.server.protocol.terms import ClockRules
from steeple.server.table.events import Rematched, RematchWanted
from tests.server.house import House, lived
from tests.server.place import Place, guest


async def over(house: House, picture: str = "ann bob") -> Place:
    """A match that was played to its end."""
    place = await house.playing(picture)
    while place.table.status == "playing":
        await place.move()
        await house.settle()
    return place


async def next_table(place: Place) -> Place:
    assert place.table.rematch is not None
    return Place(place.house, await place.house.hub.room(place.table.rematch))


@lived
async def test_once_all_people_want_it_they_have_a_new_table(house: House) -> None:
    place = await over(house)
    ear = await place.watch("eve")
    await place.ask("ann", Rematch, seat=0)
    assert (place.table.rematch_wanted, place.table.rematch) == ((0,), None)
    await place.ask("bob", Rematch, seat=1)
    again = await next_table(place)
    assert (again.picture, again.table.status, again.to_move) == ("ann bob", "playing", 0)
    assert again.table.host == guest("ann")
    assert again.table.invite != place.table.invite
    assert again.table.secret != place.table.secret
    assert again.table.seats == place.table.seats
    told = [event for update in await ear.heard(w.Update) for event in update.events]
    assert told == [
        w.ToldSeat("rematch-wanted", 0),
        w.ToldSeat("rematch-wanted", 1),
        w.ToldTable("rematched"),
    ]


@lived
async def test_bots_always_want_to_play_again(house: House) -> None:
    place = await over(house, "ann greedy random")
    house.hold_bots()
    await place.ask("ann", Rematch, seat=0)
    assert (await next_table(place)).picture == "ann greedy random"


@lived
async def test_the_new_table_is_as_the_old_one_was(house: House) -> None:
    clock = ClockRules("bank", 600, 5)
    place = await house.table(
        "ann - ann", title="Ours", options={"bidding": "open", "starter": 2}, clock=clock, away_s=99
    )
    await place.ask("ann", Start)
    await place.play_out()
    for seat in (0, 1):
        await place.ask("ann", Rematch, seat=seat)
    again = (await next_table(place)).table
    assert (again.title, again.clock_rules, again.away_s) == ("Ours", clock, 99)
    assert again.options == {"bidding": "open", "starter": 1}


@lived
async def test_asking_twice_changes_nothing(house: House) -> None:
    place = await over(house)
    first = await place.ask("ann", Rematch, seat=0)
    assert await place.ask("ann", Rematch, seat=0) == first
    await place.ask("bob", Rematch, seat=1)
    table, tables = place.table, len(house.hub)
    await place.ask("ann", Rematch, seat=0)
    assert (place.table, len(house.hub)) == (table, tables)


@lived
async def test_asked_for_at_the_same_time_there_is_one_new_table(house: House) -> None:
    place = await over(house)
    await asyncio.gather(place.ask("ann", Rematch, seat=0), place.ask("bob", Rematch, seat=1))
    assert len(await place.events(Rematched)) == 1
    assert len(await house.store.tables_of(guest("ann"))) == 2


@lived
async def test_a_new_table_that_was_opened_before_is_found_again(house: House) -> None:
    place = await over(house)
    opened = await house.services.open_rematch(place.table)
    before = await house.store.read(opened)
    for seat, name in enumerate(("ann", "bob")):
        await place.ask(name, Rematch, seat=seat)
    assert place.table.rematch == opened
    assert await house.store.read(opened) == before
    assert len(await house.store.tables_of(guest("ann"))) == 2


@lived
async def test_who_left_is_not_asked(house: House) -> None:
    house.hold_bots()
    place = await house.playing("ann bob")
    await place.ask("bob", Stand, seat=1)
    house.free_bots()
    while place.table.status == "playing":
        await place.move()
        await house.settle()
    await place.ask("ann", Rematch, seat=0)
    assert len(await place.events(RematchWanted)) == 1
    assert place.table.rematch is not None


@lived
async def test_a_rematch_is_for_those_who_played_to_the_end(house: House) -> None:
    place = await house.playing("ann bob")
    assert await place.refused("ann", Rematch, seat=0) == "server/not-over"
    await place.play_out()
    assert await place.refused("eve", Rematch, seat=0) == "server/not-yours"
    assert await place.refused("ann", Rematch, seat=1) == "server/not-yours"
    assert await place.refused("ann", Rematch, seat=2) == "server/no-such-seat"
