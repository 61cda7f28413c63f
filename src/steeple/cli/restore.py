"""`steeple restore FILE`: put a backup in the place of a server's data."""

import time
from pathlib import Path

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import FileProblem, data_folder
from steeple.cli.progress import Progress
from steeple.cli.screen import tell
from steeple.cli.serve import store_problem
from steeple.server.live.checkup import checkup
from steeple.server.settings import Settings
from steeple.server.store.interface import StoreBusy, StoreFailed
from steeple.server.store.restore import restore


def run(arguments: list[str], words: Words) -> int:
    """Check the backup, and put it in place; what was there before is kept beside it."""
    parser = Parser("restore", words)
    parser.add_argument("FILE", help=words("cli/help-restore-file"))
    parser.option("--data", default=str(data_folder()))
    read = parser.parse_args(arguments)
    source, database = Path(read.FILE), Settings(Path(read.data)).database
    aside = database.with_name(f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        found = checkup(source, is_quick=True, progress=Progress())
        if found.flaws:
            raise FileProblem("server/restore-damaged", file=str(source), problem=found.flaws[0])
        had_any = restore(source, database, aside)
    except StoreFailed as problem:
        file = database if isinstance(problem, StoreBusy) else source
        raise store_problem(file, problem) from None
    tell(words("server/restore-done", file=str(source)))
    if had_any:
        tell(words("server/restore-aside", file=str(aside)))
    return 0
