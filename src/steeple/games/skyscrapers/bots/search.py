"""Search over the acts of a turn: the best few of each step are followed to its end.

The effort is counted, never timed, so that the same question has the same answer on every machine.
An act is followed as if all held; the expected cost of falls is subtracted beforehand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from steeple.games.skyscrapers import rules
from steeple.games.skyscrapers.bots.offers import best_first
from steeple.games.skyscrapers.bots.worth import Taste, all_offers, expected_loss, promise, worth
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import (
    cards_in_reach,
    cells_to_add,
    own_workers,
    reserve,
    rivets_left,
    shiftable,
    shifts,
    targets,
)
from steeple.games.skyscrapers.moves import Add, Build, Cell, Shift, Step
from steeple.games.skyscrapers.referee.dice import HELD
from steeple.games.skyscrapers.rules import Act
from steeple.games.skyscrapers.state import State

SAME_CARD = 4
SAME_PLACE = 2
"""At most this many builds of one card, and at one place, are considered."""
SHIFT_GAIN = 0.5
"""The gain that a shift has to promise to be considered."""


class Breadth(NamedTuple):
    """How much is considered."""

    builds: int
    """At each step: the builds with most points."""
    walks: int
    """At each step: the moves of workers that promise most."""
    kept: int = 1
    """How many of the best lines are followed after each step."""
    acts: int = 1
    """How many steps ahead."""


class Line(NamedTuple):
    """A sequence of acts, and the state after them."""

    first: Act | None
    state: State
    loss: float
    """The expected cost of falls on the way."""
    value: float


class Turn:
    """The search over a seat's turn."""

    def __init__(
        self,
        seat: int,
        breadth: Breadth,
        taste: Taste,
        is_barred: Callable[[Act], bool] = lambda _: False,
    ) -> None:
        """The turn does not start with a barred act."""
        self._seat = seat
        self._breadth = breadth
        self._taste = taste
        self._is_barred = is_barred

    def best(self, state: State) -> Act | None:
        """The first act of the best line; `None` if all are barred."""
        breadth = self._breadth
        front = [Line(None, state, 0.0, 0.0)]
        ends: list[Line] = []
        known: set[object] = set()
        for _ in range(breadth.acts):
            layer = sorted(
                (
                    after
                    for line in front
                    for after in self._followed(line, len(state.cards), known)
                ),
                key=_by_value,
            )
            ends += (line for line in layer if not self._goes_on(line.state))
            front = [line for line in layer if self._goes_on(line.state)][: breadth.kept]
        best = min([*ends, *front], key=_by_value, default=None)
        return None if best is None else best.first

    def _goes_on(self, state: State) -> bool:
        return state.phase == "play" and state.turn == self._seat and state.actions_left > 0

    def _followed(self, line: Line, start: int, known: set[object]) -> Iterator[Line]:
        """The continuations of a line; no position twice."""
        before = line.state
        for act in self.acts(before):
            if line.first is None and self._is_barred(act):
                continue
            after = rules.resolve(rules.act(before, act), HELD)
            # The order of the acts does not matter.
            place = frozenset(after.cards[start:]), after.workers, after.actions_left, after.turn
            if place not in known:
                known.add(place)
                loss = line.loss + expected_loss(before, act, self._seat, self._taste)
                value = worth(after, self._seat, self._taste) - loss
                yield Line(line.first or act, after, loss, value)

    def acts(self, state: State) -> Iterator[Act]:
        """The acts that look best: builds by their points, others by what they promise."""
        if state.actions_left:
            yield from _builds(state, self._seat, self._breadth.builds)
            yield from _walks(state, self._seat, self._breadth.walks, self._taste)
        shift = _shift(state, self._seat, self._taste)
        if shift is not None:
            yield shift


def _by_value(line: Line) -> float:
    return -line.value


def _builds(state: State, seat: int, most: int) -> Iterator[Build]:
    """The builds with most points, not all of one card or at one place."""
    held = cards_in_reach(state, seat) if rivets_left(state) > 0 else 0
    if not held:
        return
    cards: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for offer in best_first(all_offers(building_of(state.cards), state.hands[seat])):
        if not offer.touches & held:
            continue
        if cards[offer.card] < SAME_CARD and places[offer.code] < SAME_PLACE:
            cards[offer.card] += 1
            places[offer.code] += 1
            yield offer.build()
            if cards.total() == most:
                return


def _walks(state: State, seat: int, most: int, taste: Taste) -> Iterator[Add | Step]:
    """The new workers and moves that promise most; of equivalent ones, only one."""
    found: dict[tuple[int, int], tuple[float, Add | Step]] = {}
    building = building_of(state.cards)
    hand, actions = state.hands[seat], state.actions_left - 1

    def consider(act: Add | Step, others: int, cell: Cell) -> None:
        held = others | building.bounds(cell)
        key = held, cell[2]
        if key not in found:
            value = promise(building, hand, held, actions, taste) + taste.level * cell[2]
            found[key] = value, act

    if reserve(state, seat):
        others = cards_in_reach(state, seat)
        for cell in cells_to_add(state, seat):
            consider(Add(cell), others, cell)
    for worker in own_workers(seat):
        ways = targets(state, worker)
        if ways:
            others = _held_without(state, seat, worker)
            for cell in ways:
                consider(Step(worker, cell), others, cell)
    ranked = sorted(found.values(), key=lambda pair: -pair[0])
    return (act for _, act in ranked[:most])


def _held_without(state: State, seat: int, but: int) -> int:
    """The cards that the other workers of a seat touch, as bits."""
    building = building_of(state.cards)
    found = 0
    for worker in own_workers(seat):
        cell = state.workers[worker]
        if worker != but and cell is not None and building.is_open(cell):
            found |= building.bounds(cell)
    return found


def _shift(state: State, seat: int, taste: Taste) -> Shift | None:
    """The most promising shift of one's own worker, if it is worth considering."""
    building = building_of(state.cards)
    hand, actions = state.hands[seat], state.actions_left
    now = promise(building, hand, cards_in_reach(state, seat), actions, taste)
    best, found = now + SHIFT_GAIN, None
    for worker in shiftable(state):
        if worker in own_workers(seat):
            others = _held_without(state, seat, worker)
            for cell in shifts(state, worker):
                value = promise(building, hand, others | building.bounds(cell), actions, taste)
                if value > best:
                    best, found = value, Shift(worker, cell)
    return found
