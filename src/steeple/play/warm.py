"""Compiling the rules ahead of time, so that no player waits for it."""

import contextlib
import itertools
import shutil
from collections.abc import Callable
from typing import Any

from steeple.catalog import games
from steeple.kernel import jit
from steeple.kernel.errors import SteepleError
from steeple.kernel.game import Move
from steeple.kernel.streams import Stream
from steeple.play.match import Match


def warm(progress: Callable[[int, int], None]) -> None:
    """Compile whatever is not on disk yet; `progress` hears how many functions are, of how many."""
    forget_old_code()
    with jit.compiling(progress):
        for id in games:
            if is_compiled(id):
                _warm(id)
    if jit.is_on():
        jit.mark_complete()


def _warm(id: str) -> None:
    """Use everything that is compiled once, with every option."""
    game = games[id]
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    for options in itertools.product(*choices):
        play_one(quick_match(id, dict(options)))
    game.warm()


def is_compiled(id: str) -> bool:
    """Whether some of a game's rules are compiled."""
    package = type(games[id]).__module__.rpartition(".")[0]
    return any(name.startswith(package) for name in jit.compiled)


def load(progress: Callable[[int, int], None]) -> None:
    """Make the first move of every game as quick as the second, by making one here and now."""
    with jit.compiling(progress):
        for id in games:
            match = quick_match(id)
            if is_compiled(id):
                play_one(match)
            else:
                look(match)


def quick_match(id: str, options: dict[str, Any] | None = None) -> Match:
    """A small match; where something can fall, dice decide, because simulating takes longer."""
    game = games[id]
    referee = "dice" if game.referees else None
    return Match(id, game.seats.start, seed=1, options=options, referee=referee)


def play_one(match: Match) -> None:
    """Play a match to its end with all bots in turn, trying illegal moves on the way."""
    stream = Stream(b"warm", "bots")
    names = itertools.cycle([f"{name}#1" for name in match.game.bots])
    seen: dict[type, Move] = {}
    while not match.is_over:
        seen.update({type(move): move for move in match.legal()})
        for move in seen.values():
            with contextlib.suppress(SteepleError):
                match.game.apply(match.state, move)
        look(match)
        match.play(match.game.bots[next(names)].choose(match.position(stream)))


def look(match: Match) -> None:
    """Ask for all that people at a table are shown."""
    match.view(None)
    for seat in range(match.seats):
        match.game.choices(match.state, seat, "")


def forget_old_code() -> None:
    """Remove what was compiled from sources that have changed since."""
    current = jit.cache_folder()
    for folder in current.parent.glob("compiled-*"):
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)
