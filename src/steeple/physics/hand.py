"""A hand that carries a body along a gesture, with soft fingers, and lets go.

The hand is a body that is put where the gesture wants it; a soft weld pulls the carried body
after it. The pull is limited, as a hand's is, and the weight is carried until the hand lets go.
"""

import math
from typing import TYPE_CHECKING, NamedTuple

from steeple.physics.engine import GRAVITY
from steeple.physics.gesture import ONE, PER_METRE, Gesture
from steeple.physics.pose import PoseM
from steeple.physics.tremor import Tremor
from steeple.physics.turn import Turn, Vector, between, of_unit_length

if TYPE_CHECKING:
    import mujoco

STIFFNESS_N_M = 400.0
LONGEST_PULL_M = 0.008
"""A target that is farther away pulls no harder."""


def lag_s(mass_kg: float, stiffness_n_m: float = STIFFNESS_N_M) -> float:
    """The time constant of a weld with the softness of these fingers."""
    return math.sqrt(2 * mass_kg / stiffness_n_m)


def eased(share: float) -> float:
    """How far along a way an arm is that starts and stops smoothly: with the least jerk.

    >>> [eased(share) for share in (-1.0, 0.0, 0.5, 1.0)]
    [0.0, 0.0, 0.5, 1.0]
    """
    if share <= 0.0:
        return 0.0
    if share >= 1.0:
        return 1.0
    return share * share * share * (10.0 + share * (6.0 * share - 15.0))


def weld(hand: str, body: str, mass_kg: float, stiffness_n_m: float = STIFFNESS_N_M) -> str:
    """The MJCF of the fingers between a hand and a body; they hold nothing at first."""
    return (
        f'<weld name="{hand} {body}" body1="{hand}" body2="{body}" active="false"'
        f' relpose="0 0 0 1 0 0 0" solref="{lag_s(mass_kg, stiffness_n_m)!r} 1"'
        ' solimp="0.5 0.5 0.001 0.5 2"/>'
    )


class Path:
    """Where a gesture wants the body at any moment: a smooth curve through its frames."""

    def __init__(self, gesture: Gesture) -> None:
        frames = gesture.frames
        self.length_ms = frames[-1].t
        self._times = [frame.t for frame in frames]
        self._points: list[Vector] = [
            (frame.x / PER_METRE, frame.y / PER_METRE, frame.z / PER_METRE) for frame in frames
        ]
        self._turns = [
            of_unit_length((frame.w / ONE, frame.i / ONE, frame.j / ONE, frame.k / ONE))
            for frame in frames
        ]
        last = len(frames) - 1
        self._speeds = [self._speed(max(at - 1, 0), min(at + 1, last)) for at in range(last + 1)]
        self._at = 0

    def _speed(self, first: int, last: int) -> Vector:
        seconds = (self._times[last] - self._times[first]) / 1000
        (a, b, c), (u, v, w) = self._points[first], self._points[last]
        return ((u - a) / seconds, (v - b) / seconds, (w - c) / seconds)

    def start(self) -> tuple[PoseM, Vector]:
        """The pose of the first frame, and how fast it moves there."""
        return (self._points[0], self._turns[0]), self._speeds[0]

    def _span(self, t_ms: float) -> tuple[int, float, float]:
        """The frame before a moment, the share of the way to the next one, and its seconds."""
        at = self._at
        times = self._times
        while at > 0 and times[at] > t_ms:
            at -= 1
        while at < len(times) - 2 and times[at + 1] <= t_ms:
            at += 1
        self._at = at
        whole = times[at + 1] - times[at]
        return at, min((t_ms - times[at]) / whole, 1.0), whole / 1000

    def point(self, t_ms: float) -> tuple[Vector, Vector]:
        """Where it is, and how fast it moves."""
        at, share, seconds = self._span(t_ms)
        square = share * share
        cube = square * share
        a = 2.0 * cube - 3.0 * square + 1.0
        b = (cube - 2.0 * square + share) * seconds
        c = 3.0 * square - 2.0 * cube
        d = (cube - square) * seconds
        e = 6.0 * (square - share) / seconds
        f = 3.0 * square - 4.0 * share + 1.0
        g = 3.0 * square - 2.0 * share
        x1, y1, z1 = self._points[at]
        x2, y2, z2 = self._points[at + 1]
        u1, v1, w1 = self._speeds[at]
        u2, v2, w2 = self._speeds[at + 1]
        return (
            (
                a * x1 + b * u1 + c * x2 + d * u2,
                a * y1 + b * v1 + c * y2 + d * v2,
                a * z1 + b * w1 + c * z2 + d * w2,
            ),
            (
                e * (x1 - x2) + f * u1 + g * u2,
                e * (y1 - y2) + f * v1 + g * v2,
                e * (z1 - z2) + f * w1 + g * w2,
            ),
        )

    def turn(self, t_ms: float) -> Turn:
        """How it is turned."""
        at, share, _ = self._span(t_ms)
        return between(self._turns[at], self._turns[at + 1], share)


class Grip(NamedTuple):
    """What the hand holds: indices in the engine's model."""

    body: int
    place: int
    """Where its position starts among all positions."""
    weld: int
    mocap: int
    mass_kg: float
    stiffness_n_m: float = STIFFNESS_N_M


class Hand:
    """A hand that holds a body, in a world that is being simulated."""

    def __init__(self, data: "mujoco.MjData", grip: Grip, path: Path, tremor: Tremor) -> None:
        self._grip = grip
        self._path = path
        self._tremor = tremor
        self._lead_s = 2.0 * lag_s(grip.mass_kg, grip.stiffness_n_m)
        self._data = data
        self._held = data.qpos[grip.place : grip.place + 3]
        self._mocap_pos = data.mocap_pos[grip.mocap]
        self._mocap_quat = data.mocap_quat[grip.mocap]
        (place, turn), _ = path.start()
        self._mocap_pos[:] = place
        self._mocap_quat[:] = turn
        data.eq_active[grip.weld] = 1
        data.xfrc_applied[grip.body, 2] = grip.mass_kg * GRAVITY

    def move(self, t_ms: int) -> None:
        """Go where the gesture is at a moment."""
        (x, y, z), (u, v, w) = self._path.point(t_ms)
        ahead = self._path.turn(t_ms + self._lead_s * 1000.0)
        sway_x, sway_y, sway_z, tilt_x, tilt_y, tilt_z = self._tremor.at(t_ms)
        at_x, at_y, at_z = self._held.tolist()
        x, y, z = x + sway_x - at_x, y + sway_y - at_y, z + sway_z - at_z
        far = math.sqrt(x * x + y * y + z * z)
        pull = LONGEST_PULL_M / far if far > LONGEST_PULL_M else 1.0
        lead = self._lead_s
        self._mocap_pos[:] = (
            at_x + x * pull + lead * u,
            at_y + y * pull + lead * v,
            at_z + z * pull + lead * w,
        )
        a, b, c, d = ahead
        # A small turn after `ahead`: half of its angle about each axis.
        i, j, k = tilt_x / 2.0, tilt_y / 2.0, tilt_z / 2.0
        self._mocap_quat[:] = of_unit_length(
            (
                a - i * b - j * c - k * d,
                b + i * a + j * d - k * c,
                c + j * a + k * b - i * d,
                d + k * a + i * c - j * b,
            )
        )

    def let_go(self) -> None:
        """Open the fingers."""
        self._data.eq_active[self._grip.weld] = 0
        self._data.xfrc_applied[self._grip.body, 2] = 0.0
