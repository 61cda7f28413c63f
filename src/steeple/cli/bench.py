"""`steeple bench GAME`, `server` or `web`: how fast everything is on this machine."""

import sys
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.table import Table

from steeple.catalog import games
from steeple.cli.arguments import Parser, Words
from steeple.kernel.codec import to_json
from steeple.kernel.errors import SteepleError

LEAST_SERVER_S = 5.0


def run(arguments: list[str], words: Words) -> int:
    """Measure, with progress on standard error, and report."""
    parser = Parser("bench", words)
    what = words("cli/help-bench-what")
    parser.add_argument("GAME", nargs="?", default="five-towers", help=what)
    parser.option("--seconds", type=float, default=1.0)
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    if read.GAME == "web":
        figures = _web(words)
    else:
        figures = _server(read.seconds, words) if read.GAME == "server" else _game(read, words)
    if read.json:
        print(to_json(figures).decode())
    else:
        _show(figures, words)
    return 0


def _progress(what: str) -> None:
    print(f"{what} ...", file=sys.stderr, flush=True)


def _game(read: Namespace, words: Words) -> dict[str, Any]:
    if games[read.GAME].id == "block-out":
        from steeple.bench import block_out

        return block_out.measure(read.seconds, _progress)
    if games[read.GAME].id == "skyscrapers":
        from steeple.bench import skyscrapers

        return skyscrapers.measure(read.seconds, _progress)
    from steeple.bench import five_towers, open_spiel

    figures = {"game": games[read.GAME].id, **five_towers.measure(read.seconds, _progress)}
    peers = open_spiel.measure(read.seconds, _progress)
    if peers is None:
        print(words("cli/bench-no-peer"), file=sys.stderr)
    else:
        figures["open_spiel"] = peers
        figures["ratio_to_fastest_peer"] = {
            unit: figures[unit] / max(peer[unit] for peer in peers.values())
            for unit in ("moves_per_s", "acts_per_s")
        }
    return figures


def _server(seconds: float, words: Words) -> dict[str, Any]:
    from steeple.bench import server
    from steeple.bench.peers import boardgame_io

    seconds = max(seconds, LEAST_SERVER_S)
    figures = server.measure(seconds, _progress)
    peer = boardgame_io.measure(seconds, _progress)
    if peer is None:
        print(words("cli/bench-no-node"), file=sys.stderr)
    else:
        own = figures["flat_out"]["cpu_us_per_move"]
        figures["boardgame_io"] = peer
        figures["cpu_ratio_to_boardgame_io"] = {
            storage: own / measured["cpu_us_per_move"]
            for storage, measured in peer.items()
            if own is not None
        }
    return figures


def _web(words: Words) -> dict[str, Any]:
    from steeple.bench import phone, web

    if not phone.has_playwright():
        raise SteepleError("cli/bench-no-playwright")
    chromium = phone.find_chromium()
    if chromium is None:
        raise SteepleError("cli/bench-no-chromium")
    if not web.is_built():
        raise SteepleError("cli/bench-no-client")
    figures = web.measure(chromium, _progress)
    if "boardgame_io" not in figures:
        print(words("cli/bench-no-node"), file=sys.stderr)
    return figures


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
