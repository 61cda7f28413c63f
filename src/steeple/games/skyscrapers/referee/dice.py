"""A seeded model of risk instead of a simulation, for play in bulk, for bots and for hints.

Workers may fall if they stand on what hangs on a rivet that the hand bends, or where the hand
reaches in; each has its own risk. The building itself comes down where a rivet carries too much.
`statics` says what leans, and how far it swings under the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import NamedTuple, TypeAlias

from steeple.games.skyscrapers.facts import Outcome
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import reserve
from steeple.games.skyscrapers.moves import Add, Build, Cell, Point, Shift, Step, Verdict
from steeple.games.skyscrapers.referee.statics import CARD, WORKER, Statics, size, statics_of
from steeple.games.skyscrapers.referee.weights import FIRST, WEIGHTS
from steeple.games.skyscrapers.state import Pending, State
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION, odds

Act: TypeAlias = Pending | Build | Add | Step | Shift
Features: TypeAlias = tuple[int, ...]

LIKELIEST = 950_000
"""Nobody topples for sure."""
LIGHT = 8
"""A worker that is set down makes a building swing this much less than a card."""
OVERLOADED = 950_000
"""How likely a building comes down if a rivet bears too much."""
DOWN: Point = (0, 0, -1)
HELD = Verdict("held")
COLLAPSED = Verdict("collapsed")


class Hand(NamedTuple):
    """Where an act takes place, and what it presses on."""

    twice: Point
    """Twice the point of the lattice."""
    step: Point
    """The direction in which the hand presses."""
    normal: int | None
    """The normal of a card that is built."""
    presses: int | None
    """The card that it presses on; `None` for the ground."""
    mover: int | None
    """The worker that is put somewhere."""


class Danger(NamedTuple):
    """The risks of a worker, in millionths."""

    worker: int
    falls: int
    """It falls from its card to the ground."""
    lies: int
    """It is knocked over where it stands, which costs nothing (SK-20)."""


class Dangers(NamedTuple):
    """The risks of an act, in millionths."""

    workers: list[Danger]
    """Those that may be knocked over."""
    collapse: int

    @property
    def falls(self) -> list[tuple[int, int]]:
        """Workers that may fall, and how likely each does."""
        return [(each.worker, each.falls) for each in self.workers if each.falls]


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
    """What the rivets carry with everybody on site, except one worker."""
    building = building_of(state.cards)
    standing = []
    for worker, cell in enumerate(state.workers):
        if cell is not None and cell[2] and worker != but:
            card = building.footing(cell)
            if card is not None:
                standing.append((card, cell))
    return statics_of(building).loaded(standing)


def fall_features(state: State, hand: Hand, statics: Statics) -> dict[int, Features]:
    """By worker that may be knocked over: what the risk depends on, as in `Weights.falls`.

    Who lies already lies safely.
    """
    building = building_of(state.cards)
    is_build = int(hand.normal is not None)
    light = LIGHT if not is_build and state.terms.edition > FIRST else 1
    swings = {} if hand.presses is None else statics.swings(hand.presses, hand.twice, hand.step)
    found: dict[int, Features] = {}
    for worker, cell in enumerate(state.workers):
        if cell is None or worker == hand.mover or worker in state.lying:
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
                0 if swing is None else size(swing) // light,
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


def collapse_features(hand: Hand, statics: Statics, breaks: int) -> Features:
    """What the risk that a rivet breaks depends on, in the order of `Weights.collapse`.

    The worst load on the way to the ground is in percent of what `breaks` a rivet, and the longest
    lever with which the hand bends one in quarters of a card's side.
    """
    is_build = int(hand.normal is not None)
    load = lever = 0
    if hand.presses is not None:
        weight = CARD if is_build else WORKER
        for card in statics.path(hand.presses):
            load = max(load, size(statics.torque(card, weight, hand.twice)))
        lever = max(map(size, statics.swings(hand.presses, hand.twice, hand.step).values()))
    return 1, is_build, 100 * load // breaks, lever


def dangers(state: State, act: Act) -> Dangers:
    """Who may fall, and whether the building may come down."""
    hand = hand_of(state, act)
    statics = carried(state, hand.mover)
    weights = WEIGHTS[state.terms.edition]
    slips = weights.slips[state.terms.tremor]
    found: list[Danger] = []
    for worker, features in fall_features(state, hand, statics).items():
        chance = min(slips * odds(logit(weights.falls, features)) // 1000, LIKELIEST)
        cell = state.workers[worker]
        height = hand.twice[2] if worker == hand.mover or cell is None else cell[2]
        falls = chance * weights.drops // 1000 if height or not weights.lie_on_ground else 0
        found.append(Danger(worker, falls, chance - falls))
    return Dangers(found, _collapse(state, hand, statics))


def _collapse(state: State, hand: Hand, statics: Statics) -> int:
    """How likely the building comes down: almost surely if a rivet bears too much."""
    if hand.presses is None or all(card.use == "base" for card in state.cards):
        return 0
    weights = WEIGHTS[state.terms.edition]
    features = collapse_features(hand, statics, weights.breaks)
    if features[2] >= 100:
        return OVERLOADED
    return weights.slips[state.terms.tremor] * odds(logit(weights.collapse, features)) // 1000


def logit(weights: Mapping[str, int], features: Features) -> int:
    """The weighted sum of the features."""
    return sum(map(mul, weights.values(), features))


def risk(state: State, act: Act) -> int:
    """How likely somebody falls or the building comes down, in permille."""
    found = dangers(state, act)
    safe = MILLION - found.collapse
    for _, chance in found.falls:
        safe = safe * (MILLION - chance) // MILLION
    return (MILLION - safe + 500) // 1000


def judge(state: State, stream: Stream) -> Verdict:
    """What the dice say about the pending act: two throws, and more only if it topples somebody.

    The first is for the building, the second for all workers together: only if it says that
    somebody topples, there is a throw for each, repeated until somebody does.
    """
    assert state.pending is not None, "only an act is judged"
    found = dangers(state, state.pending)
    if stream.below(MILLION) < found.collapse:
        return COLLAPSED
    safe = MILLION
    for _, falls, topples in found.workers:
        safe = safe * (MILLION - falls - topples) // MILLION
    if stream.below(MILLION) < safe:
        return HELD
    while True:
        fell, lies = [], []
        for worker, falls, topples in found.workers:
            thrown = stream.below(MILLION)
            if thrown < falls:
                fell.append(worker)
            elif thrown < falls + topples:
                lies.append(worker)
        if fell or lies:
            outcome: Outcome = "fell" if fell else "held"
            return Verdict(outcome, workers=tuple(sorted(fell)), lies=tuple(sorted(lies)))
