"""Compiling the rules of every game ahead of time, so that no player waits for it."""

import contextlib
import itertools
import shutil
from typing import Any

from steeple.catalog import games
from steeple.kernel.errors import SteepleError
from steeple.kernel.game import Move
from steeple.kernel.jit import cache_folder
from steeple.kernel.streams import Stream
from steeple.play.match import Match


def warm() -> None:
    """Use everything that is compiled once, in every game, with every option."""
    forget_old_code()
    for id in games:
        game = games[id]
        game.warm()
        choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
        for options in itertools.product(*choices):
            play_one(quick_match(id, dict(options)))


def load() -> None:
    """Read what was compiled from the disk, for every game, so that nobody's first move waits."""
    for id in games:
        play_one(quick_match(id))


def quick_match(id: str, options: dict[str, Any] | None = None) -> Match:
    """A small match; where something can fall, dice decide, because to simulate takes longer."""
    game = games[id]
    referee = "dice" if game.referees else None
    return Match(id, game.seats.start, seed=1, options=options, referee=referee)


def play_one(match: Match) -> None:
    """Play a match to its end with all bots in turn, trying wrong moves on the way."""
    stream = Stream(b"warm", "bots")
    bots = itertools.cycle(match.game.bots.values())
    seen: dict[type, Move] = {}
    while not match.is_over:
        seen.update({type(move): move for move in match.legal()})
        for move in seen.values():
            with contextlib.suppress(SteepleError):
                match.game.apply(match.state, move)
        for seat in range(match.seats):
            match.game.choices(match.state, seat, "")
        match.play(next(bots).choose(match.position(stream)))
        match.view(None)


def forget_old_code() -> None:
    """Remove what was compiled from sources that are no more."""
    current = cache_folder()
    for folder in current.parent.glob("compiled-*"):
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)
