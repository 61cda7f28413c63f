"""Where to set a block down: look at many poses, try the best of them in simulation.

The effort is counted, never timed, so that the same question has the same answer on every
machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from steeple.games.block_out.bots import trials
from steeple.games.block_out.bots.balance import Balance, Outlook
from steeple.games.block_out.moves import FARTHEST, Spot
from steeple.games.block_out.referee.placing import resting
from steeple.physics.tremor import SHAKES

if TYPE_CHECKING:
    from steeple.kernel.streams import Stream

FACES = 6
SLOPE_M = 0.03
"""How much margin a level upper face is worth: on a slope the next block stands worse."""
SAFE_M = 0.007
"""Enough margin for a player who wants to make it hard for the next one."""
STEPS = (40, 20, 10)
"""How a spot is shifted towards a better balance, in 0.1 mm."""
PRIOR = ((0.0, 0.9), (0.001, 0.5), (0.003, 0.2), (0.005, 0.08), (0.008, 0.03), (0.012, 0.01))
"""(margin, risk): below this margin, geometry lets one expect this risk."""
LEAST_RISK = 0.003
BELIEF = 2
"""The estimate by geometry counts as much as this many trials."""


class Care(NamedTuple):
    """How carefully a player searches."""

    looks: int
    """Poses to look at."""
    tries: int
    """How many of the best to try."""
    shakes: int
    """How many trials of each."""
    aside: int
    """How far from the middle it looks, in 0.1 mm."""
    is_shifting: bool
    """Whether it shifts the best ones towards a better balance before it tries them."""
    miss: int
    """How far its hand misses its aim, at most, along x and along y, in 0.1 mm."""


class Found(NamedTuple):
    """A pose, and what is expected of it."""

    spot: Spot
    risk: float


class _Seen(NamedTuple):
    score: float
    spot: Spot
    outlook: Outlook


def look(
    stack: tuple[str, ...], scene: bytes, block: str, care: Care, spoils: bool, stream: Stream
) -> list[Found]:
    """The best poses by geometry alone, the best first; at most as many as will be tried."""
    seen = _look(Balance(stack, scene), stack, scene, block, care, spoils, stream)
    return [Found(one.spot, expected(one.outlook.margin_m) if stack else 0.0) for one in seen]


def find(
    stack: tuple[str, ...],
    scene: bytes,
    block: str,
    tremor: str,
    care: Care,
    spoils: bool,
    stream: Stream,
) -> Found:
    """The best pose after trials with a hand that shakes as hands at the table do."""
    seen = _look(Balance(stack, scene), stack, scene, block, care, spoils, stream)
    if not stack:
        return Found(_missed(seen[0].spot, care.miss, stream), 0.0)
    starts = []
    for one in seen:
        pose = resting(stack, scene, block, one.spot)
        starts += [trials.shaken(pose, block, SHAKES[tremor], stream) for _ in range(care.shakes)]
    moved = trials.moved_m(stack, scene, block, starts)
    best: tuple[float, Found] | None = None
    for at, one in enumerate(seen):
        ways = moved[at * care.shakes : (at + 1) * care.shakes]
        falls = sum(way > trials.FALLEN_M for way in ways)
        sure = expected(one.outlook.margin_m)
        risk = (falls + BELIEF * sure) / (care.shakes + BELIEF)
        score = one.score - sum(min(way, trials.FALLEN_M) for way in ways) / len(ways) - risk
        if best is None or score > best[0]:
            best = score, Found(one.spot, risk)
    assert best is not None, "something is always looked at"
    return best[1]._replace(spot=_missed(best[1].spot, care.miss, stream))


def _missed(spot: Spot, most: int, stream: Stream) -> Spot:
    """Where the hand really sets the block down."""
    x, y = (
        max(-FARTHEST, min(FARTHEST, aim + stream.below(2 * most + 1) - most))
        for aim in (spot.x, spot.y)
    )
    return Spot(x, y, spot.turn, spot.face)


def expected(margin_m: float) -> float:
    """The risk to expect from a margin."""
    for margin, risk in PRIOR:
        if margin_m < margin:
            return risk
    return LEAST_RISK


def _look(
    balance: Balance,
    stack: tuple[str, ...],
    scene: bytes,
    block: str,
    care: Care,
    spoils: bool,
    stream: Stream,
) -> list[_Seen]:
    def seen_at(spot: Spot) -> _Seen:
        outlook = balance.look(block, resting(stack, scene, block, spot), spot.face)
        return _Seen(_score(outlook, spoils), spot, outlook)

    first = stream.below(FACES)
    seen = []
    for number in range(care.looks):
        x, y = (stream.below(2 * care.aside + 1) - care.aside for _ in "xy") if stack else (0, 0)
        seen.append(seen_at(Spot(x, y, stream.below(360), (first + number) % FACES)))
    seen.sort(key=lambda one: -one.score)
    best = seen[: care.tries]
    if care.is_shifting and stack:
        for at, one in enumerate(best):
            for step in STEPS:
                spot = one.spot
                for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step)):
                    x, y = spot.x + dx, spot.y + dy
                    if max(abs(x), abs(y)) <= FARTHEST:
                        one = max(one, seen_at(Spot(x, y, spot.turn, spot.face)), key=_by_score)
            best[at] = one
    return best


def _by_score(seen: _Seen) -> float:
    return seen.score


def _score(outlook: Outlook, spoils: bool) -> float:
    """Margin and a level top; to spoil it for the next player, enough margin and a slope."""
    if spoils:
        return min(outlook.margin_m, 2 * SAFE_M - outlook.margin_m) + SLOPE_M * outlook.slope
    return outlook.margin_m - SLOPE_M * outlook.slope
