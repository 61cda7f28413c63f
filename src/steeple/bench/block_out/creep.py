"""How still a stack stands in the simulated world, when nobody touches it."""

from __future__ import annotations

import math
from typing import NamedTuple

from steeple.games.block_out.bodies.scene import opened
from steeple.games.block_out.pieces import BLOCKS, COLOURS, SIZES
from steeple.games.block_out.referee.model import body_of, geom_of, world
from steeple.games.block_out.referee.physics import judge
from steeple.games.block_out.referee.watch import FallWatch, pose_in
from steeple.kernel.streams import Stream
from steeple.physics.engine import GRAVITY, STEP_MS, STEP_S

LOOK_STEPS = 5


class Creep(NamedTuple):
    """What became of a stack that was left alone."""

    farthest_um: float
    """How far the block that moved most is from where it was, in micrometres."""
    stands: bool


def careful_stack() -> tuple[tuple[str, ...], bytes]:
    """All nine blocks, the large ones below, each set down in the middle by a calm hand."""
    stack: tuple[str, ...] = ()
    scene = b""
    for size in reversed(SIZES):
        for colour in COLOURS:
            block = f"{colour}-{size}"
            verdict = judge(stack, scene, block, None, "calm", Stream(b"careful", block))
            if verdict.outcome != "stood":
                raise RuntimeError(f"a careful stack fell: {block} on {stack}")
            stack, scene = (*stack, block), verdict.scene
    return stack, scene


def creep(stack: tuple[str, ...], scene: bytes, seconds: float) -> Creep:
    """Leave a stack alone for some seconds of simulated time."""
    import mujoco

    model = world()
    model.opt.timestep = STEP_S
    data = opened(model, scene)
    numbers = tuple(map(BLOCKS.index, stack))
    for number in range(len(BLOCKS)):
        model.geom_contype[geom_of(number)] = number in numbers
        model.geom_conaffinity[geom_of(number)] = number in numbers
        if number not in numbers:
            weight = float(model.body_mass[body_of(number)]) * GRAVITY
            data.xfrc_applied[body_of(number), 2] = weight
    before = [pose_in(data, number)[0] for number in numbers]
    falls = FallWatch(numbers, data)
    stands = True
    for look in range(round(seconds * 1000 / STEP_MS / LOOK_STEPS)):
        mujoco.mj_step(model, data, LOOK_STEPS)
        stands = stands and falls.look((look + 1) * LOOK_STEPS * STEP_MS) is None
    after = [pose_in(data, number)[0] for number in numbers]
    return Creep(max(map(math.dist, before, after)) * 1e6, stands)
