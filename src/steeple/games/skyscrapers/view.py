"""What one seat can see: the building, all workers, the track, and its own cards."""

from functools import lru_cache
from typing import Any

import msgspec

from steeple.games.skyscrapers.bodies.scene import poses_mm
from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.lattice.girders import standing
from steeple.games.skyscrapers.legal import reserve, rivets_left
from steeple.games.skyscrapers.moves import AXES
from steeple.games.skyscrapers.pieces import BY_ID, CARDS, WORKERS
from steeple.games.skyscrapers.scoring import leads, result, scores, visible
from steeple.games.skyscrapers.state import Pending, Placed, State
from steeple.kernel.game import View

Data = dict[str, Any]


def view(state: State, seat: int | None) -> View:
    """The site as a seat or a spectator sees it, in the shape of `facts.SkyView`."""
    terms = state.terms
    building = building_of(state.cards)
    actor = state.actor
    is_over = state.phase == "over"
    return {
        "game": "skyscrapers",
        "referee": terms.referee,
        "tremor": terms.tremor,
        "lowest": terms.lowest,
        "phase": state.phase,
        "to_move": actor if actor >= 0 else None,
        "turn": state.turn,
        "starter": state.starter,
        "actions_left": state.actions_left,
        "hand": None if seat is None else [CARDS[number].id for number in state.hands[seat]],
        "cards": list(_cards(state.cards)),
        "workers": _workers(state, building),
        "reserve": [len(reserve(state, other)) for other in range(terms.seats)],
        "storeys": [_storey(*storey) for storey in building.storeys],
        "levels": _levels(state),
        "leads": [] if state.ended_by in ("collapse", "last-left") else leads(state),
        "height": building.top,
        "rivets": rivets_left(state),
        "poses": poses_mm(state.scene),
        "pending": None if state.pending is None else pending(state.pending),
        "touched": list(state.touched),
        "fallen": list(state.fallen),
        "proposer": state.proposer,
        "seen": None if state.seen is None else msgspec.to_builtins(state.seen),
        "is_out": list(state.is_out),
        "scores": scores(state),
        "ended_by": state.ended_by,
        "result": [msgspec.to_builtins(line) for line in result(state)] if is_over else None,
    }


@lru_cache(maxsize=64)
def _cards(cards: tuple[Placed, ...]) -> tuple[Data, ...]:
    building = building_of(cards)
    storeys = {
        floor: number for number, storey in enumerate(building.storeys) for floor in storey.floors
    }
    return tuple(
        {
            "card": "start" if card.is_start else card.card,
            "kind": BY_ID[card.card].kind,
            "use": card.use,
            "at": list(card.at),
            "normal": AXES[card.normal],
            "turn": card.turn,
            "girders": standing(card.card, card.turn),
            "has_worker": BY_ID[card.card].has_worker,
            "by": card.by,
            "joins": building.joins[number],
            "storey": storeys.get(number),
        }
        for number, card in enumerate(cards)
    )


def _workers(state: State, building: Building) -> list[Data]:
    return [
        {
            "worker": worker,
            "seat": worker // WORKERS,
            "cell": list(cell),
            "level": cell[2],
            "on": building.under(cell),
            "is_enclosed": not building.is_open(cell),
            "is_lying": worker in state.lying,
        }
        for worker, cell in enumerate(state.workers)
        if cell is not None
    ]


def _storey(height: int, floors: tuple[int, ...], parent: int | None) -> Data:
    return {"height": height, "floors": list(floors), "parent": parent}


def _levels(state: State) -> list[Data]:
    """By height, with a line for every level that somebody is on, and for the ground."""
    seen = visible(state)
    hidden: dict[int, list[int]] = {}
    heights = {0, *seen}
    is_open = building_of(state.cards).is_open
    for worker, cell in enumerate(state.workers):
        if cell is not None and not state.is_out[worker // WORKERS]:
            heights.add(cell[2])
            if not is_open(cell):
                hidden.setdefault(cell[2], []).append(worker)
    return [
        {"height": height, "workers": seen.get(height, []), "enclosed": hidden.get(height, [])}
        for height in sorted(heights, reverse=True)
    ]


def pending(waits: Pending) -> Data:
    """What a hand did, without its gesture, in the shape of `facts.Pending`."""
    site = waits.site
    return {
        "seat": waits.seat,
        "verb": waits.verb,
        "card": waits.card,
        "use": waits.use,
        "at": None if site is None else list(site.at),
        "normal": None if site is None else AXES[site.normal],
        "turn": None if site is None else site.turn,
        "worker": waits.worker,
        "cell": None if waits.cell is None else list(waits.cell),
    }
