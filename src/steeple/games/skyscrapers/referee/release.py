"""What happens when the hand lets go: a rivet is pressed home, or a worker stands."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.footing import floor_under
from steeple.games.skyscrapers.bodies.solid import TALL_MM, UNIT_MM
from steeple.games.skyscrapers.referee.model import (
    CARD,
    GROUND,
    RIVET_SOLREF,
    body_of_card,
    perfect,
    seen_from,
)
from steeple.games.skyscrapers.referee.placing import angle_between
from steeple.games.skyscrapers.referee.watch import card_pose, seen_on
from steeple.physics.pose import PoseM, hung
from steeple.physics.turn import NO_TURN, Vector

if TYPE_CHECKING:
    from steeple.games.skyscrapers.facts import Trouble
    from steeple.games.skyscrapers.moves import Cell
    from steeple.games.skyscrapers.referee.carried import Carried
    from steeple.games.skyscrapers.referee.simulation import Simulation

NEAR_M = 0.005
NEAR_RAD = 0.14
"""From this far away (8 degrees), a rivet finds its hole."""
CELL_MM = 4.0
"""How far beyond the border of its cell a worker may be let go."""
TOUCH_MS = 24
"""A worker that touches this soon after the hand let go was set down, not dropped."""
PRESS_MS = 120
PRESS_S = 0.02
"""How softly, and for how long, a rivet goes home."""
PRESS_N = 0.7
PRESS_MOST_N = 1.6
"""The strongest push of a hand that stops when it feels the edge: more if the rivet is far off.

The push grows until the rivet snaps in, and is gone at once: the building springs back.
"""
FIRM_M = 0.0025
"""A hand that goes on for this much beyond that presses twice as hard, and so on."""
FIRMEST = 3.0
DROP_MM = 0.2


def home_of(sim: Simulation, card: int) -> PoseM:
    """Where a new card belongs: at its place on the card that it joins, as that one is now."""
    joins = sim.world.joins[card]
    assert joins is not None
    cards = sim.world.cards
    return hung(
        card_pose(sim.world, sim.data, joins),
        seen_from(perfect(cards[joins]), perfect(cards[card])),
    )


def finds_home(sim: Simulation, card: int, pose: PoseM, home: PoseM) -> bool:
    """Whether a rivet can be pressed home from there."""
    is_near = aside(pose, home, way_in(sim, card)) <= NEAR_M
    return is_near and angle_between(pose, home) <= NEAR_RAD


def way_in(sim: Simulation, card: int) -> Vector:
    """The step of the lattice along which a card is pressed."""
    joins = sim.world.joins[card]
    assert joins is not None
    x, y, z = (
        float(there - here)
        for here, there in zip(sim.world.cards[card].at, sim.world.cards[joins].at, strict=True)
    )
    return x, y, z


def beyond(place: Vector, home: PoseM, way: Vector) -> float:
    """How far a place is beyond home, along the way in."""
    return sum(part * (at - to) for part, at, to in zip(way, place, home[0], strict=True))


def aside(pose: PoseM, home: PoseM, way: Vector) -> float:
    """How far a card is off its home; that a hand presses it on does not count."""
    on = max(beyond(pose[0], home, way), 0.0)
    x, y, z = (at - on * part for at, part in zip(pose[0], way, strict=True))
    return dist((x, y, z), home[0])


def firmness(beyond_m: float) -> float:
    """How much harder than needed a hand presses that goes so far beyond the place of a card.

    >>> [firmness(mm / 1000) for mm in (-1, 0.6, 5, 10, 40)]
    [1.0, 1.0, 2.0, 3.0, 3.0]
    """
    return min(max(beyond_m / FIRM_M, 1.0), FIRMEST)


def press(sim: Simulation, carried: Carried, home: PoseM, aim: Vector) -> None:
    """Press the rivet of the new card home; `aim` is where the hand wanted it in the end."""
    card = carried.card
    assert card is not None
    world, data = sim.world, sim.data
    way = way_in(sim, card)
    off = min(aside(carried.pose(), home, way) / NEAR_M, 1.0)
    most = (PRESS_N + (PRESS_MOST_N - PRESS_N) * off * off) * firmness(beyond(aim, home, way))
    push = [part * most for part in way]
    weld = world.rivets[card]
    world.model.eq_solref[weld] = (PRESS_S, 1.0)
    sim.rivets.hold()
    body = body_of_card(card)
    release_ms = sim.t_ms
    while sim.t_ms < release_ms + PRESS_MS:
        share = (sim.t_ms - release_ms) / PRESS_MS
        data.xfrc_applied[body, :3] = [part * share for part in push]
        sim.step(spared=card)
    data.xfrc_applied[body, :3] = 0.0
    world.model.eq_solref[weld] = RIVET_SOLREF
    world.set_layer(carried.geom, CARD)
    sim.rivets.hold()


def set_down(sim: Simulation, carried: Carried, cell: Cell) -> Trouble | None:
    """A worker was let go; returns why that does not count, if it does not."""
    under = floor_under(sim.world.cards, cell) if cell[2] else None
    is_there = _is_in(sim, carried.pose(), cell, under)
    floor = GROUND if under is None else sim.world.card_geom(under)
    has_touched = carried.touches(floor)
    release_ms = sim.t_ms
    while sim.t_ms < release_ms + TOUCH_MS:
        sim.step()
        has_touched = has_touched or carried.touches(floor)
    if has_touched and is_there:
        return None
    return "missed" if has_touched else "air"


def stood(sim: Simulation, cell: Cell) -> PoseM:
    """The pose of a worker who stands in the middle of a cell."""
    x, y, z = cell
    under = floor_under(sim.world.cards, cell) if z else None
    high = TALL_MM / 2 + DROP_MM
    if under is None:
        place = ((x + 0.5) * UNIT_MM / 1000, (y + 0.5) * UNIT_MM / 1000, high / 1000)
        return place, NO_TURN
    at = sim.world.cards[under].at
    off = ((x + 0.5 - at[0]) * UNIT_MM, (y + 0.5 - at[1]) * UNIT_MM, high + 1.0)
    a, b, c = (part / 1000 for part in off)
    return hung(card_pose(sim.world, sim.data, under), ((a, b, c), NO_TURN))


def _is_in(sim: Simulation, pose: PoseM, cell: Cell, under: int | None) -> bool:
    """Whether a worker is over a cell, where its card really lies."""
    if under is None:
        x, y = pose[0][0] * 1000, pose[0][1] * 1000
        middle = (0, 0, 0)
    else:
        x, y, _ = seen_on(card_pose(sim.world, sim.data, under), pose)
        middle = sim.world.cards[under].at
    across = x - (cell[0] + 0.5 - middle[0]) * UNIT_MM
    along = y - (cell[1] + 0.5 - middle[1]) * UNIT_MM
    return max(abs(across), abs(along)) <= UNIT_MM / 2 + CELL_MM
