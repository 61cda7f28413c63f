"""What happens as the hand lets go: a rivet is pressed home, or a worker stands."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from steeple.games.skyscrapers.model import (
    CARD,
    GROUND,
    RIVET_SOLREF,
    body_of_card,
    perfect,
    seen_from,
)
from steeple.games.skyscrapers.placing import angle_between, hung
from steeple.games.skyscrapers.room import floor_under
from steeple.games.skyscrapers.solid import TALL_MM, UNIT_MM
from steeple.games.skyscrapers.watch import card_pose, seen_on
from steeple.physics.turn import NO_TURN, Pose

if TYPE_CHECKING:
    from steeple.games.skyscrapers.held import Held
    from steeple.games.skyscrapers.moves import Cell, Trouble
    from steeple.games.skyscrapers.run import Run

NEAR_M = 0.004
NEAR_RAD = 0.14
"""From so far away, 8 degrees, a rivet finds its hole."""
CELL_MM = 4.0
"""So far beyond the border of its cell a worker may be let go."""
TOUCH_MS = 24
"""Who touches so soon after the hand let go was set down, not dropped."""
PRESS_MS = 120
PRESS_S = 0.02
"""A rivet goes home this softly, and this long."""
PRESS_N = 0.2
PRESS_MOST_N = 2.5
"""How hard it has to be pressed: little if it sits well, much if it is far off.

The push grows until the rivet snaps in, and is gone at once: the building springs back.
"""
DROP_MM = 0.2


def home_of(run: Run, card: int) -> Pose:
    """Where a new card belongs: at its place on the card that it joins, as that one is now."""
    joins = run.world.joins[card]
    assert joins is not None
    cards = run.world.cards
    return hung(
        card_pose(run.world, run.data, joins),
        seen_from(perfect(cards[joins]), perfect(cards[card])),
    )


def finds_home(held: Pose, home: Pose) -> bool:
    """Whether a rivet can be pressed home from there."""
    return dist(held[0], home[0]) <= NEAR_M and angle_between(held, home) <= NEAR_RAD


def press(run: Run, held: Held, home: Pose) -> None:
    """Press the rivet of the new card home."""
    card = held.card
    assert card is not None
    world, data = run.world, run.data
    joins = world.joins[card]
    assert joins is not None
    off = min(dist(held.pose()[0], home[0]) / NEAR_M, 1.0)
    most = PRESS_N + (PRESS_MOST_N - PRESS_N) * off * off
    push = [
        (there - here) * most
        for here, there in zip(world.cards[card].at, world.cards[joins].at, strict=True)
    ]
    weld = world.rivets[card]
    world.model.eq_solref[weld] = (PRESS_S, 1.0)
    run.rivets.hold()
    body = body_of_card(card)
    release_ms = run.t_ms
    while run.t_ms < release_ms + PRESS_MS:
        share = (run.t_ms - release_ms) / PRESS_MS
        data.xfrc_applied[body, :3] = [part * share for part in push]
        run.step(spared=card)
    data.xfrc_applied[body, :3] = 0.0
    world.model.eq_solref[weld] = RIVET_SOLREF
    world.set_layer(held.geom, CARD)
    run.rivets.hold()


def set_down(run: Run, held: Held, cell: Cell) -> Trouble | None:
    """A worker was let go; why that does not count, if it does not."""
    under = floor_under(run.world.cards, cell) if cell[2] else None
    is_there = _is_in(run, held.pose(), cell, under)
    floor = GROUND if under is None else run.world.card_geom(under)
    has_touched = held.touches(floor)
    release_ms = run.t_ms
    while run.t_ms < release_ms + TOUCH_MS:
        run.step()
        has_touched = has_touched or held.touches(floor)
    if has_touched and is_there:
        return None
    return "missed" if has_touched else "air"


def stood(run: Run, cell: Cell) -> Pose:
    """The pose of a worker who stands in the middle of a cell."""
    x, y, z = cell
    under = floor_under(run.world.cards, cell) if z else None
    high = TALL_MM / 2 + DROP_MM
    if under is None:
        place = ((x + 0.5) * UNIT_MM / 1000, (y + 0.5) * UNIT_MM / 1000, high / 1000)
        return place, NO_TURN
    at = run.world.cards[under].at
    off = ((x + 0.5 - at[0]) * UNIT_MM, (y + 0.5 - at[1]) * UNIT_MM, high + 1.0)
    a, b, c = (part / 1000 for part in off)
    return hung(card_pose(run.world, run.data, under), ((a, b, c), NO_TURN))


def _is_in(run: Run, pose: Pose, cell: Cell, under: int | None) -> bool:
    """Whether a worker is over a cell, as its card lies."""
    if under is None:
        x, y = pose[0][0] * 1000, pose[0][1] * 1000
        middle = (0, 0, 0)
    else:
        x, y, _ = seen_on(card_pose(run.world, run.data, under), pose)
        middle = run.world.cards[under].at
    across = x - (cell[0] + 0.5 - middle[0]) * UNIT_MM
    along = y - (cell[1] + 0.5 - middle[1]) * UNIT_MM
    return max(abs(across), abs(along)) <= UNIT_MM / 2 + CELL_MM
