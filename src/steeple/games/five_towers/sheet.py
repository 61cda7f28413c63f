"""Scoring a finished real table from what people type.

A line that ends in a colon names a player; the lines after it are the player's towers from the
ground up (`candy 15 12 9 0`) and rubble (`rubble 2`).
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from steeple.games.five_towers.names import type_meant, type_names
from steeple.games.five_towers.pieces import (
    CARD_BY_NAME,
    MAX_SEATS,
    MIN_SEATS,
    ROOF,
    TYPES,
    VALUES,
    copies,
)
from steeple.games.five_towers.state import (
    GROUND,
    HEIGHTS,
    PLOT,
    RUBBLE_COUNTS,
    STOREYS,
    opening,
)
from steeple.games.five_towers.towers import may_stand_on
from steeple.games.five_towers.view import points
from steeple.kernel.errors import SteepleError, shortened
from steeple.kernel.messages import say

LONGEST_NAME = 40
MOST_RUBBLE = 44
"""There are at most this many rounds, and at most one card is torn down in each."""


class SheetProblem(SteepleError):
    """A line that can't be read, or a tower that couldn't have been built."""


class Sheet(msgspec.Struct):
    """One player's towers and rubble at the end."""

    name: str
    towers: dict[str, list[int]] = {}
    rubble: int | None = None
    rubble_cards: list[str] = []


class Result(msgspec.Struct, frozen=True):
    """One player's points, and where they come from."""

    name: str
    points: int
    by_tower: dict[str, int]
    main: str | None
    main_points: int
    rubble_points: int


def read(lines: Iterable[str], language: str) -> list[Sheet]:
    """The sheets of all players; raises `SheetProblem` with the number of the line."""
    sheets: list[Sheet] = []
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            if text.endswith(":"):
                sheets.append(Sheet(text[:-1].strip()[:LONGEST_NAME]))
                continue
            if not sheets:
                sheets.append(Sheet(say("five-towers/player", language)))
            _read_line(sheets[-1], text, language)
        except SheetProblem as why:
            raise SheetProblem("five-towers/sheet-line", line=number, why=why) from None
    if not sheets:
        raise SheetProblem("five-towers/sheet-empty")
    return sheets


def _read_line(sheet: Sheet, text: str, language: str) -> None:
    word, *rest = text.replace(",", " ").replace("/", " ").lower().split()
    if word in ("rubble", say("five-towers/rubble", language).lower()):
        if sheet.rubble is not None:
            raise SheetProblem("five-towers/sheet-rubble-twice")
        _read_rubble(sheet, rest)
        return
    type = _type(word, language)
    if type in sheet.towers:
        raise SheetProblem("five-towers/sheet-tower-twice", type=type)
    values = [_value(value) for value in rest]
    if not values:
        raise SheetProblem("five-towers/sheet-no-values", type=type)
    sheet.towers[type] = values


def _read_rubble(sheet: Sheet, words: list[str]) -> None:
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) <= 2:
        sheet.rubble = int(words[0])
        return
    for word in words:
        if word not in CARD_BY_NAME:
            raise SheetProblem("five-towers/sheet-rubble", text=shortened(word))
    sheet.rubble = len(words)
    sheet.rubble_cards = words


def _type(word: str, language: str) -> str:
    type = type_meant(word, language)
    if type is None:
        known = ", ".join(type_names(language))
        raise SheetProblem("five-towers/sheet-what", text=shortened(word), known=known)
    return type


def _value(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) < VALUES:
        return int(word)
    raise SheetProblem("five-towers/sheet-value", text=shortened(word))


def problems(sheets: list[Sheet]) -> list[SheetProblem]:
    """Everything that shows that these towers couldn't have been built."""
    found = [problem for sheet in sheets for problem in problems_of_sheet(sheet)]
    return found + problems_of_table(sheets)


def problems_of_sheet(sheet: Sheet) -> list[SheetProblem]:
    """What is wrong with one player's towers and rubble."""
    found: list[SheetProblem] = []
    for type, values in sheet.towers.items():
        for below, value in zip([GROUND, *values], values, strict=False):
            if not may_stand_on(below, value):
                what = {"name": sheet.name, "type": type, "value": value}
                found.append(
                    SheetProblem("five-towers/sheet-on-roof", **what)
                    if below == ROOF
                    else SheetProblem("five-towers/sheet-does-not-fit", **what, below=below)
                )
    roofs = [card for card in sheet.rubble_cards if CARD_BY_NAME[card] % VALUES == ROOF]
    if roofs:
        found.append(SheetProblem("five-towers/sheet-roof-torn", name=sheet.name))
    if (sheet.rubble or 0) > MOST_RUBBLE:
        found.append(
            SheetProblem("five-towers/sheet-much-rubble", name=sheet.name, most=MOST_RUBBLE)
        )
    return found


def problems_of_table(sheets: list[Sheet]) -> list[SheetProblem]:
    """Cards that are on the table more often than in the box.

    A single sheet may be from a table of any size, so it gets the larger deck.
    """
    if len(sheets) > MAX_SEATS:
        return [SheetProblem("five-towers/sheet-many-players", most=MAX_SEATS)]
    seats = len(sheets) if len(sheets) >= MIN_SEATS else MAX_SEATS
    used: Counter[tuple[str, int]] = Counter()
    for sheet in sheets:
        used.update((type, value) for type, values in sheet.towers.items() for value in values)
        for card in sheet.rubble_cards:
            used[TYPES[CARD_BY_NAME[card] // VALUES], CARD_BY_NAME[card] % VALUES] += 1
    return [
        SheetProblem(
            "five-towers/sheet-copies",
            type=type,
            value=value,
            count=count,
            there=copies(value, seats),
        )
        for (type, value), count in used.items()
        if count > copies(value, seats)
    ]


def result(sheet: Sheet) -> Result:
    """The points of one player, for towers that could have been built (FT-20, FT-21)."""
    cells = opening(MIN_SEATS, False, 0).cells
    for type, values in sheet.towers.items():
        kind = TYPES.index(type)
        ground = STOREYS + kind * PLOT + 2
        cells[HEIGHTS + kind] = len(values)
        cells[ground : ground + len(values)] = values
    cells[RUBBLE_COUNTS] = sheet.rubble or 0
    counted = points(cells)[0]
    by_tower = {type: counted["towers"][type] for type in sheet.towers}
    return Result(
        sheet.name,
        counted["total"],
        by_tower,
        counted["main"],
        counted["main_points"],
        counted["rubble"],
    )
