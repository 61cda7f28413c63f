"""The site as pictures of letters: a plan of each level, the players, and one's own cards.

A plan is seen from above, north up: `:` is a floor, `/` a flat card, lines are cards that stand,
and the letters in a cell are workers: A of the first seat, B of the second. A lower-case one can't
build: it is enclosed, or it lies.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from steeple.games.skyscrapers.reasons import card_words
from steeple.kernel.game import View
from steeple.kernel.messages import say
from steeple.kernel.picture import Line, Picture, beside, width, wrapped

LETTERS = "ABCD"
WIDE = 4
"""Characters from one line of the lattice to the next."""
GAP = 3


def site(
    view: View, names: Sequence[str], language: str, columns: int, own_seat: int | None
) -> Picture:
    """The levels from the highest down, the seats, and one's own cards."""
    letters = ", ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(names))
    picture: Picture = [
        *_beside([_level(view, height, language) for height in _heights(view)], columns),
        [(_say(language, "legend", letters=letters), "quiet")],
        *_seats(view, names, language),
    ]
    count = _say(language, "actions", count=view["actions_left"])
    rivets = _say(language, "rivets", count=view["rivets"])
    picture.append([(f"{count} · {rivets}", "quiet")])
    if own_seat is not None and view["hand"]:
        picture += wrapped(_say(language, "your-cards"), _hand(view, language), columns)
    return picture


def _heights(view: View) -> list[int]:
    """The levels with a floor or a worker, and the ground, the highest first."""
    floors = {storey["height"] for storey in view["storeys"]}
    return sorted(floors | {worker["level"] for worker in view["workers"]}, reverse=True)


def _level(view: View, height: int, language: str) -> Picture:
    title = _say(language, "level", height=height) if height else _say(language, "ground")
    lines = plan(view, height)
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        del lines[0]
    return [[(title, "loud")], *([(line, "")] for line in lines)]


def plan(view: View, height: int) -> list[str]:
    """One level of the building from above, with what stands on it or rises past it."""
    cards = view["cards"]
    wests = [card["at"][0] for card in cards]
    souths = [card["at"][1] for card in cards]
    west, north = min(wests) - 1, max(souths) + 1
    rows = 2 * (north - min(souths) + 1) + 1
    canvas = [[" "] * (WIDE * (max(wests) + 1 - west) + 1) for _ in range(rows)]
    for card in cards:
        _draw(canvas, card, height, west, north)
    for cell, letters in _crews(view, height).items():
        column, row = WIDE * (cell[0] - west), 2 * (north - cell[1]) - 1
        for step, letter in enumerate(letters[: WIDE - 1], 1):
            canvas[row][column + step] = letter
    return ["".join(line).rstrip() for line in canvas]


def _draw(
    canvas: list[list[str]], card: dict[str, Any], height: int, west: int, north: int
) -> None:
    x, y, z = card["at"]
    column, row = WIDE * (x - west), 2 * (north - y)
    if card["normal"] == "z":
        if z == height:
            fill = ":" if card["use"] == "floor" else "/"
            for line in (row - 1, row + 1):
                for step in (*range(1 - WIDE, 0), *range(1, WIDE)):
                    canvas[line][column + step] = fill
    elif z - 1 <= height < z + 1:
        if card["normal"] == "x":
            for line in range(row - 2, row + 3):
                canvas[line][column] = "|" if canvas[line][column] in " |" else "+"
        else:
            for step in range(column - WIDE, column + WIDE + 1):
                canvas[row][step] = "-" if canvas[row][step] in " -" else "+"


def _crews(view: View, height: int) -> dict[tuple[int, ...], str]:
    """The letters of the workers in each cell of a level; a small one if enclosed or lying."""
    crews: dict[tuple[int, ...], str] = {}
    for worker in view["workers"]:
        if worker["level"] == height:
            letter = LETTERS[worker["seat"]]
            cell = tuple(worker["cell"])
            is_small = worker["is_enclosed"] or worker["is_lying"]
            crews[cell] = crews.get(cell, "") + (letter.lower() if is_small else letter)
    return crews


def _beside(plans: Sequence[Picture], columns: int) -> Picture:
    """Plans next to each other, in as many rows as they need."""
    picture: Picture = []
    row: list[Picture] = []
    for each in plans:
        taken = sum(max(map(width, other)) + GAP for other in [*row, each])
        if row and taken > columns:
            picture += beside(row, GAP)
            row = []
        row.append(each)
    return [*picture, *beside(row, GAP)]


def _seats(view: View, names: Sequence[str], language: str) -> Iterator[Line]:
    for seat, name in enumerate(names):
        style = "lamp" if view["to_move"] == seat else ""
        mark = "▸ " if style else "  "
        message = "seat-out" if view["is_out"][seat] else "seat-line"
        score, reserve = view["scores"][seat], view["reserve"][seat]
        said = _say(language, message, count=score, reserve=reserve)
        yield [(f"{mark}{LETTERS[seat]} {name}", style or "loud"), (f"  {said}", "quiet")]


def _hand(view: View, language: str) -> list[Line]:
    """The cards in the hand, equal ones once."""
    found: list[Line] = []
    for card, alike in groupby(view["hand"]):
        count = len(list(alike))
        often = f" ×{count}" if count > 1 else ""
        name = _say(language, "card", **card_words(card))
        found.append([(name + often, "")])
    return found


def _say(language: str, message: str, **arguments: object) -> str:
    return say(f"skyscrapers/{message}", language, **arguments)
