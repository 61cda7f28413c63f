"""A state that a seat can't tell from the real one: other hands, another draw pile.

What everybody saw stays true: how many cards each has, and what follows about a hand if its
owner plays, has to draw, or drew until one card was playable.
"""

from msgspec.structs import replace

from steeple.games.block_out.legal import held_kinds, playable
from steeple.games.block_out.pieces import CARDS
from steeple.games.block_out.state import Counts, State
from steeple.kernel.streams import Stream


def imagine(state: State, seat: int | None, stream: Stream) -> State:
    """The state with everything that the seat can't see drawn again."""
    hidden = [other for other in range(state.terms.seats) if other != seat]
    pool = _pool(state, hidden)
    hands, only = list(state.hands), state.only
    if state.turn in hidden:  # first, because something is known about it
        hidden.remove(state.turn)
        cards, must = _hand_in_turn(state, pool, stream)
        hands[state.turn] = _counts(cards if must is None else [*cards, must])
        if must is not None:
            only = CARDS[must]
    for other in hidden:
        hands[other] = _counts(_drawn(pool, sum(state.hands[other]), stream))
    return replace(state, hands=tuple(hands), deck=_counts(pool), only=only)


def _pool(state: State, hidden: list[int]) -> list[int]:
    """The kinds of all cards that can't be seen, one by one."""
    unseen = zip(state.deck, *(state.hands[other] for other in hidden), strict=True)
    return [kind for kind, counts in enumerate(unseen) for _ in range(sum(counts))]


def _drawn(pool: list[int], count: int, stream: Stream) -> list[int]:
    """`count` cards taken out of the pool."""
    taken = []
    for _ in range(count):
        at = stream.below(len(pool))
        pool[at], pool[-1] = pool[-1], pool[at]
        taken.append(pool.pop())
    return taken


def _counts(cards: list[int]) -> Counts:
    counts = [0] * len(CARDS)
    for kind in cards:
        counts[kind] += 1
    return tuple(counts)


def _hand_in_turn(state: State, pool: list[int], stream: Stream) -> tuple[list[int], int | None]:
    """A hand that fits what happened in this turn, and the card in it that must be played.

    The real hand is one that fits, and all its cards are in the pool: some draw succeeds.
    """
    size = sum(state.hands[state.turn])
    if state.phase == "draw" and not state.owed:
        return _taken(pool, _closed_kinds(state, size), size, stream), None
    if state.only is not None and state.phase == "judge":
        return _taken(pool, _closed_kinds(state, size), size, stream), None
    while True:
        left = list(pool)
        if state.only is not None:
            cards = _taken(left, _closed_kinds(state, size - 1), size - 1, stream)
            must = _playable_card(state, left, cards, stream)
            fits = must is not None
        else:
            cards, must = _drawn(left, size, stream), None
            fits = state.phase != "play" or state.is_extra or bool(_open(state, cards))
        if fits:
            pool[:] = left
            return cards, must


def _open(state: State, cards: list[int]) -> int:
    return playable(state, held_kinds(_counts(cards)), len(cards))


def _closed_kinds(state: State, size: int) -> set[int]:
    """The kinds that a hand of that size may hold if nothing in it is playable."""
    return {kind for kind in range(len(CARDS)) if not playable(state, 1 << kind, size)}


def _taken(pool: list[int], kinds: set[int], count: int, stream: Stream) -> list[int]:
    """`count` cards of these kinds taken out of the pool."""
    wanted = [kind for kind in pool if kind in kinds]
    others = [kind for kind in pool if kind not in kinds]
    taken = _drawn(wanted, count, stream)
    pool[:] = others + wanted
    return taken


def _playable_card(state: State, pool: list[int], cards: list[int], stream: Stream) -> int | None:
    """A card of the pool that is playable in a hand with these cards, if there is one."""
    kinds = {kind for kind in set(pool) if _open(state, [*cards, kind]) >> kind & 1}
    return _taken(pool, kinds, 1, stream)[0] if kinds else None
