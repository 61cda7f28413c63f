"""`steeple bench GAME`, `server` or `web`: how fast everything is on this machine.

`--games` plays whole games of bots instead, and says how they go.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.table import Table

from steeple.catalog import folder_of, games
from steeple.cli.arguments import Parser, Words
from steeple.cli.screen import complain, tell_json, tell_table
from steeple.kernel.errors import SteepleError
from steeple.kernel.options import check_number

LEAST_SERVER_S = 5.0
RESTARTED_TABLES = 2000
GAMES = 400
"""Whole games of each kind, if no number is given."""


def run(arguments: list[str], words: Words) -> int:
    """Measure, with progress on standard error, and report."""
    parser = Parser("bench", words)
    what = words("cli/help-bench-what")
    parser.add_argument("GAME", nargs="?", default="five-towers", help=what)
    parser.option("--seconds", type=float, default=1.0)
    parser.option("--games", type=int, nargs="?", const=GAMES)
    parser.option("--seed", type=int, default=1)
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    if read.games is not None:
        figures = _whole_games(read.GAME, read.games, read.seed)
    elif read.GAME == "web":
        figures = _web(words)
    elif read.GAME == "server":
        figures = _server(read.seconds, words)
    else:
        figures = _game(read.GAME, read.seconds, words)
    if read.json:
        tell_json(figures)
    else:
        _show(figures, words)
    return 0


def _progress(what: str) -> None:
    complain(f"{what} ...")


def _game(game: str, seconds: float, words: Words) -> dict[str, Any]:
    """The figures of a game, from `measures` in its folder in `bench`."""
    id, known = games[game].id, measurable()
    if id not in known:
        raise SteepleError("cli/bench-no-game", game=game, known=", ".join(known))
    measures = import_module(f"{_folder(id)}.measures")
    figures: dict[str, Any] = {"game": id, **measures.measure(seconds, _progress)}
    if getattr(measures, "PEER", "game") not in figures:
        complain(words("cli/bench-no-peer"))
    return figures


def _whole_games(game: str, count: int, seed: int) -> dict[str, Any]:
    """How games of equal bots go, from `games` in its folder in `bench`."""
    id = games[game].id if game in games else game
    known = [each for each in measurable() if find_spec(f"{_folder(each)}.games")]
    if id not in known:
        raise SteepleError("cli/bench-no-game", game=game, known=", ".join(known))
    check_number(count, 1)
    check_number(seed)
    played = import_module(f"{_folder(id)}.games")
    return {"game": id, **played.measure(count, seed, _progress)}


def measurable() -> list[str]:
    """The games that have a benchmark."""
    return [id for id in games if find_spec(_folder(id))]


def _folder(id: str) -> str:
    return f"steeple.bench.{folder_of(id)}"


def _server(seconds: float, words: Words) -> dict[str, Any]:
    from steeple.bench import restart, server
    from steeple.bench.peers import boardgame_io

    seconds = max(seconds, LEAST_SERVER_S)
    figures = server.measure(seconds, _progress)
    figures["restart"] = restart.measure(RESTARTED_TABLES, _progress)
    peer = boardgame_io.measure(seconds, _progress)
    if peer is None:
        complain(words("cli/bench-no-node"))
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
        complain(words("cli/bench-no-node"))
    return figures


def _show(figures: dict[str, object], words: Words) -> None:
    table = Table(words("cli/bench-figure"), words("cli/bench-value"))
    for name, value in _flat(figures):
        table.add_row(name, f"{value:,.3f}" if isinstance(value, float) else str(value))
    tell_table(table)


def _flat(figures: dict[str, object], path: str = "") -> list[tuple[str, object]]:
    rows: list[tuple[str, object]] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            rows += _flat(value, f"{path}{name}.")
        else:
            rows.append((f"{path}{name}", value))
    return rows
