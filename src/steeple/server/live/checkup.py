"""Looking through all tables of a database: whether each can be read, and every match verified."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from steeple.kernel.errors import SteepleError
from steeple.play.match import record_of
from steeple.play.verify import verify
from steeple.server.live.reading import line_of, snapshot_of, table_of
from steeple.server.live.row import row_of
from steeple.server.store.inspection import Flaw, Inspection, Stream
from steeple.server.store.interface import Damaged
from steeple.server.table.table import Table


class Findings(msgspec.Struct, frozen=True):
    """How much there is, and what is wrong with it."""

    tables: int
    entries: int
    matches: int
    """Finished ones that were verified."""
    flaws: list[Flaw]


def checkup(path: Path, is_quick: bool, progress: Callable[[int, int], None]) -> Findings:
    """Look through a database; a quick look verifies no matches.

    `progress` is called with the number of tables done and of all. Raises `StoreFailed` if the
    database can't be read at all.
    """
    tables = entries = matches = 0
    with Inspection(path) as inspection:
        flaws = inspection.flaws_of_file()
        ids = inspection.ids()
        for tables, id in enumerate(ids, start=1):
            stream = inspection.stream(id)
            entries += len(stream.entries)
            flaws += stream.flaws
            if not any(flaw.code in _BREAKS_LOG for flaw in stream.flaws):
                try:
                    table = table_of(id, stream.entries)
                except Damaged as problem:
                    flaws.append(Flaw("server/flaw-log", table=id, problem=str(problem)))
                else:
                    flaws += _disagreements(table, stream)
                    if table.status == "over" and not is_quick:
                        matches += 1
                        flaws += _unfair(stream)
            progress(tables, len(ids))
    return Findings(tables, entries, matches, flaws)


_BREAKS_LOG = ("server/flaw-log", "server/flaw-entry", "server/flaw-gap")


def _disagreements(table: Table, stream: Stream) -> Iterator[Flaw]:
    """What is stored beside the log, and says something else."""
    id, row, kept = table.id, stream.row, stream.snapshot
    if row is not None:
        now = row_of(table)
        known = (row.invite, row.game, row.host, row.status, row.guests)
        if known != (now.invite, now.game, now.host, now.status, now.guests):
            yield Flaw("server/flaw-row", table=id)
    try:
        if kept is not None and snapshot_of(kept).seq > table.seq:
            raise Damaged(f"it is of entry {kept.seq}, the last one is {table.seq}")
    except Damaged as problem:
        yield Flaw("server/flaw-snapshot", table=id, problem=str(problem))


def _unfair(stream: Stream) -> Iterator[Flaw]:
    try:
        verify(record_of(line_of(stream.entries)))
    except SteepleError as problem:
        yield Flaw("server/flaw-match", table=stream.id, problem=problem)
