"""Where a simulation left every card and worker, as bytes: what the next act starts from.

A version, how many cards there are, whose rivets are broken, which workers are on site; then the
poses of all cards in the order of building, and of the workers by number: seven numbers each, in
metres. Everything is at rest in a scene, so nothing else is needed to continue.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

import msgspec

from steeple.games.skyscrapers.bodies.solid import TALL_MM, Vector
from steeple.physics.pose import PoseM
from steeple.physics.turn import NO_TURN

VERSION = 1
MOST_CARDS = 64
MOST_WORKERS = 32

_HEAD = struct.Struct("<BBQI")
_POSE = struct.Struct("<7d")


class Scene(msgspec.Struct, frozen=True):
    """A decoded scene; poses are those of the middles of bodies, in metres."""

    cards: tuple[PoseM, ...]
    workers: Mapping[int, PoseM]
    broken: frozenset[int] = frozenset()
    """Cards whose rivets hold no more."""


def pack(scene: Scene) -> bytes:
    """The scene as bytes."""
    broken = sum(1 << number for number in scene.broken)
    on_site = sum(1 << worker for worker in scene.workers)
    poses = [*scene.cards, *(pose for _, pose in sorted(scene.workers.items()))]
    return _HEAD.pack(VERSION, len(scene.cards), broken, on_site) + b"".join(
        _POSE.pack(*place, *turn) for place, turn in poses
    )


def unpack(data: bytes) -> Scene:
    """The scene in these bytes; raises `ValueError` if there is none."""
    if len(data) < _HEAD.size:
        raise ValueError("not a scene")
    version, count, broken, on_site = _HEAD.unpack_from(data)
    workers = [worker for worker in range(MOST_WORKERS) if on_site >> worker & 1]
    size = _HEAD.size + _POSE.size * (count + len(workers))
    if version != VERSION or count > MOST_CARDS or len(data) != size or broken >> count:
        raise ValueError("not a scene")
    poses: list[PoseM] = [
        ((x, y, z), (w, i, j, k))
        for x, y, z, w, i, j, k in _POSE.iter_unpack(memoryview(data)[_HEAD.size :])
    ]
    return Scene(
        tuple(poses[:count]),
        dict(zip(workers, poses[count:], strict=True)),
        frozenset(number for number in range(count) if broken >> number & 1),
    )


def poses_mm(scene: bytes) -> dict[str, list[float]]:
    """Where each body is, as views show it, by name; empty without a scene."""
    if not scene:
        return {}
    known = unpack(scene)
    named = {f"card-{number}": pose for number, pose in enumerate(known.cards)}
    named |= {f"worker-{worker}": pose for worker, pose in known.workers.items()}
    return {
        name: [*(round(part * 1000, 3) for part in place), *(round(part, 6) for part in turn)]
        for name, (place, turn) in named.items()
    }


def with_worker(scene: bytes, worker: int, feet_mm: Vector) -> bytes:
    """The scene with a worker standing there, wherever it was; no scene stays no scene."""
    if not scene:
        return b""
    known = unpack(scene)
    x, y, z = feet_mm
    pose = ((x / 1000, y / 1000, (z + TALL_MM / 2) / 1000), NO_TURN)
    return pack(msgspec.structs.replace(known, workers={**known.workers, worker: pose}))


def without_workers(scene: bytes, workers: Iterable[int]) -> bytes:
    """The scene without some workers; no scene stays no scene."""
    if not scene:
        return b""
    known = unpack(scene)
    gone = set(workers)
    left = {worker: pose for worker, pose in known.workers.items() if worker not in gone}
    return pack(msgspec.structs.replace(known, workers=left))
