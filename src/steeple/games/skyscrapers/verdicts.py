"""What a referee can have seen of the pending act, and why a verdict can't be true."""

import math

from steeple.bodies.verdict import makes_sense
from steeple.games.skyscrapers.bodies.scene import unpack
from steeple.games.skyscrapers.bodies.solid import WORKER_BODY
from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.lattice.squares import cells_around
from steeple.games.skyscrapers.moves import Cell, Verdict
from steeple.games.skyscrapers.state import START_H, Pending, State, cards_with
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import TABLE


def judged(state: State, verdict: Verdict) -> Pending | None:
    """What a verdict is about: the act that waits for it, or that somebody bumped the table."""
    if state.pending is not None or verdict.by is None:
        return state.pending
    return bumped(verdict.by)


def bumped(seat: int) -> Pending:
    """Somebody bumped the table, between acts (SK-20, SK-22)."""
    return Pending(seat, "bump")


def on_site(state: State, pending: Pending) -> list[int]:
    """The workers that may have fallen: those on site, and the one in the hand."""
    return [
        worker
        for worker, cell in enumerate(state.workers)
        if cell is not None or worker == pending.worker
    ]


def _lay(state: State, pending: Pending) -> list[int]:
    """Who lay before the act and was not taken in the hand."""
    return [worker for worker in state.lying if worker != pending.worker]


def cells_to_land(building: Building) -> list[Cell]:
    """Where a worker who slid or fell may stand or lie, in order (SK-20).

    That is on any lying card, or on the ground beside a base.
    """
    feet = [(card.at[0], card.at[1], 0) for card in building.cards if card.use == "base"]
    lying = [card.at for card in building.cards if card.normal == 2]
    return sorted({cell for at in (*feet, *lying) for cell in cells_around(at)}, key=_height_first)


def _height_first(cell: Cell) -> Cell:
    x, y, z = cell
    return z, x, y


def why_not_verdict(state: State, verdict: Verdict) -> IllegalMove | None:
    """Why the referee can't have seen that; `None` if it can."""
    pending = judged(state, verdict)
    if pending is None:
        return IllegalMove("skyscrapers/not-now")
    if verdict.by is not None and verdict.by >= state.terms.seats:
        return IllegalMove("skyscrapers/no-such-seat")
    cards = cards_with(state, pending)
    there = on_site(state, pending)
    for worker in verdict.workers:
        if worker not in there:
            return IllegalMove("skyscrapers/fell-from-nowhere", worker=worker)
    landing = cells_to_land(building_of(cards)) if verdict.stands else []
    for worker, cell in verdict.stands:
        if worker not in there or worker in verdict.workers or cell not in landing:
            return IllegalMove("skyscrapers/can-not-be-there", worker=worker)
    for worker in verdict.lies:
        if worker not in there or worker in verdict.workers or worker in _lay(state, pending):
            return IllegalMove("skyscrapers/can-not-lie", worker=worker)
    for card in verdict.broke:
        if not len(START_H) <= card < len(cards):
            return IllegalMove("skyscrapers/no-such-rivet", card=card)
    if verdict.outcome == "fell" and not verdict.workers:
        return IllegalMove("skyscrapers/nobody-fell")
    if verdict.outcome == "collapsed" and all(card.use == "base" for card in cards):
        return IllegalMove("skyscrapers/nothing-can-collapse")

    def is_body(body: int) -> bool:
        return body < len(cards) or WORKER_BODY <= body < WORKER_BODY + len(state.workers)

    if (
        (verdict.outcome in ("held", "void") and verdict.workers)
        or not _may_name(state, verdict)
        or (verdict.outcome == "void" and (verdict.stands or verdict.lies or verdict.broke))
        or not makes_sense(verdict, verdict.outcome, state.terms.referee, is_body)
        or not _is_scene(verdict.scene, len(cards), len(state.workers))
    ):
        return IllegalMove("skyscrapers/makes-no-sense")
    return None


def _may_name(state: State, verdict: Verdict) -> bool:
    """Whether somebody else than who acted can have done it, if one is named.

    Only people see that. It has to have done something.
    """
    if verdict.by is None:
        return True
    is_something = verdict.outcome in ("fell", "collapsed") or verdict.stands or verdict.lies
    return state.terms.referee == TABLE and bool(is_something)


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
