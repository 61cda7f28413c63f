"""`steeple bench GAME`: how fast everything is, on one core of this machine."""

import sys

from rich.console import Console
from rich.table import Table

from steeple.catalog import games
from steeple.cli.arguments import Parser, Words
from steeple.kernel.codec import to_json


def run(arguments: list[str], words: Words) -> int:
    """Measure, with progress on standard error, and report."""
    parser = Parser("bench", words)
    parser.option("GAME", nargs="?", default="five-towers")
    parser.option("--seconds", type=float, default=1.0)
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    id = games[read.GAME].id

    from steeple.bench import five_towers, open_spiel

    def progress(what: str) -> None:
        print(f"{what} ...", file=sys.stderr, flush=True)

    figures = {"game": id, **five_towers.measure(read.seconds, progress)}
    peers = open_spiel.measure(read.seconds, progress)
    if peers is None:
        print(words("cli/bench-no-peer"), file=sys.stderr)
    else:
        figures["open_spiel"] = peers
        figures["ratio_to_fastest_peer"] = {
            unit: figures[unit] / max(peer[unit] for peer in peers.values())
            for unit in ("moves_per_s", "acts_per_s")
        }
    if read.json:
        print(to_json(figures).decode())
    else:
        _show(figures, words)
    return 0


def _show(figures: dict[str, object], words: Words) -> None:
    table = Table(words("cli/bench-figure"), words("cli/bench-value"))
    for name, value in _flat(figures):
        table.add_row(name, f"{value:,.3f}" if isinstance(value, float) else str(value))
    Console(highlight=False).print(table)


def _flat(figures: dict[str, object], path: str = "") -> list[tuple[str, object]]:
    rows: list[tuple[str, object]] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            rows += _flat(value, f"{path}{name}.")
        else:
            rows.append((f"{path}{name}", value))
    return rows
