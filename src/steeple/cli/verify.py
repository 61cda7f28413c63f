"""`steeple verify FILE`: check every rule and every draw of a finished match."""

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import read_json
from steeple.cli.progress import Progress
from steeple.cli.screen import tell, tell_json
from steeple.kernel.errors import SteepleError
from steeple.kernel.log import Drawn, Moved
from steeple.play.match import Match
from steeple.play.verify import verify


def run(arguments: list[str], words: Words) -> int:
    """Say that everything is right, or which event is wrong."""
    parser = Parser("verify", words)
    parser.option("FILE")
    parser.option("--json", action="store_true")
    read = parser.parse_args(arguments)
    try:
        match = verify(read_json(read.FILE), progress=Progress())
    except SteepleError as error:
        if not read.json:
            raise
        tell_json({"ok": False, "error": error.as_json()})
        return 1
    facts = _facts(match)
    if read.json:
        tell_json({"ok": True, **facts})
    else:
        tell(words("cli/verified", **facts))
    return 0


def _facts(match: Match) -> dict[str, int]:
    events = match.events
    return {
        "events": len(events),
        "moves": sum(isinstance(event, Moved) for event in events),
        "draws": sum(isinstance(event, Drawn) for event in events),
    }
