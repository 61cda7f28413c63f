"""`steeple work`: a node without a door, for bots and referees."""

from pathlib import Path

from steeple.cli.arguments import Parser, UsageError, Words
from steeple.cli.files import data_folder
from steeple.cli.screen import tell
from steeple.cli.serve import checked_bus, checked_store, store_problem
from steeple.cli.warm import compiling
from steeple.play.warm import load
from steeple.server import process
from steeple.server.settings import Settings
from steeple.server.store.interface import StoreFailed


def run(arguments: list[str], words: Words) -> int:
    """Work until it is stopped."""
    parser = Parser("work", words)
    parser.option("--store", default="")
    parser.option("--bus", default="")
    read = parser.parse_args(arguments)
    if not read.store:
        raise UsageError("cli/argument-missing", argument="--store")
    bus = checked_bus(read.bus, read.store)
    settings = Settings(Path(data_folder()), store=checked_store(read.store), bus=bus)
    load(compiling(words))

    def tell_ready() -> None:
        tell(words("server/working", store=settings.shown_store))
        tell(words("server/serving-stops"))

    try:
        process.work(settings, tell_ready)
    except StoreFailed as problem:
        raise store_problem(settings.shown_store, problem) from None
    return 0
