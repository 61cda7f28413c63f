"""Why a move is illegal."""

from collections.abc import Mapping
from typing import Any

from steeple.games.five_towers import moves, rules, state
from steeple.games.five_towers.builds import most_buildable, room_for_counts
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal
from steeple.games.five_towers.pieces import CARD_BY_NAME, TYPES, kind_of, value_of
from steeple.games.five_towers.state import BID, BUILD, DEAL, START, State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import Move
from steeple.kernel.starter import Starter

_PHASE_MOVES: dict[int, tuple[type[Move], ...]] = {
    START: (Starter,),
    DEAL: (Reveal,),
    BID: (Bid, Pass),
    BUILD: (Build, Cancel),
}


def check(state_: State, move: Move) -> None:
    """Raise `IllegalMove` unless the move is legal now."""
    cells = state_.cells
    phase = int(cells[state.PHASE])
    if not isinstance(move, _PHASE_MOVES.get(phase, ())):
        if phase == BID:
            _check_pass(state_)  # told to bid or pass are only those who may
        code = {BID: "time-to-bid", BUILD: "time-to-build"}.get(phase, "not-now")
        raise IllegalMove(f"five-towers/{code}", number=int(cells[state.HIGHEST]))
    match move:
        case Starter(chosen) if chosen >= cells[state.SEATS]:
            raise IllegalMove("five-towers/not-now")
        case Reveal(card) if not cells[state.DECK + CARD_BY_NAME[card]]:
            raise IllegalMove("five-towers/not-in-deck", **_card(CARD_BY_NAME[card]))
        case Bid(number):
            counts = room_for_counts()
            seat = int(cells[state.ACTOR])
            facts = {
                "number": number,
                "highest": int(cells[state.HIGHEST]),
                "row": int(cells[state.ROW_SIZE]),
                "cancelled": int(cells[state.LIMITS + seat]),
            }
            why = rules.why_not_bid(cells, number, counts)
            if why == rules.MORE_THAN_BUILDABLE:
                facts["most"] = most_buildable(cells, seat, counts)
            _raise_if_illegal(why, facts)
        case Pass():
            _check_pass(state_)
        case Cancel():
            facts = {"number": int(cells[state.HIGHEST])}
            _raise_if_illegal(rules.why_not_cancel(cells, room_for_counts()), facts)
        case Build():
            why, what, below = rules.why_not_build(cells, moves.build_code(move))
            facts = {"number": int(cells[state.HIGHEST]), **_blocked(why, what, below)}
            _raise_if_illegal(why, facts)


def _check_pass(state_: State) -> None:
    """Raise `IllegalMove` if the seat has to name a number."""
    facts = {"row": int(state_.cells[state.ROW_SIZE])}
    _raise_if_illegal(rules.why_not_pass(state_.cells), facts)


def check_part(state_: State, build: Build) -> None:
    """Raise `IllegalMove` if these cards alone could not be built as the first of a build."""
    cells = state_.cells.copy()
    cells[state.HIGHEST] = len(build.cards)
    check(State(cells), build)


def check_tear_down(state_: State, type: str) -> None:
    """Raise `IllegalMove` if the top of that tower can't be torn down."""
    why = rules.why_not_tear_down(state_.cells, int(state_.cells[state.ACTOR]), TYPES.index(type))
    _raise_if_illegal(why, {"type": type})


def _blocked(why: int, what: int, below: int) -> dict[str, Any]:
    """What `why_not_build` found, as arguments for the message."""
    if why == rules.WRONG_SIZE:
        return {"count": what}
    if why in (rules.NOTHING_TO_TEAR_DOWN, rules.ROOF_STAYS):
        return {"type": TYPES[what]}
    return {**_card(what), "below": below}


def _card(card: int) -> dict[str, Any]:
    return {"type": TYPES[kind_of(card)], "value": value_of(card)}


_REASONS = {
    rules.NOT_HIGHER: ("not-higher", ("number", "highest")),
    rules.MORE_THAN_ROW: ("more-than-row", ("number", "row")),
    rules.NOT_BELOW_CANCELLED: ("not-below-cancelled", ("number", "cancelled")),
    rules.MORE_THAN_BUILDABLE: ("more-than-buildable", ("number", "most")),
    rules.STARTER_MUST_BID: ("starter-must-bid", ("row",)),
    rules.WRONG_SIZE: ("wrong-size", ("count", "number")),
    rules.NOT_IN_ROW: ("not-in-row", ("type", "value")),
    rules.ALREADY_TAKEN: ("already-taken", ("type", "value")),
    rules.NOTHING_TO_TEAR_DOWN: ("nothing-to-tear-down", ("type",)),
    rules.ROOF_STAYS: ("roof-stays", ("type",)),
    rules.NOTHING_GOES_ON_ROOF: ("nothing-goes-on-roof", ("type", "value")),
    rules.DOES_NOT_FIT: ("does-not-fit", ("type", "value", "below")),
    rules.CAN_BE_BUILT: ("can-be-built", ("number",)),
}
"""The code of each reason, and which facts its sentence needs."""


def _raise_if_illegal(why: int, facts: Mapping[str, Any]) -> None:
    if why != rules.NOTHING_WRONG:
        code, names = _REASONS[why]
        raise IllegalMove(f"five-towers/{code}", **{name: facts[name] for name in names})
