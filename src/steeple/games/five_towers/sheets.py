"""Real tables of Five Towers, as a client sends them."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from steeple.games.five_towers.facts import Type
from steeple.games.five_towers.pieces import TALLEST, VALUES
from steeple.games.five_towers.sheet import (
    LONGEST_NAME,
    Sheet,
    problems_of_sheet,
    problems_of_table,
    result,
)
from steeple.kernel.sheets import Flaw, Scored

Tower: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, lt=VALUES)]], Meta(max_length=TALLEST)]


class FiveSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's towers from the ground up, and how many cards were torn down."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    towers: dict[Type, Tower] = {}
    rubble: Annotated[int, Meta(ge=0, le=99)] = 0


def _towers(sheet: FiveSheet) -> dict[str, list[int]]:
    return {str(type): values for type, values in sheet.towers.items()}


class FiveSheets:
    """Scores sheets of Five Towers; `sheet` checks and counts."""

    sheet = FiveSheet

    def score(self, sheets: list[FiveSheet]) -> Scored:
        """The points of all players."""
        told = [Sheet(each.name, _towers(each), each.rubble) for each in sheets]
        results = [result(sheet) for sheet in told]
        best = max(each.points for each in results)
        winners = [at for at, each in enumerate(results) if each.points == best]
        found = [(at, why) for at, sheet in enumerate(told) for why in problems_of_sheet(sheet)]
        flaws = [Flaw(why, at, why.args_.get("type")) for at, why in found]
        flaws += [Flaw(why, None, why.args_.get("type")) for why in problems_of_table(told)]
        return Scored(results, winners, flaws)
