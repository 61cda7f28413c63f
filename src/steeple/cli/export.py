"""`steeple export FILE`: a finished match as one page that replays it without a server."""

from pathlib import Path

from steeple.cli.arguments import Parser, UsageError, Words
from steeple.cli.files import FileProblem, read_json
from steeple.cli.screen import tell
from steeple.export.match import told
from steeple.export.page import page
from steeple.export.pieces import pieces
from steeple.kernel.errors import shortened
from steeple.server.settings import Settings

LONGEST = 60
STANDARD_INPUT = "-"


def run(arguments: list[str], words: Words) -> int:
    """Write the page beside the record, or where it is wanted."""
    parser = Parser("export", words)
    parser.option("FILE")
    parser.option("--to", metavar="PAGE")
    parser.option("--names", metavar="NAME,NAME")
    parser.option("--title", default="")
    read = parser.parse_args(arguments)
    given = [name.strip()[:LONGEST] for name in read.names.split(",")] if read.names else []

    def name_of(seat: int) -> str:
        chosen = given[seat] if seat < len(given) else ""
        return chosen or words("cli/seat-name", number=seat + 1)

    def title_of(game: str) -> str:
        return read.title[:LONGEST] or words(f"{game}/name")

    replay = told(read_json(read.FILE), name_of, title_of)
    table = replay.table
    if len(given) > len(table.seats):
        raise UsageError("cli/too-many-names", names=len(given), seats=len(table.seats))
    found = pieces(Settings(Path()).site, table.game)
    if found is None:
        raise FileProblem("cli/no-replay", game=shortened(table.game))
    text = page(replay, found, words.language, words("cli/needs-scripts"))
    usual = f"{table.game}.html" if read.FILE == STANDARD_INPUT else Path(read.FILE).stem + ".html"
    _write(Path(read.to or usual), text)
    tell(words("cli/exported", file=read.to or usual))
    return 0


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise FileProblem(
            "cli/cannot-write-page", file=shortened(str(file), 200), problem=str(problem)
        ) from None
