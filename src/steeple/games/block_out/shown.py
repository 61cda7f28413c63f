"""What is shown of an act, in the shapes of `facts`."""

from steeple.games.block_out import facts as f
from steeple.games.block_out.moves import Action, Deal, Draw, Fallen, Place, Verdict
from steeple.games.block_out.state import State
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter, StarterAct


def shown(before: State, move: Move, after: State, seat: int | None) -> f.AnyAct | None:
    """The act; a card that is dealt or drawn is shown only to its owner.

    What only a referee needs is left out: the film shows the hand.
    """
    match move:
        case Starter(starter):
            return StarterAct(starter)
        case Deal(card):
            return f.DealAct(card) if before.turn == seat else None
        case Draw(card):
            return f.DrawAct(card) if before.turn == seat else None
        case Place(block, card):
            return f.PlaceAct(block, card)
        case Action(card):
            return f.ActionAct(card)
        case Fallen():
            return f.FallenAct()
    assert isinstance(move, Verdict), "there are no other moves"
    return _verdict(move, after)


def _verdict(verdict: Verdict, after: State) -> f.VerdictAct:
    assert after.seen is not None, "what was said last is kept"
    return f.VerdictAct(
        outcome=verdict.outcome,
        at_ms=verdict.at_ms,
        first=verdict.first,
        foul=verdict.foul,
        why=verdict.why,
        is_fall=after.seen.is_fall,
        height=len(after.stack),
        film=verdict.film,
    )
