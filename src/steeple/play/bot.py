"""A bot that plays matches: for programs, and wherever a seat is given to one by name."""

from steeple.catalog import games
from steeple.kernel.game import Move
from steeple.kernel.roster import known_bot
from steeple.kernel.streams import Stream
from steeple.play.match import Match


class Player:
    """A bot of a game, with random numbers of its own."""

    def __init__(self, game: str, name: str, seed: int | str = 0) -> None:
        self._bot = known_bot(games[game].bots, name)
        self._key = str(seed).encode()

    def move(self, match: Match) -> Move:
        """A legal move for the seat to move, seen through that seat's eyes only."""
        return self._bot.choose(match.position(Stream(self._key, f"bot {len(match.events)}")))


def bot(game: str, name: str, seed: int | str = 0) -> Player:
    """The bot of that name: `expert`, `expert@0.05` (seconds), or `expert#200` (simulations).

    >>> match = Match("five-towers", seats=2, seed=7)
    >>> bot("five-towers", "medium", seed=1).move(match) in match.legal()
    True

    Raises `InvalidSetup` if the game has no such bot.
    """
    return Player(game, name, seed)
