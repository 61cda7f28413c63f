"""Whether a verdict makes sense: what a referee can have seen of the act that waits for it."""

import math

from steeple.games.skyscrapers.building import Building, building_of
from steeple.games.skyscrapers.moves import Cell, Verdict
from steeple.games.skyscrapers.scene import unpack
from steeple.games.skyscrapers.solid import WORKER_BODY
from steeple.games.skyscrapers.squares import cells_around
from steeple.games.skyscrapers.state import START_H, Pending, Placed, State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import TABLE


def cards_with(state: State, pending: Pending) -> tuple[Placed, ...]:
    """The building with the card that is being built in, if there is one."""
    site = pending.site
    if site is None or pending.card is None or pending.use is None:
        return state.cards
    placed = Placed(pending.card, pending.use, site.at, site.normal, site.turn, pending.seat)
    return (*state.cards, placed)


def on_site(state: State, pending: Pending) -> list[int]:
    """The workers that may have fallen: those on site, and the one in the hand."""
    return [
        worker
        for worker, cell in enumerate(state.workers)
        if cell is not None or worker == pending.worker
    ]


def cells_to_land(building: Building) -> list[Cell]:
    """Where somebody may stand or lie who slid or fell, in order (SK-20).

    That is on any lying card, or on the ground beside a base.
    """
    feet = [(card.at[0], card.at[1], 0) for card in building.cards if card.use == "base"]
    lying = [card.at for card in building.cards if card.normal == 2]
    return sorted({cell for at in (*feet, *lying) for cell in cells_around(at)}, key=_height_first)


def _height_first(cell: Cell) -> Cell:
    x, y, z = cell
    return z, x, y


def why_not_verdict(state: State, verdict: Verdict) -> IllegalMove | None:
    """Why the referee can't have seen that; none if it can."""
    pending = state.pending
    assert pending is not None, "a verdict is asked for after an act only"
    cards = cards_with(state, pending)
    there = on_site(state, pending)
    for worker in verdict.workers:
        if worker not in there:
            return IllegalMove("skyscrapers/fell-from-nowhere", worker=worker)
    landing = cells_to_land(building_of(cards)) if verdict.stands else []
    for worker, cell in verdict.stands:
        if worker not in there or worker in verdict.workers or cell not in landing:
            return IllegalMove("skyscrapers/can-not-be-there", worker=worker)
    for card in verdict.broke:
        if not len(START_H) <= card < len(cards):
            return IllegalMove("skyscrapers/no-such-rivet", card=card)
    if verdict.outcome == "fell" and not verdict.workers:
        return IllegalMove("skyscrapers/nobody-fell")
    if verdict.outcome == "collapsed" and all(card.use == "base" for card in cards):
        return IllegalMove("skyscrapers/nothing-can-collapse")
    is_void = verdict.outcome == "void"
    is_simulated = bool(verdict.engine or verdict.model or verdict.scene or verdict.film)
    if (
        (verdict.outcome in ("held", "void") and verdict.workers)
        or (is_void and (verdict.stands or verdict.broke))
        or (verdict.why is not None and not is_void)
        or (is_void and state.terms.referee == TABLE)
        or (is_simulated and state.terms.referee != "physics")
        or not _is_film(verdict.film, len(cards), len(state.workers))
        or not _is_scene(verdict.scene, len(cards), len(state.workers))
    ):
        return IllegalMove("skyscrapers/makes-no-sense")
    return None


def _is_film(film: bytes, cards: int, workers: int) -> bool:
    """Whether the bytes, if any, are a film of this building."""
    if not film:
        return True
    from steeple.physics.film import ends

    try:
        return all(
            body < cards or WORKER_BODY <= body < WORKER_BODY + workers for body in ends(film)
        )
    except ValueError:
        return False


def _is_scene(scene: bytes, cards: int, workers: int) -> bool:
    """Whether the bytes, if any, are a scene of this building."""
    if not scene:
        return True
    try:
        known = unpack(scene)
    except ValueError:
        return False
    poses = [*known.cards, *known.workers.values()]
    return (
        len(known.cards) == cards
        and all(worker < workers for worker in known.workers)
        and all(math.isfinite(part) for place, turn in poses for part in (*place, *turn))
    )
