"""The physics referee: simulates a hand that places a block, and says what the blocks did.

Approach, touch, release, three counted seconds, and then until everything rests, for late falls.
Every placement starts from a fresh world in the state of the scene, so that the same gesture has
the same outcome, bit for bit, in any process with the same engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.block_out.bodies.scene import opened, saved
from steeple.games.block_out.bodies.shapes import SHELF
from steeple.games.block_out.facts import Trouble
from steeple.games.block_out.moves import How, Verdict
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.model import (
    MODEL,
    body_of,
    geom_of,
    grip_on,
    world,
)
from steeple.games.block_out.referee.placing import gesture_for
from steeple.games.block_out.referee.watch import FallWatch, FoulWatch, Leaving
from steeple.physics.engine import GRAVITY, STEP_MS, STEP_S, engine_id
from steeple.physics.film import Recorder
from steeple.physics.gesture import Gesture
from steeple.physics.hand import Hand, Path
from steeple.physics.motion import QPOS, QVEL, Rest, is_inside, is_sane
from steeple.physics.tremor import SHAKES, Tremor

if TYPE_CHECKING:
    from steeple.kernel.streams import Stream

COUNT_MS = 3000
"""One, two, three (BO-10)."""
LATEST_MS = 4000
"""How long after the count a stack may take to come to rest."""
TUMBLE_MS = 2500
"""How long a fall is shown, at most."""
SHORTEST_MS = 500
TOUCH_MS = 24
"""A block that touches this soon after the hand let go was set down, not dropped."""
FOUL_MS = 96
"""For this long after letting go, the hand is to blame for what the block touches."""
REST_MS = 240
REST_M = 0.00001
REST_TURN = 0.0002
"""A block that moved less in `REST_MS` rests. Some contacts rattle for ever, by a micrometre."""
LOOK_STEPS = 2
"""The steps between two looks at a held block; a knock lasts longer."""
TICK_STEPS = 4
SHOW_TICKS = 4
SPOT_M = 0.06
"""How far from the spot the first block may stand."""


def judge(
    stack: tuple[str, ...], scene: bytes, block: str, how: How, tremor: str, stream: Stream
) -> Verdict:
    """What happens when `block` is placed like that on `stack`, which is at rest in `scene`."""
    gesture = how if isinstance(how, Gesture) else gesture_for(stack, scene, block, how)
    path = Path(gesture)
    trial = _Trial(tuple(map(BLOCKS.index, stack)), scene, BLOCKS.index(block), path)
    return trial.run(path, Tremor(SHAKES[tremor], path.length_ms, stream))


class _Trial:
    """One placement in a fresh world."""

    def __init__(self, stack: tuple[int, ...], scene: bytes, held: int, path: Path) -> None:
        self.model = world()
        self.data = opened(self.model, scene)
        self.stack = stack
        self.held = held
        self.t_ms = 0
        self.left: Leaving | None = None
        self.recorder = Recorder()
        self.is_quiet = False
        self.is_sane = True
        self._set_out(path)

    def _set_out(self, path: Path) -> None:
        """Free blocks on the shelf, where nothing touches them, and the held one in the hand."""
        data, model = self.data, self.model
        model.opt.timestep = STEP_S
        data.time = 0.0
        data.eq_active[:] = 0
        data.xfrc_applied[:] = 0.0
        self.free = [n for n in range(len(BLOCKS)) if n not in self.stack and n != self.held]
        for number in range(len(BLOCKS)):
            solid = int(number not in self.free)
            model.geom_contype[geom_of(number)] = solid
            model.geom_conaffinity[geom_of(number)] = solid
        for number in (*self.free, self.held):
            pose, speed = (SHELF[BLOCKS[number]], (0.0, 0.0, 0.0))
            if number == self.held:
                pose, speed = path.start()
            else:
                weight = float(model.body_mass[body_of(number)]) * GRAVITY
                data.xfrc_applied[body_of(number), 2] = weight
            data.qpos[QPOS * number : QPOS * number + QPOS] = (*pose[0], *pose[1])
            data.qvel[QVEL * number : QVEL * number + QVEL] = (*speed, 0.0, 0.0, 0.0)
            data.qacc_warmstart[QVEL * number : QVEL * number + QVEL] = 0.0

    def run(self, path: Path, tremor: Tremor) -> Verdict:
        """Play the gesture, let go, count, wait."""
        if is_inside(self.model, self.data, geom_of(self.held)):
            return _void("start")
        self.falls = FallWatch(self.stack, self.data)
        self.fouls = FoulWatch(self.stack, self.held, self.data)
        self._show()
        self._carry(path, tremor)
        self.release_ms = self.t_ms
        if self.stack:
            self.falls.add(self.held, self.stack[-1], self.t_ms)
        has_touched = self._settle()
        if not self.is_sane:
            return _void("unstable")
        is_placed = has_touched and self._is_on_spot()
        if not is_placed and (self.left is None or self.left.number == self.held):
            return _void("air")
        return self._verdict() if self._wait() else _void("unstable")

    def _carry(self, path: Path, tremor: Tremor) -> None:
        import mujoco

        hand = Hand(self.data, grip_on(self.held), path, tremor)
        model, data, step = self.model, self.data, mujoco.mj_step
        for number in range(-(-path.length_ms // STEP_MS)):
            hand.move(number * STEP_MS)
            step(model, data)
            self.t_ms += STEP_MS
            if number % LOOK_STEPS == 0:
                self.fouls.look()
            if number % TICK_STEPS == 0:
                self._look()
                if number % (TICK_STEPS * SHOW_TICKS) == 0:
                    self._show()
        hand.let_go()

    def _settle(self) -> bool:
        """The first moments without the hand; false if the block was dropped, not set down."""
        has_touched = self.fouls.touched
        for number in range(FOUL_MS // STEP_MS // LOOK_STEPS):
            self._step(LOOK_STEPS)
            self.fouls.look()
            if self.t_ms - self.release_ms <= TOUCH_MS:
                has_touched = has_touched or self.fouls.touched
            if number % 2:
                self._look()
            if number % 8 == 7:
                self._show()
        return has_touched

    def _wait(self) -> bool:
        """The count, and then until everything rests; false if the numbers blow up."""
        rest = Rest(REST_M, REST_TURN)
        rest.look(self.data)
        number = 0
        while not self._is_over():
            self._step(TICK_STEPS)
            self._look()
            number += 1
            if number % SHOW_TICKS == 0:
                self._show()
                if not self.is_sane:
                    return False
            if number % (REST_MS // STEP_MS // TICK_STEPS) == 0:
                self.is_quiet = rest.look(self.data)
        self._show()
        return self.is_sane

    def _is_over(self) -> bool:
        since_ms = self.t_ms - self.release_ms
        if self.left is not None:
            fallen_ms = self.t_ms - max(self.left.t_ms, self.release_ms)
            return fallen_ms >= TUMBLE_MS or (fallen_ms >= SHORTEST_MS and self.is_quiet)
        is_counted = since_ms >= COUNT_MS
        return is_counted and (self.is_quiet or since_ms >= COUNT_MS + LATEST_MS)

    def _step(self, steps: int) -> None:
        import mujoco

        self.t_ms += steps * STEP_MS
        if self.left is not None:
            # Nothing is left to decide: half as many steps look the same.
            self.model.opt.timestep = 2 * STEP_S
            steps = -(-steps // 2)
        mujoco.mj_step(self.model, self.data, steps)

    def _look(self) -> None:
        if self.left is None:
            self.left = self.falls.look(self.t_ms)
            if self.left is not None:
                self._open_shelf()

    def _open_shelf(self) -> None:
        """Let falling blocks hit those on the shelf."""
        for number in self.free:
            self.model.geom_contype[geom_of(number)] = 1
            self.model.geom_conaffinity[geom_of(number)] = 1
            self.data.xfrc_applied[body_of(number), 2] = 0.0

    def _is_on_spot(self) -> bool:
        if self.stack:
            return True
        x, y = self.data.qpos[QPOS * self.held : QPOS * self.held + 2].tolist()
        return bool(x * x + y * y <= SPOT_M * SPOT_M)

    def _show(self) -> None:
        """Record a frame of the film, and check that the numbers still make sense."""
        places = self.data.qpos.tolist()
        self.is_sane = self.is_sane and is_sane(self.data)
        poses = {n: places[QPOS * n : QPOS * n + QPOS] for n in range(len(BLOCKS))}
        self.recorder.add(self.t_ms, poses)

    def _verdict(self) -> Verdict:
        at_ms = first = None
        if self.left is not None:
            at_ms = max(0, self.left.t_ms - self.release_ms)
            first = BLOCKS[self.left.number]
        return Verdict(
            "stood" if at_ms is None else "fell" if at_ms <= COUNT_MS else "late",
            at_ms=at_ms,
            first=first,
            foul=self.fouls.foul,
            engine=engine_id(),
            model=MODEL,
            film=self.recorder.film(self.release_ms),
            scene=b"" if self.left is not None else saved(self.model, self.data),
        )


def _void(why: Trouble) -> Verdict:
    return Verdict("void", why=why, engine=engine_id(), model=MODEL)
