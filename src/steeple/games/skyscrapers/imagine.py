"""A state that a seat can't tell from the real one: other hands, other cards that left the game.

What everybody saw stays true: how many bases and other cards each seat has, which follows from
what was built, and that the seat in turn can act.
"""

from msgspec.structs import replace

from steeple.games.skyscrapers.legal import buildable_cards, can_act
from steeple.games.skyscrapers.pieces import BASE_NUMBER
from steeple.games.skyscrapers.state import State
from steeple.kernel.streams import Stream


def imagine(state: State, seat: int | None, stream: Stream) -> State:
    """The state with everything that the seat can't see drawn again."""
    if state.phase == "over":
        return state
    hidden = [other for other in range(state.terms.seats) if other != seat]
    pool = [*state.deck]
    for other in hidden:
        pool += (number for number in state.hands[other] if number != BASE_NUMBER)
    pool.sort()
    hands = list(state.hands)
    if state.turn in hidden:  # first, because something is known about it
        hidden.remove(state.turn)
        hands[state.turn] = _hand_in_turn(state, pool, stream)
    for other in hidden:
        hands[other] = _drawn_like(state.hands[other], pool, stream)
    return replace(state, hands=tuple(hands), deck=tuple(sorted(pool)))


def _drawn_like(hand: tuple[int, ...], pool: list[int], stream: Stream) -> tuple[int, ...]:
    """As many cards of the pool as are in the hand, and its bases."""
    bases = hand.count(BASE_NUMBER)
    taken = []
    for _ in range(len(hand) - bases):
        at = stream.below(len(pool))
        pool[at], pool[-1] = pool[-1], pool[at]
        taken.append(pool.pop())
    return tuple(sorted([*taken, *[BASE_NUMBER] * bases]))


def _hand_in_turn(state: State, pool: list[int], stream: Stream) -> tuple[int, ...]:
    """A hand with which its owner can act, if it must be able to and can only build.

    The real hand is one that fits, and all its cards are in the pool: some draw succeeds.
    """
    hand = state.hands[state.turn]
    is_asked = state.phase == "play" and state.actions_left > 0
    bases = tuple(number for number in hand if number == BASE_NUMBER)
    without = replace(
        state, hands=(*state.hands[: state.turn], bases, *state.hands[state.turn + 1 :])
    )
    if not is_asked or can_act(without):
        return _drawn_like(hand, pool, stream)
    wanted = buildable_cards(state, pool)
    while True:
        left = list(pool)
        drawn = _drawn_like(hand, left, stream)
        if not wanted.isdisjoint(drawn):
            pool[:] = left
            return drawn
