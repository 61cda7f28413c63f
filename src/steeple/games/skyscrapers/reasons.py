"""Why a move is illegal. `legal` says what may be done."""

from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.lattice.girders import standing, turns_of
from steeple.games.skyscrapers.legal import (
    buildable_cards,
    cells_to_add,
    has_room,
    is_enclosed,
    is_in_reach,
    is_quiet,
    own_workers,
    reserve,
    rivets_left,
    shifts,
    stands,
    targets,
)
from steeple.games.skyscrapers.moves import (
    Add,
    Agree,
    Build,
    Cell,
    Deal,
    Decline,
    Done,
    Keep,
    Propose,
    Put,
    Shift,
    Site,
    Step,
    Verdict,
)
from steeple.games.skyscrapers.pieces import BY_ID, LYING, NUMBER, WORKERS, Use
from steeple.games.skyscrapers.state import State
from steeple.games.skyscrapers.verdicts import why_not_verdict
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter

_PHASE_MOVES: dict[str, tuple[type[Move], ...]] = {
    "start": (Starter,),
    "deal": (Deal,),
    "play": (Add, Build, Step, Shift, Done, Propose, Verdict),
    "judge": (Verdict,),
    "put": (Put, Keep, Verdict),
    "agree": (Agree, Decline),
    "over": (),
}


def check(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless the move is legal now."""
    why = why_not(state, move)
    if why is not None:
        raise why


def why_not(state: State, move: Move) -> IllegalMove | None:
    """What is wrong with a move, if anything."""
    if not isinstance(move, _PHASE_MOVES[state.phase]):
        return _no("not-now")
    if isinstance(move, Build):
        return why_not_build(state, move.card, move.use, move.site)
    if isinstance(move, Add):
        return why_not_verb(state, "add") or why_not_ground(state, move.cell)
    if isinstance(move, Step):
        return why_not_step(state, move.worker, move.cell)
    if isinstance(move, Shift):
        return why_not_shift(state, move.worker, move.cell)
    if isinstance(move, Verdict):
        return why_not_verdict(state, move)
    if isinstance(move, Put):
        return why_not_put(state, move.cell)
    if isinstance(move, Propose):
        return why_not_end(state, move.seat)
    if isinstance(move, Done):
        return _no("actions-left") if state.actions_left else None
    if isinstance(move, Deal) and NUMBER[move.card] not in state.deck:
        return _no("not-in-deck", **card_words(move.card))
    if isinstance(move, Starter) and move.seat >= state.terms.seats:
        return _no("no-such-seat")
    return None


def _no(code: str, **arguments: object) -> IllegalMove:
    return IllegalMove(f"skyscrapers/{code}", **arguments)


def card_words(card: str) -> dict[str, object]:
    """A card as arguments of a message: its kind, and its number among those of its kind.

    >>> card_words("upright-3"), card_words("base")
    ({'kind': 'upright', 'number': 3}, {'kind': 'base', 'number': 0})
    """
    kind, _, number = card.partition("-")
    return {"kind": kind, "number": int(number or 0)}


def why_not_end(state: State, seat: int) -> IllegalMove | None:
    """Why a seat can't propose to end the game here (SK-9); `None` if it can."""
    if state.phase != "play":
        return _no("not-now")
    if seat >= state.terms.seats:
        return _no("no-such-seat")
    if state.is_out[seat]:
        return _no("you-are-out")
    return None if is_quiet(state) else _no("not-quiet")


# The three actions


def why_not_verb(state: State, verb: str) -> IllegalMove | None:
    """Why the seat in turn can't add, build or move at all; `None` if it can."""
    seat = state.turn
    if not state.actions_left:
        return _no("no-actions-left")
    if verb == "add":
        if not reserve(state, seat):
            return _no("reserve-empty")
        return None if cells_to_add(state, seat) else _no("nowhere-to-add")
    if why := _why_nobody(state, seat):
        return why
    if verb == "move":
        able = any(targets(state, worker) for worker in own_workers(seat))
        return None if able else _no("nobody-can-move")
    if rivets_left(state) <= 0:
        return _no("no-rivets")
    return None if buildable_cards(state, state.hands[seat]) else _no("nothing-fits")


def _why_nobody(state: State, seat: int) -> IllegalMove | None:
    """Why no worker of a seat can build or move (SK-7, SK-17)."""
    on_site = [worker for worker in own_workers(seat) if state.workers[worker] is not None]
    if not on_site:
        return _no("no-worker-on-site")
    free = [worker for worker in on_site if not is_enclosed(state, worker)]
    if not free:
        return _no("all-enclosed")
    return None if any(stands(state, worker) for worker in free) else _no("all-lie")


# Building (SK-7, SK-10 to SK-13)


def why_not_card(state: State, card: str) -> IllegalMove | None:
    """Why the seat in turn can't build a card anywhere; `None` if it can."""
    if why := _why_not_playable(state, card):
        return why
    return None if buildable_cards(state, [NUMBER[card]]) else _no("no-site")


def _why_not_playable(state: State, card: str) -> IllegalMove | None:
    """Why a card can't be built wherever its sites are; `None` if it can."""
    if NUMBER[card] not in state.hands[state.turn]:
        return _no("not-in-hand", **card_words(card))
    if not state.actions_left:
        return _no("no-actions-left")
    if why := _why_nobody(state, state.turn):
        return why
    return _no("no-rivets") if rivets_left(state) <= 0 else None


def why_not_build(state: State, card: str, use: Use, site: Site) -> IllegalMove | None:
    """Why the seat in turn can't build a card in like that; `None` if it can."""
    if why := _why_not_playable(state, card):
        return why
    if code := building_of(state.cards).why_not(site.at, site.normal, use):
        if code == "wrong-way":
            code = "must-lie" if use in LYING else "must-stand"
        return _no(code)
    if site.turn not in turns_of(BY_ID[card], use):
        return _no("drawn-worker-stands")
    girders = standing(card, site.turn)
    if not building_of(state.cards).meets(site.at, site.normal, girders):
        return _no("no-girder-meets")
    return why_not_near(state, site)


def why_not_near(state: State, site: Site) -> IllegalMove | None:
    """Why no own worker can build at a site (SK-7); `None` if one can."""
    near = is_in_reach(state, state.turn, site.at, site.normal)
    return None if near else _no("no-worker-touches")


# Workers (SK-6, SK-8, SK-14, SK-18 to SK-20)


def why_not_ground(state: State, cell: Cell) -> IllegalMove | None:
    """Why no worker can be put into a cell on the ground (SK-6); `None` if one can."""
    building = building_of(state.cards)
    if cell[2]:
        return _no("only-on-the-ground")
    return _why_not_here(state, building, cell, "no-base-there")


def why_not_put(state: State, cell: Cell) -> IllegalMove | None:
    """Why the fallen worker can't be put back into a cell (SK-20); `None` if it can."""
    building = building_of(state.cards)
    code = "nothing-to-stand-on" if cell[2] else "no-base-there"
    return _why_not_here(state, building, cell, code)


def _why_not_here(
    state: State, building: Building, cell: Cell, without_footing: str
) -> IllegalMove | None:
    """Why no worker can be put into a cell, wherever it comes from (G-6, G-7)."""
    if cell[2] < 0:
        return _no("nothing-to-stand-on")
    if not cell[2] and not building.has_ground(cell):
        return _no("beyond-ground")
    if not building.is_open(cell):
        return _no("cell-closed")
    if cell not in (building.floor_cells if cell[2] else building.ground_cells):
        return _no(without_footing)
    return None if has_room(state, cell) else _no("no-room")


def _why_not_own(state: State, worker: int) -> IllegalMove | None:
    """Why the seat in turn can't move a worker at all (SK-17, SK-19), if it can't."""
    if worker // WORKERS != state.turn:
        return _no("not-your-worker")
    return _why_not_free(state, worker)


def _why_not_free(state: State, worker: int) -> IllegalMove | None:
    if state.workers[worker] is None:
        return _no("not-on-site", worker=worker)
    return _no("is-enclosed", worker=worker) if is_enclosed(state, worker) else None


def why_not_worker(state: State, worker: int) -> IllegalMove | None:
    """Why the seat in turn can't move a worker anywhere; `None` if it can."""
    if why := _why_not_movable(state, worker):
        return why
    return None if targets(state, worker) else _no("nowhere-to-go", worker=worker)


def _why_not_movable(state: State, worker: int) -> IllegalMove | None:
    if why := _why_not_own(state, worker):
        return why
    if not state.actions_left:
        return _no("no-actions-left")
    return _no("is-lying", worker=worker) if worker in state.lying else None


def why_not_step(state: State, worker: int, cell: Cell) -> IllegalMove | None:
    """Why the seat in turn can't move a worker to a cell (SK-8); `None` if it can."""
    if why := _why_not_movable(state, worker):
        return why
    if cell in targets(state, worker):
        return None
    if cell == state.workers[worker]:
        return _no("already-there", worker=worker)
    return why_not_put(state, cell) or _no("too-far")


def why_not_shift(state: State, worker: int, cell: Cell) -> IllegalMove | None:
    """Why a worker can't be shifted to a cell (SK-8, SK-14); `None` if it can."""
    if worker not in state.touched:
        if why := _why_not_own(state, worker):
            return why
        if not state.actions_left:
            return _no("only-the-touched")
    elif why := _why_not_free(state, worker):
        return why
    if worker in state.shifted:
        return _no("shifted-already", worker=worker)
    if cell in shifts(state, worker):
        return None
    now = state.workers[worker]
    assert now is not None, "who is free is on site"
    if cell == now:
        return _no("already-there", worker=worker)
    building = building_of(state.cards)
    if not building.storey_of(now):
        return _no("not-on-a-floor")
    if building.under(cell) != building.under(now):
        return _no("other-card")
    return why_not_put(state, cell)
