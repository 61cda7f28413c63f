"""Who is away, and the bots that stand in."""

import pytest

from steeple.server.live.reader import Reader
from steeple.server.live.watcher import Watcher
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import CountAway, MakeMove, Stand, TakeBack
from steeple.server.protocol.terms import ClockRules
from steeple.server.table.events import AwayCounted, AwayEnded, TakenBack, TakenOver
from tests.server.house import START_MS, House, lived
from tests.server.place import Place, guest


def away_of(place: Place) -> dict[int, int]:
    return place.table.away


# Countdowns that somebody asks for


@lived
async def test_nobody_is_counted_out_while_connected(house: House) -> None:
    place = await house.playing("ann bob greedy")
    ear = await place.watch("bob")
    assert await place.refused("ann", CountAway, seat=1) == "server/not-away"
    ear.leave()
    await place.ask("ann", CountAway, seat=1)
    assert away_of(place) == {1: START_MS + 30_000}


@lived
async def test_only_people_who_are_missed_are_counted_out(house: House) -> None:
    place = await house.playing("ann bob greedy ann")
    assert await place.refused("ann", CountAway, seat=2) == "server/not-away"
    assert await place.refused("ann", CountAway, seat=3) == "server/not-away"
    assert await place.refused("ann", CountAway, seat=4) == "server/no-such-seat"
    assert await place.refused("eve", CountAway, seat=1) == "server/not-yours"
    lobby = await house.table("ann bob")
    assert await lobby.refused("ann", CountAway, seat=1) == "server/not-started"
    over = await house.playing("ann bob")
    await over.play_out()
    assert await over.refused("ann", CountAway, seat=1) == "server/not-away"


@lived
async def test_everybody_sees_the_countdown(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("eve")
    await ear.hear()
    await place.ask("ann", CountAway, seat=1)
    [update] = await ear.heard(w.Update)
    assert update.events == [w.ToldSeat("away-counted", 1)]
    assert isinstance(update.table, w.TableFacts)
    assert update.table.away == {1: START_MS + 30_000}


@lived
async def test_asking_twice_does_not_begin_anew(house: House) -> None:
    place = await house.playing("ann bob eve")
    counted = await place.ask("ann", CountAway, seat=1)
    house.later(10)
    assert await place.ask("eve", CountAway, seat=1) == counted
    assert away_of(place) == {1: START_MS + 30_000}


@lived
async def test_who_comes_back_in_time_plays_on(house: House) -> None:
    place = await house.playing("ann bob")
    await place.ask("ann", CountAway, seat=1)
    await place.after(29)
    await place.watch("bob")
    assert away_of(place) == {}
    assert await place.events(AwayEnded) == [AwayEnded(1)]
    await place.after(29)
    assert place.picture == "ann bob"


@lived
async def test_who_does_not_come_back_is_replaced_by_a_bot(house: House) -> None:
    place = await house.playing("ann bob")
    await place.ask("ann", CountAway, seat=1)
    await place.after(29.9)
    assert place.picture == "ann bob"
    await place.after(0.1)
    assert (place.picture, away_of(place)) == ("ann bob(hard)", {})
    assert await place.events(TakenOver) == [TakenOver(1, "hard", "away")]
    await place.move("bid 1")
    await house.settle()
    assert place.to_move == 0 or place.table.status == "over"
    assert await place.refused("bob", MakeMove, move="bid 2") == "server/not-your-turn"


@lived
async def test_who_is_there_when_the_time_is_up_stays(house: House) -> None:
    """As when it could not be kept that the person came back."""
    place = await house.playing("ann bob")
    await place.ask("ann", CountAway, seat=1)
    place.room.watchers.add(Watcher(Reader(guest("bob"), 1), "en"))
    await place.after(30)
    assert (place.picture, away_of(place)) == ("ann bob", {})


# Countdowns that begin by themselves


@lived
async def test_where_the_table_wants_it_a_countdown_begins_by_itself(house: House) -> None:
    place = await house.playing("ann bob", away_s=60)
    ann = await place.watch("ann")
    await place.after(1000)
    assert away_of(place) == {}
    await place.move("bid 1")
    await house.settle()
    assert away_of(place) == {1: house.now_ms + 60_000}
    ann.leave()
    await place.after(60)
    assert (place.picture, place.to_move) == ("ann bob(hard)", 0)
    assert away_of(place) == {0: house.now_ms + 60_000}


@lived
async def test_it_begins_when_the_connection_is_gone(house: House) -> None:
    place = await house.playing("ann bob", away_s=60)
    one, other = await place.watch("ann"), await place.watch("ann")
    one.leave()
    await house.settle()
    assert away_of(place) == {}
    other.leave()
    await house.settle()
    assert list(away_of(place)) == [0]


@lived
async def test_a_countdown_that_somebody_asks_for_takes_as_long(house: House) -> None:
    place = await house.playing("ann bob", away_s=90)
    await place.watch("ann")
    await place.ask("ann", CountAway, seat=1)
    assert away_of(place) == {1: START_MS + 90_000}


@lived
async def test_after_a_restart_countdowns_begin_anew(house: House) -> None:
    place = await house.playing("ann bob", away_s=60)
    await house.settle()
    await house.restart(1000)
    await house.hub.wake_all()
    await place.wake()
    await house.settle()
    assert (place.picture, away_of(place)) == ("ann bob", {0: house.now_ms + 60_000})
    assert len(await place.events(AwayCounted)) == 2


# Leaving, and coming back


async def left(house: House) -> Place:
    """Bob has left; the bots hold still."""
    house.hold_bots()
    place = await house.playing("ann bob")
    await place.move("bid 1")
    await place.ask("bob", Stand, seat=1)
    assert place.picture == "ann bob(hard)"
    return place


@lived
async def test_a_bot_goes_on_for_who_leaves(house: House) -> None:
    place = await left(house)
    assert await place.events(TakenOver) == [TakenOver(1, "hard", "left")]
    assert await place.refused("bob", MakeMove, move="bid 2") == "server/bot-plays"
    assert await place.refused("bob", Stand, seat=1) == "server/nothing-to-leave"
    house.free_bots()
    await place.until(lambda: place.course.last == 1)


@lived
async def test_who_has_left_may_watch_without_playing(house: House) -> None:
    place = await left(house)
    await place.watch("bob")
    assert place.picture == "ann bob(hard)"


@lived
async def test_who_takes_the_seat_back_plays_and_the_bot_stops(house: House) -> None:
    place = await left(house)
    await place.ask("bob", TakeBack, seat=1)
    assert place.picture == "ann bob"
    seq = place.table.seq
    house.free_bots()
    await house.settle()
    assert (place.table.seq, place.to_move) == (seq, 1)
    await place.ask("bob", MakeMove, move="bid 2")


@lived
async def test_who_was_away_has_the_seat_back_by_coming_back(house: House) -> None:
    place = await house.playing("ann bob")
    await place.ask("ann", CountAway, seat=1)
    await place.after(30)
    assert place.picture == "ann bob(hard)"
    ear = await place.watch("bob")
    assert place.picture == "ann bob"
    assert await place.events(TakenBack) == [TakenBack(1)]
    told = [event for update in await ear.heard(w.Update) for event in update.events]
    assert told == [w.ToldSeat("taken-back", 1)]


@lived
async def test_who_ran_out_of_time_has_the_seat_back_by_coming_back(house: House) -> None:
    place = await house.playing("ann bob", clock=ClockRules("move", 10))
    gone = await place.watch("ann")
    await place.after(10)
    assert place.picture == "ann(hard) bob"
    gone.leave()
    await place.watch("ann")
    assert place.picture == "ann bob"


@lived
async def test_only_ones_own_seat_is_taken_back(house: House) -> None:
    place = await left(house)
    assert await place.refused("ann", TakeBack, seat=0) == "server/nothing-to-take-back"
    assert await place.refused("ann", TakeBack, seat=1) == "server/not-yours"
    assert await place.refused("eve", TakeBack, seat=1) == "server/not-yours"
    assert await place.refused("ann", TakeBack, seat=2) == "server/no-such-seat"


@pytest.mark.parametrize("picture", ["ann ann", "ann random"])
@lived
async def test_after_the_end_there_is_nothing_to_leave(house: House, picture: str) -> None:
    place = await house.playing(picture)
    while place.table.status == "playing":
        await place.move()
        await house.settle()
    assert await place.refused("ann", Stand, seat=0) == "server/nothing-to-leave"
    assert await place.refused("ann", TakeBack, seat=0) == "server/nothing-to-take-back"
