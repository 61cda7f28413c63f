"""What a seat can choose now, with the reasons and results that a person wants to see first."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from steeple.games.skyscrapers import facts as f
from steeple.games.skyscrapers.bodies.footing import spot_for
from steeple.games.skyscrapers.lattice.approach import approach
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import (
    SiteFor,
    cells_to_add,
    cells_to_put,
    own_workers,
    reserve,
    shiftable,
    shifts,
    sites_for,
    targets,
)
from steeple.games.skyscrapers.moves import AXES, Add, Build, Cell, Put, Shift, Site, Step
from steeple.games.skyscrapers.outlook import outlook
from steeple.games.skyscrapers.pieces import CARDS, NUMBER, USES, WORKERS, Use
from steeple.games.skyscrapers.plan import Plan, read_plan
from steeple.games.skyscrapers.reasons import (
    why_not,
    why_not_card,
    why_not_end,
    why_not_near,
    why_not_verb,
    why_not_worker,
)
from steeple.games.skyscrapers.rules import Act, act
from steeple.games.skyscrapers.state import Pending, State, cards_with
from steeple.games.skyscrapers.verdicts import bumped, cells_to_land, on_site
from steeple.games.skyscrapers.view import pending
from steeple.kernel.errors import IllegalMove, reason
from steeple.kernel.game import TABLE

_VERBS: tuple[Literal["add", "build", "move"], ...] = ("add", "build", "move")


def choices(state: State, seat: int, notation: str) -> f.AnyChoices:
    """What the seat can choose; `notation` is that of a plan. Raises `InvalidMove`."""
    plan = read_plan(notation)
    if state.phase in ("start", "deal", "over"):
        return f.NoChoices()
    if state.terms.referee == TABLE:
        if state.pending is not None:
            return _report(state, state.pending)
        if plan.verb == "bump" and state.phase in ("play", "put"):
            return _bumped(state, seat)
    if state.phase == "put" and seat == state.actor:
        return _put(state)
    if state.phase == "agree" and seat == state.actor:
        assert state.proposer is not None, "somebody proposed it"
        return f.AgreeChoices(state.proposer)
    if state.phase == "play" and seat == state.turn:
        return _turn(state, plan)
    code = "not-your-turn" if state.phase == "play" else "not-now"
    return _waiting(state, seat, IllegalMove(f"skyscrapers/{code}"))


# One's own turn


def _turn(state: State, plan: Plan) -> f.TurnChoices:
    move = _whole_move(state, plan)
    worker = plan.worker
    if plan.verb == "add":
        worker = next(iter(reserve(state, state.turn)), None)
    return f.TurnChoices(
        is_turn=True,
        actions_left=state.actions_left,
        verb=None if plan.verb in ("put", "bump") else plan.verb,  # type: ignore[arg-type]
        card=plan.card,
        use=plan.use,
        worker=worker,
        verbs=[_verb(verb, _why_not(state, verb)) for verb in _VERBS],
        cards=_cards(state, state.turn),
        workers=_workers(state),
        sites=_sites(state, plan),
        cells=_cells(state, plan),
        outlook=None if move is None else _outlook(state, move),
        move=None if move is None else str(move),
        may_be_done=not state.actions_left,
        may_propose=why_not_end(state, state.turn) is None,
    )


def _why_not(state: State, verb: str) -> IllegalMove | None:
    """Why one of the actions can't be chosen; who wants to move somebody may stand it up first."""
    if verb == "move" and any(worker in state.lying for worker in shiftable(state)):
        return None
    return why_not_verb(state, verb)


def _verb(verb: Literal["add", "build", "move"], why: IllegalMove | None) -> f.VerbChoice:
    return f.VerbChoice(verb, why is None, reason(why))


def _cards(state: State, seat: int, why: IllegalMove | None = None) -> list[f.CardChoice]:
    """The cards of a hand, equal ones once; `why` is given if none of them can be played."""
    found = []
    for number, count in Counter(state.hands[seat]).items():
        card = CARDS[number]
        closed = why or why_not_card(state, card.id)
        found.append(
            f.CardChoice(
                card=card.id,
                kind=card.kind,
                girders=card.girders,
                has_worker=card.has_worker,
                count=count,
                is_open=closed is None,
                why=reason(closed),
                uses=[_use(state, seat, number, use) for use in USES[card.kind]],
            )
        )
    return found


def _use(state: State, seat: int, card: int, use: Use) -> f.UseChoice:
    sites = [site for site in sites_for(state, seat, card, use) if site.is_in_reach]
    return f.UseChoice(use, len(sites), max((site.turns[0].points for site in sites), default=0))


def _workers(state: State) -> list[f.WorkerChoice]:
    """One's own workers on site, and all that the new rivet touches."""
    able = shiftable(state)
    found = []
    for worker in sorted({*own_workers(state.turn), *state.touched}):
        if state.workers[worker] is not None:
            why = why_not_worker(state, worker)
            count = len(shifts(state, worker)) if worker in able else 0
            goes = 0 if why is not None else len(targets(state, worker))
            found.append(f.WorkerChoice(worker, why is None, reason(why), goes, count))
    return found


def _sites(state: State, plan: Plan) -> list[f.SiteChoice]:
    """Where the planned card fits, the best first; those that are closed at the end."""
    if plan.card is None or plan.use is None:
        return []
    number = NUMBER[plan.card]
    if number not in state.hands[state.turn]:
        return []
    sites = sites_for(state, state.turn, number, plan.use)
    sites.sort(key=lambda site: (not site.is_in_reach, -site.turns[0].points))
    why = why_not_card(state, plan.card)
    return [_site(state, plan.card, plan.use, site, why) for site in sites]


def _site(
    state: State, card: str, use: Use, site: SiteFor, why: IllegalMove | None
) -> f.SiteChoice:
    at, normal, joins, is_highest, _, turns = site
    places = [Site(at, normal, turned.turn) for turned in turns]  # type: ignore[arg-type]
    if why is None or why.code == "skyscrapers/no-site":
        why = why_not_near(state, places[0])
    _, step = approach(building_of(state.cards), at, normal)
    return f.SiteChoice(
        at=list(at),
        normal=AXES[normal],  # type: ignore[arg-type]
        joins=joins,
        approach=list(step),
        is_open=why is None,
        why=reason(why),
        is_highest=is_highest,
        turns=[
            f.TurnChoice(
                turned.turn,
                turned.girders,
                turned.meets,
                turned.points,
                str(Build(card, use, place)),
            )
            for turned, place in zip(turns, places, strict=True)
        ],
    )


def _cells(state: State, plan: Plan) -> list[f.CellChoice]:
    """Where the planned worker can go."""
    seat, worker = state.turn, plan.worker
    if plan.verb == "add" and state.actions_left:
        return [_cell(state, cell, "add", Add(cell)) for cell in cells_to_add(state, seat)]
    if worker is None or worker >= len(state.workers):
        return []
    if plan.verb == "move" and why_not_worker(state, worker) is None:
        return [
            _cell(state, cell, way, Step(worker, cell), worker)
            for cell, way in targets(state, worker).items()
        ]
    if plan.verb == "shift" and worker in shiftable(state):
        return [
            _cell(state, cell, _shift_way(state, worker, cell), Shift(worker, cell), worker)
            for cell in shifts(state, worker)
        ]
    return []


def _shift_way(state: State, worker: int, cell: Cell) -> Literal["shift", "stand"]:
    return "stand" if cell == state.workers[worker] else "shift"


def _cell(
    state: State,
    cell: Cell,
    way: f.Way,
    move: Add | Step | Shift | Put,
    but: int | None = None,
) -> f.CellChoice:
    spot = list(spot_for(state, cell, but))
    return f.CellChoice(list(cell), way, building_of(state.cards).under(cell), spot, str(move))


def _whole_move(state: State, plan: Plan) -> Act | None:
    """The planned move, if it is complete and legal."""
    move: Act | None = None
    verb, card, use, site, worker, cell = plan
    if verb == "add" and cell is not None:
        move = Add(cell)
    elif card is not None and use is not None and site is not None:
        move = Build(card, use, site)
    elif worker is not None and cell is not None and worker < len(state.workers):
        move = Step(worker, cell) if verb == "move" else Shift(worker, cell)
    return None if move is None or why_not(state, move) else move


def _outlook(state: State, move: Act) -> f.Outlook:
    done = act(state, move)
    assert done.pending is not None
    return outlook(state, done.pending, len(done.hands[state.turn]))


# Somebody else's turn, a worker to put back, or the referee's turn


def _put(state: State) -> f.PutChoices:
    worker, *others = state.fallen
    return f.PutChoices(
        worker=worker,
        culprit=_culprit(state),
        left=sum(other // WORKERS == worker // WORKERS for other in others),
        cells=[_cell(state, cell, "put", Put(cell)) for cell in cells_to_put(state)],
    )


def _culprit(state: State) -> int:
    """Who made workers fall last."""
    seen = state.seen
    return state.turn if seen is None or seen.culprit is None else seen.culprit


def _bumped(state: State, seat: int) -> f.ReportChoices:
    """What can be said if somebody bumped the table, whoever it was."""
    cells = cells_to_land(building_of(state.cards))
    return f.ReportChoices(None, on_site(state, bumped(seat)), _lists(cells), None)


def _report(state: State, waits: Pending) -> f.ReportChoices:
    return f.ReportChoices(
        pending=f.Pending(**pending(waits)),
        workers=on_site(state, waits),
        cells=_lists(cells_to_land(building_of(cards_with(state, waits)))),
        outlook=outlook(state, waits, len(state.hands[waits.seat])),
    )


def _lists(cells: Iterable[Cell]) -> list[f.Point]:
    return [list(cell) for cell in cells]


def _waiting(state: State, seat: int, why: IllegalMove) -> f.TurnChoices:
    return f.TurnChoices(
        is_turn=False,
        actions_left=state.actions_left,
        verb=None,
        card=None,
        use=None,
        worker=None,
        verbs=[_verb(verb, why) for verb in _VERBS],
        cards=_cards(state, seat, why),
        workers=[],
        sites=[],
        cells=[],
        outlook=None,
        move=None,
        may_be_done=False,
        may_propose=why_not_end(state, seat) is None,
    )
