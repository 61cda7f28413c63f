"""`steeple score`: the points of a finished real table."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.table import Table

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import FileProblem
from steeple.cli.screen import cell, complain, tell, tell_json, tell_table
from steeple.games.five_towers.pieces import TYPES
from steeple.games.five_towers.sheet import Result, Sheet, SheetProblem, problems, read, result
from steeple.kernel.errors import shortened

LONGEST_SHEET = 100_000


def run(arguments: list[str], words: Words) -> int:
    """Read the towers, check that they could have been built, and count."""
    parser = Parser("score", words)
    parser.option("TOWERS", nargs="*")
    parser.option("--file")
    parser.option("--json", action="store_true")
    given = parser.parse_args(arguments)
    try:
        sheets = read(_lines(given.TOWERS, given.file, words), words.language)
        wrong = problems(sheets)
    except SheetProblem as problem:
        wrong = [problem]
    if wrong:
        return _refuse(wrong, given.json, words)
    results = [result(sheet) for sheet in sheets]
    if given.json:
        best = max(each.points for each in results)
        winners = [seat for seat, each in enumerate(results) if each.points == best]
        data = {"ok": True, "results": msgspec.to_builtins(results), "winners": winners}
        tell_json(data)
    else:
        _show(sheets, results, words)
    return 0


def _lines(towers: list[str], file: str | None, words: Words) -> Iterator[str]:
    """Towers from the command line, from a file, or typed until an empty line."""
    if towers:
        yield from towers
    elif file:
        try:
            yield from Path(file).read_text(encoding="utf-8")[:LONGEST_SHEET].splitlines()
        except (OSError, UnicodeDecodeError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise FileProblem(
                "cli/cannot-read", file=shortened(file, 200), problem=shortened(reason, 100)
            ) from None
    elif sys.stdin.isatty():
        tell(words("cli/score-how"))
        while line := sys.stdin.readline().strip():
            yield line
    else:
        yield from sys.stdin.read(LONGEST_SHEET).splitlines()


def _refuse(wrong: list[SheetProblem], is_json: bool, words: Words) -> int:
    if is_json:
        errors = [problem.as_json(words.language) for problem in wrong]
        tell_json({"ok": False, "error": errors[0], "errors": errors})
    else:
        for problem in wrong:
            complain(f"steeple: {problem.message(words.language)}")
    return 1


def _show(sheets: list[Sheet], results: list[Result], words: Words) -> None:
    """A column for each player."""
    table = Table()
    table.add_column("")
    for sheet in sheets:
        table.add_column(cell(sheet.name), justify="right")
    for type in TYPES:
        cells = [str(each.by_tower.get(type, "")) for each in results]
        table.add_row(words("five-towers/tower", type=type), *cells)
    table.add_row(words("five-towers/main-tower"), *(f"+{each.main_points}" for each in results))
    table.add_row(words("five-towers/rubble"), *(str(each.rubble_points) for each in results))
    table.add_section()
    best = max(each.points for each in results)
    totals = [f"{each.points}{' ★' if each.points == best else ''}" for each in results]
    table.add_row(words("cli/total"), *totals, style="bold")
    tell_table(table)
