"""Positions from pictures: a building is drawn as plans, one for each height, or told card by card.

A plan is seen from above, north up, and its middle is the middle of the start H. Its odd lines are
rows of lattice points, two characters apart: `F` is a floor whose centre is there, `f` a flat card,
`|` a card that stands across x and `-` one that stands across y; at height 1 these are bases. Its
even lines are the cells between the points: a letter is a worker, `a` is worker 0. All cards of a
plan have four borders, so that they join whatever they touch.

>>> drawn({2: '''
...     . . .
...        a
...     . F .
...
...     . . .
... '''}).workers
{0: (0, 0, 2)}
>>> told("floor-2 at 0 0 2 z turn 1")[-1].turn
1
"""

from collections.abc import Mapping
from textwrap import dedent
from typing import Any, NamedTuple

from msgspec.structs import replace

from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.lattice.places import numbers
from steeple.games.skyscrapers.legal import legal_moves
from steeple.games.skyscrapers.moves import Build, Cell, parse
from steeple.games.skyscrapers.pieces import ACTIONS, EDITION, LOWEST, NUMBER, RIVETS, WORKERS
from steeple.games.skyscrapers.state import START_H, Placed, State, Terms, opening

MARKS = {"F": ("floor-5", 2), "f": ("flat-5", 2), "|": ("upright-7", 0), "-": ("upright-7", 1)}
"""The card that a mark stands for, and its normal."""


class Drawn(NamedTuple):
    """What plans show."""

    cards: tuple[Placed, ...]
    """The start H first."""
    workers: dict[int, Cell]


def placed(text: str, by: int | None = 0) -> Placed:
    """A card of any edition in the notation of moves: `upright-3 at 1 0 3 x`."""
    move = parse(f"build {text}", 0)
    assert isinstance(move, Build)
    site = move.site
    return Placed(move.card, move.use, site.at, site.normal, site.turn, by)


def told(*texts: str) -> tuple[Placed, ...]:
    """The start H and then these cards; lines of one text are cards too."""
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return (*START_H, *(placed(line) for line in lines if line))


def drawn(plans: Mapping[int, str]) -> Drawn:
    """What plans show, by height; cards in the order of heights, north before south."""
    cards: list[Placed] = list(START_H)
    workers: dict[int, Cell] = {}
    for height in sorted(plans):
        lines = dedent(plans[height].strip("\n")).rstrip().splitlines()
        wide = max(map(len, lines))
        assert len(lines) % 4 == 1, "the middle of a plan is a point"
        assert wide % 4 == 1, "the middle of a plan is a point"
        for row, line in enumerate(lines):
            for column, mark in enumerate(line):
                x, y = column - wide // 2, len(lines) // 2 - row
                if mark in " .":
                    continue
                assert x % 2 == y % 2, f"{mark!r} is neither at a point nor in a cell"
                if mark.islower() and x % 2:
                    workers[ord(mark) - ord("a")] = ((x - 1) // 2, (y - 1) // 2, height)
                    continue
                card, normal = MARKS[mark]
                word = "base" if height == 1 and normal < 2 else card
                card_there = placed(f"{word} at {x // 2} {y // 2} {height} {'xyz'[normal]}")
                if all(known.at != card_there.at for known in START_H):
                    cards.append(card_there)
    return Drawn(tuple(cards), workers)


def building(*texts: str, plans: Mapping[int, str] | None = None) -> Building:
    """The building of plans, with the cards that are told on top."""
    return building_of((*drawn(plans or {}).cards, *told(*texts)[len(START_H) :]))


def around(shown: Building, cell: Cell) -> set[int]:
    """The cards that bound a cell."""
    return set(numbers(shown.bounds(cell)))


def air_plan(shown: Building, height: int, far: int = 2) -> str:
    """The cells of one height around the middle: `.` is open, `#` is not.

    >>> print(air_plan(building(), 0, 1))
    ..
    ..
    """
    return "\n".join(
        "".join(".#"[not shown.is_open((x, y, height))] for x in range(-far, far))
        for y in reversed(range(-far, far))
    )


def position(
    *hands: str,
    cards: tuple[Placed, ...] | str = START_H,
    plans: Mapping[int, str] | None = None,
    workers: Mapping[int, Cell] | None = None,
    turn: int = 0,
    actions_left: int = ACTIONS,
    rivets: int = RIVETS,
    lowest: int = LOWEST,
    referee: Any = "dice",
    **known: Any,
) -> State:
    """Somebody's turn to act; hands by seat, such as `"floor-1 base"`.

    Cards are told or drawn; what else of the state is known can be said by name.
    """
    seats = max(len(hands), 2)
    shown = drawn(plans or {})
    stands = {**shown.workers, **(workers or {})}
    built = told(cards) if isinstance(cards, str) else cards
    held = [tuple(sorted(NUMBER[card] for card in hand.split())) for hand in hands]
    held += [()] * (seats - len(hands))
    away = {number for hand in held for number in hand}
    start = opening(Terms(seats, referee, "normal", lowest, rivets, EDITION), 0)
    state = replace(
        start,
        phase="play",
        turn=turn,
        actions_left=actions_left,
        hands=tuple(held),
        deck=tuple(number for number in start.deck if number not in away),
        cards=(*shown.cards, *built[len(START_H) :]),
        workers=tuple(stands.get(worker) for worker in range(WORKERS * seats)),
    )
    return replace(state, **known)


def legal(state: State, verb: str = "") -> list[str]:
    """The legal moves in notation, or those that start so."""
    return [str(move) for move in legal_moves(state) if str(move).startswith(verb)]
