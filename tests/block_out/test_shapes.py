"""The nine wonky blocks (BO-1)."""

import math
from itertools import combinations

import pytest

from steeple.games.block_out.bodies.shapes import AXES, FACES, SHAPES, SHELF, face_up
from steeple.games.block_out.pieces import BLOCKS
from steeple.physics.pose import placed
from steeple.physics.turn import Vector, turned
from tools.block_out.shapes import typescript

MOST_DEGREES = {"black": 2.0, "brown": 4.0, "yellow": 6.0}


def dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def slant_degrees(block: str, face: int) -> float:
    return math.degrees(math.acos(min(1.0, dot(SHAPES[block].normals[face], AXES[face]))))


@pytest.mark.parametrize("block", BLOCKS)
def test_bo_1_half_of_the_faces_are_flat_and_the_others_slant_by_colour(block: str) -> None:
    slants = [slant_degrees(block, face) for face in range(6)]
    most = MOST_DEGREES[block.split("-")[0]]
    assert sum(slant < 1e-6 for slant in slants) == 3
    assert all(most / 2 < slant <= most for slant in slants if slant >= 1e-6)


@pytest.mark.parametrize("block", BLOCKS)
def test_corners_lie_on_their_faces_counter_clockwise(block: str) -> None:
    shape = SHAPES[block]
    for face, loop in enumerate(FACES):
        a, b, c, _ = (shape.corners[corner] for corner in loop)
        u, v = ([q - p for p, q in zip(*pair, strict=True)] for pair in ((a, b), (b, c)))
        across = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        assert dot(across, shape.normals[face]) > 0
        for corner in loop:
            off = dot(shape.corners[corner], shape.normals[face]) - shape.distances[face]
            assert abs(off) < 2e-6


def test_the_engine_finds_the_centre_of_mass_at_the_origin_and_the_same_weight() -> None:
    from steeple.games.block_out.referee.model import body_of, world

    for number, block in enumerate(BLOCKS):
        assert max(map(abs, world().body_ipos[body_of(number)])) < 1e-6
        mass = float(world().body_mass[body_of(number)])
        assert mass == pytest.approx(SHAPES[block].mass_kg, rel=1e-4)


def test_corners_are_whole_micrometres() -> None:
    parts = [part for shape in SHAPES.values() for corner in shape.corners for part in corner]
    assert all(abs(part * 1e6 - round(part * 1e6)) < 1e-6 for part in parts)


@pytest.mark.parametrize("block", BLOCKS)
def test_a_free_block_lies_on_its_face_0_away_from_the_spot(block: str) -> None:
    pose = SHELF[block]
    assert math.hypot(*pose[0][:2]) >= 0.130
    assert turned(SHAPES[block].normals[0], pose[1]) == pytest.approx(AXES[0], abs=1e-12)
    lowest = min(placed(corner, pose)[2] for corner in SHAPES[block].corners)
    assert abs(lowest) < 2e-6
    assert face_up(block, pose) == 1


def test_free_blocks_do_not_touch_each_other() -> None:
    def reach(block: str) -> float:
        return max(math.hypot(x, y) for x, y, _ in SHAPES[block].corners)

    for one, other in combinations(BLOCKS, 2):
        apart = math.dist(SHELF[one][0][:2], SHELF[other][0][:2])
        assert apart > max(reach(one), reach(other)) + 0.5 * min(reach(one), reach(other))


def test_the_client_gets_every_block() -> None:
    source = typescript()
    assert all(source.count(f'  "{block}": {{') == 2 for block in BLOCKS)
    assert "'../../bodies/types'" in source
