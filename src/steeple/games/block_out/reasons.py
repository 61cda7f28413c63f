"""Why a move is illegal."""

from steeple.bodies.verdict import makes_sense
from steeple.games.block_out.legal import (
    KIND,
    blocks_for,
    free_blocks,
    held_kinds,
    may_say_fallen,
    open_kinds,
)
from steeple.games.block_out.moves import Action, Deal, Draw, Fallen, Place, Verdict
from steeple.games.block_out.pieces import ACTIONS, BLOCKS
from steeple.games.block_out.state import State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import TABLE, Move
from steeple.kernel.starter import Starter

_PHASE_MOVES: dict[str, tuple[type[Move], ...]] = {
    "start": (Starter,),
    "deal": (Deal,),
    "draw": (Draw,),
    "play": (Place, Action, Fallen),
    "judge": (Verdict,),
    "over": (),
}


def check(state: State, move: Move) -> None:
    """Raise `IllegalMove` unless the move is legal now."""
    why = _why_not(state, move)
    if why is not None:
        raise why


def _why_not(state: State, move: Move) -> IllegalMove | None:
    if not isinstance(move, _PHASE_MOVES[state.phase]):
        return IllegalMove("block-out/not-now")
    if isinstance(move, Place):
        return why_not_place(state, move.block, move.card)
    if isinstance(move, Verdict):
        return why_not_verdict(state, move)
    if isinstance(move, Deal | Draw):
        if not state.deck[KIND[move.card]]:
            return IllegalMove("block-out/not-in-deck", card=move.card)
    elif isinstance(move, Action):
        return why_not_card(state, move.card)
    elif isinstance(move, Fallen):
        return why_not_fallen(state)
    elif isinstance(move, Starter) and move.seat >= state.terms.seats:
        return IllegalMove("block-out/not-now")
    return None


def why_not_card(state: State, card: str) -> IllegalMove | None:
    """Why the seat in turn can't play a card; `None` if it can."""
    if state.is_extra:
        return IllegalMove("block-out/extra-needs-no-card")
    kind = KIND[card]
    if not held_kinds(state.hands[state.turn]) >> kind & 1:
        return IllegalMove("block-out/not-in-hand", card=card)
    if open_kinds(state) >> kind & 1:
        return None
    if state.only is not None:
        return IllegalMove("block-out/only-the-drawn-card", card=state.only)
    if card not in ACTIONS:
        return IllegalMove("block-out/all-on-the-stack", card=card)
    code = "block-first" if state.is_new_stack and open_kinds(state) else "action-cant-finish"
    return IllegalMove(f"block-out/{code}", card=card)


def why_not_place(state: State, block: str, card: str | None) -> IllegalMove | None:
    """Why the seat in turn can't place a block for a card, or as the extra one, if it can't."""
    if card is None:
        if not state.is_extra:
            return IllegalMove("block-out/needs-a-card")
    elif why := why_not_card(state, card):
        return why
    return why_not_block(state, block, card)


def why_not_block(state: State, block: str, card: str | None) -> IllegalMove | None:
    """Why a block can't be placed for a card that can be played; `None` if it can."""
    if block in state.stack:
        return IllegalMove("block-out/on-the-stack", block=block)
    if block not in state.terms.blocks:
        return IllegalMove("block-out/not-at-this-table", block=block)
    if block not in blocks_for(card, free_blocks(state)):
        return IllegalMove("block-out/does-not-fit", block=block, card=card)
    return None


def why_not_fallen(state: State) -> IllegalMove | None:
    """Why the stack can't be said to have fallen (BO-13); `None` if it can."""
    if may_say_fallen(state):
        return None
    if state.terms.referee != TABLE:
        return IllegalMove("block-out/only-at-a-real-table")
    return IllegalMove("block-out/fell-in-the-turn" if state.stack else "block-out/no-stack")


def why_not_verdict(state: State, verdict: Verdict) -> IllegalMove | None:
    """Why the referee can't have seen that; `None` if it can."""
    pending = state.placing
    assert pending is not None, "a verdict is asked for after a placement only"
    is_down = verdict.outcome in ("fell", "late")
    if is_down and not state.stack:
        return IllegalMove("block-out/first-block-stands")
    if verdict.first is not None and verdict.first not in (*state.stack, pending.block):
        return IllegalMove("block-out/not-on-the-stack", block=verdict.first)
    knows_fall = verdict.first is not None or verdict.at_ms is not None
    if (knows_fall and not is_down) or not makes_sense(
        verdict, verdict.outcome, state.terms.referee, lambda body: body < len(BLOCKS)
    ):
        return IllegalMove("block-out/makes-no-sense")
    return None
