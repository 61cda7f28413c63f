"""The physics referee: simulates a hand that builds a card or moves a worker, and what follows.

Approach, touch, release, and on until everything rests. Every act starts from a fresh world in
which all bodies are where the scene has them, at rest, so that the same gesture has the same
outcome, bit for bit, in any process with the same engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.held import Held
from steeple.games.skyscrapers.model import MODEL, World
from steeple.games.skyscrapers.moves import Cell, Trouble, Verdict
from steeple.games.skyscrapers.placing import card_poses, gesture_for, worker_poses
from steeple.games.skyscrapers.release import finds_home, home_of, press, set_down, stood
from steeple.games.skyscrapers.run import LOOK_MS, SHOW_MS, Run
from steeple.games.skyscrapers.scene import Scene, unpack
from steeple.games.skyscrapers.settle import settled
from steeple.games.skyscrapers.state import START_H, Placed
from steeple.games.skyscrapers.watch import cell_of, has_come_down, is_on_ground, is_upright
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
"""A worker who is so much lower has fallen off something."""


def judge(state: State, stream: Stream) -> Verdict:
    """What happens when the act that waits for the referee is done like that."""
    pending = state.pending
    assert pending is not None
    if not state.scene and (len(state.cards) > len(START_H) or any(state.workers)):
        state = replace(state, scene=settled(state))
    path = Path(pending.how or gesture_for(state, pending))
    tremor = Tremor(SHAKES[state.terms.tremor], path.length_ms, stream)
    return _Trial(state, pending, path).run(tremor)


class _Trial:
    """One act in a fresh world."""

    def __init__(self, state: State, pending: Pending, path: Path) -> None:
        cards, held = state.cards, f"worker-{pending.worker}"
        poses, workers = card_poses(state), worker_poses(state)
        if pending.site is not None:
            assert pending.card is not None
            assert pending.use is not None
            site, held = pending.site, f"card-{len(cards)}"
            cards = (*cards, Placed(pending.card, pending.use, site.at, site.normal, site.turn))
        on_site = {worker for worker, cell in enumerate(state.workers) if cell is not None}
        if pending.worker is not None:
            on_site.add(pending.worker)
        world = World(cards, building_of(cards).joins, tuple(sorted(on_site)), held)
        broken = unpack(state.scene).broken if state.scene else frozenset()
        self.sim = Run(world, Scene(poses, workers, broken))
        self.held = Held(world, self.sim.data, pending)
        self.path = path
        self.cell = pending.cell
        self.is_plain = pending.how is None
        self.known: dict[int, Cell] = {
            worker: cell for worker, cell in enumerate(state.workers) if cell is not None
        }
        if pending.worker is not None and pending.cell is not None:
            self.known[pending.worker] = pending.cell

    def run(self, tremor: Tremor) -> Verdict:
        """Play the gesture, let go, wait."""
        sim, held = self.sim, self.held
        held.take(self.path)
        sim.rivets.hold(but=held.card)
        if held.is_inside() and not self.is_plain:
            return _void("start")
        self.start = sim.workers()
        self._carry(tremor)
        self.release_ms = sim.t_ms
        held.free()
        sim.rivets.hold(but=held.card)
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
        begin_ms = self.held.near_from(path)
        sim.show()
        while sim.t_ms < begin_ms:
            sim.t_ms = min(sim.t_ms + SHOW_MS, begin_ms)
            self.held.follow(path, sim.t_ms)
            sim.show()
        hand = Hand(sim.data, self.held.grip, path, tremor)
        model, data, step = sim.world.model, sim.data, mujoco.mj_step
        while sim.t_ms < path.length_ms:
            hand.move(sim.t_ms)
            step(model, data)
            sim.t_ms += STEP_MS
            if sim.t_ms % LOOK_MS == 0:
                sim.look()
        hand.let_go()

    def _let_go(self) -> Trouble | None:
        """Press the card home or see the worker stand; why the act does not count, if so."""
        sim, held = self.sim, self.held
        if held.card is None:
            assert self.cell is not None
            why = set_down(sim, held, self.cell)
            if why is not None and self._counts():
                held.put(stood(sim, self.cell))
                return None
            return why
        home = home_of(sim, held.card)
        if not finds_home(held.pose(), home):
            if not self._counts():
                return "missed"
            held.put(home)
        press(sim, held, home)
        return None

    def _counts(self) -> bool:
        """Whether an act counts that missed its aim.

        It does if the hand broke a rivet or knocked somebody down; and if it was left open how
        the hand does it: whoever asks for the same again would have no better one.
        """
        if self.is_plain or self.sim.rivets.broke:
            return True
        for worker, pose in self.sim.workers().items():
            start = self.start[worker]
            if worker != self.held.worker:
                is_lower = pose[0][2] < start[0][2] - LOST_M
                if is_lower or (is_upright(start) and not is_upright(pose)):
                    return True
        return False

    def _wait(self) -> None:
        """On until everything rests."""
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
        poses = sim.workers()
        for worker, pose in poses.items():
            known = self.known[worker]
            cell = cell_of(sim.world, sim.data, pose, known)
            has_dropped = is_on_ground(pose) and known[2] > 0
            is_over = not is_upright(pose) and (
                worker == self.held.worker or is_upright(self.start[worker])
            )
            if cell is None or has_dropped or (is_over and sim.world.is_one_floor(known, cell)):
                fell.append(worker)
            elif cell != known:
                stands.append((worker, cell))
        is_down = sim.down_ms is not None or has_come_down(sim.world, sim.data, sim.rivets.torn)
        left = {worker: pose for worker, pose in poses.items() if worker not in fell}
        return Verdict(
            "collapsed" if is_down else "fell" if fell else "held",
            workers=tuple(fell),
            stands=tuple(stands),
            broke=tuple(sorted(sim.rivets.broke)),
            engine=engine_id(),
            model=MODEL,
            scene=sim.scene(left),
            film=sim.recorder.film(self.release_ms),
        )


def _void(why: Trouble) -> Verdict:
    return Verdict("void", why=why, engine=engine_id(), model=MODEL)
