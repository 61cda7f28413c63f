"""Many matches between bots, and who won how often."""

import math
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from steeple.catalog import games
from steeple.kernel.errors import InvalidSetup, shortened
from steeple.kernel.options import check_number, check_seats
from steeple.kernel.streams import Stream
from steeple.play.match import Match

SURE = 1.96
"""This many standard errors to each side make a 95 % confidence interval."""


class Standing(msgspec.Struct, frozen=True):
    """The result of one bot; a win shared by k seats is 1/k of a win for each."""

    bot: str
    seats: int
    wins: float
    share: float
    share_low: float
    share_high: float
    points: float


class Tournament(msgspec.Struct, frozen=True):
    """The matches to play; the same tournament always has the same result."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    referee: str | None = None

    def check(self) -> None:
        """Raise `InvalidSetup` unless it can be played."""
        game = games[self.game]
        check_seats(self.seats, game.seats)
        check_number(self.games, least=1)
        for bot in self.bots:
            if bot not in game.bots:
                raise InvalidSetup(
                    "kernel/unknown-bot", bot=shortened(bot), known=", ".join(game.bots)
                )

    def line_up(self, number: int) -> list[str]:
        """Who sits where in a match: everybody moves on by one seat after each match."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


def play_match(tournament: Tournament, number: int) -> tuple[list[int], list[int]]:
    """Scores and winners of one match."""
    seed = tournament.seed + number
    match = Match(
        tournament.game,
        tournament.seats,
        seed=seed,
        options=tournament.options,
        referee=tournament.referee,
    )
    line_up = tournament.line_up(number)
    while (seat := match.to_move) is not None:
        stream = Stream(str(seed).encode(), f"bot {len(match.events)}")
        match.play(match.game.bots[line_up[seat]].choose(match.position(stream)))
    return match.scores, match.winners


def hold(
    tournament: Tournament, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> list[Standing]:
    """Play all matches, in `jobs` processes; `progress` is called with the number done."""
    tournament.check()
    check_number(jobs, least=1)
    results = []
    for done, result in enumerate(_results(tournament, jobs), 1):
        results.append(result)
        progress(done)
    return _standings(tournament, results)


def _results(tournament: Tournament, jobs: int) -> Iterator[tuple[list[int], list[int]]]:
    one = partial(play_match, tournament)
    if jobs == 1:
        yield from map(one, range(tournament.games))
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        yield from pool.map(one, range(tournament.games), chunksize=4)


def _standings(
    tournament: Tournament, results: Sequence[tuple[list[int], list[int]]]
) -> list[Standing]:
    wins: dict[str, list[float]] = {bot: [] for bot in tournament.bots}
    points: dict[str, list[int]] = {bot: [] for bot in tournament.bots}
    for number, (scores, winners) in enumerate(results):
        for seat, bot in enumerate(tournament.line_up(number)):
            wins[bot].append(1 / len(winners) if seat in winners else 0.0)
            points[bot].append(scores[seat])
    played = [_standing(bot, wins[bot], points[bot]) for bot in wins if wins[bot]]
    return sorted(played, key=lambda standing: -standing.share)


def _standing(bot: str, wins: list[float], points: list[int]) -> Standing:
    count = len(wins)
    share = sum(wins) / count
    spread = math.sqrt(sum((win - share) ** 2 for win in wins) / max(1, count - 1) / count)
    return Standing(
        bot=bot,
        seats=count,
        wins=sum(wins),
        share=share,
        share_low=max(0.0, share - SURE * spread),
        share_high=min(1.0, share + SURE * spread),
        points=sum(points) / count,
    )
