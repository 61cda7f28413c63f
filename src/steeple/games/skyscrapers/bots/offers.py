"""What a seat could build, best first: every card of its hand at every site, in its best turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from steeple.games.skyscrapers.lattice.building import Building
from steeple.games.skyscrapers.lattice.girders import BITS, PLAYS, Play, card_points, standing
from steeple.games.skyscrapers.lattice.squares import at_of, height_of
from steeple.games.skyscrapers.moves import Build, Site

MOST = 16
"""No card brings more: six girders and a drawn worker, doubled."""


class Offer(NamedTuple):
    """A card at a site, in the turn that brings most."""

    points: int
    card: int
    play: Play
    code: int
    """The code of the place, as in `squares`."""
    touches: int
    """The cards that it touches there, as bits: a worker has to touch one of them (SK-7)."""
    turn: int

    def build(self) -> Build:
        """The move."""
        at, normal = at_of(self.code), self.code & 3
        site = Site(at, normal, self.turn)  # type: ignore[arg-type]
        return Build(self.play.card.id, self.play.use, site)


def _best_turns(play: Play) -> tuple[tuple[int, int], ...]:
    """By the points that girders in play cover: how many meet at best, and in which turn."""
    turns = [
        (turn, [BITS[girder] for girder in standing(play.card.id, turn)]) for turn in play.turns
    ]
    found = []
    for points in range(512):
        most, turn = max(
            (sum(1 for bits in girders if bits & points), -turn) for turn, girders in turns
        )
        found.append((most, -turn))
    return tuple(found)


@cache
def _tables() -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(_best_turns(play) for plays in PLAYS for play in plays)


def is_wasted(play: Play) -> bool:
    """Whether a card that could stand or carry workers only lies there."""
    return play.use == "flat" and play.card.kind == "universal"


def offers(building: Building, hand: Iterable[int], held: int) -> list[list[Offer]]:
    """All that could be built from a hand, by points.

    `held` are cards, as bits; a new card has to touch one of them. Nothing is
    wasted but the last card of a hand.
    """
    found: list[list[Offer]] = [[] for _ in range(MOST + 1)]
    top, tables = building.top, _tables()
    cards = set(hand)
    for card in cards:
        for play in PLAYS[card]:
            if is_wasted(play) and len(cards) > 1:
                continue
            best = tables[play.number]
            is_upright = play.use == "upright"
            for code, (touches, points, _) in building.places_for(play.use):
                if touches & held:
                    meets, turn = best[points]
                    if meets:
                        height = height_of(code) + 1 if is_upright else height_of(code)
                        worth = card_points(play.card, meets, height > top)
                        found[worth].append(Offer(worth, card, play, code, touches, turn))
    return found


def best_first(found: Sequence[Sequence[Offer]]) -> Iterator[Offer]:
    """The offers, those with most points first."""
    for several in reversed(found):
        yield from several


def apart(found: Sequence[Sequence[Offer]], held: int, most: int) -> list[int]:
    """The points of the best few that are compatible: different cards, different sites."""
    points: list[int] = []
    cards: set[int] = set()
    places: set[int] = set()
    for worth in range(MOST, 0, -1):
        for offer in found[worth]:
            if offer.touches & held and offer.code not in places and offer.card not in cards:
                points.append(worth)
                if len(points) == most:
                    return points
                cards.add(offer.card)
                places.add(offer.code)
    return points
