"""`steeple backup`: a copy of a server's data, even while it runs."""

from pathlib import Path

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import FileProblem, data_folder
from steeple.cli.screen import tell
from steeple.cli.serve import store_problem
from steeple.server.settings import Settings
from steeple.server.store.backup import backup
from steeple.server.store.interface import StoreFailed


def run(arguments: list[str], words: Words) -> int:
    """Write a complete copy or none."""
    parser = Parser("backup", words)
    parser.add_argument("FILE", help=words("cli/help-backup-file"))
    parser.option("--data", default=str(data_folder()))
    read = parser.parse_args(arguments)
    database = Settings(Path(read.data)).database
    target = Path(read.FILE)
    try:
        backup(database, target)
    except FileExistsError:
        raise FileProblem("server/backup-exists", file=str(target)) from None
    except StoreFailed as problem:
        raise store_problem(database, problem) from None
    tell(words("server/backup-done", file=str(target)))
    return 0
