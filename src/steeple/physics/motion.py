"""How bodies move in a simulated world: where they are, whether they rest, whether it can be true.

Every free body has `QPOS` numbers for where it is and `QVEL` for how fast it moves, one body
after the other.
"""

from math import isfinite
from typing import TYPE_CHECKING

from steeple.physics.pose import PoseM

if TYPE_CHECKING:
    import mujoco

QPOS = 7
"""How many numbers the pose of a body has: three of its place, and four of its turn."""
QVEL = 6
FASTEST_M_S = 8.0
"""No hand and no fall on a table makes anything faster."""
DEEP_M = 0.0005
"""No hand could have pushed one body deeper into another than this."""


def pose_at(data: "mujoco.MjData", at: int) -> PoseM:
    """The pose whose numbers start there."""
    x, y, z, w, i, j, k = data.qpos[at : at + QPOS].tolist()
    return (x, y, z), (w, i, j, k)


def is_sane(data: "mujoco.MjData") -> bool:
    """Whether the numbers make sense; those of a simulation that blew up do not."""
    return all(map(isfinite, data.qpos.tolist())) and all(
        abs(speed) < FASTEST_M_S for at, speed in enumerate(data.qvel.tolist()) if at % QVEL < 3
    )


def is_inside(model: "mujoco.MjModel", data: "mujoco.MjData", geom: int) -> bool:
    """Whether a body is so deep in another one that no hand could have pushed it there."""
    import mujoco

    mujoco.mj_forward(model, data)
    contacts = data.contact
    return any(
        geom in geoms and depth < -DEEP_M
        for geoms, depth in zip(contacts.geom.tolist(), contacts.dist.tolist(), strict=True)
    )


class Rest:
    """Whether all bodies rest: each is nearly where it was at the look before."""

    def __init__(self, near_m: float, near_turn: float) -> None:
        self._near_m = near_m
        self._near_turn = near_turn
        self._before: list[float] = []

    def look(self, data: "mujoco.MjData") -> bool:
        """Whether nothing moved since the last look; nobody knows at the first one."""
        before, self._before = self._before, data.qpos.tolist()
        return bool(before) and all(
            abs(late - early) < (self._near_m if at % QPOS < 3 else self._near_turn)
            for at, (early, late) in enumerate(zip(before, self._before, strict=True))
        )
