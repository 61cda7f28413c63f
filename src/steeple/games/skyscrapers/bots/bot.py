"""Opponents: how far they think ahead, what they see, and how much they care about risk."""

from collections.abc import Callable, Mapping
from itertools import islice

from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.dice import risk
from steeple.games.skyscrapers.legal import cards_in_reach, own_workers, rivets_left
from steeple.games.skyscrapers.moves import Add, Build, Cell, Done, Keep, Put, Shift, Step
from steeple.games.skyscrapers.offers import best_first, offers
from steeple.games.skyscrapers.rules import Act, put
from steeple.games.skyscrapers.search import Breadth, Turn
from steeple.games.skyscrapers.state import State
from steeple.games.skyscrapers.worth import USUAL, Taste, expected_loss, worth
from steeple.kernel.bots import Bot, Position
from steeple.kernel.game import Move
from steeple.kernel.streams import Stream

ENOUGH = 2
"""So many workers on site a novice wants before anything else."""
FEW = 4
"""Among so many of the best builds a novice picks any."""
SHAKY = 80
"""A novice tries something else if an act is riskier than this, in permille."""
TRIES = 3
CLIMBS = 6
"""One time in so many, a novice rather climbs."""


class Thinker:
    """A player who weighs positions; sees what its seat sees."""

    def __init__(self, breadth: Breadth, taste: Taste) -> None:
        self._breadth = breadth
        self._taste = taste

    def choose(self, position: Position) -> Move:
        """The first act of the turn that comes to most."""
        state: State = position.imagine()
        seat, legal = position.seat, position.legal
        if state.phase == "put":
            return self._put_back(state, seat, legal)
        if not state.actions_left:
            return self._last_shift(state, seat)
        turn = Turn(seat, self._breadth, self._taste, barred(state, seat))
        return turn.best(state) or legal[position.stream.below(len(legal))]

    def _put_back(self, state: State, seat: int, legal: list[Move]) -> Move:
        """Where the worker does most good (SK-20)."""
        cells = [move for move in legal if isinstance(move, Put)]
        if not cells:
            return Keep()
        return max(cells, key=lambda move: worth(put(state, move), seat, self._taste))

    def _last_shift(self, state: State, seat: int) -> Move:
        """Shift an own worker that the rivet touches, or be done (SK-14)."""
        for act in Turn(seat, self._breadth, self._taste).acts(state):
            if expected_loss(state, act, seat, self._taste) < 0.5:
                return act
        return Done()


class Novice:
    """Builds what brings points, climbs now and then, and thinks no further."""

    def choose(self, position: Position) -> Move:
        """Any of the better builds; a worker first, and now and then a way up."""
        state: State = position.imagine()
        stream, legal = position.stream, position.legal
        if state.phase == "put":
            return max(legal, key=_height)
        if not state.actions_left:
            return legal[-1]
        is_barred = barred(state, position.seat)
        for _ in range(TRIES):
            act = self._fancy(state, position.seat, legal, stream)
            if not is_barred(act) and risk(state, act) < SHAKY:
                return act
        sound = [move for move in legal if not isinstance(move, Shift)]
        return sound[stream.below(len(sound))]

    def _fancy(self, state: State, seat: int, legal: list[Move], stream: Stream) -> Act:
        on_site = sum(state.workers[worker] is not None for worker in own_workers(seat))
        adds = [move for move in legal if isinstance(move, Add)]
        if adds and (not on_site or (on_site < ENOUGH and not stream.below(3))):
            return adds[stream.below(len(adds))]
        found = offers(building_of(state.cards), state.hands[seat], cards_in_reach(state, seat))
        builds = list(islice(best_first(found), FEW)) if rivets_left(state) > 0 else []
        steps = [move for move in legal if isinstance(move, Step)]
        if steps and (not builds or not stream.below(CLIMBS)):
            ups = [move for move in steps if move.cell[2] > _cell(state, move.worker)[2]]
            return (ups or steps)[stream.below(len(ups or steps))]
        if builds:
            return builds[stream.below(len(builds))].build()
        return adds[stream.below(len(adds))]


def barred(state: State, seat: int) -> Callable[[Act], bool]:
    """Whether an act is like one that was tried just now, and could not be judged."""
    seen = state.seen
    if seen is None or seen.outcome != "void" or seen.seat != seat:
        return lambda _: False

    def is_barred(act: Act) -> bool:
        if isinstance(act, Build):
            return act.card == seen.card
        if isinstance(act, Add):
            return seen.verb == "add"
        return act.worker == seen.worker

    return is_barred


def _cell(state: State, worker: int) -> Cell:
    cell = state.workers[worker]
    assert cell is not None, "it is on site"
    return cell


def _height(move: Move) -> int:
    return move.cell[2] if isinstance(move, Put) else -1


BOTS: Mapping[str, Bot] = {
    "novice": Novice(),
    "steady": Thinker(Breadth(builds=20, walks=8), USUAL),
    "master": Thinker(Breadth(builds=30, walks=14, kept=10, acts=3), USUAL),
}
"""Weakest first."""
