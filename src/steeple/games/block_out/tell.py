"""What an act is told as: to people in a terminal, in a browser, with or without a picture."""

from steeple.games.block_out.moves import Action, Deal, Draw, Fallen, Place, Verdict
from steeple.games.block_out.pieces import REVERSE
from steeple.games.block_out.state import State
from steeple.kernel.game import Move
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter


def tell(before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
    """What somebody or the blocks did; nothing for the first hands, which the picture shows."""
    who = before.turn
    match move:
        case Starter(starter):
            return [Sentence("block-out/did-start", {"seat": starter})]
        case Deal():
            return []
        case Draw(card):
            drawn = Sentence("block-out/did-draw", {"seat": who, "card": card})
            return [drawn] if who == seat else []
        case Place(block, card):
            return [_placed(who, block, card)]
        case Action(card):
            code = "block-out/did-reverse" if card == REVERSE else "block-out/did-pass"
            return [Sentence(code, {"seat": who})]
        case Fallen():
            return [Sentence("block-out/did-say-fallen", {})]
    assert isinstance(move, Verdict), "there are no other moves"
    return _tell_verdict(before, move, after)


def _placed(who: int, block: str, card: str | None) -> Sentence:
    """A card that names just this block need not be named too."""
    if card is None:
        return Sentence("block-out/did-place-extra", {"seat": who, "block": block})
    if card == block:
        return Sentence("block-out/did-place-plain", {"seat": who, "block": block})
    return Sentence("block-out/did-place", {"seat": who, "block": block, "card": card})


_WON = {
    "hand": "block-out/won-hand",
    "ninth": "block-out/won-ninth",
    "extra": "block-out/won-extra",
}


def _tell_verdict(before: State, verdict: Verdict, after: State) -> list[Sentence]:
    """What the blocks did, and what follows from it."""
    if verdict.outcome == "void":
        return [Sentence("block-out/void", {"why": verdict.why or "slow"})]
    return [*_tell_foul(before, verdict, after), _tell_outcome(before, verdict, after)]


def _tell_foul(before: State, verdict: Verdict, after: State) -> list[Sentence]:
    if verdict.foul is None:
        return []
    assert after.seen is not None
    counts = after.seen.is_fall and verdict.outcome != "fell" and before.terms.fouls == "fall"
    code = "block-out/foul-fall" if counts else "block-out/foul-warn"
    return [Sentence(code, {"foul": verdict.foul})]


def _tell_outcome(before: State, verdict: Verdict, after: State) -> Sentence:
    assert after.seen is not None
    if after.seen.is_fall:
        count = min(after.owed, sum(after.deck) + len(after.discard))
        return Sentence("block-out/fell", {"seat": before.turn, "count": count})
    if verdict.outcome == "late":
        return Sentence("block-out/late", {})
    if after.won_by is not None:
        return Sentence(_WON[after.won_by], {"seat": before.turn})
    if after.is_extra:
        return Sentence("block-out/stood-extra", {"seat": before.turn})
    return Sentence("block-out/stood", {"seat": after.turn})
