"""How still a building stands in the simulated world, when nobody touches it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from steeple.games.skyscrapers.bodies.scene import unpack
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.referee.first_scene import first_scene
from steeple.games.skyscrapers.referee.model import World
from steeple.games.skyscrapers.referee.simulation import LOOK_MS, Simulation
from steeple.games.skyscrapers.referee.watch import has_come_down, is_on_ground, is_upright

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import State


class Creep(NamedTuple):
    """What became of a building that was left alone."""

    farthest_um: float
    """How far the worker that moved most is from where it was, in micrometres."""
    stands: bool
    """Nobody fell, no rivet broke, no card came down."""


def creep(state: State, seconds: float) -> Creep:
    """Leave a building alone for some seconds of simulated time."""
    start = unpack(state.scene or first_scene(state))
    world = World(state.cards, building_of(state.cards).joins, tuple(sorted(start.workers)))
    sim = Simulation(world, start)
    sim.rivets.hold()
    for _ in range(round(seconds * 1000 / LOOK_MS)):
        sim.step()
    after = sim.workers()
    fallen = [
        worker
        for worker, pose in after.items()
        if is_on_ground(pose) != is_on_ground(start.workers[worker])
        or is_upright(pose) != is_upright(start.workers[worker])
    ]
    ways = [math.dist(start.workers[worker][0], pose[0]) for worker, pose in after.items()]
    stands = (
        not fallen and not sim.rivets.broke and not has_come_down(world, sim.data, sim.rivets.torn)
    )
    return Creep(max(ways, default=0.0) * 1e6, stands and sim.is_sane)
