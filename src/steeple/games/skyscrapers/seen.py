"""What is told about an act once the referee has judged it."""

from steeple.games.skyscrapers.facts import Seen
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Verdict
from steeple.games.skyscrapers.pieces import FALL_COST
from steeple.games.skyscrapers.scoring import card_points
from steeple.games.skyscrapers.state import Pending, State, cards_with


def seen_of(state: State, pending: Pending, verdict: Verdict) -> Seen:
    """The verdict, with the points of the card (SK-15) and the cost of the falls (SK-20)."""
    counts = verdict.outcome in ("held", "fell")
    return Seen(
        outcome=verdict.outcome,
        seat=pending.seat,
        verb=pending.verb,
        card=pending.card,
        worker=pending.worker,
        workers=list(verdict.workers),
        landed=_landed(state, pending, verdict),
        broke=list(verdict.broke),
        points=card_points(state, pending) if counts else 0,
        cost=FALL_COST * len(verdict.workers) if counts else 0,
        why=verdict.why,
        lies=list(verdict.lies),
        culprit=verdict.by,
    )


def _landed(state: State, pending: Pending, verdict: Verdict) -> list[int]:
    """Who stands on another card than before, and has not fallen (SK-20)."""
    if not verdict.stands:
        return []
    under = building_of(cards_with(state, pending)).under
    landed = []
    for worker, cell in verdict.stands:
        before = pending.cell if worker == pending.worker else state.workers[worker]
        if before is None or under(before) != under(cell):
            landed.append(worker)
    return landed
