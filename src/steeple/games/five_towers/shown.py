"""What is shown of an act, in the shapes of `facts`."""

from typing import cast

from steeple.games.five_towers import facts as f
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter, StarterAct


def shown(move: Move) -> f.AnyAct:
    """The act: everybody sees everything."""
    match move:
        case Starter(seat):
            return StarterAct(seat)
        case Reveal(card):
            return f.RevealAct(card)
        case Bid(number):
            return f.BidAct(number)
        case Pass():
            return f.PassAct()
        case Cancel():
            return f.CancelAct()
    assert isinstance(move, Build), "there are no other moves"
    return f.BuildAct(cast("f.Type | None", move.tear_down), list(move.cards))
