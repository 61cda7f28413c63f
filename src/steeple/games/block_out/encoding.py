"""Positions and moves as numbers. Each move is one action; the hand always aims at the middle."""

import numpy as np
import numpy.typing as npt

from steeple.games.block_out.legal import KIND, free_blocks, open_kinds
from steeple.games.block_out.moves import Action, Place
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS, FITTING, MAX_SEATS
from steeple.games.block_out.state import State
from steeple.kernel.encoding import Field, Mask
from steeple.kernel.game import Move

MOVES: tuple[Move, ...] = (
    *(Place(block, card) for card in CARDS for block in FITTING[card]),
    *(Action(card) for card in ACTIONS),
    *(Place(block) for block in BLOCKS),
)
"""By action; the last nine are for the extra block of the advanced rule."""
_KINDS = len(CARDS)
_MOST_CARDS = 127
_NOBODY = -1


_EXTRA = 1 << _KINDS
"""Stands among the bits of kinds of cards for the extra block, which needs none."""
_NO_BLOCK = 1 << len(BLOCKS)
"""Stands among the bits of free blocks for moves that take none."""


def _needs(move: Move) -> tuple[int, int]:
    """The bits of the card and of the block that a move needs."""
    if isinstance(move, Action):
        return 1 << KIND[move.card], _NO_BLOCK
    assert isinstance(move, Place), "there are no other moves"
    return _EXTRA if move.card is None else 1 << KIND[move.card], 1 << BLOCKS.index(move.block)


_NEEDED_CARD, _NEEDED_BLOCK = np.array([_needs(move) for move in MOVES]).T


class BlockOutEncoding:
    """How Block Out is told to programs."""

    version = 1
    dtype = np.int8
    actions = tuple(map(str, MOVES))

    def fields(self, seats: int) -> tuple[Field, ...]:
        """One's own hand, the piles, the stack, the turn, then the seats from one's own on."""
        return (
            Field("own hand, by kind of card", _KINDS, 0, _MOST_CARDS),
            Field("discard, by kind of card", _KINDS, 0, _MOST_CARDS),
            Field("by block: place in the stack from 1; 0 free, -1 not in the box", 9, -1, 9),
            Field("cards in the draw pile", 1, 0, _MOST_CARDS),
            Field("whose turn", 1, -1, MAX_SEATS - 1),
            Field("direction: 1 clockwise", 1, -1, 1),
            Field("the stack fell in this turn", 1, 0, 1),
            Field("one more block has to stand", 1, 0, 1),
            Field("the only card that may be played, from 1; 0 any", 1, 0, _KINDS),
            Field("advanced rule", 1, 0, 1),
            Field("no action as the last card", 1, 0, 1),
            Field("cards in the hand of each seat", seats, 0, _MOST_CARDS),
        )

    def mask(self, state: State, plan: None) -> Mask:
        """Which actions can be taken."""
        if state.phase != "play":
            return np.zeros(len(MOVES), np.int8)
        kinds = _EXTRA if state.is_extra else open_kinds(state)
        blocks = free_blocks(state) | _NO_BLOCK
        is_open = ((_NEEDED_CARD & kinds) != 0) & ((_NEEDED_BLOCK & blocks) != 0)
        mask: Mask = is_open.view(np.int8)
        return mask

    def chosen(self, state: State, plan: None, action: int) -> tuple[None, Move]:
        """The move."""
        return None, MOVES[action]

    def observed(self, state: State, seat: int, plan: None) -> npt.NDArray[np.int8]:
        """What the seat knows."""
        terms, hands, seats = state.terms, state.hands, state.terms.seats
        discard = [0] * _KINDS
        for card in state.discard:
            discard[KIND[card]] += 1
        level = dict.fromkeys(BLOCKS, -1)
        level.update(dict.fromkeys(terms.blocks, 0))
        for place, block in enumerate(state.stack, 1):
            level[block] = place
        own = hands[seat]
        return np.array(
            [
                *own,
                *discard,
                *level.values(),
                sum(state.deck),
                (state.turn - seat) % seats if state.phase == "play" else _NOBODY,
                state.direction,
                state.is_new_stack,
                state.is_extra,
                0 if state.only is None or state.turn != seat else KIND[state.only] + 1,
                terms.advanced,
                terms.no_action_finish,
                *map(sum, hands[seat:]),
                *map(sum, hands[:seat]),
            ],
            np.int8,
        )


ENCODING = BlockOutEncoding()
