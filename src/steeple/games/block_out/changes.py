"""Which cards and blocks an act moved where: read from the states before and after it.

Places: `deck`, `discard/4`, `hand/2` (one's own cards, in the order of the view), `hands/1` (those
of another seat), `blocks/brown-small` (a free block), `placing`, and `stack/3`.
"""

from collections.abc import Iterator

from steeple.games.block_out.legal import KIND
from steeple.games.block_out.moves import Action, Deal, Draw, Place
from steeple.games.block_out.state import State
from steeple.kernel.changes import Change
from steeple.kernel.game import Move


def changes(before: State, move: Move, after: State, seat: int | None) -> list[Change]:
    """What went where, as far as the seat may see, in the order in which it happens."""
    return [
        *_cards(before, move, after, seat),
        *_blocks(before, after),
        *_reshuffled(before, move, after),
    ]


def _cards(before: State, move: Move, after: State, seat: int | None) -> Iterator[Change]:
    owner = before.turn
    if isinstance(move, Deal | Draw):
        piece = move.card if owner == seat else None
        yield Change(piece, "deck", _in_hand(after, owner, move.card, seat))
    elif isinstance(move, Place | Action) and move.card is not None:
        source = _in_hand(before, owner, move.card, seat)
        yield Change(move.card, source, f"discard/{len(before.discard)}")
    elif before.placing is not None and before.placing.card is not None and _is_void(after):
        card = before.placing.card
        yield Change(card, f"discard/{len(after.discard)}", _in_hand(after, owner, card, seat))


def _is_void(state: State) -> bool:
    return state.seen is not None and state.seen.outcome == "void"


def _in_hand(state: State, owner: int, card: str, seat: int | None) -> str:
    """Where a card is in its owner's hand: the last of its kind."""
    if owner != seat:
        return f"hands/{owner}"
    return f"hand/{sum(state.hands[owner][: KIND[card] + 1]) - 1}"


def _blocks(before: State, after: State) -> Iterator[Change]:
    """The block that was placed first; then those that left, from the top down."""
    if before.placing is None and after.placing is not None:
        yield Change(after.placing.block, f"blocks/{after.placing.block}", "placing")
    if before.placing is not None and after.placing is None:
        block = before.placing.block
        level = len(before.stack)
        stands = after.stack[level : level + 1] == (block,)
        yield Change(block, "placing", f"stack/{level}" if stands else f"blocks/{block}")
    if before.stack and not after.stack:
        for level in range(len(before.stack) - 1, -1, -1):
            block = before.stack[level]
            yield Change(block, f"stack/{level}", f"blocks/{block}")


def _reshuffled(before: State, move: Move, after: State) -> Iterator[Change]:
    """All of the discard, including what has just gone there, became the draw pile (BO-7)."""
    if sum(after.deck) <= sum(before.deck) - isinstance(move, Deal | Draw):
        return
    played = (move.card,) if isinstance(move, Place | Action) and move.card else ()
    for spot, card in enumerate((*before.discard, *played)):
        yield Change(card, f"discard/{spot}", "deck")
