"""What would happen on letting go: many trials at once, simulated in a world of their own.

Only the blocks of the stack and the one to place are in it. A trial starts with the block at its
place, displaced and pushed as a shaking hand would leave it, and simulates a good second.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from steeple.games.block_out.bodies.scene import pose_of
from steeple.games.block_out.bodies.shapes import DENSITY_KG_M3, SHAPES
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.placing import resting
from steeple.physics.engine import CONTACT, GRAVITY, OPTION, STEP_S
from steeple.physics.hand import STIFFNESS_N_M
from steeple.physics.pose import PoseM
from steeple.physics.tremor import SHAKES, Shake
from steeple.physics.turn import after, of_unit_length

if TYPE_CHECKING:
    import mujoco

    from steeple.kernel.streams import Stream

THREADS = 2
PUSH_STEPS = 50
"""How long the hand pushes one way, and then the other."""
FREE_STEPS = 500
TRIAL_S = (2 * PUSH_STEPS + FREE_STEPS) * STEP_S
DROP_M = 0.0002
FINE = 1000
FALLEN_M = 0.008
"""A block that has moved this far does not stand where it was set."""
HELD_SHARE = 0.35
"""The largest push before the fingers slip, as a share of the block's weight."""


class Start(NamedTuple):
    """How one trial begins: the block, and the push along x and y in newtons."""

    pose: PoseM
    push: tuple[float, float]


def shaken(pose: PoseM, block: str, shake: Shake, stream: Stream) -> Start:
    """The start with a shaking hand, as bad as it gets at this table."""
    off = [(stream.below(2 * FINE + 1) - FINE) / FINE for _ in range(6)]
    (x, y, z), turn = pose
    sway, tilt = 2.0 * shake.sway_m, shake.tilt_rad
    tilted = of_unit_length((1.0, off[2] * tilt, off[3] * tilt, 0.0))
    most = min(STIFFNESS_N_M * sway, HELD_SHARE * SHAPES[block].mass_kg * GRAVITY)
    return Start(
        ((x + off[0] * sway, y + off[1] * sway, z + DROP_M), after(tilted, turn)),
        (off[4] * most, off[5] * most),
    )


def moved_m(
    stack: tuple[str, ...], scene: bytes, block: str, starts: Sequence[Start]
) -> list[float]:
    """For each trial, how far the block that moved most has moved; the drop does not count."""
    import mujoco
    import numpy
    from mujoco import rollout

    blocks = tuple(name for name in BLOCKS if name in stack or name == block)
    model = _world(blocks)
    workers = [mujoco.MjData(model) for _ in range(THREADS)]
    count, held = len(starts), blocks.index(block)
    first = numpy.zeros((count, model.nq + model.nv + 1))
    for at, name in enumerate(blocks):
        if name != block:
            place, turn = pose_of(name, scene)
            first[:, 1 + 7 * at : 8 + 7 * at] = (*place, *turn)
    pushes = numpy.zeros((count, 1, 6 * model.nbody))
    body = model.body(block).id
    for row, start in enumerate(starts):
        first[row, 1 + 7 * held : 8 + 7 * held] = (*start.pose[0], *start.pose[1])
        pushes[row, 0, 6 * body : 6 * body + 2] = start.push
    spec = mujoco.mjtState.mjSTATE_XFRC_APPLIED.value
    state = first
    with rollout.Rollout(nthread=THREADS) as pool:
        for force, steps in ((1.0, PUSH_STEPS), (-1.0, PUSH_STEPS), (0.0, FREE_STEPS)):
            states, _ = pool.rollout(
                model, workers, state, pushes * force, control_spec=spec, nstep=steps
            )
            state = numpy.ascontiguousarray(states[:, -1, :])
    last = state[:, 1 : 1 + model.nq].reshape(count, len(blocks), 7)[:, :, :3]
    start_places = first[:, 1 : 1 + model.nq].reshape(count, len(blocks), 7)[:, :, :3]
    way = numpy.sqrt(((last - start_places) ** 2).sum(axis=2)).max(axis=1)
    return [float(far) if far < 1.0 else 1.0 for far in way]  # it may have blown up


def batch(
    stack: tuple[str, ...], scene: bytes, block: str, tremor: str, count: int, stream: Stream
) -> float:
    """Run `count` trials in the middle of the stack; returns the simulated seconds in all."""
    pose = resting(stack, scene, block, None)
    starts = [shaken(pose, block, SHAKES[tremor], stream) for _ in range(count)]
    return len(moved_m(stack, scene, block, starts)) * TRIAL_S


@lru_cache(maxsize=32)
def _world(blocks: tuple[str, ...]) -> mujoco.MjModel:
    import mujoco

    return mujoco.MjModel.from_xml_string(_mjcf(blocks))


def _mjcf(blocks: tuple[str, ...]) -> str:
    meshes = "".join(
        f'<mesh name="{block}" inertia="exact" vertex="'
        f'{" ".join(repr(part) for corner in SHAPES[block].corners for part in corner)}"/>'
        for block in blocks
    )
    bodies = "".join(
        f'<body name="{block}"><freejoint/>'
        f'<geom type="mesh" mesh="{block}" density="{DENSITY_KG_M3}"/></body>'
        for block in blocks
    )
    return (
        f"<mujoco>{OPTION}<default><geom {CONTACT}/></default><asset>{meshes}</asset><worldbody>"
        f'<geom type="plane" size="1 1 0.1"/>{bodies}</worldbody></mujoco>'
    )
