"""Points: of a card (SK-15), of the highest workers (SK-24), and in the end (SK-22 to SK-24)."""

from collections.abc import Mapping, Sequence

from steeple.games.skyscrapers.facts import EndLine
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import points_of
from steeple.games.skyscrapers.pieces import BY_ID, CARDS, HIGHEST, LAST_CARD, WORKERS
from steeple.games.skyscrapers.state import Pending, State


def card_points(state: State, pending: Pending) -> int:
    """The points of the card that is being built, if it holds (SK-15); 0 for any other act."""
    if pending.card is None or pending.site is None:
        return 0
    return points_of(building_of(state.cards), BY_ID[pending.card], pending.site)


def visible(state: State) -> Mapping[int, list[int]]:
    """By height, the highest first: the visible workers of those who are still in (G-7).

    Who lies does not count (SK-20).
    """
    is_open = building_of(state.cards).is_open
    found: dict[int, list[int]] = {}
    for worker, cell in enumerate(state.workers):
        counts = worker not in state.lying and not state.is_out[worker // WORKERS]
        if cell is not None and counts and is_open(cell):
            found.setdefault(cell[2], []).append(worker)
    return {height: found[height] for height in sorted(found, reverse=True)}


def highest(levels: Sequence[Sequence[int]]) -> list[int]:
    """The seats with most workers on the highest level; ties look one level down (SK-24).

    `levels` has the number of workers by seat, the highest level first.

    >>> highest([(2, 2, 0), (0, 1, 3)])
    [1]
    """
    columns = list(zip(*levels, strict=True))
    best = max(columns, default=())
    return [seat for seat, column in enumerate(columns) if column == best and any(best)]


def leads(state: State) -> list[int]:
    """The seats that would get the points for the highest workers now (SK-24)."""
    seats = range(state.terms.seats)
    return highest(
        [
            [sum(worker // WORKERS == seat for worker in workers) for seat in seats]
            for workers in visible(state).values()
        ]
    )


def result(state: State) -> list[EndLine]:
    """How each seat's total adds up, once the game is over (SK-22 to SK-24)."""
    ended_by = state.ended_by
    leading = leads(state) if ended_by in ("hand", "stuck") else []
    lines = []
    for seat, before in enumerate(state.scores):
        is_out = state.is_out[seat]
        counts = not is_out and ended_by != "last-left"
        cards = [CARDS[number].id for number in state.hands[seat]] if counts else []
        last_card = LAST_CARD if ended_by == "hand" and seat == state.turn else 0
        most = HIGHEST if seat in leading else 0
        total = before - len(cards) + last_card + most
        lines.append(EndLine(before, cards, last_card, most, total, is_out))
    return lines


def scores(state: State) -> list[int]:
    """By seat: what is on the track, or once the game is over the totals.

    Before that, totals would reveal how many cards are in hidden hands.
    """
    if state.phase != "over":
        return list(state.scores)
    return [line.total for line in result(state)]


def winners(state: State) -> list[int]:
    """Those with the highest total among the seats still in (SK-24); empty until it is over."""
    if state.phase != "over":
        return []
    totals = {seat: line.total for seat, line in enumerate(result(state)) if not line.is_out}
    return [seat for seat, total in totals.items() if total == max(totals.values())]
