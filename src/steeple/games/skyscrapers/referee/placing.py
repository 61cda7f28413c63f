"""How a steady hand does an act: the gesture of bots and of plain moves.

A card is brought in along its approach and pressed home; a worker is lowered onto its spot. The
hand slows down for the last few millimetres, rests and lets go.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.footing import perfect_feet, spot_for
from steeple.games.skyscrapers.bodies.scene import unpack
from steeple.games.skyscrapers.bodies.solid import (
    CARD_MM,
    TALL_MM,
    THICK_MM,
    TURNS,
    UNIT_MM,
    WORKER_MM,
)
from steeple.games.skyscrapers.lattice.approach import Step, approach
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Cell, Site
from steeple.games.skyscrapers.referee.model import perfect, seen_from
from steeple.physics.gesture import Gesture, frame_at
from steeple.physics.hand import eased
from steeple.physics.pose import PoseM, hung
from steeple.physics.turn import NO_TURN, Vector

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import Pending, State

FRAME_MS = 33
BACK_MM = (45.0, 36.0, 28.0, 20.0, 14.0, 10.0, 7.0, 5.0)
"""How far back a card starts: the first of these at which nobody is in its way."""
ABOVE_MM = 40.0
UNDER_CEILING_MM = 8.0
"""How far above its spot a worker starts; less where a card lies one unit higher."""
SLOW_MM = 8.0
"""At this distance from its place the hand slows down."""
CARRY_MS = 462
LOWER_MS = 528
REST_MS = 200
PRESS_MM = 0.6
STEP_ON_MM = 0.3
ASIDE_MM = 2.0
"""A worker nearer than this to the path of a card is in its way."""


def gesture_for(state: State, pending: Pending) -> Gesture:
    """The gesture for an act that left open how the hand does it."""
    if pending.site is not None:
        return _build(state, pending.site)
    assert pending.cell is not None
    return _stand(state, pending.cell, pending.worker)


def card_poses(state: State) -> tuple[PoseM, ...]:
    """Where every card of the building is now, in metres."""
    if state.scene:
        return unpack(state.scene).cards
    return tuple(map(perfect, state.cards))


def worker_poses(state: State) -> dict[int, PoseM]:
    """Where every worker on site is now, in metres."""
    poses: dict[int, PoseM] = {
        worker: ((x / 1000, y / 1000, (z + TALL_MM / 2) / 1000), NO_TURN)
        for worker, (x, y, z) in perfect_feet(state).items()
    }
    if state.scene:
        poses |= unpack(state.scene).workers
    return poses


def place_of(state: State, site: Site) -> PoseM:
    """Where a card belongs, given where the card that it joins really is."""
    joins, _ = approach(building_of(state.cards), site.at, site.normal)
    return hung(card_poses(state)[joins], seen_from(perfect(state.cards[joins]), perfect_at(site)))


def perfect_at(site: Site) -> PoseM:
    """Where a card would be at a site of a perfect building."""
    x, y, z = (part * UNIT_MM / 1000 for part in site.at)
    return (x, y, z), TURNS[site.normal]


def _build(state: State, site: Site) -> Gesture:
    _, step = approach(building_of(state.cards), site.at, site.normal)
    place, turn = place_of(state, site)
    others = [pose[0] for pose in worker_poses(state).values()]
    back = next(
        (far for far in BACK_MM if _is_free(place, site.normal, step, far, others)), BACK_MM[0]
    )
    if step[2] > 0:
        back = min(back, place[2] * 1000 - 1.0)
    return _along(place, turn, step, back, PRESS_MM if step[site.normal] else 0.0)


def _stand(state: State, cell: Cell, worker: int | None) -> Gesture:
    x, y, z = spot_for(state, cell, worker)
    place = (x / 1000, y / 1000, (z + TALL_MM / 2) / 1000)
    a, b, c = cell
    has_ceiling = any(
        card.normal == 2
        and card.at[2] == c + 1
        and card.at[0] - 1 <= a <= card.at[0]
        and card.at[1] - 1 <= b <= card.at[1]
        for card in state.cards
    )
    back = UNDER_CEILING_MM if has_ceiling else ABOVE_MM
    return _along(place, NO_TURN, (0, 0, -1), back, STEP_ON_MM)


def _along(
    place: Vector, turn: tuple[float, float, float, float], step: Step, back: float, press: float
) -> Gesture:
    """A gesture along a straight line: from `back` mm before its end to a little beyond it."""
    slow = min(SLOW_MM, back)
    carry_ms = 0 if back <= SLOW_MM else CARRY_MS
    offs = [
        (t_ms, back - (back - slow) * eased(t_ms / CARRY_MS))
        for t_ms in range(0, carry_ms, FRAME_MS)
    ]
    offs += [
        (carry_ms + t_ms, slow - (slow + press) * eased(t_ms / LOWER_MS))
        for t_ms in range(0, LOWER_MS, FRAME_MS)
    ]
    end_ms = carry_ms + LOWER_MS
    offs += [(end_ms + t_ms, -press) for t_ms in (0, REST_MS // 2, REST_MS)]
    x, y, z = place
    u, v, w = step
    return Gesture(
        tuple(
            frame_at(t_ms, ((x - u * off / 1000, y - v * off / 1000, z - w * off / 1000), turn))
            for t_ms, off in offs
        )
    )


def _is_free(place: Vector, normal: int, step: Step, far: float, workers: list[Vector]) -> bool:
    """Whether no worker stands in the way of a card that starts `far` back."""
    half_worker = (WORKER_MM / 2, WORKER_MM / 2, TALL_MM / 2)
    for worker in workers:
        is_hit = True
        for axis in range(3):
            reach = (THICK_MM if axis == normal else CARD_MM) / 2 + half_worker[axis]
            off = (worker[axis] - place[axis]) * 1000
            low, high = -reach, reach
            if step[axis] > 0:
                low -= far
            elif step[axis] < 0:
                high += far
            is_hit = is_hit and low - ASIDE_MM < off < high + ASIDE_MM
        if is_hit:
            return False
    return True


def angle_between(one: PoseM, other: PoseM) -> float:
    """How far two bodies are turned from each other, in radians."""
    dot = abs(sum(a * b for a, b in zip(one[1], other[1], strict=True)))
    return 2.0 * math.acos(min(dot, 1.0))
