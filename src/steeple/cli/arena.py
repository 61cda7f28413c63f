"""`steeple arena`: bots against bots."""

import msgspec
from rich.table import Table

from steeple.arena.tournament import Standing, Tournament, hold
from steeple.catalog import games
from steeple.cli.arguments import Parser, Words, chosen_options
from steeple.cli.screen import complain, tell_json, tell_table


def run(arguments: list[str], words: Words) -> int:
    """Hold a tournament, with progress on standard error, and report."""
    parser = Parser("arena", words)
    parser.option("--game", default="five-towers")
    parser.option("--bots")
    parser.option("--seats", type=int, default=2)
    parser.option("--games", type=int, default=100)
    parser.option("--bidding")
    parser.option("--option", action="append", metavar="NAME=VALUE")
    parser.option("--referee")
    parser.option("--seed", type=int, default=0)
    parser.option("--jobs", type=int, default=1)
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    tournament = Tournament(
        game=read.game,
        bots=read.bots.split(",") if read.bots else [*games[read.game].bots][::-1],
        seats=read.seats,
        games=read.games,
        seed=read.seed,
        options=chosen_options(read.option, bidding=read.bidding),
        referee=read.referee,
    )

    def progress(done: int) -> None:
        if done == read.games or done % max(1, read.games // 10) == 0:
            complain(f"{done} / {read.games}")

    standings = hold(tournament, read.jobs, progress)
    if read.json:
        tell_json({"ok": True, "standings": msgspec.to_builtins(standings)})
    else:
        _show(standings, words)
    return 0


def _show(standings: list[Standing], words: Words) -> None:
    table = Table(
        words("cli/arena-bot"),
        words("cli/arena-seats"),
        words("cli/arena-wins"),
        "%",
        words("cli/arena-points"),
    )
    for each in standings:
        share = f"{each.share:.1%} ({each.share_low:.1%} – {each.share_high:.1%})"
        table.add_row(each.bot, str(each.seats), f"{each.wins:g}", share, f"{each.points:.1f}")
    tell_table(table)
