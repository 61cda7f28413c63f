"""Which cards and workers an act moved where: read from the states before and after it.

Places: `deck`, `hand/2` (one's own cards, in the order of the view), `hands/1` (those of another
seat), `pending` (a card that is being built in), `cards/5`, `workers/3` and `reserve/1`.
"""

from collections.abc import Iterator

from steeple.games.skyscrapers.moves import Deal, Verdict
from steeple.games.skyscrapers.pieces import NUMBER, WORKERS
from steeple.games.skyscrapers.state import State
from steeple.kernel.changes import Change
from steeple.kernel.game import Move


def changes(before: State, move: Move, after: State, seat: int | None) -> list[Change]:
    """What went where, as far as the seat may see, in the order in which it happens."""
    return [*_cards(before, move, after, seat), *_workers(before, move, after)]


def _cards(before: State, move: Move, after: State, seat: int | None) -> Iterator[Change]:
    if isinstance(move, Deal):
        owner = before.turn
        piece = move.card if owner == seat else None
        yield Change(piece, "deck", _in_hand(after, owner, move.card, seat))
    elif before.pending is None and after.pending is not None and after.pending.card is not None:
        waits = after.pending
        yield Change(waits.card, _in_hand(before, waits.seat, waits.card, seat), "pending")
    elif before.pending is not None and before.pending.card is not None:
        waits, card = before.pending, before.pending.card
        if len(after.cards) > len(before.cards):
            yield Change(card, "pending", f"cards/{len(before.cards)}")
        else:
            yield Change(card, "pending", _in_hand(after, waits.seat, card, seat))


def _in_hand(state: State, owner: int, card: str | None, seat: int | None) -> str:
    """Where a card is in its owner's hand: the last of its kind."""
    if owner != seat:
        return f"hands/{owner}"
    number = NUMBER[card or ""]
    return f"hand/{sum(other <= number for other in state.hands[owner]) - 1}"


def _workers(before: State, move: Move, after: State) -> Iterator[Change]:
    """The worker of the act first, then the others, by number."""
    first = None if before.pending is None else before.pending.worker
    numbers = sorted(range(len(before.workers)), key=lambda worker: (worker != first, worker))
    for worker in numbers:
        if isinstance(move, Verdict) and worker in move.workers and before.workers[worker] is None:
            continue  # it was on its way out of the reserve, and is back there
        if before.workers[worker] != after.workers[worker]:
            yield Change(f"worker-{worker}", _where(before, worker), _where(after, worker))


def _where(state: State, worker: int) -> str:
    if state.workers[worker] is None:
        return f"reserve/{worker // WORKERS}"
    return f"workers/{sum(cell is not None for cell in state.workers[:worker])}"
