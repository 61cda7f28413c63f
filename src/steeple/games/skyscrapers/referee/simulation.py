"""A running simulation: time, rivets that may break, frames for the film, and rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.scene import Scene, pack
from steeple.games.skyscrapers.bodies.solid import WORKER_BODY
from steeple.games.skyscrapers.referee.model import World
from steeple.games.skyscrapers.referee.watch import RivetWatch, card_pose, is_grounded
from steeple.physics.engine import STEP_MS
from steeple.physics.film import Recorder
from steeple.physics.motion import QPOS, Rest, is_sane, pose_at

if TYPE_CHECKING:
    from steeple.physics.pose import PoseM

LOOK_STEPS = 2
LOOK_MS = LOOK_STEPS * STEP_MS
"""The time between two looks at the rivets."""
SHOW_MS = 32
REST_MS = 200
REST_M = 0.00002
REST_TURN = 0.0004
"""A body that moved less in `REST_MS` rests."""


class Simulation:
    """A world that starts from a scene."""

    def __init__(self, world: World, scene: Scene) -> None:
        self.world = world
        self.data = world.opened(scene)
        self.rivets = RivetWatch(world, self.data, scene.broken)
        self.recorder = Recorder()
        self.t_ms = 0
        self.is_sane = True
        """The numbers still make sense."""
        self.is_quiet = False
        """Nothing moved lately."""
        self.down_ms: int | None = None
        """When a card that is not a base was first seen on the ground."""
        self._shown_ms = -SHOW_MS
        self._rest_ms = 0
        self._rest = Rest(REST_M, REST_TURN)

    def step(self, spared: int | None = None) -> None:
        """Simulate until the next look; `spared` is being pressed home."""
        import mujoco

        mujoco.mj_step(self.world.model, self.data, LOOK_STEPS)
        self.t_ms += LOOK_MS
        self.look(spared)

    def look(self, spared: int | None = None) -> None:
        """Check what breaks, what came down and what rests, and record a frame now and then."""
        self.rivets.look(spared)
        if self.t_ms - self._shown_ms >= SHOW_MS:
            self.show()
        if self.t_ms - self._rest_ms >= REST_MS:
            self._rest_ms = self.t_ms
            self.is_quiet = self._rest.look(self.data)
            if self.down_ms is None and self.rivets.broken and is_grounded(self.world, self.data):
                self.down_ms = self.t_ms

    def show(self) -> None:
        """Record a frame."""
        self._shown_ms = self.t_ms
        self.is_sane = is_sane(self.data)
        if self.is_sane:
            places = self.data.qpos.tolist()
            poses = {n: places[at : at + QPOS] for n, at in self.world.card_at.items()}
            for worker, at in self.world.worker_at.items():
                poses[WORKER_BODY + worker] = places[at : at + QPOS]
            self.recorder.add(self.t_ms, poses)

    def workers(self) -> dict[int, PoseM]:
        """Where all workers are now."""
        return {worker: pose_at(self.data, at) for worker, at in self.world.worker_at.items()}

    def scene(self, workers: dict[int, PoseM]) -> bytes:
        """The scene now, with some of the workers."""
        cards = range(len(self.world.cards))
        poses = tuple(card_pose(self.world, self.data, number) for number in cards)
        return pack(Scene(poses, workers, frozenset(self.rivets.broken)))
