"""What everybody is shown of a placement: where each body was, from the first frame to rest.

A film is bytes, little endian: version, number of tracks, when the hand let go, how long it is;
then for each body that moved its number and its keys. Between two keys a body moves in a straight
line and turns evenly. A body without a track did not move.
"""

import math
import struct
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from steeple.physics.pose import PoseMm

VERSION = 1
MOST_BYTES = 45_000
"""60 kB as base64."""
PER_MM = 32
ONE = 32_767
"""The length of a quaternion."""
FARTHEST = 32_767
NEAR_MM = 0.1
NEAR_TURN = 0.0026
"""Half of 0.3 degrees in radians: the length of the difference of two quaternions."""
LONGEST_MS = 65_535

_HEAD = struct.Struct("<BBHI")
_TRACK = struct.Struct("<BH")
_KEY = struct.Struct("<H7h")


class Key(NamedTuple):
    """Where a body is at a moment: milliseconds, 1/32 mm, and a quaternion in 1/32767."""

    t_ms: int
    x: int
    y: int
    z: int
    w: int
    i: int
    j: int
    k: int

    def pose(self) -> PoseMm:
        """In millimetres, with a quaternion of length 1."""
        length = math.sqrt(self.w**2 + self.i**2 + self.j**2 + self.k**2)
        return (
            self.x / PER_MM,
            self.y / PER_MM,
            self.z / PER_MM,
            self.w / length,
            self.i / length,
            self.j / length,
            self.k / length,
        )


class Film(msgspec.Struct, frozen=True):
    """A decoded film."""

    release_ms: int
    length_ms: int
    tracks: Mapping[int, tuple[Key, ...]]


def pack(film: Film) -> bytes:
    """The film as bytes."""
    parts = [_HEAD.pack(VERSION, len(film.tracks), film.release_ms, film.length_ms)]
    for body, keys in film.tracks.items():
        parts.append(_TRACK.pack(body, len(keys)))
        parts += (_KEY.pack(*key) for key in keys)
    return b"".join(parts)


def unpack(data: bytes) -> Film:
    """The film in these bytes; raises `ValueError` if there is none."""
    try:
        version, count, release_ms, length_ms = _HEAD.unpack_from(data)
        at = _HEAD.size
        tracks: dict[int, tuple[Key, ...]] = {}
        for _ in range(count):
            body, number = _TRACK.unpack_from(data, at)
            at += _TRACK.size
            if body in tracks or not number:
                raise ValueError("a track is empty or there twice")
            tracks[body] = tuple(
                Key(*_KEY.unpack_from(data, at + place * _KEY.size)) for place in range(number)
            )
            at += number * _KEY.size
    except struct.error as error:
        raise ValueError("a film is cut off") from error
    if version != VERSION or at != len(data) or len(data) > MOST_BYTES:
        raise ValueError("not a film")
    if release_ms > length_ms or length_ms > LONGEST_MS:
        raise ValueError("a film ends before the hand lets go, or never")
    for keys in tracks.values():
        _check(keys, length_ms)
    return Film(release_ms, length_ms, tracks)


def _check(keys: tuple[Key, ...], length_ms: int) -> None:
    times = [key.t_ms for key in keys]
    if any(late <= early for early, late in pairwise(times)):
        raise ValueError("keys are out of order")
    if times[-1] > length_ms:
        raise ValueError("a key is after the end")
    if any(abs(math.dist(key[4:], (0, 0, 0, 0)) - ONE) > ONE / 100 for key in keys):
        raise ValueError("a key has no turn")


def ends(data: bytes) -> dict[int, PoseMm]:
    """Where each body that moved came to rest."""
    return {body: keys[-1].pose() for body, keys in unpack(data).tracks.items()}


class Recorder:
    """Samples of bodies, thinned to a film."""

    def __init__(self) -> None:
        self._times: list[int] = []
        self._samples: dict[int, list[PoseMm]] = {}

    def add(self, t_ms: int, poses: Mapping[int, Sequence[float]]) -> None:
        """Every body's x, y, z in metres and quaternion at a moment; always the same bodies."""
        if self._times and t_ms <= self._times[-1]:
            return
        self._times.append(t_ms)
        for body, (x, y, z, w, i, j, k) in poses.items():
            samples = self._samples.setdefault(body, [])
            if samples:
                before = samples[-1]
                if w * before[3] + i * before[4] + j * before[5] + k * before[6] < 0:
                    w, i, j, k = -w, -i, -j, -k
            samples.append((x * 1000, y * 1000, z * 1000, w, i, j, k))

    def film(self, release_ms: int) -> bytes:
        """The film: as fine as fits."""
        times = [min(time, LONGEST_MS) for time in self._times]
        coarse = 1.0
        while True:
            tracks = {}
            for body, samples in sorted(self._samples.items()):
                if _has_moved(samples):
                    kept = _thinned(times, samples, coarse)
                    tracks[body] = tuple(_key(times[at], samples[at]) for at in kept)
            data = pack(Film(release_ms, times[-1], tracks))
            if len(data) <= MOST_BYTES:
                return data
            coarse *= 2


def _has_moved(samples: list[PoseMm]) -> bool:
    return any(_off(samples[0], sample) > 1.0 for sample in samples)


def _off(one: PoseMm, other: PoseMm) -> float:
    """How far apart two poses are; 1 is just visible."""
    return max(math.dist(one[:3], other[:3]) / NEAR_MM, math.dist(one[3:], other[3:]) / NEAR_TURN)


def _thinned(times: list[int], samples: list[PoseMm], coarse: float) -> list[int]:
    """The samples that are needed: both ends, and where a straight line would be too far off."""
    kept = {0, len(samples) - 1}
    open_spans = [(0, len(samples) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        worst, where = coarse, None
        start, end, whole = samples[first], samples[last], times[last] - times[first]
        for at in range(first + 1, last):
            share = (times[at] - times[first]) / whole
            way = tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
            off = _off(way, samples[at])  # type: ignore[arg-type]
            if off > worst:
                worst, where = off, at
        if where is not None:
            kept.add(where)
            open_spans += [(first, where), (where, last)]
    return sorted(kept)


def _key(t_ms: int, pose: PoseMm) -> Key:
    x, y, z = (max(-FARTHEST, min(FARTHEST, round(part * PER_MM))) for part in pose[:3])
    w, i, j, k = (round(part * ONE) for part in pose[3:])
    return Key(t_ms, x, y, z, w, i, j, k)
