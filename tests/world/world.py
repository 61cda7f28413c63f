"""One world: people, network, server, workers and disk, all decided by one seed."""

import contextlib
import gc
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from steeple.kernel.errors import SteepleError
from steeple.server.http.guests import Guests
from steeple.server.table import events as e
from tests.world.checker import Checker
from tests.world.loop import Loop
from tests.world.machine import KEY, Machine, simulated
from tests.world.network import Network
from tests.world.people import Party, Person
from tests.world.store import Disk
from tests.world.trace import LINES, Broken, Trace

STORM_S = 60.0
"""How long things go wrong; then every match has to come to its end."""
PATIENCE_S = 3600.0
MOST_STEPS = 2_000_000
STEPS_TO_CRASH = 1500
"""The server crashes after so many steps, on average."""

GAMES = ("five-towers",) * 14 + ("block-out",) * 5 + ("skyscrapers",)
"""The quick ones more often."""


class Lived(NamedTuple):
    """What became of a world."""

    seed: int
    digest: str
    failure: str | None
    moves: int
    crashes: int
    counts: dict[str, int]
    last: list[str]


@contextlib.contextmanager
def unhurried() -> Iterator[None]:
    """No garbage is looked for meanwhile: what compiled rules hold makes that slow."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class World:
    """A world before, while and after it is lived through."""

    def __init__(self, seed: int, lines: int | None = LINES) -> None:
        self.seed = seed
        self._chance = random.Random(f"world {seed}")
        self.loop = Loop(self._chance)
        self.trace = Trace(self.loop.time, lines)
        self.disk = Disk()
        self.machine = Machine(self.loop, self._chance, self.disk, self.trace)
        self.checker = Checker(self.disk, self.trace)
        self.network = Network(self.loop, self._chance, self.machine, self.checker, self.trace)
        self.parties: list[Party] = []
        self._crash_at = 0
        self._crashes = 0

    def live(self) -> Lived:
        """Live through it, from the first boot to the last match's end."""
        with unhurried(), simulated(self.loop, self._chance, self.machine.wall_ns):
            try:
                self._begin()
                self.loop.live(self._is_over)
                self._conclude()
            except (Broken, SteepleError) as broken:
                self.trace.fail(str(broken))
        counts = self.trace.counts
        for log in self.disk.logs.values():
            for append in log:
                for event in e.decode_entry(append.data).events:
                    counts[f"event {type(event).__name__}"] += 1
        moves = counts["event Moved"]
        lived = Lived(
            self.seed,
            self.trace.digest,
            self.trace.failure,
            moves,
            counts["crash"],
            dict(counts),
            list(self.trace.last),
        )
        self.loop.bury()
        return lived

    def _begin(self) -> None:
        guests = Guests(None, KEY)  # type: ignore[arg-type]
        names = iter(range(10_000))
        for _ in range(self._chance.choice((1, 1, 1, 2))):
            party, people, spectators = self._party()
            for number in range(people + spectators):
                name = f"p{next(names)}"
                own = random.Random(f"{name} of {self.seed}")
                id = own.randbytes(8).hex()
                cookie = guests.cookie(id)
                person = Person(name, id, cookie, party, self.network, self.checker, own)
                (party.people if number < people else party.spectators).append(person)
            self.parties.append(party)
        self.machine.boot()
        self._plan_crash()
        self.loop.outside(STORM_S, self._calm_down)
        self.loop.outside(self._chance.random() * STORM_S, self._mishap)

    def _party(self) -> tuple[Party, int, int]:
        chance = self._chance
        game = chance.choice(GAMES)
        people, bots = chance.choice(((1, 1), (1, 2), (2, 0), (2, 1), (3, 0)))
        seats: list[dict[str, Any]] = [{"kind": "me", "name": "Host"}]
        seats += [{"kind": "free"}] * (people - 1)
        names = {"five-towers": ("random", "greedy")}.get(game, ("novice", "master"))
        seats += [{"kind": "bot", "bot": chance.choice(names)} for _ in range(bots)]
        opening: dict[str, Any] = {"game": game, "seats": seats, "start": people == 1}
        if game != "five-towers":
            opening["referee"] = chance.choice(("dice", "dice", "table"))
        else:
            opening["options"] = {"bidding": chance.choice(("checked", "open"))}
        if chance.random() < 0.3:
            opening["clock"] = chance.choice(
                ({"kind": "move", "seconds": 10}, {"kind": "bank", "seconds": 30, "increment": 1})
            )
        if chance.random() < 0.3:
            opening["away_s"] = 10
        return Party(opening, chance.random() < 0.1), people, chance.choice((0, 0, 1, 2))

    # Mishaps

    def _plan_crash(self) -> None:
        self._crash_at = self.loop.steps + 1 + int(self._chance.expovariate(1 / STEPS_TO_CRASH))

    def _mishap(self) -> None:
        """The wall clock is set, or the operator restarts the server."""
        if self.machine.is_calm:
            return
        self.loop.outside(self._chance.random() * STORM_S, self._mishap)
        if self._chance.random() < 0.5:
            self.machine.step_clock()
        elif self.machine.app is not None:
            self.machine.close()

    def _calm_down(self) -> None:
        self.trace.add("calm")
        self.machine.is_calm = True

    def _is_over(self) -> bool:
        """Between two steps of the server: maybe it crashes, maybe all is done."""
        loop, machine = self.loop, self.machine
        if self.trace.failure is not None:
            return True
        if not machine.is_calm and loop.steps >= self._crash_at and machine.app is not None:
            machine.crash()
            loop.outside(self._chance.random() * 3, self._boot)
        if loop.steps % 64:
            return False
        is_late = loop.time() > PATIENCE_S or loop.steps > MOST_STEPS
        return is_late or all(self._is_done(party) for party in self.parties)

    def _boot(self) -> None:
        if self.machine.app is None:
            self.machine.boot()
            self._plan_crash()

    def _is_done(self, party: Party) -> bool:
        """The match is over, nobody waits for an answer, and everybody has seen the end."""
        if party.table is None or party.table not in self.disk.logs:
            return False
        log, row = self.disk.logs[party.table], self.disk.rows[party.table]
        return (
            row.status == "over"
            and not party.wants_rematch
            and all(
                person.pending is None and person.table == party.table and person.seq == len(log)
                for person in party.everybody
            )
        )

    def _conclude(self) -> None:
        for party in self.parties:
            for person in party.everybody:
                for table, command, seq in person.acknowledged:
                    self.checker.acknowledged(table, person.guest, command, seq)
            self.trace.check(
                self._is_done(party),
                "the match does not go on:",
                party.table,
                self.disk.rows.get(party.table or ""),
                [
                    (person.name, person.table, person.seq, person.pending)
                    for person in party.everybody
                ],
            )
        self.checker.concludes()
        for problem in self.loop.problems:
            self.trace.fail(problem)
