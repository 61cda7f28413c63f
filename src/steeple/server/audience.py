"""Those who watch a table: each is told what it may know, and nothing else."""

from typing import Any

from steeple.catalog import games
from steeple.server import projection
from steeple.server import wire as w
from steeple.server.projection import Views
from steeple.server.table import Table
from steeple.server.told import Acts, Moment, Reader
from steeple.server.watcher import Watcher

RETRY_MS = 500


def eyes(table: Table, guest: str, wished: int | None) -> Reader:
    """Through which seat a guest sees: a wished one, the one to move, the first."""
    own = table.seats_of(guest)
    if not own:
        return Reader(guest, None)
    to_move = None if table.course is None else table.course.to_move
    return Reader(guest, next((at for at in (wished, to_move) if at in own), own[0]))


class Audience:
    """The open connections to one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._views = Views()

    def online(self, table: Table) -> list[int]:
        """The seats whose people are connected."""
        here = {watcher.reader.guest for watcher in self.watchers}
        return [at for at, seat in enumerate(table.seats) if seat.guest in here and seat.guest]

    def tell(self, moment: Moment, acts: Acts | None, now_ms: int) -> None:
        """Each reader gets its own projection; those who see the same share the bytes."""
        table, is_plain = moment.after, moment.is_plain_play
        hides = games[table.game].hides
        made: dict[Any, bytes] = {}
        for watcher in self.watchers:
            before = reader = watcher.reader
            if not is_plain:
                reader = watcher.reader = eyes(table, before.guest, before.seat)
            seat = reader.seat if hides or not is_plain else None
            key = (seat, None if is_plain else reader.guest)
            if key not in made:
                made[key] = w.encode(projection.update(moment, reader, self._views, acts))
            watcher.put(made[key])
            if reader != before or moment.renumbers:
                state = projection.state(table, reader, self.online(table), now_ms)
                watcher.put(w.encode(state))
        if moment.reseats:
            self.tell_presence(table)

    def tell_carry(self, carrier: Watcher, carry: w.Carry) -> None:
        """Everybody else sees it, but who has something else to read yet."""
        message = w.encode(carry)
        for watcher in self.watchers:
            if watcher is not carrier and (watcher.is_idle or carry.piece is None):
                watcher.put(message)

    def tell_presence(self, table: Table) -> None:
        """Who is connected now."""
        seated = {seat.guest for seat in table.seats}
        others = [watcher for watcher in self.watchers if watcher.reader.guest not in seated]
        message = w.encode(w.Presence(self.online(table), len(others)))
        for watcher in self.watchers:
            watcher.put(message)

    def send_away(self, why: Any) -> None:
        """Everybody should come back in a moment."""
        for watcher in list(self.watchers):
            watcher.put(w.encode(w.Closing(why, RETRY_MS)))
            watcher.close()
