"""Rollouts: imagined matches, played to their end by quick players, with dice for a referee."""

from msgspec.structs import replace

from steeple.games.block_out import rules
from steeple.games.block_out.legal import KIND, bits, blocks_for, free_blocks, open_kinds
from steeple.games.block_out.moves import Place, Verdict
from steeple.games.block_out.pieces import ACTIONS, CARDS
from steeple.games.block_out.referee import dice
from steeple.games.block_out.state import State
from steeple.kernel.streams import Stream

MOST_ACTS = 400
SHAKY = 120_000
"""At this risk, in millionths, a quick player prefers to play an action card."""

_ACTION_KINDS = sum(1 << KIND[card] for card in ACTIONS)


def with_dice(state: State) -> State:
    """The same position at a table where dice decide."""
    terms = replace(state.terms, referee="dice")
    return replace(state, terms=terms, poses=(), scene=b"")


def winner(state: State, stream: Stream) -> int | None:
    """Who wins if quick players continue; `None` if it takes too long."""
    for _ in range(MOST_ACTS):
        phase = state.phase
        if phase == "play":
            state = quick_move(state, stream)
        elif phase == "judge":
            pending = state.placing
            assert pending is not None, "a placement is judged"
            tremor = state.terms.tremor
            verdict = dice.judge(state.stack, pending.block, pending.how, tremor, stream)
            state = rules.resolve(state, verdict)
        elif phase == "draw":
            state = rules.draw(state, CARDS[stream.pick(state.deck)])
        else:
            return state.winner
    return None


def quick_move(state: State, stream: Stream) -> State:
    """A placement if it is safe enough, with the most specific card; else an action card."""
    free = free_blocks(state)
    if state.is_extra:
        return rules.place(state, Place(_low(blocks_for(None, free), state, stream)))
    kinds = open_kinds(state)
    actions = kinds & _ACTION_KINDS
    cards = kinds & ~actions
    left = free.bit_count()
    if actions and (not cards or left == 2 or (left > 2 and _is_shaky(state))):
        held = list(bits(actions))
        return rules.act(state, CARDS[held[stream.below(len(held))]])
    card = CARDS[next(bits(cards))]
    return rules.place(state, Place(_low(blocks_for(card, free), state, stream), card))


def _is_shaky(state: State) -> bool:
    stack = state.stack
    return bool(stack) and dice.risk(stack, stack[-1], None, state.terms.tremor) > SHAKY


def _low(blocks: list[str], state: State, stream: Stream) -> str:
    """A large block for a low stack and a small one for a high stack, if there is a choice."""
    if len(blocks) == 1:
        return blocks[0]
    first = blocks[stream.below(len(blocks))]
    second = blocks[stream.below(len(blocks))]
    larger = dice.SIZE_MM[first.partition("-")[2]] > dice.SIZE_MM[second.partition("-")[2]]
    return first if larger == (len(state.stack) < 4) else second


def stood(state: State, move: Place) -> State:
    """The position after a placement that stands."""
    return rules.resolve(rules.place(state, move), Verdict("stood"))


def fell(state: State, move: Place) -> State:
    """The position after a placement that falls."""
    return rules.resolve(rules.place(state, move), Verdict("fell"))
