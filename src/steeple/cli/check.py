"""`steeple check`: look through a server's data for damage, even while it runs."""

from pathlib import Path

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import data_folder
from steeple.cli.progress import Progress
from steeple.cli.screen import tell, tell_json
from steeple.cli.serve import store_problem
from steeple.server.live.checkup import checkup
from steeple.server.settings import Settings
from steeple.server.store.interface import StoreFailed


def run(arguments: list[str], words: Words) -> int:
    """Say that all is well, or all that is not; the exit code says which."""
    parser = Parser("check", words)
    parser.option("--data", default=str(data_folder()))
    parser.option("--quick", action="store_true")
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    database = Settings(Path(read.data)).database
    try:
        found = checkup(database, read.quick, Progress())
    except StoreFailed as failed:
        problem = store_problem(database, failed)
        if not read.json:
            raise problem from None
        tell_json({"ok": False, "error": problem.as_json()})
        return 1
    counts = {"tables": found.tables, "entries": found.entries, "matches": found.matches}
    if read.json:
        flaws = [flaw.as_json() for flaw in found.flaws]
        tell_json({"ok": not flaws, **counts, "flaws": flaws})
    elif found.flaws:
        for flaw in found.flaws:
            tell(flaw.message(words.language))
        tell(words("server/check-flaws", file=str(database), count=len(found.flaws)))
    else:
        tell(words("server/check-done", **counts))
    return 1 if found.flaws else 0
