"""Three tower-building tabletop games: play them, watch them, write programs that play them.

>>> import steeple
>>> match = steeple.Match("five-towers", seats=3, seed=7)
>>> match.play(match.legal()[0])
>>> match.is_over
False
"""

# The package `steeple.games` has to be loaded before `games` means the catalog.
import steeple.games  # noqa: F401
from steeple.catalog import games
from steeple.kernel.errors import (
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    InvalidSetup,
    SteepleError,
)
from steeple.play.bot import bot
from steeple.play.match import Match
from steeple.play.record import replay
from steeple.play.verify import verify

__all__ = [
    "IllegalMove",
    "InvalidMove",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "SteepleError",
    "__version__",
    "bot",
    "games",
    "replay",
    "verify",
]

__version__ = "0.2.0"
