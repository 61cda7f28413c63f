"""Where a card of the row would go, taken alone."""

from collections.abc import Sequence
from typing import cast

from steeple.games.five_towers.facts import Fit, FitKind, Type
from steeple.games.five_towers.pieces import ROOF, split_card
from steeple.games.five_towers.state import GROUND
from steeple.games.five_towers.towers import may_stand_on
from steeple.kernel.errors import IllegalMove, reason


def fit_of(card: str, storeys: Sequence[int], others: Sequence[str], may_tear: bool) -> Fit:
    """How a card fits on the tower of its type, if `others` are there to be placed before it.

    >>> fit_of("sand7", [10, 4], ["sand9", "tree1"], False).fit
    'after-others'
    >>> fit_of("sand7", [10, 4], [], True).fit
    'after-tearing'
    """
    type, value = split_card(card)
    values = [value for other, value in map(split_card, others) if other == type]
    below = storeys[-1] if storeys else None
    kind = _kind([GROUND, *storeys], value, values, may_tear)
    why = reason(_no_place(type, value, below)) if kind == "none" else None
    return Fit(card, cast("Type", type), value, kind, below, why)


def _kind(storeys: list[int], value: int, others: list[int], may_tear: bool) -> FitKind:
    upper = storeys[-1]
    if may_stand_on(upper, value):
        if value == ROOF:
            return "roof"
        return "start" if upper == GROUND else "on"
    if _can_follow(upper, value, others):
        return "after-others"
    if may_tear and upper != ROOF and _can_follow(storeys[-2], value, others):
        return "after-tearing"
    return "none"


def _can_follow(below: int, value: int, others: list[int]) -> bool:
    """Whether the value can stand on `below`, or on others of its type placed there before."""
    return may_stand_on(below, value) or any(
        may_stand_on(below, other) and _can_follow(other, value, others[:at] + others[at + 1 :])
        for at, other in enumerate(others)
    )


def _no_place(type: str, value: int, below: int | None) -> IllegalMove:
    if below == ROOF:
        return IllegalMove("five-towers/nothing-goes-on-roof", type=type, value=value)
    return IllegalMove("five-towers/does-not-fit", type=type, value=value, below=below)
