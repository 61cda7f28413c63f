"""What a seat can choose, with what was seen in trial runs of its plan."""

from typing import Any

import msgspec
from msgspec.structs import replace

from steeple.games.skyscrapers.choices import choices
from steeple.games.skyscrapers.facts import TurnChoices
from steeple.games.skyscrapers.moves import Build
from steeple.games.skyscrapers.outlook import with_trials
from steeple.games.skyscrapers.plan import read_plan
from steeple.games.skyscrapers.referee.trial import RUNS, fallen
from steeple.games.skyscrapers.state import State


class BuildTrials:
    """Trials of builds where acts are simulated and somebody stands high enough to fall."""

    def tells(self, state: State, seat: int, plan: str) -> bool:
        """Whether a card is planned at a site, and some worker is not on the ground."""
        if state.terms.referee != "physics" or state.phase != "play" or seat != state.turn:
            return False
        return read_plan(plan).site is not None and any(cell and cell[2] for cell in state.workers)

    def choices(self, state: State, seat: int, plan: str) -> dict[str, Any]:
        """The choices, with those who fell in a trial at the head of those who may."""
        found = choices(state, seat, plan)
        _, card, use, site, *_ = read_plan(plan)
        if isinstance(found, TurnChoices) and found.outlook is not None and card and use and site:
            fell = fallen(state, Build(card, use, site))
            found = replace(found, outlook=with_trials(found.outlook, fell, RUNS))
        known: dict[str, Any] = msgspec.to_builtins(found)
        return known
