"""A plan: a build that may not be complete yet, and whether it can still be finished."""

from typing import NamedTuple

import msgspec

from steeple.games.five_towers.builds import (
    ROOM,
    STANDING,
    Counts,
    count_builds,
    field,
    most_buildable,
    room_for_counts,
)
from steeple.games.five_towers.codes import NO_TEAR_DOWN, build_card, build_size
from steeple.games.five_towers.moves import Build, check_names, packed, parse, read_build
from steeple.games.five_towers.pieces import ROW, TYPES, kind_of, split_card, value_of
from steeple.games.five_towers.reasons import check_part, check_tear_down
from steeple.games.five_towers.state import (
    ACTOR,
    HIGHEST,
    NO_CARD,
    ROW_CARDS,
    Cells,
    State,
    at,
    cell,
    copy_cells,
)
from steeple.games.five_towers.towers import KINDS, can_tear_down, fits, place, tear_down, top
from steeple.games.five_towers.view import row
from steeple.kernel.errors import IllegalMove
from steeple.kernel.jit import jit

TEAR_DOWN_AT = -1
"""Where a plan's tear-down is: before its first card."""


class Plan(msgspec.Struct, frozen=True):
    """What is torn down, and cards in the order in which they were taken."""

    cards: tuple[str, ...] = ()
    tear_down: str | None = None

    def __post_init__(self) -> None:
        check_names(self.cards, self.tear_down)

    def first(self, count: int) -> "Plan":
        """The plan with only its first `count` cards; empty before the tear-down."""
        return Plan() if count == TEAR_DOWN_AT else Plan(self.cards[:count], self.tear_down)


class Problem(NamedTuple):
    """The first thing in a plan that is wrong, and why."""

    at: int
    why: IllegalMove


def read_plan(text: str, seat: int) -> Plan:
    """The plan from its notation; empty for a move that is not a build. Raises `InvalidMove`.

    >>> read_plan("build -sand sand7 candy3 sand2", 0)
    Plan(cards=('sand7', 'candy3', 'sand2'), tear_down='sand')
    """
    words = text.lower().split()
    if words[:1] == ["build"]:
        return Plan(*read_build(words[1:]))
    if words:
        parse(text, seat)
    return Plan()


@jit
def ways_to_finish(cells: Cells, begun: int, counts: Counts, after: Cells) -> int:
    """A bit for each tear-down, and one for none, with which the begun build can be finished.

    Only the cards of the begun build count; they lie in the row. The last two are working space.
    """
    seat = cell(cells, ACTOR)
    ways = 0
    for torn in range(KINDS + 1):
        copy_cells(cells, after)
        goes = 1
        if torn != NO_TEAR_DOWN:
            if not can_tear_down(cells, seat, torn):
                continue
            tear_down(after, seat, torn)
        for index in range(build_size(begun)):
            card = build_card(begun, index)
            goes &= fits(top(after, seat, kind_of(card)), value_of(card))
            if goes:
                place(after, seat, kind_of(card), value_of(card))
                _take(after, card)
        left = cell(cells, HIGHEST) - build_size(begun)
        count_builds(after, seat, counts)
        if goes and field(counts[at(seat * ROOM + KINDS), STANDING], left) > 0:
            ways |= 1 << torn
    return ways


@jit
def _take(cells: Cells, card: int) -> None:
    """Take a card out of the row; the others move up, so that it stays sorted."""
    is_gone = False
    for spot in range(ROW - 1):
        is_gone = is_gone or cells[at(ROW_CARDS + spot)] == card
        if is_gone:
            cells[at(ROW_CARDS + spot)] = cells[at(ROW_CARDS + spot + 1)]
    cells[at(ROW_CARDS + ROW - 1)] = NO_CARD


def tear_downs(state: State, cards: tuple[str, ...]) -> list[str | None]:
    """The tear-downs with which a build that begins with these cards can be finished."""
    ways = ways_to_finish(state.cells, packed(cards, None), room_for_counts(), state.cells.copy())
    choices: tuple[str | None, ...] = (*TYPES, None)
    return [type for kind, type in enumerate(choices) if ways >> kind & 1]


def can_be_finished(state: State, plan: Plan) -> bool:
    """Whether there is a build that begins like this; a tear-down may still be chosen."""
    ways = tear_downs(state, plan.cards)
    return plan.tear_down in ways if plan.tear_down else bool(ways)


def first_problem(state: State, plan: Plan) -> Problem | None:
    """The first card that does not fit where it was put, or that blocks the rest."""
    if plan.tear_down and (why := why_not_tear_down(state, plan.first(0), plan.tear_down)):
        return Problem(TEAR_DOWN_AT, why)
    for index, card in enumerate(plan.cards):
        if why := why_not_next(state, plan.first(index), card):
            return Problem(index, why)
    return None


def why_not_tear_down(state: State, plan: Plan, type: str) -> IllegalMove | None:
    """Why the cards of the plan can't have this tear-down."""
    try:
        check_tear_down(state, type)
    except IllegalMove as why:
        return why
    if can_be_finished(state, Plan(plan.cards, type)):
        return None
    return _hopeless(state) or IllegalMove(
        "five-towers/tear-down-blocks", type=type, number=_number(state)
    )


def why_not_next(state: State, plan: Plan, card: str) -> IllegalMove | None:
    """Why a card can't come next in a plan in which nothing is wrong."""
    number, lying = _number(state), row(state.cells).count(card)
    type, value = split_card(card)
    if lying and plan.cards.count(card) >= lying:
        return IllegalMove("five-towers/already-taken", type=type, value=value)
    if lying and len(plan.cards) == number:
        return IllegalMove("five-towers/wrong-size", count=number + 1, number=number)
    longer = Plan((*plan.cards, card), plan.tear_down)
    try:
        check_part(state, Build(longer.cards, longer.tear_down))
    except IllegalMove as why:
        return why
    if can_be_finished(state, longer):
        return None
    return _hopeless(state) or IllegalMove(
        "five-towers/can-not-be-finished", type=type, value=value, number=number
    )


def _hopeless(state: State) -> IllegalMove | None:
    """The reason to give instead if that many cards could not be built at all."""
    number = _number(state)
    most = most_buildable(state.cells, int(state.cells[ACTOR]), room_for_counts())
    if number <= most:
        return None
    return IllegalMove("five-towers/more-than-buildable", number=number, most=most)


def _number(state: State) -> int:
    """How many cards the builder takes."""
    return int(state.cells[HIGHEST])
