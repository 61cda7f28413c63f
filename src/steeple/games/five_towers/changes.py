"""Which cards an act moved where: read from the move and the states before and after it."""

from collections.abc import Iterator

from steeple.games.five_towers.moves import Build, Reveal
from steeple.games.five_towers.pieces import CARD_BY_NAME, TYPES, VALUES
from steeple.games.five_towers.state import ACTOR, HEIGHTS, PASS_NUMBER, ROW_SIZE, State
from steeple.games.five_towers.view import row, rubble, unseen
from steeple.kernel.changes import Change
from steeple.kernel.game import Move


def changes(before: State, move: Move, after: State) -> list[Change]:
    """What went where, in the order in which it happens; the same for everybody."""
    if isinstance(move, Reveal):
        return [_revealed(move.card, after)]
    if before.cells[ROW_SIZE] == after.cells[ROW_SIZE]:
        return []
    # The round is over, whether by a build or because nobody builds (FT-17).
    left: list[str | None] = list(row(before.cells))
    built = _built(before, move, after, left) if isinstance(move, Build) else []
    return [*built, *_discarded(left), *_reshuffled(before, after)]


def _revealed(card: str, after: State) -> Change:
    """The row is kept sorted: a card goes behind those equal to it."""
    there = row(after.cells)
    return Change(card, "deck", f"row/{len(there) - 1 - there[::-1].index(card)}")


def _built(before: State, build: Build, after: State, left: list[str | None]) -> list[Change]:
    """First the card torn down, then those placed: they are taken out of `left`."""
    seat = int(before.cells[ACTOR])
    first = HEIGHTS + seat * len(TYPES)
    heights = dict(zip(TYPES, before.cells[first : first + len(TYPES)].tolist(), strict=True))
    found = []
    if type := build.tear_down:
        heights[type] -= 1
        heap = rubble(after.cells)[seat]
        found.append(
            Change(
                heap[-1], f"towers/{seat}/{type}/{heights[type]}", f"rubble/{seat}/{len(heap) - 1}"
            )
        )
    for card in build.cards:
        type = TYPES[CARD_BY_NAME[card] // VALUES]
        spot = left.index(card)
        left[spot] = None
        found.append(Change(card, f"row/{spot}", f"towers/{seat}/{type}/{heights[type]}"))
        heights[type] += 1
    return found


def _discarded(left: list[str | None]) -> Iterator[Change]:
    """What nobody took (FT-16)."""
    for spot, card in enumerate(left):
        if card is not None:
            yield Change(card, f"row/{spot}", "discard")


def _reshuffled(before: State, after: State) -> Iterator[Change]:
    """All of the discard, including what has just gone there, becomes the deck (FT-18)."""
    if before.cells[PASS_NUMBER] != after.cells[PASS_NUMBER]:
        for type, values in unseen(after.cells).items():
            for value in values:
                yield Change(f"{type}{value}", "discard", "deck")
