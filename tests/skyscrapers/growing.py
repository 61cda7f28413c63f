"""Buildings that grow at random, with workers here and there."""

from collections.abc import Iterator

from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.girders import PLAYS, fitting_turns
from steeple.games.skyscrapers.lattice.squares import at_of
from steeple.games.skyscrapers.moves import Cell
from steeple.games.skyscrapers.pieces import BASE_NUMBER, DECKS, EDITION, MAX_SEATS, OWN_BASES
from steeple.games.skyscrapers.state import Placed, start_h
from steeple.kernel.streams import Stream

Cards = tuple[Placed, ...]


def grown(seed: int, most: int = 47, edition: int = EDITION) -> Iterator[Cards]:
    """The start H, and then the building after each card, of all that there are, in any order."""
    stream = Stream(str(seed).encode(), "grown")
    left = [*DECKS[edition], *[BASE_NUMBER] * (OWN_BASES * MAX_SEATS)]
    cards: Cards = start_h(edition)
    yield cards
    while left and len(cards) < most:
        card = left.pop(stream.below(len(left)))
        building = building_of(cards)
        ways = [
            (play, code, turn)
            for play in PLAYS[card]
            for code, spot in building.places_for(play.use)
            for turn in play.turns
            if fitting_turns(play.number)[spot.points] >> turn & 1
        ]
        if ways:
            play, code, turn = ways[stream.below(len(ways))]
            new = Placed(play.card.id, play.use, at_of(code), code & 3, turn, 0)  # type: ignore[arg-type]
            cards = (*cards, new)
            yield cards


def scattered(cards: Cards, seed: int, workers: int) -> tuple[Cell | None, ...]:
    """Twenty workers, so many of them on site, on any lying card or at the foot of a base."""
    stream = Stream(str(seed).encode(), "scattered")
    cells = [
        (x + right, y + away, z if card.normal == 2 else 0)
        for card in cards
        if card.normal == 2 or card.use == "base"
        for x, y, z in [card.at]
        for right in (-1, 0)
        for away in (-1, 0)
    ]
    placed: list[Cell | None] = [None] * 20
    for _ in range(workers):
        placed[stream.below(20)] = cells[stream.below(len(cells))]
    return tuple(placed)
