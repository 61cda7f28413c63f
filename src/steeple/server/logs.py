"""Structured logs: one JSON object a line, without names, texts, tokens or cards."""

import logging
import sys
import traceback
from typing import Any, TextIO

import msgspec

from steeple.kernel.visible import shortened, visible

_encode = msgspec.json.Encoder(enc_hook=str).encode


class Log:
    """The server's own log."""

    def __init__(self, stream: TextIO | None = None, is_quiet: bool = False) -> None:
        self._logger = logging.Logger("steeple")
        if is_quiet:
            self._logger.setLevel(logging.ERROR)
        handler = logging.StreamHandler(stream or sys.stderr)
        handler.setFormatter(_JsonLines())
        self._logger.addHandler(handler)

    def speak_for(self, library: str) -> None:
        """Log a library's warnings in the same form; otherwise they would break up the lines."""
        logger = logging.getLogger(library)
        logger.handlers, logger.propagate = self._logger.handlers, False
        logger.setLevel(max(logging.WARNING, self._logger.level))

    def info(self, what: str, **facts: Any) -> None:
        """Something that an operator may want to know."""
        self._logger.info(what, extra={"facts": facts})

    def error(self, what: str, **facts: Any) -> None:
        """Something that an operator should look at."""
        self._logger.error(what, extra={"facts": facts})

    def problem(self, what: str, problem: BaseException, **facts: Any) -> None:
        """A bug, and where it happened."""
        where = traceback.format_exception(problem)
        self.error(what, problem=type(problem).__name__, where="".join(where), **facts)


class _JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = getattr(record, "facts", {})
        if record.exc_info:
            facts = {"where": self.formatException(record.exc_info)}
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage().strip(),
            **facts,
        }
        try:
            written = _encode(line)
        except (ValueError, TypeError, RecursionError):  # such as a lone surrogate
            written = _encode({name: shortened(fact, 2000) for name, fact in line.items()})
        return visible(written.decode())
