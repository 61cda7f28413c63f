"""Acts in notation, and random matches, for tests of the rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from steeple.games.skyscrapers import legal
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.pieces import CARDS
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Move
from steeple.kernel.streams import Stream

USUAL: dict[str, Any] = {
    "starter": None,
    **{option.name: option.choices[0] for option in GAME.options},
}


@contextmanager
def narrow_cells() -> Iterator[None]:
    """Cells with room for one, so that there is not always something to do."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(legal, "MOST_IN_CELL", 1)
            legal._full.cache_clear()
            yield
    finally:
        legal._full.cache_clear()


def play(state: State, *notations: str) -> State:
    """The state after these acts of whoever's turn it is."""
    for notation in notations:
        state = GAME.apply(state, GAME.parse(notation, GAME.actor(state)))
    return state


def held(state: State, *notations: str) -> State:
    """The state after these acts, with nothing falling."""
    for notation in notations:
        state = play(state, notation)
        if state.phase == "judge":
            state = play(state, "held")
    return state


def why_not(state: State, notation: str) -> str:
    """The code of the reason against an act, without the name of the game; it changes nothing."""
    before = GAME.pack(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, notation)
    assert str(caught.value)
    assert GAME.pack(state) == before
    game, _, code = caught.value.code.partition("/")
    assert game == "skyscrapers"
    return code


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """What the seat sees."""
    return GAME.view(state, seat)


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards of a seat."""
    return list(view(state, seat)["hand"])


def all_cards(state: State) -> list[str]:
    """Every card that is anywhere, but for the start bases."""
    held = [number for cards in state.hands for number in cards]
    pending = [] if state.pending is None or state.pending.card is None else [state.pending.card]
    built = [card.card for card in state.cards if not card.is_start]
    return sorted([*(CARDS[number].id for number in (*held, *state.deck)), *built, *pending])


def wild_verdict(state: State, stream: Stream) -> str:
    """Something that a referee may say: much falls, little comes down."""
    pending = state.pending
    assert pending is not None
    there = [
        worker
        for worker, cell in enumerate(state.workers)
        if cell is not None or worker == pending.worker
    ]
    roll = stream.below(10)
    fallen = sorted({there[stream.below(len(there))] for _ in range(1 + roll % 3)} if there else [])
    if roll < 4 and fallen:
        return f"fell workers={','.join(map(str, fallen))}"
    if roll == 4 and len(state.cards) > 20 and stream.below(8) == 0:
        return "collapsed"
    return "void why=missed" if roll == 5 else "held"


def step(state: State, stream: Stream, is_wild: bool = False) -> Move:
    """Something that whoever's turn it is may do, at random."""
    actor = GAME.actor(state)
    if actor == CHANCE:
        chances = GAME.chances(state)
        return chances.moves[stream.pick(chances.weights)]
    if actor == REFEREE:
        return (
            GAME.parse(wild_verdict(state, stream), REFEREE) if is_wild else _judged(state, stream)
        )
    moves = GAME.legal(state)
    builds = [move for move in moves if str(move).startswith("build")]
    if builds and stream.below(2):
        moves = builds
    return moves[stream.below(len(moves))]


def _judged(state: State, stream: Stream) -> Move:
    return GAME.judge(state, stream)


def match(
    seats: int, seed: int, is_wild: bool = False, most: int | None = None, **options: Any
) -> Iterator[tuple[State, Move, State]]:
    """A random match with dice: of each act the state before, the move, the state after.

    It must end, unless only so many acts are wanted. In a wild one workers fall all the time.
    """
    state = GAME.setup(seats, {**USUAL, **options}, "dice")
    stream = Stream(str(seed).encode(), "match")
    for _ in range(most or 6000):
        if GAME.actor(state) == NOBODY:
            return
        move = step(state, stream, is_wild)
        after = GAME.apply(state, move)
        yield state, move, after
        state = after
    assert most, "the match does not end"
