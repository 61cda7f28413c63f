"""What contacts tell the referee: fouls (BO-9), and blocks that leave the stack (BO-12)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from steeple.games.block_out.bodies.shapes import SHAPES, face_up
from steeple.games.block_out.facts import Foul
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.model import TABLE, geom_of
from steeple.physics.motion import QPOS, pose_at
from steeple.physics.pose import PoseM
from steeple.physics.turn import turned

if TYPE_CHECKING:
    import mujoco

GONE_MS = 100
"""A block that has not touched the one below for this long has left it; hops are shorter."""
STEEP = 0.7
"""The cosine from which a contact's normal is the upper face's rather than a side's."""
EDGE_M = 0.001
"""A contact this near to the upper face is at its edge."""


class Leaving(NamedTuple):
    """A block that left the stack."""

    number: int
    t_ms: int


def pose_in(data: mujoco.MjData, number: int) -> PoseM:
    """Where a block is now."""
    return pose_at(data, QPOS * number)


def touching(data: mujoco.MjData) -> set[tuple[int, int]]:
    """All pairs of blocks that touch, and blocks with the table; the smaller number first."""
    pairs = data.contact.geom.tolist()
    return {(one - 1, other - 1) if one < other else (other - 1, one - 1) for one, other in pairs}


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


class FoulWatch:
    """Watches what the held block touches."""

    def __init__(self, stack: tuple[int, ...], held: int, data: mujoco.MjData) -> None:
        self.foul: Foul | None = None
        self.touched = False
        """Whether the block touches the stack now, or the table if there is no stack."""
        self._held = held
        self._data = data
        self._below = stack[-1] if stack else TABLE
        self._others = set(stack[:-1])
        if stack:
            self._face = face_up(BLOCKS[stack[-1]], pose_in(data, stack[-1]))

    def look(self) -> None:
        """Check what the block touches now."""
        self.touched = False
        for one, other in touching(self._data):
            if self._held not in (one, other):
                continue
            met = one if other == self._held else other
            if met == self._below or met in self._others:
                self.touched = True
            if self.foul is None:
                if met in self._others:
                    self.foul = "block"
                elif met == self._below != TABLE and self._is_side():
                    self.foul = "side"

    def _is_side(self) -> bool:
        """Whether the held block touches the top block anywhere but on its upper face."""
        shape = SHAPES[BLOCKS[self._below]]
        (x, y, z), turn = pose_in(self._data, self._below)
        u, v, w = turned(shape.normals[self._face], turn)
        top = shape.distances[self._face]
        contacts = self._data.contact
        ours = {geom_of(self._held), geom_of(self._below)}
        for geoms, place, frame in zip(
            contacts.geom.tolist(), contacts.pos.tolist(), contacts.frame.tolist(), strict=True
        ):
            if set(geoms) != ours:
                continue
            slant = abs(frame[0] * u + frame[1] * v + frame[2] * w)
            depth = top - ((place[0] - x) * u + (place[1] - y) * v + (place[2] - z) * w)
            if slant < STEEP and depth > EDGE_M:
                return True
        return False


class FallWatch:
    """Watches whether every block of a stack is still on the block below it."""

    def __init__(self, stack: tuple[int, ...], data: mujoco.MjData) -> None:
        self._data = data
        self._upper: list[int] = []
        self._below: dict[int, int] = {}
        self._seen_ms: dict[int, int] = {}
        self._low: dict[int, float] = {}
        for below, number in pairwise(stack):
            self.add(number, below, 0)

    def add(self, number: int, below: int, t_ms: int) -> None:
        """Watch one more block from now on."""
        self._upper.append(number)
        self._below[number] = below
        self._seen_ms[number] = t_ms
        size = min(SHAPES[BLOCKS[number]].distances)
        self._low[number] = self._height(number) - size * 2 / 3

    def _height(self, number: int) -> float:
        return float(self._data.qpos[QPOS * number + 2])

    def look(self, t_ms: int) -> Leaving | None:
        """The block that left first, if one has left."""
        pairs = touching(self._data)
        off: list[Leaving] = []
        has_left = False
        for number in self._upper:
            is_down = (TABLE, number) in pairs or self._height(number) < self._low[number]
            if _pair(number, self._below[number]) in pairs:
                self._seen_ms[number] = t_ms
                if is_down:
                    off.append(Leaving(number, t_ms))
            else:
                off.append(Leaving(number, self._seen_ms[number]))
                is_down = is_down or t_ms - self._seen_ms[number] > GONE_MS
            has_left = has_left or is_down
        return min(off, key=lambda leaving: leaving.t_ms) if has_left else None
