"""The bots of a game by name: levels, what programs may ask for besides, and budgets.

`expert` has its usual time for a move; `expert@0.05` has that many seconds of one core, and
`expert#200` so many simulations, which gives the same move on every machine.
"""

import math
import re
from collections.abc import Iterator, Mapping

from steeple.kernel.bots import Bot, Budget, Position
from steeple.kernel.errors import InvalidSetup
from steeple.kernel.game import Move
from steeple.kernel.visible import shortened

OLDER_NAMES = {"novice": "easy", "steady": "medium", "master": "expert"}
"""What levels were called in earlier versions."""
STAND_IN = "hard"
"""Who plays for somebody who is away: strong, and quick."""

MOST_SECONDS = 60.0
MOST_SIMULATIONS = 10_000_000
_NAME = re.compile(r"([^@#]*)(?:@([0-9]*\.?[0-9]+)|#([0-9]{1,8}))?")


def read_name(name: str) -> tuple[str, Budget | None]:
    """The bot's own name, and its budget if it has one; raises `ValueError` for nonsense.

    >>> read_name("expert@0.05")
    ('expert', Budget(seconds=0.05, simulations=None))
    >>> read_name("expert#200")[1]
    Budget(seconds=None, simulations=200)
    >>> read_name("hard")
    ('hard', None)
    """
    found = _NAME.fullmatch(name)
    if not found:
        raise ValueError(f"no name of a bot: {shortened(name)}")
    own, seconds, simulations = found.groups()
    if seconds is not None:
        if not 0 < float(seconds) <= MOST_SECONDS or not math.isfinite(float(seconds)):
            raise ValueError(f"seconds must be above 0 and at most {MOST_SECONDS:g}")
        return own, Budget(seconds=float(seconds))
    if simulations is not None:
        if int(simulations) > MOST_SIMULATIONS:
            raise ValueError(f"simulations must be at most {MOST_SIMULATIONS}")
        return own, Budget(simulations=int(simulations))
    return own, None


class Budgeted:
    """A bot with another budget than its usual one."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def choose(self, position: Position) -> Move:
        """The bot's move within the budget."""
        return self._bot.choose(position.within(self._budget))


class Roster(Mapping[str, Bot]):
    """Bots by name: it lists the levels, weakest first, and understands more names than those."""

    def __init__(
        self, levels: Mapping[str, Bot], for_programs: Mapping[str, Bot] | None = None
    ) -> None:
        self._levels = dict(levels)
        self._known = {**levels, **(for_programs or {})}

    def __getitem__(self, name: str) -> Bot:
        try:
            own, budget = read_name(name)
        except ValueError:
            raise KeyError(name) from None
        bot = self._known[own if own in self._known else OLDER_NAMES.get(own, own)]
        return Budgeted(bot, budget) if budget else bot

    def __iter__(self) -> Iterator[str]:
        return iter(self._levels)

    def __len__(self) -> int:
        return len(self._levels)


def known_bot(bots: Mapping[str, Bot], name: str) -> Bot:
    """The bot of that name; raises `InvalidSetup` if there is none."""
    if name not in bots:
        raise InvalidSetup("kernel/unknown-bot", bot=shortened(name), known=", ".join(bots))
    return bots[name]


def stand_in(bots: Mapping[str, Bot]) -> str:
    """The name of the bot that plays for somebody who is away."""
    return STAND_IN if STAND_IN in bots else list(bots)[-1]


def simpler(bots: Mapping[str, Bot], name: str) -> str:
    """The name of the next simpler bot; the simplest has none below it."""
    listed = list(bots)
    own = re.split("[@#]", name)[0]
    own = OLDER_NAMES.get(own, own)
    return listed[max(0, listed.index(own) - 1)] if own in listed else listed[0]
