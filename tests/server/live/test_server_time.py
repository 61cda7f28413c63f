"""The server's clock: it goes while the server runs, and only then."""

from steeple.server.live.server_time import LONGEST_NS, ServerTime
from steeple.server.protocol.terms import ClockRules
from steeple.server.table.events import Resumed
from steeple.server.table.fold import fold
from tests.server.house import START_MS, House, lived
from tests.server.place import Place

SECOND_NS = 1_000_000_000
HOUR_S = 3600
BANK = ClockRules("bank", 60)


class Machine:
    """Its two clocks: the time of day, which anybody can set, and one that only goes on."""

    def __init__(self) -> None:
        self.day_ns = START_MS * 1_000_000
        self._ran_ns = 12_345
        self.time = ServerTime(lambda: self.day_ns, lambda: self._ran_ns)

    def run(self, seconds: int) -> None:
        """The server runs, and looks at its clock all the time."""
        for _ in range(4 * seconds):
            self.day_ns += SECOND_NS // 4
            self._ran_ns += SECOND_NS // 4
            self.time()

    def stop(self, seconds: int) -> None:
        """The server is stopped: it looks at nothing."""
        self.day_ns += seconds * SECOND_NS
        self._ran_ns += seconds * SECOND_NS

    def step(self, seconds: int) -> None:
        """Somebody sets the time of day, or the machine slept: the other clock does not notice."""
        self.day_ns += seconds * SECOND_NS

    @property
    def gone_s(self) -> float:
        """How late it is, by the server's clock."""
        return (self.time() - START_MS) / 1000


def test_it_begins_with_the_time_of_day_and_goes_on() -> None:
    machine = Machine()
    assert machine.gone_s == 0
    machine.run(10)
    assert machine.gone_s == 10


def test_it_does_not_go_by_the_time_of_day() -> None:
    machine = Machine()
    for hours in (1, -2, 30 * 24):
        machine.step(hours * HOUR_S)
        machine.run(5)
    assert machine.gone_s == 15


def test_it_stands_still_while_the_server_is_stopped() -> None:
    machine = Machine()
    machine.run(5)
    machine.stop(HOUR_S)
    assert machine.gone_s == 5 + LONGEST_NS / SECOND_NS
    machine.run(5)
    assert machine.gone_s == 11


async def begun(house: House) -> tuple[Place, Machine]:
    """A match with a clock, on a machine of its own; the first seat has thought for 10 s."""
    machine = Machine()
    house.services.time = house.services.clock = machine.time
    place = await house.playing("ann bob", clock=BANK)
    machine.run(10)
    return place, machine


async def left_s(house: House, place: Place) -> float:
    """What the first seat has left once it has moved, here and in the fold of the log."""
    place.room.chores.look()
    await house.settle()
    assert place.picture == "ann bob", "no bot has taken the seat"
    await place.move("bid 1")
    assert fold(place.id, enumerate(await place.entries(), 1)) == place.table
    assert place.table.clock is not None
    return place.table.clock.left_ms[0] / 1000


@lived
async def test_a_step_of_the_time_of_day_takes_nothing_from_anybody(house: House) -> None:
    for hours in (1, -1):
        place, machine = await begun(house)
        machine.step(hours * HOUR_S)
        house.hub.set_clock_right()
        assert await left_s(house, place) == 50


@lived
async def test_a_server_that_was_stopped_takes_nothing_from_anybody(house: House) -> None:
    place, machine = await begun(house)
    machine.stop(HOUR_S)
    assert await left_s(house, place) == 49


@lived
async def test_while_nobodys_time_is_running_the_clock_is_set_right(house: House) -> None:
    place, machine = await begun(house)
    machine.step(HOUR_S)
    house.hub.set_clock_right()
    assert machine.gone_s == 10
    await place.play_out()
    house.hub.set_clock_right()
    assert machine.gone_s == HOUR_S + 10


@lived
async def test_a_time_of_day_that_was_set_back_while_the_server_was_away(house: House) -> None:
    place = await house.playing("ann bob", clock=BANK)
    await place.after(20)
    await house.restart(-HOUR_S)
    await place.wake()
    assert len(await place.events(Resumed)) == 1
    await place.after(10)
    assert await left_s(house, place) == 50
