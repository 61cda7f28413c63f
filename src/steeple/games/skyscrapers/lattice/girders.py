"""Girders that meet (G-5, SK-13, SK-15): tables over the nine lattice points of a card, as bits."""

from functools import cache
from typing import NamedTuple

from steeple.games.skyscrapers.pieces import BY_ID, CARDS, GIRDERS, LYING, USES, Card, Use, turned

BITS = {
    girder: sum(1 << (right + 1) + 3 * (up + 1) for right, up in points)
    for girder, points in GIRDERS.items()
}
"""The points of a card that each girder covers."""


def covered(girders: str) -> int:
    """The points of a card that its girders cover.

    >>> f"{covered('de'):09b}"
    '101010101'
    """
    found = 0
    for girder in girders:
        found |= BITS[girder]
    return found


@cache
def standing(card: str, turn: int) -> str:
    """The girders of a card after `turn` quarter turns."""
    return turned(BY_ID[card].girders, turn)


@cache
def standing_points(card: str, turn: int) -> int:
    """The points that a card's girders cover after `turn` quarter turns."""
    return covered(standing(card, turn))


def meeting(girders: str, points: int) -> str:
    """Those of a card's girders that meet a girder in play; those cover these of its points.

    >>> meeting("lrh", BITS["t"])
    'lr'
    """
    return "".join(girder for girder in girders if BITS[girder] & points)


def turns_of(card: Card, use: Use) -> tuple[int, ...]:
    """Every way to turn a card; a worker that is drawn on it stands naturally (SK-11)."""
    return (0,) if card.has_worker and use not in LYING else (0, 1, 2, 3)


def different_turns(card: Card, use: Use) -> tuple[int, ...]:
    """The turns that look different: of equal ones, the lowest."""
    looks: dict[str, int] = {}
    for turn in turns_of(card, use):
        looks.setdefault(standing(card.id, turn), turn)
    return tuple(looks.values())


class Play(NamedTuple):
    """A card and what it is built in as."""

    number: int
    """The number of this pair of card and use."""
    card: Card
    use: Use
    turns: tuple[int, ...]
    """Those that look different."""


def _plays() -> tuple[tuple[Play, ...], ...]:
    found: list[tuple[Play, ...]] = []
    number = 0
    for card in CARDS:
        found.append(
            tuple(
                Play(at, card, use, different_turns(card, use))
                for at, use in enumerate(USES[card.kind], number)
            )
        )
        number += len(found[-1])
    return tuple(found)


PLAYS = _plays()
"""By the number of a card: its uses."""
ALL_PLAYS = tuple(play for plays in PLAYS for play in plays)
"""By their own number."""


def play_of(card: int, use: Use) -> Play:
    """One of the uses of a card."""
    return next(play for play in PLAYS[card] if play.use == use)


@cache
def fitting_turns(number: int) -> bytes:
    """For a play: in which turns some girder meets (SK-13), with a bit for each turn.

    Indexed by the points that girders in play cover.
    """
    play = ALL_PLAYS[number]
    looks = [(1 << turn, standing_points(play.card.id, turn)) for turn in play.turns]
    return bytes(sum(bit for bit, own in looks if own & points) for points in range(512))


def card_points(card: Card, meets: int, is_highest: bool) -> int:
    """The points of a card of which `meets` girders meet (SK-15).

    >>> card_points(BY_ID["floor-2"], 2, True)
    6
    """
    return (meets + card.has_worker) * (2 if is_highest else 1)
