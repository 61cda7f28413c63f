"""The game, from the deal to the end (SK-3 to SK-23), in the order of `rules.md`.

These functions assume that the move is legal; `reasons` says whether it is, and `building` answers
all questions about cards and cells.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.legal import can_act, reserve, shiftable
from steeple.games.skyscrapers.moves import Add, Build, Cell, Put, Shift, Step, Verdict
from steeple.games.skyscrapers.pieces import (
    ACTIONS,
    HAND,
    NUMBER,
    OWN_BASES,
    WORKERS,
)
from steeple.games.skyscrapers.room import spot_for
from steeple.games.skyscrapers.scene import with_worker, without_workers
from steeple.games.skyscrapers.seen import seen_of
from steeple.games.skyscrapers.sense import cards_with
from steeple.games.skyscrapers.state import EndedBy, Pending, State

Thing = TypeVar("Thing")
Act: TypeAlias = Add | Build | Step | Shift
"""What a hand does, and the referee judges."""
IDLE_TURNS = 3
"""Of each seat, without a new card or worker: then the game is stuck (SK-9)."""

# Setup (SK-4, SK-5)


def choose_starter(state: State, seat: int) -> State:
    """Chance names who starts, if the table did not (SK-5)."""
    return replace(state, phase="deal", starter=seat, turn=seat)


def deal(state: State, card: str) -> State:
    """Chance deals a card; clockwise from the starter, until each hand is whole (SK-4)."""
    seat, number = state.turn, NUMBER[card]
    following = (seat + 1) % state.terms.seats
    dealt = replace(
        state,
        hands=_with(state.hands, seat, tuple(sorted((*state.hands[seat], number)))),
        deck=tuple(other for other in state.deck if other != number),
        turn=following,
    )
    whole = HAND[state.terms.seats] + OWN_BASES
    if following == state.starter and len(dealt.hands[seat]) == whole:
        return _ask(replace(dealt, actions_left=ACTIONS))
    return dealt


# The turn (SK-6 to SK-9)


def act(state: State, move: Act) -> State:
    """The hand adds, builds, moves or shifts; what came of it, the referee says."""
    seat = state.turn
    if isinstance(move, Build):
        pending = Pending(seat, "build", move.card, move.use, move.site, how=move.how)
        state = _without_card(state, seat, move.card)
    elif isinstance(move, Add):
        worker = reserve(state, seat)[0]
        pending = Pending(seat, "add", worker=worker, cell=move.cell, how=move.how)
    elif isinstance(move, Step):
        pending = Pending(seat, "move", worker=move.worker, cell=move.cell, how=move.how)
    else:
        pending = Pending(seat, "shift", worker=move.worker, cell=move.cell, how=move.how)
    return replace(state, phase="judge", pending=pending)


def _without_card(state: State, seat: int, card: str) -> State:
    hand = list(state.hands[seat])
    hand.remove(NUMBER[card])
    return replace(state, hands=_with(state.hands, seat, tuple(hand)))


def _ask(state: State) -> State:
    """The seat in turn goes on, or the next one who can.

    Who can't act loses what is left of the turn (SK-9). Whom the last rivet touches may be shifted
    even after the last action (SK-14). If nobody at all can act, the game is stuck.
    """
    for _ in range(state.terms.seats + 1):
        if state.actions_left and not can_act(state):
            state = replace(state, actions_left=0)
        if state.actions_left or shiftable(state):
            return replace(state, phase="play")
        state = _turned(state)
        if state.idle > IDLE_TURNS * state.terms.seats:
            break
    return _ended(state, "stuck")


def _turned(state: State) -> State:
    """The next seat that is still in begins its turn."""
    seat = state.turn
    while True:
        seat = (seat + 1) % state.terms.seats
        if not state.is_out[seat]:
            break
    return replace(
        state, turn=seat, actions_left=ACTIONS, touched=(), shifted=(), idle=state.idle + 1
    )


def done(state: State) -> State:
    """Whom the last rivet touches stays where it is; the turn ends (SK-14)."""
    return _ask(replace(state, touched=()))


# What the referee saw (SK-12 to SK-22)


def judge(state: State, verdict: Verdict) -> State:
    """The referee says what building and workers did: all held, some fell, or it came down."""
    pending = state.pending
    assert pending is not None, "a verdict is asked for after an act only"
    if verdict.outcome == "void":
        seen = seen_of(state, pending, verdict)
        return replace(_taken_back(state, pending), phase="play", pending=None, seen=seen)
    after = _carried_out(state, pending, verdict)
    if verdict.outcome == "collapsed":
        return _collapsed(after, pending.seat)
    return _fell(after, pending, verdict.workers)


def _taken_back(state: State, pending: Pending) -> State:
    """Nothing can be said about the act: a card goes back to the hand."""
    if pending.card is None:
        return state
    hand = tuple(sorted((*state.hands[pending.seat], NUMBER[pending.card])))
    return replace(state, hands=_with(state.hands, pending.seat, hand))


def _carried_out(state: State, pending: Pending, verdict: Verdict) -> State:
    """The card is built in, and each worker is where the referee saw it."""
    cards = cards_with(state, pending)
    workers = list(state.workers)
    if pending.worker is not None:
        workers[pending.worker] = pending.cell
    for worker, cell in verdict.stands:
        workers[worker] = cell
    for worker in verdict.workers:
        workers[worker] = None
    is_shift = pending.verb == "shift"
    has_grown = pending.verb in ("build", "add")
    return replace(
        state,
        cards=cards,
        workers=tuple(workers),
        scene=without_workers(verdict.scene, verdict.workers),
        pending=None,
        seen=seen_of(state, pending, verdict),
        actions_left=state.actions_left - (not is_shift),
        touched=_touched(state, pending, workers),
        shifted=(*state.shifted, pending.worker) if is_shift else (),
        idle=0 if has_grown else state.idle,
    )


def _touched(state: State, pending: Pending, workers: Sequence[Cell | None]) -> tuple[int, ...]:
    """The workers that the last rivet touches (SK-14); a shift does not change that."""
    if pending.verb == "shift":
        return tuple(worker for worker in state.touched if workers[worker] is not None)
    if pending.site is None:
        return ()
    cells = building_of(state.cards).touched_by_rivet(pending.site.at)
    return tuple(worker for worker, cell in enumerate(workers) if cell in cells)


# Levels (SK-17)


def _enclosed_out(state: State) -> State:
    """Who has all workers on site and all of them enclosed is eliminated, the last one excepted."""
    building = building_of(state.cards)
    for seat in _seats_after(state, state.turn):
        own = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
        if state.is_out[seat] or state.is_out.count(False) == 1 or None in own:
            continue
        if not any(cell is not None and building.is_open(cell) for cell in own):
            state = _out(state, seat)
    return state


def _out(state: State, seat: int) -> State:
    return replace(state, is_out=_with(state.is_out, seat, True))


# Falls and collapse (SK-20 to SK-22)


def _fell(state: State, pending: Pending, workers: tuple[int, ...]) -> State:
    """The card scores and the falls cost (SK-15, SK-20); the lowest space is the end (SK-21).

    The owners of what fell, the culprit excepted, then put it back or keep it.
    """
    culprit, seen = pending.seat, state.seen
    assert seen is not None
    score = state.scores[culprit] + seen.points - seen.cost
    is_lowest = bool(workers) and score <= state.terms.lowest
    score = max(score, state.terms.lowest) if is_lowest else score
    state = replace(state, scores=_with(state.scores, culprit, score))
    if is_lowest:
        state = _out(state, culprit)
    if state.is_out.count(False) == 1:
        return _ended(state, "last-left")
    is_last = pending.verb == "build" and not state.hands[culprit] and not is_lowest
    owners = [seat for seat in _seats_after(state, culprit) if not state.is_out[seat]]
    fallen = tuple(
        worker
        for owner in owners
        for worker in workers
        if owner == worker // WORKERS and owner != culprit
    )
    state = replace(state, is_last=is_last, fallen=fallen)
    return replace(state, phase="put") if fallen else _go_on(state)


def put(state: State, move: Put) -> State:
    """A fallen worker is put back with care (SK-20)."""
    worker, *_ = state.fallen
    workers = _with(state.workers, worker, move.cell)
    scene = with_worker(state.scene, worker, spot_for(state, move.cell))
    return _decided(replace(state, workers=workers, scene=scene))


def keep(state: State) -> State:
    """A fallen worker stays in reserve (SK-20)."""
    return _decided(state)


def _decided(state: State) -> State:
    state = replace(state, fallen=state.fallen[1:])
    return state if state.fallen else _go_on(state)


def _collapsed(state: State, culprit: int) -> State:
    """A card reached the ground: the culprit is out, and the game is over (SK-22)."""
    return _ended(_out(state, culprit), "collapse")


# The end (SK-23)


def _go_on(state: State) -> State:
    """All is settled: the game ends with the last card of a hand (SK-23), or play goes on."""
    if state.is_last:
        return _ended(state, "hand")
    state = _enclosed_out(state)
    if state.is_out.count(False) == 1:
        return _ended(state, "last-left")
    return _ask(_turned(state) if state.is_out[state.turn] else state)


def _ended(state: State, how: EndedBy) -> State:
    return replace(
        state,
        phase="over",
        ended_by=how,
        actions_left=0,
        touched=(),
        shifted=(),
        fallen=(),
        is_last=False,
    )


def _seats_after(state: State, seat: int) -> list[int]:
    """All seats in turn order, the given one last."""
    seats = state.terms.seats
    return [(seat + step) % seats for step in range(1, seats + 1)]


def _with(things: tuple[Thing, ...], at: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:at], thing, *things[at + 1 :])
