"""What a seat can choose now, with the reasons and results that a person wants to see first."""

from typing import NamedTuple

from steeple.games.block_out import facts as f
from steeple.games.block_out.legal import (
    blocks_for,
    free_blocks,
    may_say_fallen,
)
from steeple.games.block_out.moves import Action, Place
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS, FALL_CARDS
from steeple.games.block_out.reasons import why_not_block, why_not_card, why_not_place
from steeple.games.block_out.rules import direction_after, next_seat, won_by
from steeple.games.block_out.state import State
from steeple.kernel.errors import IllegalMove, InvalidMove, reason, shortened
from steeple.kernel.game import TABLE

_KINDS: dict[str | None, str] = {
    "ninth": "wins-ninth",
    "extra": "wins-extra",
    "hand": "wins-hand",
}


class Plan(NamedTuple):
    """The beginning of a move."""

    block: str | None = None
    card: str | None = None


def read_plan(text: str) -> Plan:
    """What is planned so far; how the hand does it does not matter. Raises `InvalidMove`.

    >>> read_plan("place brown-small with any at 12 -30")
    Plan(block='brown-small', card='any')
    """
    words = text.split()
    for at, word in enumerate(words):
        if word in ("at", "by"):
            words = words[:at]
            break
    plan = None
    match words:
        case [] | ["place"] | ["fallen"]:
            plan = Plan()
        case [card] if card in ACTIONS:
            plan = Plan(None, card)
        case ["with", card]:
            plan = Plan(None, card)
        case ["place", block] | ["place", block, "with"]:
            plan = Plan(block)
        case ["place", block, "with", card]:
            plan = Plan(block, card)
    if plan is None:
        raise InvalidMove("kernel/not-a-move", move=shortened(text))
    if plan.block is not None and plan.block not in BLOCKS:
        raise InvalidMove("block-out/no-such-block", block=shortened(plan.block))
    if plan.card is not None and plan.card not in CARDS:
        raise InvalidMove("block-out/no-such-card", card=shortened(plan.card))
    return plan


def choices(state: State, seat: int, notation: str) -> f.AnyChoices:
    """What the seat can choose; `notation` is that of a plan. Raises `InvalidMove`."""
    plan = read_plan(notation)
    if state.phase in ("start", "deal", "over"):
        return f.NoChoices()
    if state.phase == "judge" and state.terms.referee == TABLE:
        return _report(state)
    if state.phase == "play" and seat == state.turn:
        return _turn(state, plan)
    code = "not-your-turn" if state.phase == "play" else "not-now"
    return _waiting(state, seat, IllegalMove(f"block-out/{code}"))


# One's own turn


def _turn(state: State, plan: Plan) -> f.TurnChoices:
    move = _whole_move(state, plan)
    return f.TurnChoices(
        is_turn=True,
        is_new_stack=state.is_new_stack,
        is_extra=state.is_extra,
        card=plan.card,
        block=plan.block,
        cards=[
            _card(state, card, count, why_not_card(state, card))
            for card, count in _held(state, state.turn)
        ],
        blocks=[_block(state, block, plan.card) for block in state.terms.blocks],
        outlook=None if move is None else _outlook(state, plan.card),
        move=move,
        may_say_fallen=may_say_fallen(state),
    )


def _held(state: State, seat: int) -> list[tuple[str, int]]:
    held = zip(CARDS, state.hands[seat], strict=True)
    return [(card, count) for card, count in held if count]


def _card(state: State, card: str, count: int, why: IllegalMove | None) -> f.CardChoice:
    free = free_blocks(state)
    return f.CardChoice(
        card=card,
        count=count,
        is_action=card in ACTIONS,
        is_open=why is None,
        why=reason(why),
        blocks=blocks_for(card, free),
        move=str(Action(card)) if card in ACTIONS else None,
    )


def _block(state: State, block: str, card: str | None) -> f.BlockChoice:
    level = state.stack.index(block) + 1 if block in state.stack else None
    why = _why_not_block(state, block, card)
    return f.BlockChoice(block, level, why is None, reason(why))


def _why_not_block(state: State, block: str, card: str | None) -> IllegalMove | None:
    """Why a block can't be placed: for the planned card, as the extra block, or for any card."""
    if card is not None or state.is_extra or block in state.stack:
        return why_not_block(state, block, None) or why_not_place(state, block, card)
    held = [held for held, _ in _held(state, state.turn)]
    if any(why_not_place(state, block, other) is None for other in held):
        return None
    return IllegalMove("block-out/no-card-for-it", block=block)


def _whole_move(state: State, plan: Plan) -> str | None:
    """The notation of the plan, if it is a legal move."""
    if plan.block is None:
        if plan.card in ACTIONS and why_not_card(state, plan.card) is None:
            return str(Action(plan.card))
        return None
    if why_not_place(state, plan.block, plan.card) is not None:
        return None
    return str(Place(plan.block, plan.card))


# Results


def _outlook(state: State, card: str | None) -> f.Outlook:
    """What a planned card or extra block results in; hidden cards do not count."""
    left = sum(state.hands[state.turn]) - (card is not None)
    return _outlook_with(state, card, left)


def _outlook_with(state: State, card: str | None, cards_left: int) -> f.Outlook:
    is_action = card in ACTIONS
    won = None if is_action else won_by(state)
    if won is None and not cards_left and not state.terms.advanced:
        won = "hand"
    kind = _KINDS.get(won, "next" if cards_left else "extra")
    return f.Outlook(
        kind=kind,  # type: ignore[arg-type]
        next=next_seat(state, direction_after(state, card)),
        cards_left=cards_left,
        draws_if_fallen=0 if is_action or not state.stack else FALL_CARDS,
    )


# Somebody else's turn, or the referee's


def _report(state: State) -> f.ReportChoices:
    pending = state.placing
    assert pending is not None, "a report is wanted after a placement only"
    return f.ReportChoices(
        seat=pending.seat,
        block=pending.block,
        card=pending.card,
        answers=["stood", "fell", "late"] if state.stack else ["stood"],
        outlook=_outlook_with(state, pending.card, sum(state.hands[pending.seat])),
    )


def _waiting(state: State, seat: int, why: IllegalMove) -> f.TurnChoices:
    return f.TurnChoices(
        is_turn=False,
        is_new_stack=state.is_new_stack,
        is_extra=state.is_extra,
        card=None,
        block=None,
        cards=[_card(state, card, count, why) for card, count in _held(state, seat)],
        blocks=[],
        outlook=None,
        move=None,
        may_say_fallen=False,
    )
