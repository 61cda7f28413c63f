"""What an act is told as: to people in a terminal, in a browser, with or without a picture."""

from collections.abc import Iterable

from steeple.games.skyscrapers.facts import Seen
from steeple.games.skyscrapers.moves import (
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
from steeple.games.skyscrapers.pieces import WORKERS
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import Move
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter


def tell(before: State, move: Move, after: State) -> list[Sentence]:
    """What somebody or the building did; nothing for dealt hands, which the picture shows."""
    if isinstance(move, Deal):
        return []
    if isinstance(move, Verdict):
        assert after.seen is not None, "what was said last is kept"
        return list(_verdict(after.seen, after))
    return [_act(before, move)]


def _act(before: State, move: Move) -> Sentence:
    who = before.actor
    match move:
        case Starter(seat):
            return Sentence("skyscrapers/did-start", {"seat": seat})
        case Add():
            return Sentence("skyscrapers/did-add", {"seat": who})
        case Build(_, use, site):
            words = {"seat": who, "use": use, "height": site.at[2]}
            return Sentence("skyscrapers/did-build", words)
        case Step(_, cell):
            return Sentence("skyscrapers/did-move", {"seat": who, "height": cell[2]})
        case Shift(_, cell):
            return Sentence("skyscrapers/did-shift", {"seat": who, "height": cell[2]})
        case Done():
            return Sentence("skyscrapers/did-finish", {"seat": who})
        case Put(cell):
            return Sentence("skyscrapers/did-put", {"seat": who, "height": cell[2]})
        case Propose(seat):
            return Sentence("skyscrapers/did-propose", {"seat": seat})
        case Agree():
            return Sentence("skyscrapers/did-agree", {"seat": who})
        case Decline():
            return Sentence("skyscrapers/did-decline", {"seat": who})
    assert isinstance(move, Keep), "there are no other moves"
    return Sentence("skyscrapers/did-keep", {"seat": who})


def _verdict(seen: Seen, after: State) -> Iterable[Sentence]:
    """What building and workers did, and what follows from it."""
    if seen.outcome == "void":
        yield Sentence("skyscrapers/void", {"why": seen.why or "slow"})
        return
    culprit = seen.seat if seen.culprit is None else seen.culprit
    if seen.culprit is not None:
        yield Sentence("skyscrapers/bumped", {"seat": culprit})
    if seen.outcome == "collapsed":
        yield Sentence("skyscrapers/collapsed", {"seat": culprit})
        return
    if seen.workers:
        yield _workers("skyscrapers/fell", seen.workers)
        yield Sentence("skyscrapers/fell-cost", {"seat": culprit, "points": seen.cost})
    if seen.landed:
        yield _workers("skyscrapers/landed", seen.landed)
    if seen.lies:
        yield _workers("skyscrapers/knocked-over", seen.lies)
    if seen.verb == "build":
        yield Sentence("skyscrapers/scored", {"seat": seen.seat, "points": seen.points})
    elif not seen.workers and not seen.landed and not seen.lies:
        yield Sentence("skyscrapers/held", {})
    if after.fallen:
        yield Sentence("skyscrapers/put-next", {"seat": after.fallen[0] // WORKERS})


def _workers(code: str, workers: list[int]) -> Sentence:
    """How many they are, and whose; each owner once."""
    owners = dict.fromkeys(worker // WORKERS for worker in workers)
    return Sentence(code, {"count": len(workers), "seats": list(owners)})
