"""Scenes: bytes that hold every pose, and what can be changed in them without a simulation."""

import pytest

from steeple.games.skyscrapers.bodies.scene import (
    Scene,
    pack,
    poses_mm,
    unpack,
    with_worker,
    without_workers,
)
from steeple.physics.pose import PoseM

LEVEL = (1.0, 0.0, 0.0, 0.0)
LOW: PoseM = ((0.0, 0.0, 0.03), LEVEL)
HIGH: PoseM = ((0.03, 0.1 / 3, 0.06), (0.6, 0.0, 0.8, 0.0))
KNOWN = Scene((LOW, HIGH), {3: LOW, 11: HIGH}, frozenset({1}))


def test_a_scene_comes_back_bit_for_bit() -> None:
    assert unpack(pack(KNOWN)) == KNOWN
    assert len(pack(KNOWN)) == 14 + 4 * 56


def test_views_get_millimetres_by_name() -> None:
    poses = poses_mm(pack(KNOWN))
    assert list(poses) == ["card-0", "card-1", "worker-3", "worker-11"]
    assert poses["worker-11"] == [30.0, 33.333, 60.0, 0.6, 0.0, 0.8, 0.0]


def test_a_worker_is_put_upright_with_its_feet_there() -> None:
    there = unpack(with_worker(pack(KNOWN), 4, (10.0, 20.0, 60.8)))
    assert there.workers[4][0] == pytest.approx((0.01, 0.02, 0.0698))
    assert there.workers[4][1] == LEVEL
    assert {**there.workers, 4: None} == {**KNOWN.workers, 4: None}
    assert (there.cards, there.broken) == (KNOWN.cards, KNOWN.broken)


def test_a_worker_who_is_put_elsewhere_is_there_only_once() -> None:
    moved = unpack(with_worker(pack(KNOWN), 3, (0.0, 0.0, 0.0)))
    assert set(moved.workers) == {3, 11}


def test_workers_leave_a_scene() -> None:
    assert set(unpack(without_workers(pack(KNOWN), [3, 7])).workers) == {11}


def test_no_scene_stays_none() -> None:
    assert poses_mm(b"") == {}
    assert with_worker(b"", 3, (0.0, 0.0, 0.0)) == b""
    assert without_workers(b"", [3]) == b""


@pytest.mark.parametrize(
    "data",
    [b"\1", pack(KNOWN)[:-1], pack(KNOWN) + b"\0", b"\2" + pack(KNOWN)[1:], b"\1\0" + b"\xff" * 12],
)
def test_what_is_no_scene_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a scene"):
        unpack(data)
