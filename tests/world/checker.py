"""What must be true whatever happens, compared with the log on the disk.

The checker folds each log by itself, from its first entry, and never asks a room.
"""

from typing import Any

import msgspec

from steeple.catalog import games
from steeple.kernel.streams import Stream
from steeple.play.match import record_of
from steeple.play.verify import verify
from steeple.server.live import projection
from steeple.server.live.moment import Moment, moment_of
from steeple.server.live.reader import Reader, reader_of
from steeple.server.live.told import told_events
from steeple.server.table import events as e
from steeple.server.table.fold import after, fold
from steeple.server.table.mainline import mainline
from steeple.server.table.table import Table, pack, unpack
from tests.world.network import Line
from tests.world.store import Disk
from tests.world.trace import Trace

LATER = ("server/closing", "server/not-kept", "server/too-fast", "server/too-many")
"""Refusals that mean: ask again."""
MAY_DO_NOTHING = ("rematch", "count-away", "set-seat")
"""Commands that are acknowledged without an entry if there is nothing to do."""

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


def plain(value: Any) -> Any:
    """What a client reads of it."""
    return _decode(_encode(value))


class Checker:
    """Compares what people are told with what is kept."""

    def __init__(self, disk: Disk, trace: Trace) -> None:
        self._disk = disk
        self._trace = trace
        self._pasts: dict[str, list[Moment]] = {}
        self._changed: dict[str, list[int]] = {}
        """For each entry, the last up to it that changed more than the play."""
        self._known: dict[Any, Any] = {}

    # The truth

    def table(self, id: str, seq: int | None = None) -> Table:
        """The table after an entry of its log, or after the last."""
        past, log = self._pasts.setdefault(id, []), self._disk.logs.get(id, [])
        seq = len(log) if seq is None else seq
        self._trace.check(len(past) <= len(log), "lost what was kept:", id, len(past))
        self._trace.check(seq <= len(log), "told of what is not kept:", id, seq)
        while len(past) < seq:
            before = past[-1].after if past else Table(id)
            append = log[len(past)]
            entry = e.decode_entry(append.data)
            self._trace.check(append.seq == before.seq + 1, "the log has a gap:", id, append.seq)
            moment = moment_of(entry, before, after(before, append.seq, entry))
            changed = self._changed.setdefault(id, [])
            changed.append(changed[-1] if moment.is_plain_play else append.seq)
            past.append(moment)
        return past[seq - 1].after if seq else Table(id)

    def _once(self, key: Any, made: Any) -> Any:
        if key not in self._known:
            self._known[key] = plain(made())
        return self._known[key]

    def _view(self, id: str, seq: int, seat: int | None) -> Any:
        table = self.table(id, seq)
        course = table.course
        if course is None:
            return None
        game, state = course.progress.game, course.progress.state
        sees = seat if game.hides else None

        def made() -> Any:
            view = game.view(state, seat)
            if game.hides and seq % 4 == 0:
                # Another world, which differs only in what this seat can't know.
                other = game.imagine(state, seat, Stream(b"other", f"{id} {seq}"))
                is_same = plain(game.view(other, seat)) == plain(view)
                self._trace.check(is_same, "a view tells what is hidden:", id, seq, seat)
            return view

        return self._once(("view", id, table.play_seq, sees), made)

    # What the server says, before it is on its way

    def delivers(self, line: Line, frame: str) -> None:
        """A frame reaches the server: note what is on the disk by now."""
        id = _decode(frame).get("id")
        if id is not None:
            line.delivered.setdefault(id, []).append(self._entry_of(line.table, line.guest, id))

    def _entry_of(self, table: str, guest: str, id: str) -> int | None:
        return self._disk.commands.get((table, f"{guest}/{id}"))

    def sees(self, line: Line, frame: str) -> None:
        """The server sends a frame: nothing secret, and nothing that is not kept."""
        table = self.table(line.table)
        self._trace.check(not table.secret or table.secret not in frame, "the seed was told")
        for seat in table.seats:
            is_own = seat.guest in ("", line.guest)
            self._trace.check(is_own or seat.guest not in frame, "a guest's id was told")
        for text in frame.split("\n"):
            if text.startswith('{"type":"done"') or text.startswith('{"type":"refused","id":"'):
                self._check_answer(line, _decode(text))

    def _check_answer(self, line: Line, message: dict[str, Any]) -> None:
        id = message["id"]
        known_before = line.delivered[id].pop(0)
        entry = self._entry_of(line.table, line.guest, id)
        if message["type"] == "done":
            is_kept = entry is None or entry == message["seq"]
            self._trace.check(is_kept, "acknowledged as another entry:", message, entry)
            is_there = message["seq"] <= len(self._disk.logs[line.table])
            self._trace.check(is_there, "acknowledged before it was kept:", message)
        elif message["error"]["code"] not in LATER:
            self._trace.check(
                known_before is None, "refused, though it was in the log:", message, known_before
            )

    # What people put together

    def updates(self, table: str, guest: str, seat: int | None, message: dict[str, Any]) -> None:
        """A person is told of an entry: exactly what a fresh projection tells."""
        seq = message["seq"]
        self.table(table, seq)
        moment = self._pasts[table][seq - 1]
        reader = reader_of(moment.after, guest, seat)
        sees = reader.seat if games[moment.after.game].hides else None
        key = ("told", table, seq, sees, "" if moment.is_plain_play else reader)
        told = self._once(key, lambda: told_events(moment, reader))
        self._trace.check(told == message["events"], "told otherwise:", table, reader, message)

    def has(self, table: str, reader: Reader, seq: int, view: Any, facts: Any) -> None:
        """A person has put together what they know at an entry."""
        now = self.table(table, seq)
        own = reader_of(now, reader.guest, reader.seat)
        self._trace.check(own == reader, "seen through another seat:", table, own, reader)
        expected = self._view(table, seq, reader.seat)
        if expected != view:
            self._trace.check(False, "another view:", table, reader, seq, *_differ(expected, view))
        changed = self._changed[table][seq - 1]
        known = self._once(
            ("facts", table, changed, reader.guest), lambda: projection.facts(now, reader.guest)
        )
        if known != facts:
            self._trace.check(False, "other facts:", table, reader, seq, *_differ(known, facts))

    def acknowledged(self, table: str, guest: str, command: dict[str, Any], seq: int) -> None:
        """A person's command was acknowledged: it is in the log once, as it was sent."""
        log, key = self._disk.logs[table], f"{guest}/{command['id']}"
        self._trace.check(seq <= len(log), "lost:", command, seq)
        if log[seq - 1].command != key:
            is_elsewhere = any(append.command == key for append in log)
            self._trace.check(not is_elsewhere, "acknowledged as another entry:", command, seq)
            self._trace.check(command["do"] in MAY_DO_NOTHING, "lost:", command, seq)
        elif command["do"] == "move":
            made, *_ = e.decode_entry(log[seq - 1].data).events
            is_same = getattr(made, "move", "") == command["move"]
            self._trace.check(is_same, "another move was made:", command, made)

    # The end

    def concludes(self) -> None:
        """Every log holds together, and every finished match verifies."""
        for id, log in self._disk.logs.items():
            table = self.table(id)
            commands = [append.command for append in log if append.command is not None]
            self._trace.check(len(commands) == len(set(commands)), "done twice:", id)
            kept = self._disk.snapshots.get(id)
            if kept is not None:
                rest = ((append.seq, e.decode_entry(append.data)) for append in log[kept.seq :])
                loaded = fold(id, rest, unpack(kept.data))
                self._trace.check(pack(loaded) == pack(table), "a snapshot differs:", id)
            if table.status == "over":
                line = mainline(e.decode_entry(append.data) for append in log)
                match = verify(record_of(line))
                assert table.course is not None
                self._trace.check(
                    match.view(None)
                    == table.course.progress.game.view(table.course.progress.state, None),
                    "the record ends otherwise:",
                    id,
                )
            self._trace.add("table", id, table.game, table.status, len(log))


def _differ(expected: Any, got: Any) -> list[Any]:
    """What differs, as text that can be read."""
    if not isinstance(expected, dict) or not isinstance(got, dict):
        return [expected, got]
    keys = sorted({*expected, *got})
    return [
        (key, expected.get(key), got.get(key)) for key in keys if expected.get(key) != got.get(key)
    ]
