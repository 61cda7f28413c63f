"""How a steady hand sets a block down at a spot: the gesture of bots and of plain moves.

The hand takes the block from its place on the table, carries it over in an arc, turns it on the
way, lowers it slowly until it lies flush on the upper face of the top block, rests and lets go.
"""

import math
from itertools import pairwise

from steeple.games.block_out.bodies.scene import pose_of
from steeple.games.block_out.bodies.shapes import SHAPES, SHELF, face_up
from steeple.games.block_out.moves import Spot
from steeple.physics.gesture import Gesture, frame_at
from steeple.physics.hand import eased
from steeple.physics.pose import PoseM, placed
from steeple.physics.turn import NO_TURN, Turn, Vector, after, between, shortest, turned

FRAME_MS = 33
HOVER_M = 0.012
"""How high above its place the block is when the hand slows down."""
ARC_M = 0.04
PRESS_M = 0.0003
LOWER_MS = 900
REST_MS = 200
CARRY_MS = 1100
"""At least this long from the table to above the stack."""
CARRY_M_S = 0.55
"""The speed at the fastest point."""
TURN_RAD_S = 1.4
"""On average; three to four times as fast in the middle of a half turn."""

_HALF = math.sqrt(0.5)
FACE_DOWN: tuple[Turn, ...] = (
    NO_TURN,
    (0.0, 1.0, 0.0, 0.0),
    (_HALF, 0.0, -_HALF, 0.0),
    (_HALF, 0.0, _HALF, 0.0),
    (_HALF, _HALF, 0.0, 0.0),
    (_HALF, -_HALF, 0.0, 0.0),
)
"""The turn that puts a face at the bottom, apart from the face's slant."""


def ground(stack: tuple[str, ...], scene: bytes) -> tuple[Vector, Vector]:
    """Where the next block stands: the middle of the upper face of the top block, and its normal.

    The spot on the table, if there is no stack.
    """
    if not stack:
        return (0.0, 0.0, 0.0), (0.0, 0.0, 1.0)
    top = stack[-1]
    pose = pose_of(top, scene)
    face = face_up(top, pose)
    return placed(SHAPES[top].middle(face), pose), turned(SHAPES[top].normals[face], pose[1])


def resting(stack: tuple[str, ...], scene: bytes, block: str, spot: Spot | None) -> PoseM:
    """The pose of a block that lies flush at a spot, its centre of mass straight above it."""
    spot = spot or Spot(0, 0)
    (x, y, z), up = ground(stack, scene)
    shape = SHAPES[block]
    half = math.radians(spot.turn) / 2
    upright = after((math.cos(half), 0.0, 0.0, math.sin(half)), FACE_DOWN[spot.face])
    down = (-up[0], -up[1], -up[2])
    turn = after(shortest(turned(shape.normals[spot.face], upright), down), upright)
    aside_x, aside_y = spot.x / 10_000, spot.y / 10_000
    above = (shape.distances[spot.face] - up[0] * aside_x - up[1] * aside_y) / up[2]
    return (x + aside_x, y + aside_y, z + above), turn


def gesture_for(stack: tuple[str, ...], scene: bytes, block: str, spot: Spot | None) -> Gesture:
    """The gesture that sets a block down at a spot; `None` is the middle."""
    start, start_turn = SHELF[block]
    (x, y, z), turn = resting(stack, scene, block, spot)
    hover = (x, y, z + HOVER_M)
    carry_ms = _carry_ms(start, hover, start_turn, turn)
    poses: list[tuple[int, PoseM]] = []
    for t_ms in range(0, carry_ms, FRAME_MS):
        share = t_ms / carry_ms
        turning = between(start_turn, turn, eased((share - 0.15) / 0.65))
        poses.append((t_ms, (_arc(start, hover, eased(share)), turning)))
    for t_ms in range(carry_ms, carry_ms + LOWER_MS, FRAME_MS):
        lowered = eased((t_ms - carry_ms) / LOWER_MS) * (HOVER_M + PRESS_M)
        poses.append((t_ms, ((x, y, z + HOVER_M - lowered), turn)))
    end_ms = carry_ms + LOWER_MS
    pressed = ((x, y, z - PRESS_M), turn)
    poses += [(end_ms, pressed), (end_ms + REST_MS // 2, pressed), (end_ms + REST_MS, pressed)]
    return Gesture(tuple(frame_at(t_ms, pose) for t_ms, pose in poses))


def _carry_ms(start: Vector, end: Vector, start_turn: Turn, end_turn: Turn) -> int:
    points = [_arc(start, end, eased(at / 32)) for at in range(33)]
    longest = max(math.dist(a, b) for a, b in pairwise(points)) * 32
    dot = abs(sum(a * b for a, b in zip(start_turn, end_turn, strict=True)))
    angle = 2 * math.acos(min(dot, 1.0))
    carry_ms = max(CARRY_MS, longest / CARRY_M_S * 1000, angle / TURN_RAD_S * 1000)
    return math.ceil(carry_ms / FRAME_MS) * FRAME_MS


def _arc(start: Vector, end: Vector, share: float) -> Vector:
    """A point of the curve that rises from the table and reaches the stack from above."""
    high = max(start[2], end[2]) + ARC_M
    rest = 1.0 - share
    first = rest * rest * rest
    second = 3.0 * rest * rest * share
    third = 3.0 * rest * share * share
    last = share * share * share
    x, y = (
        a * (first + second) + (a * 0.15 + b * 0.85) * third + b * last
        for a, b in ((start[0], end[0]), (start[1], end[1]))
    )
    return (x, y, start[2] * first + high * (second + third) + end[2] * last)
