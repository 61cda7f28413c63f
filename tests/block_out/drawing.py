"""Positions from pictures: a stack is drawn as it stands, a hand is a list of cards.

>>> stack('''
...     brown-small
...     black-large
... ''')
('black-large', 'brown-small')
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from steeple.games.block_out.game import GAME
from steeple.games.block_out.pieces import CARD_COUNTS, CARDS
from steeple.games.block_out.state import Counts, State
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Move
from steeple.kernel.streams import Stream

USUAL: dict[str, Any] = {
    "starter": None,
    **{option.name: option.choices[0] for option in GAME.options},
}
THREE = "black-small, brown-medium, yellow-large"
"""The smallest set of blocks."""


def stack(picture: str) -> tuple[str, ...]:
    """The blocks in a picture, from the bottom up."""
    return tuple(reversed(picture.split()))


def counts(cards: str) -> Counts:
    """How many of each kind."""
    held = cards.split()
    assert set(held) <= set(CARDS), f"not all of these are cards: {cards}"
    return tuple(held.count(card) for card in CARDS)


def position(
    *hands: str,
    stands: str = "",
    deck: str | None = None,
    discard: str = "",
    turn: int = 0,
    referee: str = "table",
    **options: Any,
) -> State:
    """Somebody's turn to play; hands by seat, the stack from the top down.

    Without a deck, all cards that are nowhere else are in it.
    """
    start = GAME.setup(len(hands), {**USUAL, **options}, referee)
    held = tuple(counts(hand) for hand in hands)
    if deck is None:
        away = [sum(kind) for kind in zip(*held, counts(discard), strict=True)]
        left = tuple(CARD_COUNTS[card] - gone for card, gone in zip(CARDS, away, strict=True))
        assert min(left) >= 0, "a card is drawn more often than it is there"
    else:
        left = counts(deck)
    return replace(
        start,
        phase="play",
        turn=turn,
        hands=held,
        deck=left,
        discard=tuple(discard.split()),
        stack=stack(stands),
    )


def play(state: State, *notations: str) -> State:
    """The state after these acts of whoever's turn it is."""
    for notation in notations:
        state = GAME.apply(state, GAME.parse(notation, GAME.actor(state)))
    return state


def legal(state: State) -> list[str]:
    """The legal moves, in notation."""
    return [str(move) for move in GAME.legal(state)]


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """What the seat sees."""
    return GAME.view(state, seat)


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards of a seat."""
    return list(view(state, seat)["hand"])


def all_cards(state: State) -> Counts:
    """How many cards of each kind there are in all places together."""
    places = (*state.hands, state.deck, counts(" ".join(state.discard)))
    return tuple(sum(kind) for kind in zip(*places, strict=True))


WILD = ("stood", "stood foul=side", "fell", "fell", "late", "late foul=block", "void why=air")


def step(state: State, stream: Stream, is_wild: bool = False) -> Move:
    """Something that whoever's turn it is may do, at random; in a wild match most stacks fall."""
    actor = GAME.actor(state)
    if actor == CHANCE:
        chances = GAME.chances(state)
        return chances.moves[stream.pick(chances.weights)]
    if actor == REFEREE:
        if is_wild and state.stack:
            return GAME.parse(WILD[stream.below(len(WILD))], REFEREE)
        return GAME.judge(state, stream)
    moves = GAME.legal(state)
    return moves[stream.below(len(moves))]


def match(
    seats: int, seed: int, is_wild: bool = False, most: int | None = None, **options: Any
) -> Iterator[tuple[State, Move, State]]:
    """A random match with dice: of each act the state before, the move, the state after.

    It must end, unless only so many acts are wanted. A wild one hardly ever does, and is left.
    """
    state = GAME.setup(seats, {**USUAL, **options}, "dice")
    stream = Stream(str(seed).encode(), "match")
    wanted = 400 if is_wild and most is None else most
    for _ in range(wanted or 20_000):
        if GAME.actor(state) == NOBODY:
            return
        move = step(state, stream, is_wild)
        after = GAME.apply(state, move)
        yield state, move, after
        state = after
    assert wanted, "the match does not end"
