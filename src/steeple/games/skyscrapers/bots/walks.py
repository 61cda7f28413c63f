"""The shortest way to where a seat could build: level by level, or with a new worker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from steeple.games.skyscrapers.bots.offers import best_first
from steeple.games.skyscrapers.bots.worth import all_offers
from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.legal import cells_to_add, own_workers, rivets_left, targets
from steeple.games.skyscrapers.moves import Add, Cell, Step
from steeple.games.skyscrapers.state import State

FARTHEST = 8
"""How many moves ahead a way is looked for."""


def first_steps(state: State, seat: int) -> list[Add | Step]:
    """All first steps of the shortest ways to a cell from which something can be built."""
    if rivets_left(state) <= 0:
        return []
    building = building_of(state.cards)
    wanted = {offer.touches for offer in best_first(all_offers(building, state.hands[seat]))}
    ways = list(_starts(state, seat))
    known = {way.cell for way, _ in ways}
    for _ in range(FARTHEST):
        found = [way for way, cell in ways if _is_useful(building, cell, wanted)]
        if found:
            return found
        ways = list(_further(building, ways, known))
    return []


def _starts(state: State, seat: int) -> Iterator[tuple[Add | Step, Cell]]:
    """What the seat can do now, and where its worker is then."""
    for cell in cells_to_add(state, seat):
        yield Add(cell), cell
    for worker in own_workers(seat):
        for cell in targets(state, worker):
            yield Step(worker, cell), cell


def _further(
    building: Building, ways: Sequence[tuple[Add | Step, Cell]], known: set[Cell]
) -> Iterator[tuple[Add | Step, Cell]]:
    for first, cell in ways:
        for other in building.ways(cell):
            if other not in known:
                known.add(other)
                yield first, other


def _is_useful(building: Building, cell: Cell, wanted: set[int]) -> bool:
    bounds = building.bounds(cell)
    return any(bounds & touches for touches in wanted)
