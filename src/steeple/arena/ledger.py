"""The ledger: results of a tournament on disk, a line each, so that one can go on after a crash."""

import os
import zlib
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

from steeple.arena.standings import Played
from steeple.kernel.codec import to_json
from steeple.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from steeple.arena.tournament import Tournament

FORMAT = "steeple arena 1"


class Ledger:
    """A file that only grows: the tournament, then its results, each line with a checksum.

    A last line that was cut off is removed; its match is played again.
    """

    def __init__(self, path: Path | None, tournament: "Tournament") -> None:
        self._path = path
        self._results: list[Played] = []
        self._file: IO[bytes] | None = None
        if path is None:
            return
        heading = _line({"format": FORMAT, "tournament": _repeated(tournament)})
        try:
            # Only the lines up to the first one that is not whole can be trusted.
            good = self._read(path, heading) if path.exists() else 0
            self._file = path.open("ab")
            self._file.truncate(good)
            if good == 0:
                self._write(heading)
        except OSError as problem:
            raise InvalidSetup("arena/no-ledger", file=str(path), problem=str(problem)) from None

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def played(self) -> list[Played]:
        """What was played before."""
        return list(self._results)

    def add(self, result: Played) -> None:
        """Keep a result, before anybody hears of it."""
        if self._file is not None:
            self._write(_line(msgspec.to_builtins(result)))

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, path: Path, heading: bytes) -> int:
        """Take in what is there; returns how many bytes of it are whole."""
        good = 0
        numbers = set()
        with path.open("rb") as lines:
            for at, line in enumerate(lines):
                if not _is_whole(line):
                    break
                if at == 0 and line != heading:
                    raise InvalidSetup("arena/other-tournament", file=str(path))
                if at > 0:
                    result = msgspec.json.decode(line[_SUM:], type=Played)
                    if result.number not in numbers:
                        numbers.add(result.number)
                        self._results.append(result)
                good += len(line)
        if good == 0 and path.stat().st_size > len(heading):
            raise InvalidSetup("arena/other-tournament", file=str(path))
        return good


_SUM = 9
"""Eight digits and a space come before the data."""


def _repeated(tournament: "Tournament") -> object:
    """What has to be the same; how many matches there are may change."""
    told = msgspec.to_builtins(tournament)
    return {name: value for name, value in told.items() if name != "games"}


def _line(data: object) -> bytes:
    text = to_json(data)
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _is_whole(line: bytes) -> bool:
    return line.endswith(b"\n") and line[:_SUM] == b"%08x " % zlib.crc32(line[_SUM:-1])
