"""What is shown of an act, in the shapes of `facts`."""

from typing import cast

from steeple.games.skyscrapers import facts as f
from steeple.games.skyscrapers.moves import (
    AXES,
    Add,
    Agree,
    Build,
    Deal,
    Decline,
    Done,
    Keep,
    Propose,
    Put,
    Shift,
    Step,
    Verdict,
)
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter, StarterAct


def shown(before: State, move: Move, after: State, seat: int | None) -> f.AnyAct | None:
    """The act; a card that is dealt is shown only to its owner.

    What only a referee needs is left out: the film shows the hand.
    """
    match move:
        case Starter(starter):
            return StarterAct(starter)
        case Deal(card):
            return f.DealAct(card) if before.turn == seat else None
        case Build():
            return _build(move)
        case Add(cell):
            assert after.pending is not None
            assert after.pending.worker is not None
            return f.AddAct(after.pending.worker, list(cell))
        case Step(worker, cell):
            return f.MoveAct(worker, list(cell))
        case Shift(worker, cell):
            return f.ShiftAct(worker, list(cell))
        case Done():
            return f.DoneAct()
        case Put(cell):
            return f.PutAct(before.fallen[0], list(cell))
        case Keep():
            return f.KeepAct(before.fallen[0])
        case Propose():
            return f.ProposeAct()
        case Agree():
            return f.AgreeAct()
        case Decline():
            return f.DeclineAct()
    assert isinstance(move, Verdict), "there are no other moves"
    return _verdict(move)


def _build(build: Build) -> f.BuildAct:
    site = build.site
    axis = cast("f.Axis", AXES[site.normal])
    return f.BuildAct(build.card, build.use, list(site.at), axis, site.turn)


def _verdict(verdict: Verdict) -> f.VerdictAct:
    return f.VerdictAct(
        outcome=verdict.outcome,
        workers=list(verdict.workers),
        stands=[f.Landing(worker, list(cell)) for worker, cell in verdict.stands],
        lies=list(verdict.lies),
        broke=list(verdict.broke),
        why=verdict.why,
        by=verdict.by,
        film=verdict.film,
    )
