"""The state of the simulated world at rest, as bytes: what the next placement starts from.

It is everything that the engine needs to continue with the same bits (`mjSTATE_INTEGRATION`): the
time, the poses of all nine blocks, their speeds, the solver's warm start and the rest.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from steeple.games.block_out.pieces import BLOCKS
from steeple.physics.pose import PoseM

if TYPE_CHECKING:
    import mujoco

_PLACES = struct.Struct(f"<d{7 * len(BLOCKS)}d")


def pose_of(block: str, scene: bytes) -> PoseM:
    """Where a block is, in metres."""
    if len(scene) < _PLACES.size:
        raise ValueError("not a scene")
    at = 1 + 7 * BLOCKS.index(block)
    x, y, z, w, i, j, k = _PLACES.unpack_from(scene)[at : at + 7]
    return (x, y, z), (w, i, j, k)


def saved(model: mujoco.MjModel, data: mujoco.MjData) -> bytes:
    """The scene of a world at rest, with no hand in it."""
    import mujoco
    import numpy

    data.time = 0.0
    data.eq_active[:] = 0
    data.xfrc_applied[:] = 0.0
    data.mocap_pos[:] = 0.0
    data.mocap_quat[:] = (1.0, 0.0, 0.0, 0.0)
    spec = mujoco.mjtState.mjSTATE_INTEGRATION
    state = numpy.zeros(mujoco.mj_stateSize(model, spec))
    mujoco.mj_getState(model, data, state, spec)
    return state.astype("<f8").tobytes()


def opened(model: mujoco.MjModel, scene: bytes) -> mujoco.MjData:
    """A fresh world in the state of a scene; with all blocks on the shelf if there is none."""
    import mujoco
    import numpy

    data = mujoco.MjData(model)
    if scene:
        spec = mujoco.mjtState.mjSTATE_INTEGRATION
        if len(scene) != 8 * mujoco.mj_stateSize(model, spec):
            raise ValueError("not a scene of this world")
        mujoco.mj_setState(model, data, numpy.frombuffer(scene, "<f8"), spec)
    return data
