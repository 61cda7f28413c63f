"""A plan: a move that may not be complete yet."""

from typing import NamedTuple

from steeple.games.skyscrapers.moves import (
    Cell,
    Site,
    read_card,
    read_point,
    read_site,
    read_worker,
)
from steeple.games.skyscrapers.pieces import BY_ID, NUMBER, USES, Use
from steeple.kernel.errors import InvalidMove, shortened


class Plan(NamedTuple):
    """What is settled so far."""

    verb: str | None = None
    card: str | None = None
    use: Use | None = None
    site: Site | None = None
    worker: int | None = None
    cell: Cell | None = None


def read_plan(text: str) -> Plan:
    """What is planned so far; how the hand does it does not matter. Raises `InvalidMove`.

    >>> read_plan("move 7 to 0 0 4")
    Plan(verb='move', card=None, use=None, site=None, worker=7, cell=(0, 0, 4))
    """
    words = text.split()
    if "by" in words:
        words = words[: words.index("by")]
    plan = None
    match words:
        case [] | ["done"] | ["keep"] | ["propose", "end"] | ["agree"] | ["decline"]:
            plan = Plan()
        case ["add" | "build" | "move" | "shift" | "put" | "bump" as verb]:
            plan = Plan(verb)
        case ["add" | "put" as verb, "at", x, y, z]:
            plan = Plan(verb, cell=read_point(x, y, z))
        case ["move" | "shift" as verb, worker]:
            plan = Plan(verb, worker=read_worker(worker))
        case ["move" | "shift" as verb, worker, "to", x, y, z]:
            plan = Plan(verb, worker=read_worker(worker), cell=read_point(x, y, z))
        case ["build", card, *rest]:
            plan = _read_build(card, rest)
    if plan is None:
        raise InvalidMove("kernel/not-a-move", move=shortened(text))
    return plan


def _read_build(card: str, rest: list[str]) -> Plan | None:
    if not rest and card in NUMBER and len(USES[BY_ID[card].kind]) > 1:
        return Plan("build", card)
    use = None
    if rest[:1] == ["as"] and len(rest) > 1:
        use, rest = rest[1], rest[2:]
    known, as_ = read_card(card, use)
    if not rest:
        return Plan("build", known, as_)
    site = read_site(rest)
    return None if site is None else Plan("build", known, as_, site)
