"""What a seat can choose now, with the reasons and results that a person wants to see first."""

from collections.abc import Iterator
from typing import cast

import numpy as np

from steeple.games.five_towers import facts as f
from steeple.games.five_towers.bots.greedy import NO_BUILD, fill_best_scoring
from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.codes import move_of
from steeple.games.five_towers.fit import fit_of
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, from_code, packed
from steeple.games.five_towers.pieces import BRACKETS, DECK_LIKE_ANY, ROOF, ROW, TYPES, split_card
from steeple.games.five_towers.plan import (
    Plan,
    first_problem,
    read_plan,
    tear_downs,
    why_not_next,
    why_not_tear_down,
)
from steeple.games.five_towers.reasons import check
from steeple.games.five_towers.rules import make_move
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BUILD,
    HIGHEST,
    IS_OPEN,
    LEADER,
    NOBODY,
    PHASE,
    ROW_SIZE,
    SEATS,
    STARTER,
    State,
)
from steeple.games.five_towers.view import points, row, towers
from steeple.kernel.errors import IllegalMove, reason
from steeple.kernel.game import Move


def choices(state: State, seat: int, notation: str) -> f.AnyChoices:
    """What the seat can choose; `notation` is that of a plan. Raises `InvalidMove`."""
    plan = read_plan(notation, seat)
    phase, is_turn = state.cells[PHASE], int(state.cells[ACTOR]) == seat
    if phase == BID:
        return _bidding(state, seat, is_turn)
    if phase == BUILD:
        return _building(state, seat, plan) if is_turn else f.WaitChoices(_fits(state, seat))
    return f.NoChoices()


def _fits(state: State, seat: int) -> list[f.Fit]:
    """How each card of the row fits on the seat's towers, whoever gets it."""
    cards, standing = row(state.cells), towers(state.cells)[seat]
    return [
        fit_of(card, standing[split_card(card)[0]], cards[:at] + cards[at + 1 :], True)
        for at, card in enumerate(cards)
    ]


def _choice(state: State, move: Move) -> f.MoveChoice:
    return f.MoveChoice(str(move), reason(_why_not(state, move)))


def _why_not(state: State, move: Move) -> IllegalMove | None:
    try:
        check(state, move)
    except IllegalMove as why:
        return why
    return None


# Bidding


def _bidding(state: State, seat: int, is_turn: bool) -> f.BidChoices:
    cells = state.cells
    leader = int(cells[LEADER])
    return f.BidChoices(
        is_turn,
        None if leader == NOBODY else int(cells[HIGHEST]),
        None if leader == NOBODY else leader,
        list(_waiting(state)),
        _numbers(state, seat) if is_turn else [],
        _choice(state, Pass()) if is_turn else None,
        _fits(state, seat),
    )


def _waiting(state: State) -> Iterator[int]:
    actor, starter, seats = (int(state.cells[at]) for at in (ACTOR, STARTER, SEATS))
    for step in range(1, seats):
        seat = (actor + step) % seats
        if seat == starter:
            return
        yield seat


def _numbers(state: State, seat: int) -> list[f.NumberChoice]:
    size = int(state.cells[ROW_SIZE])
    best = _best_builds(state, seat, 1, size)
    found = []
    for number in range(size + 1):
        build = best.get(number)
        after = None if build is None else _points_after(state, seat, build.cards, build.tear_down)
        found.append(
            f.NumberChoice(
                number,
                str(Bid(number)),
                reason(_why_not(state, Bid(number))),
                None if after is None else after.total,
                _suggested(build),
                after,
            )
        )
    return found


def _best_builds(state: State, seat: int, first: int, last: int) -> dict[int, Build]:
    """By number of cards, the build that scores most, where there is one."""
    builds = np.full(ROW + 1, NO_BUILD, np.int64)
    room = (room_for_counts(), state.cells.copy())
    fill_best_scoring(state.cells, seat, first, last, *room, builds)
    return {
        number: cast("Build", from_code(move_of(build)))
        for number, build in enumerate(builds.tolist())
        if build != NO_BUILD
    }


def _suggested(build: Build | None) -> f.SuggestedBuild | None:
    if build is None:
        return None
    return f.SuggestedBuild(str(build), cast("f.Type | None", build.tear_down), list(build.cards))


def _points_after(
    state: State, seat: int, cards: tuple[str, ...], tear_down: str | None
) -> f.Points:
    """The seat's points, had it built these cards and nothing else."""
    cells = state.cells.copy()
    cells[ACTOR] = seat
    make_move(cells, move_of(packed(cards, tear_down)))
    return _points(State(cells), seat)


def _points(state: State, seat: int) -> f.Points:
    counted = points(state.cells)[seat]
    return f.Points(**{**counted, "towers": f.PointsByType(**counted["towers"])})


# Building


def _building(state: State, seat: int, plan: Plan) -> f.BuildChoices:
    number = int(state.cells[HIGHEST])
    problem = first_problem(state, plan)
    good = plan if problem is None else plan.first(problem.at)
    is_whole = problem is None and len(plan.cards) == number
    suggestion = _best_builds(state, seat, number, number).get(number)
    site = _Site(state, seat, good)
    return f.BuildChoices(
        number,
        f.PlanFacts(
            cast("f.Type | None", plan.tear_down),
            list(plan.cards),
            None if problem is None else problem.at,
            None if problem is None else reason(problem.why),
        ),
        site.cards(plan, None if problem is None else problem.why),
        site.tears(plan),
        None in tear_downs(state, good.cards),
        _points(state, seat),
        _points_after(state, seat, good.cards, good.tear_down),
        site.notes,
        str(Build(plan.cards, plan.tear_down)) if is_whole else None,
        _choice(state, Cancel()) if state.cells[IS_OPEN] else None,
        _suggested(suggestion),
    )


class _Site:
    """A seat's towers while a plan in which nothing is wrong is followed."""

    def __init__(self, state: State, seat: int, plan: Plan) -> None:
        self._state = state
        self._plan = plan
        self._row = row(state.cells)
        self._before = towers(state.cells)[seat]
        self._now = {type: list(values) for type, values in self._before.items()}
        self._placed: list[f.Fit] = []
        self.notes: list[f.Note] = []
        """What is special about the towers, in the order in which it happens."""
        if plan.tear_down:
            self._now[plan.tear_down].pop()
            self._note_deck(plan.tear_down)
        for card in plan.cards:
            self._place(fit_of(card, self._now[split_card(card)[0]], (), False))

    def _place(self, fit: f.Fit) -> None:
        storeys = self._now[fit.type]
        is_restart = fit.type == self._plan.tear_down and not storeys
        self._placed.append(fit)
        self.notes = [note for note in self.notes if note != f.Note("deck", fit.type)]
        if is_restart:
            self.notes.append(f.Note("restart", fit.type))
        if fit.value == ROOF:
            self.notes.append(f.Note("roof", fit.type))
        if fit.value == BRACKETS and fit.below is not None and fit.below < DECK_LIKE_ANY:
            self.notes.append(f.Note("brackets", fit.type))
        storeys.append(fit.value)
        self._note_deck(fit.type)

    def _note_deck(self, type: str) -> None:
        if self._now[type][-1:] == [DECK_LIKE_ANY]:
            self.notes.append(f.Note("deck", cast("f.Type", type)))

    def cards(self, plan: Plan, problem: IllegalMove | None) -> list[f.CardChoice]:
        """Each card of the row; while something is wrong with the plan, none can come next."""
        taken: list[str | None] = list(plan.cards)
        left = list(self._row)
        for card in self._plan.cards:
            left.remove(card)
        found = []
        for card in self._row:
            order = taken.index(card) if card in taken else None
            why = None
            if order is None:
                why = problem or why_not_next(self._state, self._plan, card)
            else:
                taken[order] = None
            fit = self._fit(card, order, left)
            found.append(
                f.CardChoice(
                    card,
                    fit.type,
                    fit.value,
                    None if order is None else order + 1,
                    order is None and why is None,
                    reason(why),
                    fit.fit,
                    fit.below,
                )
            )
        return found

    def _fit(self, card: str, order: int | None, left: list[str]) -> f.Fit:
        """How a card was placed, or how it would fit now."""
        if order is not None and order < len(self._placed):
            return self._placed[order]
        type = split_card(card)[0]
        others = list(left)
        others.remove(card)
        is_begun = any(fit.type == type for fit in self._placed)
        may_tear = self._plan.tear_down is None and not is_begun
        return fit_of(card, self._now[type], others, may_tear)

    def tears(self, plan: Plan) -> list[f.TearChoice]:
        """Each tower, and whether its top can be torn down for the cards that are planned."""
        return [
            f.TearChoice(
                cast("f.Type", type),
                self._before[type][-1] if self._before[type] else None,
                type == plan.tear_down,
                reason(why_not_tear_down(self._state, self._plan, type)),
            )
            for type in TYPES
        ]
