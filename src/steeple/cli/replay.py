"""`steeple replay FILE`: a match move by move."""

from typing import Any

import msgspec

from steeple.cli.arguments import Parser, Words
from steeple.cli.files import read_json
from steeple.cli.screen import Screen, tell_json
from steeple.cli.story import Story
from steeple.kernel.log import AnyEvent, Drawn, Ended, Moved, Refereed
from steeple.play.match import Match
from steeple.play.record import events_of, replay, steps


def run(arguments: list[str], words: Words) -> int:
    """Show each move and the table after it; or, for programs, one JSON object a line."""
    parser = Parser("replay", words)
    parser.option("FILE")
    parser.option("--json", action="store_true")
    parser.option("--step", action="store_true")
    parser.option("--from", type=int, default=0, dest="first", metavar="EVENT")
    read = parser.parse_args(arguments)
    record = read_json(read.FILE)
    # Check the whole record first: better to show nothing than to break off.
    replay(record)
    if read.json:
        for number, (match, event) in enumerate(steps(events_of(record))):
            if number >= read.first:
                tell_json(_line(number, match, event))
    else:
        _tell(record, words, read.first, read.step)
    return 0


def _line(number: int, match: Match, event: AnyEvent) -> dict[str, Any]:
    return {
        "number": number,
        "event": msgspec.to_builtins(event),
        "view": match.view(None),
        "is_over": match.is_over,
    }


def _tell(record: dict[str, Any], words: Words, first: int, waits: bool) -> None:
    screen = Screen()
    story = None
    for number, (match, event) in enumerate(steps(events_of(record))):
        if story is None:
            names = [words("cli/seat-name", number=seat + 1) for seat in range(match.seats)]
            story = Story(match, names, words.language, screen)
            screen.say(words(f"{match.game.id}/name"), "loud")
        if number < first:
            story.skip()
            continue
        story.tell()
        if isinstance(event, Ended):
            story.show()
            story.tell_result()
        elif isinstance(event, Drawn) and match.to_move is not None:
            # The cards are on the table: show what the next decision is about.
            screen.say()
            screen.say(words("cli/event-number", number=number), "quiet")
            story.show()
        elif waits and isinstance(event, Moved | Refereed):
            input(words("cli/press-enter"))
