"""What the hand holds in an act, a new card or a worker, and when it comes near anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.skyscrapers.lattice.approach import passed_by
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.referee.model import (
    CARD,
    CARRIED,
    CARRIED_BASE,
    GROUND,
    PASSED,
    PRESSED,
    WORKER,
    World,
)
from steeple.physics.engine import STEP_MS
from steeple.physics.motion import QPOS, QVEL, is_inside, pose_at
from steeple.physics.pose import PoseM
from steeple.physics.turn import Turn, turned

if TYPE_CHECKING:
    import mujoco

    from steeple.games.skyscrapers.state import Pending, Placed
    from steeple.physics.hand import Path

MARGIN_M = 0.005
"""Anything farther away along an axis is not near: this is more than a hand shakes or lags."""
AHEAD_MS = 80
"""How long before that the simulation begins, so that the hand is shaking by then."""
LOOK_MS = 20


class Carried:
    """A card or a worker in the hand."""

    def __init__(self, world: World, data: mujoco.MjData, pending: Pending) -> None:
        self._world = world
        self._data = data
        self.card: int | None = None
        self.worker = pending.worker
        built = world.cards
        if pending.site is not None:
            self.card = len(world.cards) - 1
            built = built[:-1]
            self.geom = world.card_geom(self.card)
            self.at = world.card_at[self.card]
            self.grip = world.grip_on_card(self.card)
        else:
            assert pending.worker is not None
            self.geom = world.worker_geom(pending.worker)
            self.at = world.worker_at[pending.worker]
            self.grip = world.grip_on_worker(pending.worker)
        self._passed = _passed(built, pending)

    def take(self, path: Path) -> None:
        """Take it in the hand: it can bump into most things, but not into those on its path."""
        world = self._world
        for number in self._passed:
            world.set_layer(world.card_geom(number), PASSED)
        is_base = self.card is not None and world.cards[self.card].use == "base"
        world.set_layer(self.geom, CARRIED_BASE if is_base else CARRIED)
        world.set_carried(self.geom, self.card is None)
        self.follow(path, 0)

    def free(self) -> None:
        """The hand has let go."""
        for number in self._passed:
            self._world.set_layer(self._world.card_geom(number), CARD)
        self._world.set_layer(self.geom, WORKER if self.card is None else PRESSED)
        self._world.set_carried(self.geom, False)

    def follow(self, path: Path, t_ms: int) -> None:
        """Move it to where the gesture has it, with the speed of the hand."""
        place, speed = path.point(t_ms)
        self.put((place, path.turn(t_ms)))
        dof = self.at // QPOS * QVEL
        self._data.qvel[dof : dof + 3] = speed

    def put(self, pose: PoseM) -> None:
        """Put it somewhere, at rest."""
        dof = self.at // QPOS * QVEL
        self._data.qpos[self.at : self.at + QPOS] = (*pose[0], *pose[1])
        self._data.qvel[dof : dof + QVEL] = 0.0

    def pose(self) -> PoseM:
        """Where it is."""
        return pose_at(self._data, self.at)

    def touches(self, geom: int) -> bool:
        """Whether it touches something."""
        both = {geom, self.geom}
        return any(set(geoms) == both for geoms in self._data.contact.geom.tolist())

    def is_inside(self) -> bool:
        """Whether it is so deep in something that no hand could have pushed it there."""
        return is_inside(self._world.model, self._data, self.geom)

    def near_from(self, path: Path) -> int:
        """The time from which a gesture has to be simulated: before it, the hand is far away.

        For this, each body is replaced by its bounding box.
        """
        import numpy

        model, data = self._world.model, self._data
        sizes = model.geom_size
        half = tuple(sizes[self.geom].tolist())
        reaches = (numpy.abs(data.geom_xmat.reshape(-1, 3, 3)) @ sizes[:, :, None])[:, :, 0]
        unmet = {GROUND, self.geom, *map(self._world.card_geom, self._passed)}
        others = [geom for geom in range(model.ngeom) if geom not in unmet]
        middles, reaches = data.geom_xpos[others], reaches[others]
        last = max(path.length_ms - AHEAD_MS, 0)
        for t_ms in range(0, last, LOOK_MS):
            middle, _ = path.point(t_ms)
            reach = _reach(half, path.turn(t_ms))
            gaps = numpy.abs(middles - middle) - reaches - reach
            is_low = middle[2] - reach[2] < MARGIN_M
            if is_low or (gaps < MARGIN_M).all(axis=1).any():
                return max(t_ms - AHEAD_MS, 0) // STEP_MS * STEP_MS
        return last // STEP_MS * STEP_MS


def _passed(cards: tuple[Placed, ...], pending: Pending) -> frozenset[int]:
    """Cards that it can't bump into: those in its way at a site, or above a cell."""
    if pending.site is not None:
        return passed_by(building_of(cards), pending.site.at, pending.site.normal)
    assert pending.cell is not None
    x, y, z = pending.cell
    return frozenset(
        number
        for number, card in enumerate(cards)
        if card.normal == 2
        and z < card.at[2] <= z + 2
        and card.at[0] - 1 <= x <= card.at[0]
        and card.at[1] - 1 <= y <= card.at[1]
    )


def _reach(half: tuple[float, ...], turn: Turn) -> tuple[float, float, float]:
    """How far a box reaches from its middle along the axes of the world."""
    a, b, c = half
    x, y, z = (turned(axis, turn) for axis in ((a, 0.0, 0.0), (0.0, b, 0.0), (0.0, 0.0, c)))
    return (
        abs(x[0]) + abs(y[0]) + abs(z[0]),
        abs(x[1]) + abs(y[1]) + abs(z[1]),
        abs(x[2]) + abs(y[2]) + abs(z[2]),
    )
