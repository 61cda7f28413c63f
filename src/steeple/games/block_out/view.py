"""What one seat can see: its own cards, how many the others have, and all that lies open."""

from typing import Any

import msgspec

from steeple.games.block_out.pieces import CARDS
from steeple.games.block_out.rules import next_seat
from steeple.games.block_out.scoring import scores
from steeple.games.block_out.state import Counts, State
from steeple.kernel.game import View


def view(state: State, seat: int | None) -> View:
    """The table as a seat or a spectator sees it, in the shape of `facts.BlockView`."""
    terms = state.terms
    is_on = state.phase not in ("start", "deal", "over")
    return {
        "game": "block-out",
        "referee": terms.referee,
        "tremor": terms.tremor,
        "fouls": terms.fouls,
        "advanced": terms.advanced,
        "no_action_finish": terms.no_action_finish,
        "phase": state.phase,
        "to_move": state.turn if state.phase == "play" else None,
        "starter": state.starter,
        "direction": state.direction,
        "next": next_seat(state, state.direction) if is_on else None,
        "hand": None if seat is None else cards(state.hands[seat]),
        "hands": [sum(hand) for hand in state.hands],
        "deck": sum(state.deck),
        "discard": list(state.discard),
        "blocks": list(terms.blocks),
        "stack": list(state.stack),
        "poses": {block: list(pose) for block, pose in state.poses},
        "placing": _placing(state),
        "is_new_stack": state.is_new_stack,
        "is_extra": state.is_extra,
        "owed": state.owed,
        "seen": None if state.seen is None else msgspec.to_builtins(state.seen),
        "won_by": state.won_by,
        "scores": scores(state),
    }


def cards(hand: Counts) -> list[str]:
    """The cards of a hand, in the order of `CARDS`."""
    return [card for card, count in zip(CARDS, hand, strict=True) for _ in range(count)]


def _placing(state: State) -> dict[str, Any] | None:
    pending = state.placing
    if pending is None:
        return None
    return {"seat": pending.seat, "block": pending.block, "card": pending.card}
