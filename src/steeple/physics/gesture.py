"""A recorded hand: where it held a piece, moment by moment, and what a hand can't do.

A gesture is whole numbers, so that it means the same in every program. A frame is
`t,x,y,z,w,i,j,k`: milliseconds, the piece's middle in 0.1 mm, and how it is turned as a quaternion
in 1/10000. Frames are joined by `;`. The hand lets go at the last frame.
"""

import math
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from steeple.kernel.errors import InvalidMove
from steeple.physics.pose import PoseM

LONGEST_MS = 20_000
MOST_FRAMES = 1200
FASTEST_M_S = 0.8
FASTEST_RAD_S = 6.0
REACH_X = REACH_Y = 3000
"""How far from the middle of the table a hand may hold something, in 0.1 mm."""
REACH_Z = 8000
WORKSPACE = 10_000
"""How far from the middle of the table, in any direction, a hand is shown while it carries."""
PER_METRE = 10_000
ONE = 10_000
"""The length of a quaternion."""
ROUNDING = 20

_FRAME = re.compile(r"[0-9]{1,5}(?:,-?[0-9]{1,5}){7}")


class Frame(NamedTuple):
    """Where the piece is held at a moment."""

    t: int
    x: int
    y: int
    z: int
    w: int
    i: int
    j: int
    k: int

    def __str__(self) -> str:
        return ",".join(map(str, self))


def frame_at(t_ms: int, pose: PoseM) -> Frame:
    """The frame of a hand that holds something there, or as near as it can reach.

    >>> str(frame_at(20, ((0.01, -9.0, 0.09), (1.0, 0.0, 0.0, 0.0))))
    '20,100,-3000,900,10000,0,0,0'
    """
    (x, y, z), (w, i, j, k) = pose
    return Frame(
        t_ms,
        _within(round(x * PER_METRE), -REACH_X, REACH_X),
        _within(round(y * PER_METRE), -REACH_Y, REACH_Y),
        _within(round(z * PER_METRE), 0, REACH_Z),
        round(w * ONE),
        round(i * ONE),
        round(j * ONE),
        round(k * ONE),
    )


def is_at_table(pose: Sequence[int]) -> bool:
    """Whether a hand at the table can be shown to hold something so: a frame without its time.

    >>> is_at_table([0, -3000, 900, 10_000, 0, 0, 0]), is_at_table([0, 0, 900])
    (True, False)
    """
    if len(pose) != len(Frame._fields) - 1 or max(map(abs, pose[:3])) > WORKSPACE:
        return False
    return _is_turn(pose[3:])


def _is_turn(quaternion: Sequence[int]) -> bool:
    return abs(math.sqrt(sum(part**2 for part in quaternion)) - ONE) <= ROUNDING


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(most, value))


class Gesture(msgspec.Struct, frozen=True):
    """All frames, the first at 0 ms."""

    frames: tuple[Frame, ...]

    def __post_init__(self) -> None:
        check(self.frames)

    def __str__(self) -> str:
        return ";".join(map(str, self.frames))


def read_gesture(text: str) -> Gesture:
    """The gesture, from its notation; raises `InvalidMove`, which says what no hand can do.

    >>> len(read_gesture("0,0,0,900,10000,0,0,0;20,0,0,890,10000,0,0,0").frames)
    2
    """
    frames = text.split(";", MOST_FRAMES)
    if len(frames) > MOST_FRAMES:
        raise InvalidMove("physics/too-many-frames", most=MOST_FRAMES)
    if not all(map(_FRAME.fullmatch, frames)):
        raise InvalidMove("physics/not-a-gesture")
    return Gesture(tuple(Frame(*map(int, frame.split(","))) for frame in frames))


def check(frames: tuple[Frame, ...]) -> None:
    """Raise `InvalidMove` unless a hand could have moved like that."""
    if len(frames) < 2 or frames[0].t != 0:
        raise InvalidMove("physics/not-a-gesture")
    if len(frames) > MOST_FRAMES:
        raise InvalidMove("physics/too-many-frames", most=MOST_FRAMES)
    if frames[-1].t > LONGEST_MS:
        raise InvalidMove("physics/too-long", seconds=LONGEST_MS // 1000)
    for frame in frames:
        if abs(frame.x) > REACH_X or abs(frame.y) > REACH_Y or not 0 <= frame.z <= REACH_Z:
            raise InvalidMove("physics/out-of-reach")
        if not _is_turn(frame[4:]):
            raise InvalidMove("physics/not-a-turn")
    for before, after in pairwise(frames):
        _check_pace(before, after)


def _check_pace(before: Frame, after: Frame) -> None:
    seconds = (after.t - before.t) / 1000
    if seconds <= 0:
        raise InvalidMove("physics/out-of-order")
    metres = math.dist(before[1:4], after[1:4]) / PER_METRE
    if metres > FASTEST_M_S * seconds + 0.0003:
        raise InvalidMove("physics/too-fast")
    # The chord between two unit quaternions is twice the sine of a quarter of the angle.
    chord = min(
        math.dist(before[4:], after[4:]),
        math.dist(before[4:], [-part for part in after[4:]]),
    )
    if 2 * chord / ONE > FASTEST_RAD_S * seconds + 0.02:
        raise InvalidMove("physics/turns-too-fast")
