"""A simulation as it runs: time, rivets that may break, pictures for the film, and rest."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.model import QPOS, QVEL, World
from steeple.games.skyscrapers.scene import Scene, pack
from steeple.games.skyscrapers.solid import WORKER_BODY
from steeple.games.skyscrapers.watch import RivetWatch, card_pose, is_grounded, pose_at
from steeple.physics.engine import STEP_MS
from steeple.physics.film import Recorder

if TYPE_CHECKING:
    from steeple.physics.turn import Pose

LOOK_STEPS = 2
LOOK_MS = LOOK_STEPS * STEP_MS
"""So often somebody looks at the rivets."""
SHOW_MS = 32
REST_MS = 200
REST_M = 0.00002
REST_TURN = 0.0004
"""A body that moved less in `REST_MS` rests."""
FASTEST_M_S = 8.0
"""No hand and no fall makes anything faster."""


class Run:
    """A world of its own, from the moment in which a scene was left."""

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
        """When a card was first seen on the ground that is not a base."""
        self._shown_ms = -SHOW_MS
        self._rest_ms = 0
        self._before: list[float] = []

    def step(self, spared: int | None = None) -> None:
        """Go on for as long as nobody has to look; `spared` is being pressed home."""
        import mujoco

        mujoco.mj_step(self.world.model, self.data, LOOK_STEPS)
        self.t_ms += LOOK_MS
        self.look(spared)

    def look(self, spared: int | None = None) -> None:
        """See what breaks, what came down and what rests, and take a picture now and then."""
        self.rivets.look(spared)
        if self.t_ms - self._shown_ms >= SHOW_MS:
            self.show()
        if self.t_ms - self._rest_ms >= REST_MS:
            self._rest_ms = self.t_ms
            places = self.data.qpos.tolist()
            self.is_quiet = _is_near(self._before, places)
            self._before = places
            if self.down_ms is None and self.rivets.broken and is_grounded(self.world, self.data):
                self.down_ms = self.t_ms

    def show(self) -> None:
        """Take a picture."""
        self._shown_ms = self.t_ms
        places = self.data.qpos.tolist()
        speeds = self.data.qvel.tolist()
        self.is_sane = all(map(isfinite, places)) and all(
            abs(speed) < FASTEST_M_S for at, speed in enumerate(speeds) if at % QVEL < 3
        )
        if self.is_sane:
            poses = {n: places[at : at + QPOS] for n, at in self.world.card_at.items()}
            for worker, at in self.world.worker_at.items():
                poses[WORKER_BODY + worker] = places[at : at + QPOS]
            self.recorder.add(self.t_ms, poses)

    def workers(self) -> dict[int, Pose]:
        """Where all workers are now."""
        return {worker: pose_at(self.data, at) for worker, at in self.world.worker_at.items()}

    def scene(self, workers: dict[int, Pose]) -> bytes:
        """The scene now, with some of the workers."""
        cards = range(len(self.world.cards))
        poses = tuple(card_pose(self.world, self.data, number) for number in cards)
        return pack(Scene(poses, workers, frozenset(self.rivets.broken)))


def _is_near(before: list[float], after: list[float]) -> bool:
    return bool(before) and all(
        abs(late - early) < (REST_M if at % QPOS < 3 else REST_TURN)
        for at, (early, late) in enumerate(zip(before, after, strict=True))
    )
