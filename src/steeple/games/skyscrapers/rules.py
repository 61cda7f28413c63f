"""The game, from the deal to the end (SK-3 to SK-23), in the order of `rules.md`.

These functions assume that the move is legal; `reasons` says whether it is, and `building` answers
all questions about cards and cells.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from steeple.games.skyscrapers.bodies.footing import spot_for
from steeple.games.skyscrapers.bodies.scene import with_worker, without_workers
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import can_act, reserve, shiftable, turns_in_a_round
from steeple.games.skyscrapers.moves import Add, Build, Cell, Put, Shift, Step, Verdict
from steeple.games.skyscrapers.pieces import (
    ACTIONS,
    EVEN,
    HAND,
    HEAD_START,
    NUMBER,
    OWN_BASES,
    WORKERS,
)
from steeple.games.skyscrapers.seen import seen_of
from steeple.games.skyscrapers.state import EndedBy, Pending, State, cards_with
from steeple.games.skyscrapers.verdicts import judged

Thing = TypeVar("Thing")
Act: TypeAlias = Add | Build | Step | Shift
"""What a hand does, and the referee judges."""
IDLE_TURNS = 3
"""Turns of each player without a new card or worker, after which the game is stuck (SK-9)."""

# Setup (SK-4, SK-5)


def choose_starter(state: State, seat: int) -> State:
    """Chance names who starts, if the table did not (SK-5)."""
    return replace(state, phase="deal", starter=seat, turn=seat)


def deal(state: State, card: str) -> State:
    """Chance deals a card; clockwise from the starter, until each hand is complete (SK-4)."""
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
        return _ask(_begun(dealt))
    return dealt


def _begun(state: State) -> State:
    """The first turn; with an even opening, some have a few points already (SK-5)."""
    seats, scores = state.terms.seats, state.scores
    if state.terms.opening == "even":
        ahead = HEAD_START[seats]
        scores = tuple(ahead[(seat - state.starter) % seats] for seat in range(seats))
    return replace(state, scores=scores, actions_left=_actions(state))


# The turn (SK-6 to SK-9)


def act(state: State, move: Act) -> State:
    """The hand adds, builds, moves or shifts; the referee says what happened."""
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
    """The seat in turn continues, or else the next one that can act.

    A seat that can't act loses the rest of its turn (SK-9). Workers that the last rivet touches may
    be shifted even after the last action (SK-14). If nobody at all can act, the game is stuck.
    """
    for _ in range(state.terms.seats + 1):
        if state.actions_left and not can_act(state):
            state = replace(state, actions_left=0)
        if state.actions_left or shiftable(state):
            return replace(state, phase="play")
        state = _turned(state)
        if state.idle > IDLE_TURNS * turns_in_a_round(state):
            break
    return _ended(state, "stuck")


def _turned(state: State) -> State:
    """The next seat that is still in begins its turn."""
    seat = state.turn
    while True:
        seat = (seat + 1) % state.terms.seats
        if not state.is_out[seat]:
            break
    turned = replace(
        state,
        turn=seat,
        turns=state.turns + 1,
        touched=(),
        shifted=(),
        idle=state.idle + 1,
        quiet=state.quiet + 1,
    )
    return replace(turned, actions_left=_actions(turned))


def _actions(state: State) -> int:
    """Three in a turn; with an even opening, fewer in the first turns (SK-5)."""
    shorter = EVEN[state.terms.seats] if state.terms.opening == "even" else ()
    return shorter[state.turns] if state.turns < len(shorter) else ACTIONS


def done(state: State) -> State:
    """Workers that the last rivet touches stay where they are; the turn ends (SK-14)."""
    return _ask(replace(state, touched=()))


def propose_end(state: State, seat: int) -> State:
    """A seat proposes to end the game here; the others who are still in are asked (SK-9)."""
    others = [other for other in _seats_after(state, seat)[:-1] if not state.is_out[other]]
    return replace(state, phase="agree", proposer=seat, asked=tuple(others))


def agree(state: State) -> State:
    """A seat agrees to the end; with the last one the game is stuck (SK-9)."""
    state = replace(state, asked=state.asked[1:])
    return state if state.asked else _ended(state, "stuck")


def decline(state: State) -> State:
    """The game goes on, and another quiet round must pass before the next proposal (SK-9)."""
    return replace(state, phase="play", proposer=None, asked=(), quiet=0)


# What the referee saw (SK-12 to SK-22)


def resolve(state: State, verdict: Verdict) -> State:
    """The referee says what building and workers did: all held, some fell, or it came down.

    Whoever acted did it, unless somebody else is named: then also between acts (SK-20, SK-22).
    """
    pending = judged(state, verdict)
    assert pending is not None, "without an act, somebody is named"
    if verdict.outcome == "void":
        seen = seen_of(state, pending, verdict)
        return replace(_taken_back(state, pending), phase="play", pending=None, seen=seen)
    after = _carried_out(state, pending, verdict)
    culprit = pending.seat if verdict.by is None else verdict.by
    if verdict.outcome == "collapsed":
        return _collapsed(after, culprit)
    return _fell(after, pending, culprit, verdict.workers)


def _taken_back(state: State, pending: Pending) -> State:
    """The act could not be judged: a card goes back to the hand."""
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
    gone = {pending.worker, *verdict.workers}
    lying = {worker for worker in state.lying if worker not in gone} | set(verdict.lies)
    has_grown = pending.verb in ("build", "add")
    return replace(
        state,
        cards=cards,
        workers=tuple(workers),
        scene=without_workers(verdict.scene, verdict.workers),
        pending=None,
        seen=seen_of(state, pending, verdict),
        actions_left=state.actions_left - pending.is_action,
        touched=_touched(state, pending, workers),
        shifted=_shifted(state, pending),
        idle=0 if has_grown else state.idle,
        quiet=0 if pending.verb == "build" else state.quiet,
        lying=tuple(sorted(lying)),
    )


def _touched(state: State, pending: Pending, workers: Sequence[Cell | None]) -> tuple[int, ...]:
    """The workers that the last rivet touches (SK-14), until the next action."""
    if not pending.is_action:
        return tuple(worker for worker in state.touched if workers[worker] is not None)
    if pending.site is None:
        return ()
    cells = building_of(state.cards).touched_by_rivet(pending.site.at)
    return tuple(worker for worker, cell in enumerate(workers) if cell in cells)


def _shifted(state: State, pending: Pending) -> tuple[int, ...]:
    """The workers that were shifted since the last action (SK-8)."""
    if pending.is_action:
        return ()
    return state.shifted if pending.worker is None else (*state.shifted, pending.worker)


# Levels (SK-17)


def _enclosed_out(state: State) -> State:
    """A seat is eliminated if all its workers are on site and enclosed, unless it is the last."""
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


def _fell(state: State, pending: Pending, culprit: int, workers: tuple[int, ...]) -> State:
    """The card scores and the falls cost (SK-15, SK-20); the lowest space is the end (SK-21).

    The owners of the fallen workers, except the culprit, then put them back or keep them.
    """
    seen, seat, lowest = state.seen, pending.seat, state.terms.lowest
    assert seen is not None
    scores = _with(state.scores, seat, state.scores[seat] + seen.points)
    score = scores[culprit] - seen.cost
    is_lowest = bool(workers) and score <= lowest
    score = max(score, lowest) if is_lowest else score
    state = replace(state, scores=_with(scores, culprit, score))
    if is_lowest:
        state = _out(state, culprit)
    if state.is_out.count(False) == 1:
        return _ended(state, "last-left")
    is_last = (pending.verb == "build" and not state.hands[seat]) or state.is_last
    owners = [seat for seat in _seats_after(state, culprit) if not state.is_out[seat]]
    waiting = [worker for worker in state.fallen if worker // WORKERS in owners]
    fallen = [
        worker
        for owner in owners
        for worker in workers
        if owner == worker // WORKERS and owner != culprit
    ]
    state = replace(
        state,
        is_last=is_last and not state.is_out[state.turn],
        fallen=(*waiting, *fallen),
    )
    return replace(state, phase="put") if state.fallen else _go_on(state)


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
    """All has been decided: the game ends with the last card of a hand (SK-23), or goes on."""
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
        asked=(),
    )


def _seats_after(state: State, seat: int) -> list[int]:
    """All seats in turn order, the given one last."""
    seats = state.terms.seats
    return [(seat + step) % seats for step in range(1, seats + 1)]


def _with(things: tuple[Thing, ...], at: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:at], thing, *things[at + 1 :])
