"""What a position is worth to a seat, in points: what is on the track, and what it promises."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from steeple.games.skyscrapers.bots.offers import Offer, apart, offers
from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.legal import cards_in_reach, own_workers
from steeple.games.skyscrapers.pieces import (
    ACTIONS,
    CARDS,
    FALL_COST,
    HAND,
    HIGHEST,
    OWN_BASES,
    WORKERS,
    Use,
)
from steeple.games.skyscrapers.referee import dice
from steeple.games.skyscrapers.scoring import leads, result
from steeple.games.skyscrapers.state import State
from steeple.physics.odds import MILLION

_SITES: tuple[Use, ...] = ("floor", "upright", "base")
ANYWHERE = -1
"""All cards, as bits."""


class Taste(NamedTuple):
    """How much of a point each thing is worth."""

    now: float = 0.9
    """A point that an action of this turn could still bring."""
    next: float = 0.25
    """A point that the next turn could bring."""
    rival: float = 0.5
    """A point of the best of the others, rather than of all of them."""
    level: float = 1.0
    """Each level that a worker stands higher."""
    reserve: float = 0.3
    """A worker that could still be added."""
    enclosed: float = 2.5
    """A worker who is lost."""
    card: float = 2.0
    """A card in hand in the end."""
    won: float = 12.0
    """Winning, in addition to the points."""
    collapse: float = 45.0
    """Being out because the building came down."""
    room: float = 1.5
    """A card for which no site is left that workers could get to."""
    lost: float = 2.5
    """One's own worker who falls, in addition to the points that costs."""


USUAL = Taste()


@lru_cache(maxsize=256)
def all_offers(building: Building, hand: tuple[int, ...]) -> list[list[Offer]]:
    """What could be built from a hand, wherever workers stand; by points."""
    return offers(building, hand, ANYWHERE)


def promise(
    building: Building, hand: tuple[int, ...], held: int, actions: int, taste: Taste
) -> float:
    """What the hand could bring in the actions that are left, and in the next turn."""
    points = apart(all_offers(building, hand), held, actions + ACTIONS)
    return taste.now * sum(points[:actions]) + taste.next * sum(points[actions:])


def worth(state: State, seat: int, taste: Taste = USUAL) -> float:
    """What a position is worth to a seat."""
    if state.phase == "over":
        return final(state, seat, taste)
    building = building_of(state.cards)
    hand = state.hands[seat]
    late = lateness(state)
    value = against(state, seat, taste) - taste.card * late * len(hand)
    value += settled(state, seat, late, taste)
    actions = state.actions_left if state.turn == seat else 0
    value += promise(building, hand, cards_in_reach(state, seat), actions, taste)
    return value - taste.room * shortage(building, hand)


def shortage(building: Building, hand: tuple[int, ...]) -> int:
    """How many cards of a hand are too many for the sites that somebody could walk to."""
    needs = Counter(CARDS[card].kind for card in hand)
    lying, upright, base = room(building)
    return (
        max(0, needs["flat"] + needs["floor"] - lying)
        + max(0, needs["upright"] - upright)
        + max(0, needs["base"] - base)
    )


@lru_cache(maxsize=256)
def room(building: Building) -> tuple[int, int, int]:
    """The sites that somebody could walk to: for lying cards, for uprights, for bases."""
    reach = 0
    for cell in (*building.ground_cells, *building.floor_cells):
        reach |= building.bounds(cell)
    lying, upright, base = (
        sum(1 for _, spot in building.places_for(use) if spot.touches & reach) for use in _SITES
    )
    return lying, upright, base


def against(state: State, seat: int, taste: Taste) -> float:
    """The points on the track, less those of the others."""
    others = [
        score
        for other, score in enumerate(state.scores)
        if other != seat and not state.is_out[other]
    ]
    if not others:
        return state.scores[seat]
    rival = taste.rival * max(others) + (1 - taste.rival) * sum(others) / len(others)
    return state.scores[seat] - rival


def lateness(state: State) -> float:
    """How near the end is, from 0 to 1: the smallest hand counts."""
    whole = HAND[state.terms.seats] + OWN_BASES
    least = min(
        len(hand) for hand, is_out in zip(state.hands, state.is_out, strict=True) if not is_out
    )
    gone = (whole - least) / whole
    return gone * gone


def settled(state: State, seat: int, late: float, taste: Taste) -> float:
    """What the workers on site are worth: how high they are (SK-24), who is lost (SK-17)."""
    is_open = building_of(state.cards).is_open
    value = 0.0
    for worker, cell in enumerate(state.workers):
        owner = worker // WORKERS
        if state.is_out[owner]:
            continue
        if cell is None:
            value += taste.reserve * (1 - late) if owner == seat else 0.0
        elif not is_open(cell):
            value -= taste.enclosed if owner == seat else -0.7 * taste.enclosed
        elif owner == seat:
            value += taste.level * cell[2]
    leading = leads(state)
    if seat in leading:
        value += HIGHEST * late / len(leading)
    elif leading:
        value -= 0.5 * HIGHEST * late
    return value


def final(state: State, seat: int, taste: Taste) -> float:
    """What the end of a game is worth."""
    lines = result(state)
    totals = [line.total for line in lines if not line.is_out]
    others = [line.total for other, line in enumerate(lines) if other != seat and not line.is_out]
    if lines[seat].is_out:
        return -taste.collapse
    if not others:
        return taste.won + taste.collapse
    lead = lines[seat].total - max(others)
    return lead + (taste.won if lines[seat].total == max(totals) else -taste.won)


def expected_loss(state: State, act: dice.Act, seat: int, taste: Taste) -> float:
    """What an act costs on average in falls and collapse (SK-20 to SK-22)."""
    found = dice.dangers(state, act)
    own = own_workers(seat)
    loss = taste.collapse * found.collapse / MILLION
    for worker, chance in found.falls:
        cost = FALL_COST + (taste.lost if worker in own else 0.0)
        loss += cost * chance / MILLION
    margin = state.scores[seat] - FALL_COST - state.terms.lowest
    if margin <= 0 and found.falls:
        loss += taste.collapse * max(chance for _, chance in found.falls) / MILLION
    return loss
