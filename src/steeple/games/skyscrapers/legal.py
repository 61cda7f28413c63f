"""What the seat in turn may do (SK-6 to SK-14, SK-17 to SK-20), and what it could bring (SK-15)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from steeple.games.skyscrapers.bodies.solid import MOST_IN_CELL
from steeple.games.skyscrapers.lattice.building import Building, Way, building_of
from steeple.games.skyscrapers.lattice.girders import (
    ALL_PLAYS,
    PLAYS,
    Play,
    card_points,
    fitting_turns,
    meeting,
    play_of,
    standing,
)
from steeple.games.skyscrapers.lattice.places import Spot
from steeple.games.skyscrapers.lattice.squares import at_of, cells_around, reach
from steeple.games.skyscrapers.moves import (
    Add,
    Agree,
    Build,
    Cell,
    Decline,
    Done,
    Keep,
    Point,
    Put,
    Shift,
    Site,
    Step,
)
from steeple.games.skyscrapers.pieces import WORKERS, Card, Use
from steeple.games.skyscrapers.state import START_H, State
from steeple.kernel.game import Move

_DONE = Done()
_KEEP = Keep()
_AGREE = Agree()
_DECLINE = Decline()


class Turned(NamedTuple):
    """A card at a site in one of its turns."""

    turn: int
    girders: str
    """As the card would be turned."""
    meets: str
    """Those that meet a girder in play."""
    points: int


class SiteFor(NamedTuple):
    """A site of a card, with the turns in which it fits."""

    at: Point
    normal: int
    joins: int
    is_highest: bool
    is_in_reach: bool
    """Whether one of the seat's workers touches a card that it would touch (SK-7)."""
    turns: tuple[Turned, ...]
    """Those that look different and in which some girder meets, best first."""


def rivets_left(state: State) -> int:
    """How many cards can still be joined (SK-12)."""
    return state.terms.rivets - (len(state.cards) - len(START_H))


def own_workers(seat: int) -> range:
    """The numbers of a seat's workers."""
    return range(seat * WORKERS, (seat + 1) * WORKERS)


def holdable(state: State) -> set[str]:
    """What the seat to move can take in its hand, as bodies are called: its next card, its workers.

    Cards are numbered as they are built in, so which one it is stays hidden.
    """
    if state.phase not in ("play", "put"):
        return set()
    found = {f"worker-{worker}" for worker in own_workers(state.actor)}
    if state.phase == "play" and state.hands[state.turn] and rivets_left(state) > 0:
        found.add(f"card-{len(state.cards)}")
    return found


def reserve(state: State, seat: int) -> list[int]:
    """The workers of a seat that are not on site."""
    return [worker for worker in own_workers(seat) if state.workers[worker] is None]


@lru_cache(maxsize=256)
def _full(workers: tuple[Cell | None, ...]) -> frozenset[Cell]:
    """The cells without room for another worker."""
    on_site = Counter(cell for cell in workers if cell is not None)
    return frozenset(cell for cell, count in on_site.items() if count >= MOST_IN_CELL)


def has_room(state: State, cell: Cell) -> bool:
    """Whether another worker can stand in a cell."""
    return state.workers.count(cell) < MOST_IN_CELL


def stands(state: State, worker: int) -> bool:
    """Whether a worker is on site and does not lie (SK-20)."""
    return state.workers[worker] is not None and worker not in state.lying


def is_enclosed(state: State, worker: int) -> bool:
    """Whether a worker on site is enclosed on all sides (SK-17)."""
    cell = state.workers[worker]
    return cell is not None and not building_of(state.cards).is_open(cell)


def cards_in_reach(state: State, seat: int) -> int:
    """The cards that a seat's workers touch, except enclosed ones, as bits (SK-7).

    Who lies can't build (SK-20).
    """
    building = building_of(state.cards)
    cells: Iterable[Cell | None] = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    if state.lying:
        cells = (state.workers[worker] for worker in own_workers(seat) if stands(state, worker))
    found = 0
    for cell in set(cells):
        if cell is not None and building.is_open(cell):
            found |= building.bounds(cell)
    return found


def is_in_reach(state: State, seat: int, at: Point, normal: int) -> bool:
    """Whether a free worker of a seat touches a card that one there would touch (SK-7)."""
    touched = building_of(state.cards).touching(at, normal)
    held = cards_in_reach(state, seat)
    return any(held >> card & 1 for card in touched)


def sites_for(state: State, seat: int, card: int, use: Use) -> list[SiteFor]:
    """The sites where a card fits in some turn, in order; those out of reach are marked."""
    building = building_of(state.cards)
    play = play_of(card, use)
    held = cards_in_reach(state, seat)
    fitting = fitting_turns(play.number)
    found = []
    for code, spot in building.places_for(use):
        if fitting[spot.points]:
            at, normal = at_of(code), code & 3
            is_highest = reach(at, normal) > building.top
            turns = [_turned(play, turn, spot, is_highest) for turn in play.turns]
            turns = [turned for turned in turns if turned.meets]
            turns.sort(key=lambda turned: -turned.points)
            is_near = bool(spot.touches & held)
            found.append(SiteFor(at, normal, spot.joins, is_highest, is_near, tuple(turns)))
    return found


def _turned(play: Play, turn: int, spot: Spot, is_highest: bool) -> Turned:
    girders = standing(play.card.id, turn)
    meets = meeting(girders, spot.points)
    return Turned(turn, girders, meets, card_points(play.card, len(meets), is_highest))


def points_of(building: Building, card: Card, site: Site) -> int:
    """The points of a card there (SK-15)."""
    meets = building.meets(site.at, site.normal, standing(card.id, site.turn))
    return card_points(card, len(meets), reach(site.at, site.normal) > building.top)


def cells_to_add(state: State, seat: int) -> list[Cell]:
    """Where a worker of the reserve may be put, in order (SK-6)."""
    if not reserve(state, seat):
        return []
    full = _full(state.workers)
    return [cell for cell in building_of(state.cards).ground_cells if cell not in full]


def targets(state: State, worker: int) -> Mapping[Cell, Way]:
    """Where a worker may move to (SK-8); one that lies has to be stood up first (SK-20)."""
    cell = state.workers[worker]
    if cell is None or worker in state.lying:
        return {}
    ways = building_of(state.cards).ways(cell)
    full = _full(state.workers)
    return {cell: way for cell, way in ways.items() if cell not in full} if full else ways


def shifts(state: State, worker: int) -> list[Cell]:
    """Where a worker could be shifted to on the floor that it stands on, if it may be (SK-8).

    One that lies can be stood up where it is, on any card or on the ground (SK-20).
    """
    cell = state.workers[worker]
    building = building_of(state.cards)
    if cell is None or not building.is_open(cell):
        return []
    up = [cell] if worker in state.lying else []
    card = building.under(cell) if cell[2] else None
    if card is None or state.cards[card].use != "floor":
        return up
    full = _full(state.workers)
    return up + [
        other
        for other in cells_around(state.cards[card].at)
        if other != cell and other not in full and building.is_open(other)
    ]


def shiftable(state: State) -> list[int]:
    """The workers that the seat in turn may shift now, and for which there is a cell (SK-14).

    Its own, and all that the last rivet touches; after the last action only these.
    """
    own = own_workers(state.turn) if state.actions_left else range(0)
    return [
        worker
        for worker in sorted({*own, *state.touched})
        if worker not in state.shifted and shifts(state, worker)
    ]


def cells_to_put(state: State) -> list[Cell]:
    """Where a fallen worker may be put back, in order (SK-20)."""
    building = building_of(state.cards)
    full = _full(state.workers)
    return [cell for cell in (*building.ground_cells, *building.floor_cells) if cell not in full]


@lru_cache(maxsize=40_000)
def _builds(number: int, code: int, turns: int) -> tuple[Build, ...]:
    play = ALL_PLAYS[number]
    at, normal = at_of(code), code & 3
    return tuple(
        Build(play.card.id, play.use, Site(at, normal, turn))  # type: ignore[arg-type]
        for turn in play.turns
        if turns >> turn & 1
    )


def _all_builds(state: State) -> list[Move]:
    found: list[Move] = []
    held = cards_in_reach(state, state.turn)
    if not held or rivets_left(state) <= 0:
        return found
    places_for = building_of(state.cards).places_for
    for card in sorted(set(state.hands[state.turn])):
        for play in PLAYS[card]:
            fitting = fitting_turns(play.number)
            for code, (touches, points, _) in places_for(play.use):
                if touches & held:
                    found += _builds(play.number, code, fitting[points])
    return found


def _all_steps(state: State) -> list[Move]:
    return [
        Step(worker, cell) for worker in own_workers(state.turn) for cell in targets(state, worker)
    ]


def _all_shifts(state: State) -> list[Move]:
    return [Shift(worker, cell) for worker in shiftable(state) for cell in shifts(state, worker)]


def buildable_cards(state: State, cards: Iterable[int]) -> set[int]:
    """Those of some cards, by number, for which the seat in turn has a site."""
    held = cards_in_reach(state, state.turn)
    if not held or rivets_left(state) <= 0:
        return set()
    places_for = building_of(state.cards).places_for
    return {
        card
        for card in set(cards)
        for play in PLAYS[card]
        if _fits(fitting_turns(play.number), places_for(play.use), held)
    }


def _fits(fitting: bytes, places: Iterable[tuple[int, Spot]], held: int) -> bool:
    return any(touches & held and fitting[points] for _, (touches, points, _) in places)


def can_act(state: State) -> bool:
    """Whether the seat in turn can add, build or move, or stand somebody up who then may (SK-9)."""
    seat = state.turn
    return bool(
        cells_to_add(state, seat)
        or any(targets(state, worker) for worker in own_workers(seat))
        or buildable_cards(state, state.hands[seat])
        or any(worker in state.lying for worker in shiftable(state))
    )


def turns_in_a_round(state: State) -> int:
    """Only those who are still in have turns; the first edition counted all seats (SK-9)."""
    return state.terms.seats if state.terms.edition == 1 else state.is_out.count(False)


def is_quiet(state: State) -> bool:
    """Whether a whole round has passed without a build, so that the game may end here (SK-9)."""
    return state.quiet > turns_in_a_round(state)


def legal_moves(state: State) -> list[Move]:
    """Adds, builds, moves, shifts, then `done`. How the hand does it is left open.

    To propose an end, which can be done out of turn, is not among them.
    """
    if state.phase == "put":
        return [*(Put(cell) for cell in cells_to_put(state)), _KEEP]
    if state.phase == "agree":
        return [_AGREE, _DECLINE]
    if state.phase != "play":
        return []
    if not state.actions_left:
        return [*_all_shifts(state), _DONE]
    return [
        *(Add(cell) for cell in cells_to_add(state, state.turn)),
        *_all_builds(state),
        *_all_steps(state),
        *_all_shifts(state),
    ]
