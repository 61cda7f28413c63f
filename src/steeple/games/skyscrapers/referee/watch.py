"""What the referee sees: rivets that break, cards that come down, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist, floor, inf
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.solid import TALL_MM, THICK_MM, UNIT_MM, WORKER_MM
from steeple.games.skyscrapers.lattice.squares import cells_around
from steeple.games.skyscrapers.moves import Cell
from steeple.games.skyscrapers.referee.model import GROUND, LOOSE, TORN, World, perfect
from steeple.physics.motion import pose_at
from steeple.physics.pose import PoseM
from steeple.physics.turn import back, turned

if TYPE_CHECKING:
    import mujoco

BREAKS_N = 6.0
BREAKS_N_M = 0.2
SMOOTH = 0.3
"""The weight of one look in a rivet's smoothed load: a blow has to last some 10 ms."""
OFF_M = UNIT_MM / 1000
TIPPED = 0.7
"""A torn card that rests on others counts as down where the lattice can't go on with it (SK-22).

That is if its middle is a unit or more from its site, or it is turned by more than 45 degrees.
"""
STAYS_MM = 2.0
"""A worker no farther than this beyond the border of a cell still counts as there."""
GROUND_MM = 3.0
"""A worker whose lowest corner is lower than this is on the ground."""
UPRIGHT = 0.7
"""The cosine of 45 degrees: a worker on the ground that leans more has fallen."""
BESIDE_MM = 4.0
DEEP_MM = -4.0
ABOVE_MM = 24.0
"""What counts as on a card: at most this far beyond its edges, and this far above it."""
_CORNERS = tuple(
    (x * WORKER_MM / 2, y * WORKER_MM / 2, z * TALL_MM / 2)
    for x in (-1, 1)
    for y in (-1, 1)
    for z in (-1, 1)
)


def card_pose(world: World, data: mujoco.MjData, number: int) -> PoseM:
    """Where a card is now."""
    at = world.card_at.get(number)
    return perfect(world.cards[number]) if at is None else pose_at(data, at)


class RivetWatch:
    """Measures the load on each rivet, and breaks those that can't bear it."""

    def __init__(self, world: World, data: mujoco.MjData, broken: frozenset[int]) -> None:
        self.broken = set(broken)
        self.broke: list[int] = []
        """The rivets that have broken, in order."""
        self.torn: set[int] = set()
        """Cards that no rivet holds any more, or that hang on such a card."""
        self._world = world
        self._data = data
        self._feels: dict[int, float] = {}
        self._cards: list[int] = []
        self._in_hand: int | None = None

    def hold(self, but: int | None = None) -> None:
        """Activate the welds that should hold, except that of a card still in the hand."""
        world, data = self._world, self._data
        self._in_hand = but
        self._cards = [n for n in world.rivets if n not in self.broken and n != but]
        for number, weld in world.rivets.items():
            data.eq_active[weld] = number in self._cards
        for number in self.broken:
            self._tear(number)

    def look(self, spared: int | None = None) -> None:
        """Break the rivet that bears too much, if one does; `spared` is being pressed home."""
        import numpy

        count = len(self._cards)
        if not count:
            return
        pulls = self._data.efc_force[: 6 * count].reshape(count, 6)
        squares = numpy.square(pulls)
        # The engine's last three are twice the torque.
        loads = numpy.maximum(
            squares[:, :3].sum(axis=1) / BREAKS_N**2,
            squares[:, 3:].sum(axis=1) / (2.0 * BREAKS_N_M) ** 2,
        ).tolist()
        worst, weakest = 1.0, None
        for number, load in zip(self._cards, loads, strict=True):
            felt = self._feels.get(number, load)
            felt += (load - felt) * SMOOTH
            self._feels[number] = felt
            if felt > worst and number != spared:
                worst, weakest = felt, number
        if weakest is not None:
            self.broken.add(weakest)
            self.broke.append(weakest)
            self.hold(self._in_hand)

    def _tear(self, number: int) -> None:
        """Let a card without a rivet meet everything, and what hangs on it most things."""
        world = self._world
        world.set_layer(world.card_geom(number), TORN)
        hanging = {number}
        for other, joins in enumerate(world.joins):
            if joins in hanging and other not in self.broken:
                hanging.add(other)
                world.set_layer(world.card_geom(other), LOOSE)
        self.torn |= hanging


def is_grounded(world: World, data: mujoco.MjData) -> bool:
    """Whether a card that is not a base touches the ground (SK-22)."""
    grounded = {one or other for one, other in data.contact.geom.tolist() if GROUND in (one, other)}
    return any(
        world.card_geom(number) in grounded
        for number, card in enumerate(world.cards)
        if card.use != "base"
    )


def has_come_down(world: World, data: mujoco.MjData, torn: Iterable[int]) -> bool:
    """Whether a card lies on the ground, or the lattice can't go on with one that was torn off."""
    return is_grounded(world, data) or any(
        _is_lost(card_pose(world, data, number), perfect(world.cards[number])) for number in torn
    )


def _is_lost(pose: PoseM, site: PoseM) -> bool:
    """Whether a card is so far from its site, or so askew, that it is somewhere else."""
    up = (0.0, 0.0, 1.0)
    lean = sum(a * b for a, b in zip(turned(up, pose[1]), turned(up, site[1]), strict=True))
    return dist(pose[0], site[0]) >= OFF_M or abs(lean) < TIPPED


def is_upright(pose: PoseM) -> bool:
    """Whether a worker stands rather than lies."""
    return turned((0.0, 0.0, 1.0), pose[1])[2] > UPRIGHT


def is_on_ground(pose: PoseM) -> bool:
    """Whether a worker is on the ground, standing or lying."""
    (_, _, z), turn = pose
    return min(turned(corner, turn)[2] for corner in _CORNERS) + z * 1000 < GROUND_MM


def cell_of(world: World, data: mujoco.MjData, pose: PoseM, known: Cell) -> Cell | None:
    """The cell in which a worker is; `None` if it is on the ground where no base is near.

    A worker that is only just beyond the border of its known cell stays there.
    """
    if is_on_ground(pose):
        return _ground_cell(world, pose, known)
    best: Cell | None = None
    least = inf
    for number, card in enumerate(world.cards):
        if card.normal != 2:
            continue
        x, y, z = seen_on(card_pose(world, data, number), pose)
        is_over = max(abs(x), abs(y)) < UNIT_MM + BESIDE_MM and DEEP_MM < z < ABOVE_MM
        off = abs(z) if is_over else 1000.0 + abs(x) + abs(y) + abs(z)
        if off < least:
            least = off
            best = _nearest(card.at, x, y, known)
    return best


def seen_on(card: PoseM, worker: PoseM) -> tuple[float, float, float]:
    """A worker's middle along the axes of a lying card, and how far its lowest corner is above."""
    (a, b, c), turn = worker
    (x, y, z), flat = card
    undo = back(flat)
    u, v, w = turned(((a - x) * 1000, (b - y) * 1000, (c - z) * 1000), undo)
    lowest = min(turned(turned(corner, turn), undo)[2] for corner in _CORNERS)
    return u, v, w + lowest - THICK_MM / 2


def _nearest(at: Cell, x: float, y: float, known: Cell) -> Cell:
    """The cell of a lying card at a place on it."""
    cell = (at[0] if x >= 0 else at[0] - 1, at[1] if y >= 0 else at[1] - 1, at[2])
    if known in cells_around(at):
        across = (known[0] + 0.5 - at[0]) * UNIT_MM
        along = (known[1] + 0.5 - at[1]) * UNIT_MM
        if max(abs(x - across), abs(y - along)) <= UNIT_MM / 2 + STAYS_MM:
            return known
    return cell


def _ground_cell(world: World, pose: PoseM, known: Cell) -> Cell | None:
    (x, y, _), _ = pose
    across, along = x * 1000 / UNIT_MM, y * 1000 / UNIT_MM
    cells = {
        cell
        for card in world.cards
        if card.use == "base"
        for cell in cells_around((card.at[0], card.at[1], 0))
    }
    off = max(abs(across - known[0] - 0.5), abs(along - known[1] - 0.5))
    if known[2] == 0 and off * UNIT_MM <= UNIT_MM / 2 + STAYS_MM:
        return known
    stands = (floor(across), floor(along), 0)
    if stands in cells:
        return stands
    return min(
        cells,
        key=lambda cell: ((cell[0] + 0.5 - across) ** 2 + (cell[1] + 0.5 - along) ** 2, cell),
        default=None,
    )
