"""Many matches between players, and who won how often."""

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from steeple.arena.ledger import Ledger
from steeple.arena.program import Limits, Program, ProgramFailed, is_program
from steeple.arena.standings import Cross, Played, Standing, cross_table, is_sure, standings
from steeple.catalog import games
from steeple.kernel.errors import IllegalMove, InvalidMove, InvalidSetup, shortened
from steeple.kernel.game import Move
from steeple.kernel.options import check_number, check_seats
from steeple.kernel.roster import known_bot
from steeple.kernel.streams import Stream
from steeple.play.match import Match

AT_ONCE = 4
"""Matches that a process is given in one go."""


class Tournament(msgspec.Struct, frozen=True):
    """The matches to play; the same tournament always has the same result.

    A deal is played as often as there are players, and everybody moves on by one seat each time.
    """

    game: str
    players: list[str]
    """Names of bots, or paths of programs."""
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    referee: str | None = None
    limits: Limits = Limits()

    def check(self) -> None:
        """Raise `InvalidSetup` unless it can be played."""
        game = games[self.game]
        check_seats(self.seats, game.seats)
        check_number(self.games, least=1)
        for player in self.players:
            if is_program(player):
                if not Path(player).exists():
                    raise InvalidSetup("arena/no-program", program=shortened(player))
            else:
                known_bot(game.bots, player)

    def line_up(self, number: int) -> list[str]:
        """Who sits where in a match: everybody moves on by one seat after each match."""
        return [self.players[(seat + number) % len(self.players)] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """Which deal a match has: the same until everybody has sat everywhere."""
        return number // len(self.players)


class Report(msgspec.Struct, frozen=True):
    """What came of a tournament."""

    games: int
    standings: list[Standing]
    cross: list[Cross]
    is_sure: bool
    """Whether it is settled by how much each player differs from an even share."""


def play_match(tournament: Tournament, number: int) -> Played:
    """One match. A program that fails loses it: the best of the others wins."""
    deal = tournament.deal(number)
    match = Match(
        tournament.game,
        tournament.seats,
        seed=tournament.seed + deal,
        options=tournament.options,
        referee=tournament.referee,
    )
    line_up = tournament.line_up(number)
    programs: dict[int, Program] = {}
    try:
        while (seat := match.to_move) is not None:
            player = line_up[seat]
            try:
                if is_program(player):
                    if seat not in programs:
                        programs[seat] = Program(player, tournament.limits)
                    match.play(programs[seat].move(match, seat))
                else:
                    match.play(_choose(tournament, match, number, player))
            except (ProgramFailed, InvalidMove, IllegalMove) as failed:
                if not is_program(player):
                    raise
                scores = match.scores
                best = max(points for other, points in enumerate(scores) if other != seat)
                winners = [
                    other for other in range(match.seats) if other != seat and scores[other] == best
                ]
                return Played(number, deal, line_up, scores, winners, seat, failed.code)
    finally:
        for program in programs.values():
            program.close()
    return Played(number, deal, line_up, match.scores, match.winners)


def _choose(tournament: Tournament, match: Match, number: int, player: str) -> Move:
    key = f"{tournament.seed} {number}".encode()
    stream = Stream(key, f"bot {len(match.events)}")
    return known_bot(match.game.bots, player).choose(match.position(stream))


def hold(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[list[Played]], None] = lambda _: None,
    ledger: Path | None = None,
    until_sure: bool = False,
) -> Report:
    """Play all matches in `jobs` processes; `progress` hears what is played so far.

    What stands in the ledger is not played again. With `until_sure`, it stops at the end of a deal
    after which every player's strength is settled.
    """
    tournament.check()
    check_number(jobs, least=1)
    with Ledger(ledger, tournament) as book:
        played = book.played()
        known = {each.number for each in played}
        left = [number for number in range(tournament.games) if number not in known]
        whole = len(tournament.players)
        with closing(_results(tournament, jobs, left)) as results:
            for result in results:
                book.add(result)
                played.append(result)
                progress(played)
                if until_sure and len(played) % whole == 0 and is_sure(played, tournament.seats):
                    break
    played.sort(key=lambda each: each.number)
    return Report(
        len(played),
        standings(played),
        cross_table(played),
        is_sure(played, tournament.seats),
    )


def _results(
    tournament: Tournament, jobs: int, left: Iterable[int]
) -> Generator[Played, None, None]:
    one = partial(play_match, tournament)
    if jobs == 1:
        yield from map(one, left)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        try:
            yield from pool.map(one, left, chunksize=AT_ONCE)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
