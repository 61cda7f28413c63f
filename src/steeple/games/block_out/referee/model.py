"""The simulated world of Block Out: a table, nine blocks and one hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.block_out.bodies.shapes import DENSITY_KG_M3, SHAPES, SHELF
from steeple.games.block_out.pieces import BLOCKS
from steeple.physics.engine import CONTACT, OPTION, compiled, numbers, world_hash
from steeple.physics.hand import Grip, weld
from steeple.physics.motion import QPOS

if TYPE_CHECKING:
    import mujoco

HAND = "hand"
TABLE = -1
"""The table's number among those of the blocks."""


def _mesh(block: str) -> str:
    corners = " ".join(map(numbers, SHAPES[block].corners))
    return f'<mesh name="{block}" inertia="exact" vertex="{corners}"/>'


def _body(block: str) -> str:
    place, turn = SHELF[block]
    return (
        f'<body name="{block}" pos="{numbers(place)}" quat="{numbers(turn)}"><freejoint/>'
        f'<geom name="{block}" type="mesh" mesh="{block}" density="{DENSITY_KG_M3}"/></body>'
    )


MJCF = "\n".join(
    [
        '<mujoco model="block-out">',
        OPTION,
        f"<default><geom {CONTACT}/></default>",
        "<asset>",
        *map(_mesh, BLOCKS),
        "</asset>",
        "<worldbody>",
        '<geom name="table" type="plane" size="1 1 0.1"/>',
        f'<body name="{HAND}" mocap="true"/>',
        *map(_body, BLOCKS),
        "</worldbody>",
        "<equality>",
        *(weld(HAND, block, SHAPES[block].mass_kg) for block in BLOCKS),
        "</equality>",
        "</mujoco>",
    ]
)
"""The table's geom is 0 and a block's is its number in `BLOCKS` plus 1; bodies have 1 more."""

MODEL = world_hash(MJCF)


def world() -> mujoco.MjModel:
    """The engine's model, made once in a process."""
    return compiled(MJCF)


def geom_of(number: int) -> int:
    """The geom of a block, or of the table."""
    return number + 1


def body_of(number: int) -> int:
    """The engine's body of a block."""
    return number + 2


def grip_on(number: int) -> Grip:
    """How the hand holds a block."""
    mass = float(world().body_mass[body_of(number)])
    return Grip(body_of(number), QPOS * number, number, 0, mass)
