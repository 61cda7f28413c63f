"""A seeded model of risk instead of a simulation, for play in bulk, for bots and for hints.

What may fall are workers that hang on a rivet which the hand bends, and those that stand where it
reaches in; each has a chance of its own. The building itself comes down where a rivet carries too
much. What leans, and how far it swings under the hand, `statics` knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import NamedTuple, TypeAlias

from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.legal import reserve
from steeple.games.skyscrapers.moves import Add, Build, Cell, Point, Shift, Step, Verdict
from steeple.games.skyscrapers.state import Pending, State
from steeple.games.skyscrapers.statics import CARD, WORKER, Statics, size, statics_of
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION, odds

Act: TypeAlias = Pending | Build | Add | Step | Shift
Features: TypeAlias = tuple[int, ...]

FALL_WEIGHTS: Mapping[str, int] = {
    "always": -5850,
    "set_down": 3450,
    "touched": 2550,
    "beside": 1100,
    "build": 450,
    "ground": 1900,
    "swing": 24,
    "lean": 37,
}
"""In thousandths of a logit, for each worker that may fall if a hand slips: see `fall_features`.

`tools/calibrate_sky.py` found them: 675 acts with hands that slipped, judged by the physics
referee in 15 matches, and 1769 workers that might have fallen, of whom 139 did.
"""
COLLAPSE_WEIGHTS: Mapping[str, int] = {
    "always": -8000,
    "build": 500,
    "load": 60,
    "lever": 60,
}
"""In thousandths of a logit, for the building if a hand slips: see `collapse_features` [ours].

None of those 675 acts brought the building down: it happens, but hardly ever.
"""
SLIPS: Mapping[str, int] = {"calm": 15, "normal": 40, "shaky": 100}
"""How often a hand slips, by tremor, in thousandths [ours]."""
BREAKS = 9515
"""The torque at which a rivet breaks, in units of `statics`: 0.14 N m."""
OVERLOADED = 950_000
"""How likely a building comes down that is put more on than a rivet bears."""
DOWN: Point = (0, 0, -1)
HELD = Verdict("held")
COLLAPSED = Verdict("collapsed")


class Hand(NamedTuple):
    """Where an act takes place, and what it presses on."""

    twice: Point
    """Twice the point of the lattice."""
    step: Point
    """Which way the hand presses."""
    normal: int | None
    """Of a card that is built."""
    presses: int | None
    """A card; none for the ground."""
    mover: int | None
    """The worker that is put somewhere."""


class Dangers(NamedTuple):
    """What may come of an act, in millionths."""

    falls: list[tuple[int, int]]
    """Workers that may fall, and how likely each does."""
    collapse: int


def hand_of(state: State, act: Act) -> Hand:
    """Where the hand is in an act."""
    building = building_of(state.cards)
    site = act.site if isinstance(act, Build | Pending) else None
    if site is not None:
        x, y, z = site.at
        joins = building.joined(site.at, site.normal)
        assert joins is not None, "a site is on an edge"
        a, b, c = state.cards[joins].at
        return Hand((2 * x, 2 * y, 2 * z), (a - x, b - y, c - z), site.normal, joins, None)
    assert not isinstance(act, Build), "it has a site"
    assert act.cell is not None, "it has a cell"
    x, y, z = act.cell
    mover = reserve(state, state.turn)[0] if isinstance(act, Add) else act.worker
    return Hand((2 * x + 1, 2 * y + 1, 2 * z), DOWN, None, building.footing(act.cell), mover)


def carried(state: State, but: int | None = None) -> Statics:
    """What the rivets carry with everybody on site, one worker excepted."""
    building = building_of(state.cards)
    standing = []
    for worker, cell in enumerate(state.workers):
        if cell is not None and cell[2] and worker != but:
            card = building.footing(cell)
            if card is not None:
                standing.append((card, cell))
    return statics_of(building).loaded(standing)


def fall_features(state: State, hand: Hand, statics: Statics) -> dict[int, Features]:
    """By worker that may fall: what that depends on, in the order of `FALL_WEIGHTS`."""
    building = building_of(state.cards)
    is_build = int(hand.normal is not None)
    swings = {} if hand.presses is None else statics.swings(hand.presses, hand.twice, hand.step)
    found: dict[int, Features] = {}
    for worker, cell in enumerate(state.workers):
        if cell is None or worker == hand.mover:
            continue
        near = nearness(cell, hand)
        card = building.footing(cell) if cell[2] else None
        swing = None if card is None else statics.swing(card, swings)
        if near or swing:
            found[worker] = (
                1,
                0,
                int(near == 2),
                int(near == 1),
                is_build,
                int(not cell[2]),
                0 if swing is None else size(swing),
                0 if card is None else size(statics.lean(card)) // 100,
            )
    if hand.mover is not None:
        lean = 0 if hand.presses is None else size(statics.lean(hand.presses)) // 100
        found[hand.mover] = (1, 1, 0, 0, 0, int(not hand.twice[2]), 0, lean)
    return found


def nearness(cell: Cell, hand: Hand) -> int:
    """2 in a cell that the hand reaches into or the new card bounds, 1 right beside it, else 0."""
    offs = [abs(2 * part + 1 - twice) for part, twice in zip(cell, hand.twice, strict=True)]
    if hand.normal is None:
        if offs[2] > 1:
            return 0
        aside = max(offs[0], offs[1])
        return 2 if not aside else int(aside <= 2)
    if offs[hand.normal] > 1:
        return 0
    aside = max(off for axis, off in enumerate(offs) if axis != hand.normal)
    return 2 if aside <= 1 else int(aside <= 3)


def collapse_features(hand: Hand, statics: Statics) -> Features:
    """What it depends on whether a rivet breaks, in the order of `COLLAPSE_WEIGHTS`.

    The worst load on the way to the ground is in percent of what a rivet bears, and the longest
    lever with which the hand bends one in quarters of a card's side.
    """
    is_build = int(hand.normal is not None)
    load = lever = 0
    if hand.presses is not None:
        weight = CARD if is_build else WORKER
        for card in statics.path(hand.presses):
            load = max(load, size(statics.torque(card, weight, hand.twice)))
        lever = max(map(size, statics.swings(hand.presses, hand.twice, hand.step).values()))
    return 1, is_build, 100 * load // BREAKS, lever


def dangers(state: State, act: Act) -> Dangers:
    """Who may fall, and whether the building may come down."""
    hand = hand_of(state, act)
    statics = carried(state, hand.mover)
    slips = SLIPS[state.terms.tremor]
    falls = [
        (worker, slips * odds(logit(FALL_WEIGHTS, features)) // 1000)
        for worker, features in fall_features(state, hand, statics).items()
    ]
    return Dangers(falls, _collapse(state, hand, statics))


def _collapse(state: State, hand: Hand, statics: Statics) -> int:
    """How likely the building comes down: almost surely if a rivet bears too much."""
    if hand.presses is None or all(card.use == "base" for card in state.cards):
        return 0
    features = collapse_features(hand, statics)
    if features[2] >= 100:
        return OVERLOADED
    return SLIPS[state.terms.tremor] * odds(logit(COLLAPSE_WEIGHTS, features)) // 1000


def logit(weights: Mapping[str, int], features: Features) -> int:
    """The sum of all that speaks for it and against it."""
    return sum(map(mul, weights.values(), features))


def risk(state: State, act: Act) -> int:
    """How likely something falls, in permille."""
    found = dangers(state, act)
    safe = MILLION - found.collapse
    for _, chance in found.falls:
        safe = safe * (MILLION - chance) // MILLION
    return (MILLION - safe + 500) // 1000


def judge(state: State, stream: Stream) -> Verdict:
    """What the dice say of the act that is pending: two throws, and more only if somebody falls.

    The first is for the building. The second for all workers together: only if it says that
    somebody fell, each has a throw of its own, until it is so.
    """
    assert state.pending is not None, "only an act is judged"
    found = dangers(state, state.pending)
    if stream.below(MILLION) < found.collapse:
        return COLLAPSED
    safe = MILLION
    for _, chance in found.falls:
        safe = safe * (MILLION - chance) // MILLION
    if stream.below(MILLION) < safe:
        return HELD
    while True:
        fell = tuple(worker for worker, chance in found.falls if stream.below(MILLION) < chance)
        if fell:
            return Verdict("fell", workers=tuple(sorted(fell)))
