"""Time to think: it runs for who is to move, and only while the server is there."""

from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import MakeMove, Report, Say, TakeBack, Undo
from steeple.server.protocol.terms import ClockRules
from steeple.server.table.clock import Clock
from steeple.server.table.events import Resumed, TakenOver
from tests.server.house import START_MS, House, lived
from tests.server.place import Place

MOVE = ClockRules("move", 30)
BANK = ClockRules("bank", 60, increment=5)


def clock_of(place: Place) -> Clock:
    assert place.table.clock is not None
    return place.table.clock


def left_s(place: Place) -> list[float]:
    """Seconds left, by seat."""
    return [left / 1000 for left in clock_of(place).left_ms]


@lived
async def test_there_is_no_clock_unless_a_table_wants_one(house: House) -> None:
    place = await house.playing("ann bob")
    assert place.table.clock is None
    await place.after(10**6)
    assert place.picture == "ann bob"


@lived
async def test_each_move_has_so_many_seconds(house: House) -> None:
    place = await house.playing("ann bob", clock=MOVE)
    assert (left_s(place), clock_of(place).running) == ([30, 30], 0)
    await place.after(29)
    await place.move("bid 1")
    assert (left_s(place), clock_of(place).running) == ([30, 30], 1)
    await place.after(29)
    assert place.picture == "ann bob"


@lived
async def test_a_bank_is_spent_and_grows_with_each_move(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await place.move("bid 1")
    assert left_s(place) == [45, 60]
    await place.after(1.5)
    await place.move("bid 2")
    assert left_s(place) == [45, 63.5]


@lived
async def test_chat_does_not_stop_a_clock(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await place.ask("ann", Say, seat=0, phrase="thinking")
    await place.after(20)
    await place.move("bid 1")
    assert left_s(place) == [25, 60]


@lived
async def test_time_under_way_is_forgiven_but_none_is_given(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await place.ask("ann", MakeMove, move="bid 1", lag_ms=800)
    assert left_s(place) == [45.8, 60]
    await place.ask("bob", MakeMove, move="bid 2", lag_ms=800)
    assert left_s(place) == [45.8, 65]


@lived
async def test_an_undo_gives_no_time_back(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await place.move("bid 1")
    await place.after(10)
    await place.ask("ann", Undo, seat=0, lag_ms=800)
    assert (left_s(place), clock_of(place).running) == ([45, 50], 0)


@lived
async def test_nobody_loses_time_while_the_server_is_away(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await place.move("bid 1")
    await house.restart(10**6)
    await house.hub.wake_all()
    assert len(house.hub) == 1
    await place.wake()
    assert len(await place.events(Resumed)) == 1
    await place.after(10)
    await place.move("bid 2")
    assert (place.picture, left_s(place)) == ("ann bob", [45, 55])


@lived
async def test_who_watches_is_told_the_clock(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    house.later(20)
    ear = await place.watch("eve")
    clock = w.ClockFacts([60_000, 60_000], 0, START_MS, START_MS + 20_000)
    assert (await ear.state()).clock == clock
    await place.move("bid 1")
    [update] = await ear.heard(w.Update)
    assert update.clock == w.ClockFacts([45_000, 60_000], 1, START_MS + 20_000, START_MS + 20_000)


# Time is up


@lived
async def test_when_time_is_up_a_bot_takes_over(house: House) -> None:
    house.hold_bots()
    place = await house.playing("ann bob", clock=MOVE)
    await place.move("bid 1")
    house.later(29.9)
    place.room.chores.look()
    assert place.picture == "ann bob"
    house.later(0.1)
    place.room.chores.look()
    await place.until(lambda: place.picture == "ann bob(hard)")
    assert await place.events(TakenOver) == [TakenOver(1, "hard", "time")]
    taken_over = place.table.seq
    house.free_bots()
    await place.until(lambda: place.table.play_seq > taken_over)


@lived
async def test_who_takes_the_seat_back_in_time_has_half_a_minute(house: House) -> None:
    house.hold_bots()
    place = await house.playing("ann bob", clock=BANK)
    house.later(60)
    place.room.chores.look()
    await place.until(lambda: place.picture == "ann(hard) bob")
    await place.ask("ann", TakeBack, seat=0)
    assert (place.picture, left_s(place)) == ("ann bob", [30, 60])
    assert clock_of(place).since_ms == house.now_ms
    house.free_bots()
    await house.settle()
    assert place.to_move == 0
    await place.after(29)
    await place.move("bid 1")
    assert left_s(place) == [6, 60]


@lived
async def test_who_takes_the_seat_back_later_has_half_a_minute(house: House) -> None:
    place = await house.playing("ann bob", clock=ClockRules("bank", 60))
    await place.after(60)
    assert (place.picture, place.to_move, left_s(place)) == ("ann(hard) bob", 1, [0, 60])
    await place.ask("ann", TakeBack, seat=0)
    assert left_s(place) == [30, 60]
    await place.after(10)
    while place.to_move == 1:
        await place.move()
    await place.after(29)
    assert (place.picture, left_s(place)) == ("ann bob", [30, 50])


@lived
async def test_the_time_of_a_bot_is_never_up(house: House) -> None:
    house.hold_bots()
    place = await house.playing("random ann", clock=MOVE)
    house.later(10**6)
    place.room.chores.look()
    house.free_bots()
    await house.settle()
    assert (place.picture, place.to_move) == ("random ann", 1)
    assert left_s(place) == [30, 30]


@lived
async def test_while_the_referee_looks_nobodys_time_runs(house: House, toy: str) -> None:
    place = await house.playing("ann bob", game=toy, clock=BANK)
    await place.after(10)
    await place.move("place")
    assert clock_of(place).running is None
    await place.after(10**6)
    await place.ask("bob", Report, saw="stood")
    assert (left_s(place), clock_of(place).running) == ([55, 60], 1)
