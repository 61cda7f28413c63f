"""Opponents: how far they think ahead, what they see, and how much they care about risk."""

from collections.abc import Callable
from itertools import islice

from steeple.games.skyscrapers import rules
from steeple.games.skyscrapers.bots.offers import Offer, best_first, offers
from steeple.games.skyscrapers.bots.search import Breadth, Turn
from steeple.games.skyscrapers.bots.walks import first_steps
from steeple.games.skyscrapers.bots.worth import (
    USUAL,
    Taste,
    all_offers,
    expected_loss,
    shortage,
    worth,
)
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import cards_in_reach, own_workers, rivets_left
from steeple.games.skyscrapers.moves import Add, Agree, Build, Cell, Done, Keep, Put, Shift, Step
from steeple.games.skyscrapers.pieces import WORKERS
from steeple.games.skyscrapers.referee.dice import HELD, risk
from steeple.games.skyscrapers.rules import Act, put
from steeple.games.skyscrapers.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import Move
from steeple.kernel.roster import Roster
from steeple.kernel.streams import Stream

ENOUGH = 2
"""How many workers a novice wants on site before anything else."""
FEW = 10
"""A novice picks any of this many best builds."""
SHAKY = 80
"""A novice tries something else if an act is riskier than this, in permille."""
TRIES = 3
CLIMBS = 6
"""One time in this many, a novice prefers to climb."""


class Thinker:
    """A player who evaluates positions; it sees only what its seat sees."""

    def __init__(self, breadth: Breadth, taste: Taste) -> None:
        self._breadth = breadth
        self._taste = taste

    def choose(self, position: Position) -> Move:
        """The first act of the best turn."""
        state: State = position.imagine()
        seat, legal = position.seat, position.legal
        if state.phase == "agree":
            return Agree()
        if state.phase == "put":
            return self._put_back(state, seat, legal)
        if not state.actions_left:
            return self._last_shift(state, seat)
        is_barred = barred(state, seat)
        if (up := stood_up(state, seat, legal)) and not is_barred(up):
            return up
        if way := self._way_to_work(state, seat, position.stream):
            return way
        turn = Turn(seat, self._breadth, self._taste, is_barred)
        return turn.best(state) or legal[position.stream.below(len(legal))]

    def _way_to_work(self, state: State, seat: int, stream: Stream) -> Add | Step | None:
        """A step towards where something can be built, if nothing can be built here."""
        held = cards_in_reach(state, seat)
        here = best_first(all_offers(building_of(state.cards), state.hands[seat]))
        if any(offer.touches & held for offer in here):
            return None
        is_barred = barred(state, seat)
        steps = [step for step in first_steps(state, seat) if not is_barred(step)]
        return steps[stream.below(len(steps))] if steps else None

    def _put_back(self, state: State, seat: int, legal: list[Move]) -> Move:
        """Where the worker is worth most (SK-20)."""
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
        """Any of the better builds; workers first, and now and then a step up."""
        state: State = position.imagine()
        stream, legal = position.stream, position.legal
        if state.phase == "agree":
            return Agree()
        if state.phase == "put":
            return max(legal, key=_height)
        if not state.actions_left:
            return legal[-1]
        is_barred = barred(state, position.seat)
        up = stood_up(state, position.seat, legal)
        if up and (not is_barred(up) or all(isinstance(move, Shift) for move in legal)):
            return up
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
        builds = [offer for offer in builds if not _takes_room(state, seat, offer)] or builds
        steps = [move for move in legal if isinstance(move, Step)]
        ups = [move for move in steps if move.cell[2] > _cell(state, move.worker)[2]]
        if ups and not stream.below(CLIMBS):
            return ups[stream.below(len(ups))]
        if builds:
            return builds[stream.below(len(builds))].build()
        walks = first_steps(state, seat) or ups or steps or adds
        return walks[stream.below(len(walks))]


def _takes_room(state: State, seat: int, offer: Offer) -> bool:
    """Whether a build leaves too few sites for the rest of the hand."""
    after = rules.resolve(rules.act(state, offer.build()), HELD)
    was = shortage(building_of(state.cards), state.hands[seat])
    return shortage(building_of(after.cards), after.hands[seat]) > was


def stood_up(state: State, seat: int, legal: list[Move]) -> Shift | None:
    """An own worker that lies is stood up where it is, which is free (SK-20)."""
    for move in legal:
        if isinstance(move, Shift) and move.worker in state.lying:
            if move.worker // WORKERS == seat and move.cell == state.workers[move.worker]:
                return move
    return None


def barred(state: State, seat: int) -> Callable[[Act], bool]:
    """A test whether an act resembles the last one, if that could not be judged."""
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


BOTS = Roster(
    {
        "easy": Novice(),
        "medium": Thinker(Breadth(builds=5, walks=3), USUAL),
        "hard": Thinker(Breadth(builds=12, walks=6, kept=4, acts=2), USUAL),
        "expert": Thinker(Breadth(builds=30, walks=14, kept=10, acts=3), USUAL),
    }
)
"""Weakest first."""
