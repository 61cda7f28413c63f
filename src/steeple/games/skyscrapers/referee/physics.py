"""The physics referee: simulates a hand that builds a card or moves a worker, and what follows.

Approach, touch, release, and then until everything rests. Every act starts from a fresh world in
which all bodies are at rest where the scene has them, so that the same gesture has the same
outcome, bit for bit, in any process with the same engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from steeple.games.skyscrapers.bodies.scene import Scene, unpack
from steeple.games.skyscrapers.facts import Trouble
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Cell, Verdict
from steeple.games.skyscrapers.referee.carried import Carried
from steeple.games.skyscrapers.referee.first_scene import first_scene
from steeple.games.skyscrapers.referee.model import MODEL, World
from steeple.games.skyscrapers.referee.placing import card_poses, gesture_for, worker_poses
from steeple.games.skyscrapers.referee.release import finds_home, home_of, press, set_down, stood
from steeple.games.skyscrapers.referee.simulation import LOOK_MS, SHOW_MS, Simulation
from steeple.games.skyscrapers.referee.watch import cell_of, has_come_down, is_on_ground, is_upright
from steeple.games.skyscrapers.state import START_H, Placed
from steeple.physics.engine import STEP_MS, engine_id
from steeple.physics.hand import Hand, Path
from steeple.physics.tremor import Shake, Tremor

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import Pending, State
    from steeple.kernel.streams import Stream

SHAKES: Mapping[str, Shake] = {
    "calm": Shake(0.0001, 0.001, 0.0003),
    "normal": Shake(0.0003, 0.004, 0.0010),
    "shaky": Shake(0.0006, 0.008, 0.0022),
}
"""A card and a worker are lighter than a block, and fingertips hold them."""
SHORTEST_MS = 1000
LONGEST_MS = 4000
"""How long things may take to come to rest after the hand let go."""
TUMBLE_MS = 1600
"""How long a collapse is shown."""
LOST_M = 0.010
"""A worker who is this much lower has fallen off something."""


def judge(state: State, stream: Stream) -> Verdict:
    """What happens when the pending act is done as its gesture says."""
    pending = state.pending
    assert pending is not None
    if not state.scene and (len(state.cards) > len(START_H) or any(state.workers)):
        state = replace(state, scene=first_scene(state))
    path = Path(pending.how or gesture_for(state, pending))
    tremor = Tremor(SHAKES[state.terms.tremor], path.length_ms, stream)
    return _Trial(state, pending, path).run(tremor)


class _Trial:
    """One act in a fresh world."""

    def __init__(self, state: State, pending: Pending, path: Path) -> None:
        cards, carried = state.cards, f"worker-{pending.worker}"
        poses, workers = card_poses(state), worker_poses(state)
        if pending.site is not None:
            assert pending.card is not None
            assert pending.use is not None
            site, carried = pending.site, f"card-{len(cards)}"
            cards = (*cards, Placed(pending.card, pending.use, site.at, site.normal, site.turn))
        on_site = {worker for worker, cell in enumerate(state.workers) if cell is not None}
        if pending.worker is not None:
            on_site.add(pending.worker)
        world = World(cards, building_of(cards).joins, tuple(sorted(on_site)), carried)
        broken = unpack(state.scene).broken if state.scene else frozenset()
        self.sim = Simulation(world, Scene(poses, workers, broken))
        self.carried = Carried(world, self.sim.data, pending)
        self.path = path
        self.cell = pending.cell
        self.is_plain = pending.how is None
        self.known: dict[int, Cell] = {
            worker: cell for worker, cell in enumerate(state.workers) if cell is not None
        }
        if pending.worker is not None and pending.cell is not None:
            self.known[pending.worker] = pending.cell
        self.lay = {worker for worker in state.lying if worker != pending.worker}

    def run(self, tremor: Tremor) -> Verdict:
        """Play the gesture, let go, wait."""
        sim, carried = self.sim, self.carried
        carried.take(self.path)
        sim.rivets.hold(but=carried.card)
        if carried.is_inside() and not self.is_plain:
            return _void("start")
        self.start = sim.workers()
        self._carry(tremor)
        self.release_ms = sim.t_ms
        carried.free()
        sim.rivets.hold(but=carried.card)
        why = self._let_go()
        if why is None:
            self._wait()
        if not sim.is_sane and sim.down_ms is None:
            return _void("unstable")
        return _void(why) if why is not None else self._verdict()

    def _carry(self, tremor: Tremor) -> None:
        """Follow the gesture; nothing is simulated while the hand is far from everything."""
        import mujoco

        sim, path = self.sim, self.path
        begin_ms = self.carried.near_from(path)
        sim.show()
        while sim.t_ms < begin_ms:
            sim.t_ms = min(sim.t_ms + SHOW_MS, begin_ms)
            self.carried.follow(path, sim.t_ms)
            sim.show()
        hand = Hand(sim.data, self.carried.grip, path, tremor)
        model, data, step = sim.world.model, sim.data, mujoco.mj_step
        while sim.t_ms < path.length_ms:
            hand.move(sim.t_ms)
            step(model, data)
            sim.t_ms += STEP_MS
            if sim.t_ms % LOOK_MS == 0:
                sim.look()
        hand.let_go()

    def _let_go(self) -> Trouble | None:
        """Press the card home or check that the worker stands; why it does not count, if so."""
        sim, carried = self.sim, self.carried
        if carried.card is None:
            assert self.cell is not None
            why = set_down(sim, carried, self.cell)
            if why is not None and self._counts():
                carried.put(stood(sim, self.cell))
                return None
            return why
        home = home_of(sim, carried.card)
        if not finds_home(sim, carried.card, carried.pose(), home):
            if not self._counts():
                return "missed"
            carried.put(home)
        aim, _ = self.path.point(self.path.length_ms)
        press(sim, carried, home, aim)
        return None

    def _counts(self) -> bool:
        """Whether an act that missed its aim counts.

        It does if the hand broke a rivet or knocked somebody down; and if it was left open how
        the hand does it: repeating the move would end the same way.
        """
        if self.is_plain or self.sim.rivets.broke:
            return True
        for worker, pose in self.sim.workers().items():
            start = self.start[worker]
            if worker != self.carried.worker:
                is_lower = pose[0][2] < start[0][2] - LOST_M
                if is_lower or (is_upright(start) and not is_upright(pose)):
                    return True
        return False

    def _wait(self) -> None:
        """Simulate until everything rests."""
        sim = self.sim
        while sim.is_sane and not self._is_over():
            sim.step()
        sim.show()

    def _is_over(self) -> bool:
        sim = self.sim
        if sim.down_ms is not None:
            return sim.t_ms - sim.down_ms >= TUMBLE_MS
        since_ms = sim.t_ms - self.release_ms
        return since_ms >= LONGEST_MS or (since_ms >= SHORTEST_MS and sim.is_quiet)

    def _verdict(self) -> Verdict:
        sim = self.sim
        fell: list[int] = []
        stands: list[tuple[int, Cell]] = []
        lies: list[int] = []
        poses = sim.workers()
        for worker, pose in poses.items():
            known = self.known[worker]
            cell = cell_of(sim.world, sim.data, pose, known)
            has_dropped = is_on_ground(pose) and known[2] > 0
            if cell is None or has_dropped:
                fell.append(worker)
                continue
            if cell != known:
                stands.append((worker, cell))
            if not is_upright(pose) and worker not in self.lay:
                lies.append(worker)
        is_down = sim.down_ms is not None or has_come_down(sim.world, sim.data, sim.rivets.torn)
        left = {worker: pose for worker, pose in poses.items() if worker not in fell}
        return Verdict(
            "collapsed" if is_down else "fell" if fell else "held",
            workers=tuple(fell),
            stands=tuple(stands),
            lies=tuple(lies),
            broke=tuple(sorted(sim.rivets.broke)),
            engine=engine_id(),
            model=MODEL,
            scene=sim.scene(left),
            film=sim.recorder.film(self.release_ms),
        )


def _void(why: Trouble) -> Verdict:
    return Verdict("void", why=why, engine=engine_id(), model=MODEL)
