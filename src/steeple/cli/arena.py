"""`steeple arena`: players against players, bots and programs."""

import csv
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from steeple.arena.program import Limits
from steeple.arena.standings import Played, Standing, standings
from steeple.arena.tournament import Report, Tournament, hold
from steeple.catalog import games
from steeple.cli.arguments import Parser, Words, chosen_options
from steeple.cli.screen import cell, complain, tell_json, tell_table
from steeple.kernel.errors import SteepleError

TOLD = 10
"""How often the running standings are told."""


def run(arguments: list[str], words: Words) -> int:
    """Hold a tournament, with progress on standard error, and report."""
    read = _read(arguments, words)
    tournament = Tournament(
        game=read.game,
        players=read.players.split(",") if read.players else _usual(read.game),
        seats=read.seats,
        games=read.games,
        seed=read.seed,
        options=chosen_options(read.option, bidding=read.bidding),
        referee=read.referee,
        limits=Limits(read.move_seconds, read.memory_mb),
    )
    played: list[Played] = []

    def progress(so_far: list[Played]) -> None:
        played[:] = so_far
        done = len(so_far)
        if done == read.games or done % max(1, read.games // TOLD) == 0:
            complain(f"{done} / {read.games}   {_running(so_far)}")

    log = Path(read.log) if read.log else None
    report = hold(tournament, read.jobs, progress, log, read.until_sure)
    if read.csv:
        _write(Path(read.csv), sorted(played, key=lambda each: each.number))
    if read.json:
        tell_json({"ok": True, **msgspec.to_builtins(report)})
    else:
        _show(report, words)
    return 0


def _usual(game: str) -> list[str]:
    """Two bots that are quick; the stronger one first."""
    bots = list(games[game].bots)
    return bots[2:0:-1] or bots


def _read(arguments: list[str], words: Words) -> Any:
    parser = Parser("arena", words)
    parser.option("--game", default="five-towers")
    parser.add_argument("--players", "--bots", help=words("cli/help-players"))
    parser.option("--seats", type=int, default=2)
    parser.option("--games", type=int, default=100)
    parser.option("--bidding")
    parser.option("--option", action="append", metavar="NAME=VALUE")
    parser.option("--referee")
    parser.option("--seed", type=int, default=0)
    parser.option("--jobs", type=int, default=1)
    parser.option("--log", metavar="FILE")
    parser.option("--until-sure", action="store_true")
    parser.option("--csv", metavar="FILE")
    parser.option("--move-seconds", type=float, default=Limits().move_s)
    parser.option("--memory-mb", type=int)
    parser.option("--json", action="store_true")
    return parser.parse_args(arguments)


def _running(played: list[Played]) -> str:
    return "  ".join(f"{each.player} {each.share:.1%}" for each in standings(played))


def _write(file: Path, played: list[Played]) -> None:
    """A line for each seat of each match."""
    try:
        with file.open("w", newline="", encoding="utf-8") as lines:
            table = csv.writer(lines)
            table.writerow(("match", "deal", "seat", "player", "points", "share", "failed"))
            for each in played:
                for seat, player in enumerate(each.line_up):
                    failed = each.why if each.failed == seat else ""
                    points, share = each.scores[seat], each.share(seat)
                    table.writerow((each.number, each.deal, seat, player, points, share, failed))
    except OSError as problem:
        raise SteepleError("arena/no-ledger", file=str(file), problem=str(problem)) from None


def _show(report: Report, words: Words) -> None:
    player, matches = words("cli/arena-player"), words("cli/arena-games")
    table = Table(
        player,
        matches,
        words("cli/arena-wins"),
        "%",
        words("cli/arena-points"),
        words("cli/arena-margin"),
        words("cli/arena-rating"),
    )
    for each in report.standings:
        table.add_row(*_row(each))
    tell_table(table)
    if len(report.standings) > 2:
        met = Table(player, matches, "%")
        for pair in report.cross:
            against = words("cli/arena-against", player=pair.player, other=pair.against)
            met.add_row(cell(against), str(pair.games), f"{pair.share:.1%}")
        tell_table(met)


def _row(each: Standing) -> list[Any]:
    share = f"{each.share:.1%} ({each.share_low:.1%} – {each.share_high:.1%})"
    margin = f"{each.margin:+.1f} ({each.margin_low:+.1f} – {each.margin_high:+.1f})"
    rating = f"{each.rating:.1f} ± {each.rating_sigma:.1f}"
    points = f"{each.points:.1f}"
    return [cell(each.player), str(each.games), f"{each.wins:g}", share, points, margin, rating]
