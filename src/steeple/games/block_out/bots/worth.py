"""What playing a card is worth: the estimate of a player who counts cards.

A worth is in thousandths of a win, roughly. It depends only on what the seat may know: its own
hand, how many cards the others have, and which cards nobody has shown yet.
"""

from typing import NamedTuple

from steeple.games.block_out.legal import KIND, blocks_for, free_blocks
from steeple.games.block_out.moves import Action, Place
from steeple.games.block_out.pieces import ACTIONS, ANY, CARDS, FITTING
from steeple.games.block_out.rules import direction_after, next_seat
from steeple.games.block_out.state import State
from steeple.kernel.game import Move

WON = 1000.0
LEVEL = 300.0
"""Neither good nor bad."""
CARD = 40.0
"""For each card that is gone from the hand."""
DRAWN = 2
"""What a fall costs: three cards are drawn, one starts the new stack."""
THREAT = 600.0
"""For the next player being sure to win with the next card."""
DUE = 150.0
"""For being the one who places the last block, if everybody only placed."""
GOES_ON = 0.6
"""The chance that the next player places, rather than plays an action or topples the stack."""
COVER = 300.0
"""For a hand that fits all blocks that are left, as the last one comes near."""
KEPT = {"action": 30.0, "any": 14.0, "group": 7.0, "block": 0.0}
"""What it costs to use up a card that would fit later too."""
STUCK = 120.0
"""For a hand of action cards only, where an action can't finish."""


class Prospect(NamedTuple):
    """What a move is worth if the stack stands, and if it falls."""

    stands: float
    falls: float

    def worth(self, risk: float) -> float:
        """What it is worth at this risk."""
        return self.stands + (self.falls - self.stands) * risk


def prospect(state: State, move: Move) -> Prospect:
    """What a legal move of the seat in turn promises."""
    hand = state.hands[state.turn]
    if isinstance(move, Action):
        return _after_action(state, move.card, sum(hand) - 1)
    assert isinstance(move, Place), "nothing else is promising"
    left = sum(hand) - (move.card is not None)
    is_last = len(state.stack) + 1 == len(state.terms.blocks)
    falls = LEVEL - CARD * (left + DRAWN) - THREAT * _finish_threat(state, state.direction)
    if is_last or state.is_extra or (not left and not state.terms.advanced):
        return Prospect(WON, falls)
    free = [block for block in _free(state) if block != move.block]
    stands = LEVEL - CARD * left - THREAT * _threat(state, state.direction, free)
    stands += _due(state, len(free)) + _cover(state, move.card, free)
    return Prospect(stands - _kept(move.card) - _stuck(state, move.card), falls)


def _after_action(state: State, card: str, left: int) -> Prospect:
    if not left and not state.terms.advanced:
        return Prospect(WON, WON)
    direction = direction_after(state, card)
    free = _free(state)
    value = LEVEL - CARD * left - THREAT * _threat(state, direction, free)
    value += _due(state, len(free)) + _cover(state, card, free)
    value -= _kept(card) + _stuck(state, card)
    return Prospect(value, value)


def _free(state: State) -> list[str]:
    return blocks_for(None, free_blocks(state))


def _kept(card: str | None) -> float:
    if card is None:
        return 0.0
    if card in ACTIONS:
        return KEPT["action"]
    if card == ANY:
        return KEPT["any"]
    return KEPT["group" if len(FITTING[card]) > 1 else "block"]


def _due(state: State, left: int) -> float:
    """What it is worth if the last block falls to this seat, with `left` blocks to place."""
    seats = state.terms.seats
    if left % seats:
        return 0.0
    chance = 1.0
    for _ in range(left - 1):
        chance *= GOES_ON
    return DUE * chance


def _cover(state: State, card: str | None, free: list[str]) -> float:
    """What it is worth that the rest of the hand fits the blocks that are left."""
    hand = state.hands[state.turn]
    held = [kind for kind, count in zip(CARDS, hand, strict=True) if count > (kind == card)]
    fitted = sum(any(block in FITTING[kind] for kind in held) for block in free)
    return COVER * fitted / len(free) / len(free)


def _stuck(state: State, card: str | None) -> float:
    """The cost if only action cards are left to a player who can't finish with them (BO-19)."""
    if card is None or not state.terms.no_action_finish:
        return 0.0
    hand = state.hands[state.turn]
    blocks = sum(hand) - sum(hand[KIND[action]] for action in ACTIONS) - (card not in ACTIONS)
    return 0.0 if blocks else STUCK


# What the next player may do


def _threat(state: State, direction: int, free: list[str]) -> float:
    """How likely the next player wins with the next card, if these blocks are free then."""
    threat = _finish_threat(state, direction)
    if len(free) == 1:
        threat = max(threat, _can_place(state, next_seat(state, direction), free[0]))
    return threat


def _finish_threat(state: State, direction: int) -> float:
    size = sum(state.hands[next_seat(state, direction)])
    if size > 1 or state.terms.advanced:
        return 0.15 if size == 2 else 0.0
    return 0.85


def _can_place(state: State, seat: int, block: str) -> float:
    """How likely a seat can place that block: from its hand, or by drawing for it (BO-6)."""
    unseen = unseen_cards(state)
    total = sum(unseen)
    fits = sum(count for card, count in zip(CARDS, unseen, strict=True) if block in FITTING[card])
    actions = sum(unseen[KIND[card]] for card in ACTIONS)
    size = sum(state.hands[seat])
    has_fit = 1.0 - _none_of(fits, total, size)
    is_stuck = _none_of(fits + actions, total, size)
    return has_fit + is_stuck * fits / max(1, fits + actions)


def _none_of(wanted: int, total: int, drawn: int) -> float:
    """How likely none of the wanted cards is among those drawn."""
    chance = 1.0
    for at in range(drawn):
        chance *= max(0, total - wanted - at) / max(1, total - at)
    return chance


def unseen_cards(state: State) -> tuple[int, ...]:
    """How many of each kind the seat in turn has not seen: the others' and the draw pile's."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.turn]
    return tuple(map(sum, zip(state.deck, *others, strict=True)))
