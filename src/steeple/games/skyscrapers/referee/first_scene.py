"""A building that was never simulated, left to sag until it rests: its first scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steeple.games.skyscrapers.bodies.scene import Scene
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.referee.model import World
from steeple.games.skyscrapers.referee.placing import card_poses, worker_poses
from steeple.games.skyscrapers.referee.simulation import Simulation
from steeple.physics.engine import STEP_MS

if TYPE_CHECKING:
    from steeple.games.skyscrapers.state import State

SLOW_ROUNDS = 60
SLOW_STEPS = 4
"""At first all motion is stopped again and again, so that the first sag throws nobody off."""
LAST_MS = 400
GENTLE = (0.004, 1.0)
"""A rivet as stiff as usual, but damped so that nothing swings."""


def first_scene(state: State) -> bytes:
    """The scene of a building as it stands after a while; no rivet breaks in that time."""
    import mujoco

    on_site = tuple(worker for worker, cell in enumerate(state.workers) if cell is not None)
    world = World(state.cards, building_of(state.cards).joins, on_site)
    sim = Simulation(world, Scene(card_poses(state), worker_poses(state)))
    for rivet in world.rivets.values():
        world.model.eq_solref[rivet] = GENTLE
    for _ in range(SLOW_ROUNDS):
        mujoco.mj_step(world.model, sim.data, SLOW_STEPS)
        sim.data.qvel[:] = 0.0
    mujoco.mj_step(world.model, sim.data, LAST_MS // STEP_MS)
    return sim.scene(sim.workers())
