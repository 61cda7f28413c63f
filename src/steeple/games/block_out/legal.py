"""What the seat in turn may play (BO-4 to BO-6, BO-8, BO-11, BO-18, BO-19).

Kinds of cards and blocks are bits here, in the order of `CARDS` and `BLOCKS`: every act asks these
questions.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from steeple.games.block_out.moves import Action, Fallen, Place
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS, FITTING
from steeple.games.block_out.state import Counts, State
from steeple.kernel.game import TABLE, Move

KIND = {card: number for number, card in enumerate(CARDS)}
"""The number of a kind of card."""
_BLOCK_BIT = {block: 1 << number for number, block in enumerate(BLOCKS)}
_ACTION_KINDS = sum(1 << KIND[card] for card in ACTIONS)
_FALLEN = Fallen()


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set.

    >>> list(bits(0b1101))
    [0, 2, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _blocks(blocks: Iterable[str]) -> int:
    return sum(map(_BLOCK_BIT.__getitem__, blocks))


_all_blocks = cache(_blocks)


def free_blocks(state: State) -> int:
    """The blocks that are not on the stack; one that is being placed is still free."""
    return _all_blocks(state.terms.blocks) & ~_blocks(state.stack)


@cache
def _fitting(kind: int) -> int:
    return _blocks(FITTING[CARDS[kind]])


@cache
def _fitting_kinds(free: int) -> int:
    """The kinds of block cards that some free block fits (BO-5)."""
    return sum(1 << kind for kind in range(len(CARDS)) if _fitting(kind) & free)


def blocks_for(card: str | None, free: int) -> list[str]:
    """The free blocks that fit a card; all of them for the extra block (BO-8, BO-18)."""
    return [BLOCKS[at] for at in bits(free if card is None else free & _fitting(KIND[card]))]


def held_kinds(hand: Counts) -> int:
    """The kinds of cards that are in a hand."""
    held = 0
    bit = 1
    for count in hand:
        if count:
            held |= bit
        bit <<= 1
    return held


def playable(state: State, held: int, size: int) -> int:
    """Of the kinds in a hand of `size` cards, those that its owner could play in this turn."""
    block_cards = held & _fitting_kinds(free_blocks(state))  # BO-5
    actions = held & _ACTION_KINDS
    if state.is_new_stack and block_cards:  # BO-11
        actions = 0
    if size == 1 and state.terms.no_action_finish:  # BO-19
        actions = 0
    return block_cards | actions


def open_kinds(state: State) -> int:
    """The kinds of cards that the seat in turn may play now."""
    if state.only is not None:  # BO-6
        return 1 << KIND[state.only]
    hand = state.hands[state.turn]
    return playable(state, held_kinds(hand), sum(hand))


def may_place(state: State, block: str) -> bool:
    """Whether the seat in turn may place the block now, for a card or as the extra one."""
    return any(isinstance(move, Place) and move.block == block for move in legal_moves(state))


def may_say_fallen(state: State) -> bool:
    """Whether the stack may be said to have fallen before it was touched again (BO-13)."""
    return bool(
        state.terms.referee == TABLE
        and state.phase == "play"
        and state.stack
        and not state.is_extra
    )


@cache
def _moves(kind: int | None, free: int) -> tuple[Move, ...]:
    card = None if kind is None else CARDS[kind]
    if card in ACTIONS:
        return (Action(card),)
    return tuple(Place(block, card) for block in blocks_for(card, free))


def legal_moves(state: State) -> list[Move]:
    """Cards in their order, each with its blocks; then, at a real table, that the stack fell.

    How the hand places a block is left open.
    """
    if state.phase != "play":
        return []
    free = free_blocks(state)
    found: list[Move] = []
    if state.is_extra:
        found += _moves(None, free)
    else:
        for kind in bits(open_kinds(state)):
            found += _moves(kind, free)
    if may_say_fallen(state):
        found.append(_FALLEN)
    return found
