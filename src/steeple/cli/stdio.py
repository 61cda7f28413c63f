"""`steeple stdio`: an engine for programs in any language, one JSON object a line."""

import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from steeple.cli.arguments import Parser, Words
from steeple.cli.screen import tell_json
from steeple.kernel.codec import from_json
from steeple.kernel.errors import IllegalMove, SteepleError, shortened
from steeple.play.match import Match
from steeple.play.record import replay

LONGEST_LINE = 4 << 20
"""In bytes; a longer line is skipped and answered with an error."""


class BadCommand(SteepleError):
    """A line that is not a command."""


def run(arguments: list[str], words: Words) -> int:
    """Answer each line with one line, until `quit` or the end of the input."""
    Parser("stdio", words).parse_args(arguments)
    engine = Engine()
    for line in lines(sys.stdin.buffer):
        tell_json(engine.answer(line))
        if engine.is_done:
            break
    return 0


def lines(source: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[bytes | None]:
    """The lines of the input; `None` for one that is too long, which is skipped in parts."""
    while line := source.readline(longest + 1):
        if len(line) <= longest:
            if line.strip():
                yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(longest)
        yield None


class Engine:
    """One match at a time, and the commands that work on it."""

    def __init__(self) -> None:
        self.is_done = False
        self._match: Match | None = None

    def answer(self, line: bytes | None) -> dict[str, Any]:
        """The answer to a line; an error leaves the match as it was."""
        try:
            if line is None:
                raise BadCommand("cli/line-too-long", most=LONGEST_LINE >> 20)
            extra = self._do(from_json(line))
        except SteepleError as error:
            return {"ok": False, "error": error.as_json()}
        if self._match is None:
            return {"ok": True, "to_move": None, "is_over": None, **extra}
        return {
            "ok": True,
            "to_move": self._match.to_move,
            "is_over": self._match.is_over,
            **extra,
        }

    def _do(self, request: Any) -> dict[str, Any]:
        commands: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "view": self._view,
            "record": self._record,
            "replay": self._replay,
            "quit": self._quit,
        }
        if not isinstance(request, dict):
            raise BadCommand("cli/not-a-command", known=", ".join(commands))
        command = request.get("cmd")
        if not isinstance(command, str) or command not in commands:
            raise BadCommand(
                "cli/unknown-command", command=shortened(command), known=", ".join(commands)
            )
        return commands[command](request)

    def _new(self, request: dict[str, Any]) -> dict[str, Any]:
        options = _take(request, "options", dict, {})
        self._match = Match(
            _take(request, "game", str),
            _take(request, "seats", int),
            seed=request.get("seed"),
            options=options,
            referee=_take(request, "referee", str, None),
        )
        return {}

    def _legal(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"legal": [str(move) for move in self._current().legal()]}

    def _play(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self._current()
        match.play(_take(request, "move", str))
        return {"scores": match.scores, "winners": match.winners} if match.is_over else {}

    def _view(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"view": self._current().view(_take(request, "seat", int, None))}

    def _record(self, _: dict[str, Any]) -> dict[str, Any]:
        return {"record": self._current().record()}

    def _replay(self, request: dict[str, Any]) -> dict[str, Any]:
        self._match = replay(_take(request, "record", dict), seed=request.get("seed"))
        return {}

    def _quit(self, _: dict[str, Any]) -> dict[str, Any]:
        self.is_done = True
        return {}

    def _current(self) -> Match:
        if self._match is None:
            raise IllegalMove("cli/no-match")
        return self._match


_REQUIRED: Any = object()


def _take(request: dict[str, Any], name: str, kind: type, default: Any = _REQUIRED) -> Any:
    """A field of the request, of the right type."""
    value = request.get(name)
    if value is None and default is not _REQUIRED:
        return default
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadCommand("cli/bad-field", field=name, type=kind.__name__)
    return value
