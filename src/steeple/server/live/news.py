"""News for guests about all their tables: their turn has come, a match is over."""

from collections import defaultdict
from collections.abc import Callable

from steeple.server.live.moment import Moment
from steeple.server.live.watcher import Watcher
from steeple.server.protocol.wire import Closing, Over, Turn, encode
from steeple.server.table.table import Table


def _nowhere(guest: str, message: bytes) -> None:
    """There is no other node."""


class News:
    """Who listens for news, by guest."""

    def __init__(self, tell_elsewhere: Callable[[str, bytes], None] = _nowhere) -> None:
        self._tell_elsewhere = tell_elsewhere
        self._listeners: defaultdict[str, set[Watcher]] = defaultdict(set)

    def add(self, watcher: Watcher) -> None:
        """Listen from now on."""
        self._listeners[watcher.reader.guest].add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Stop listening."""
        listeners = self._listeners[watcher.reader.guest]
        listeners.discard(watcher)
        if not listeners:
            del self._listeners[watcher.reader.guest]

    def tell(self, moment: Moment) -> None:
        """Tell those who sit at the table what an entry means for them."""
        table = moment.after
        if table.play_seq != table.seq or table.course is None:
            return
        to_move = table.course.to_move
        if to_move is not None and not table.seats[to_move].bot:
            self._spread(table.seats[to_move].guest, _turn(table, to_move))
        elif table.status == "over":
            for guest in {seat.guest for seat in table.seats}:
                self._spread(guest, encode(Over(table.id)))

    def remind(self, watcher: Watcher, table: Table) -> None:
        """Tell a new listener if it is already their turn."""
        to_move = None if table.course is None else table.course.to_move
        if to_move is not None and table.seats[to_move].guest == watcher.reader.guest:
            watcher.put(_turn(table, to_move))

    def _spread(self, guest: str, message: bytes) -> None:
        self.put(guest, message)
        self._tell_elsewhere(guest, message)

    def put(self, guest: str, message: bytes) -> None:
        """Tell a guest, if they listen here."""
        for watcher in self._listeners.get(guest, ()):
            watcher.put(message)

    def beat(self, message: bytes) -> None:
        """A sign of life for everybody who listens."""
        for listeners in self._listeners.values():
            for watcher in listeners:
                watcher.put(message)

    def dismiss(self, guest: str) -> None:
        """End a guest's connections."""
        for watcher in list(self._listeners.get(guest, ())):
            watcher.close()

    def close(self) -> None:
        """Ask everybody to reconnect in a moment."""
        for listeners in list(self._listeners.values()):
            for watcher in listeners:
                watcher.put(encode(Closing("restart", 500)))
                watcher.close()


def _turn(table: Table, seat: int) -> bytes:
    return encode(Turn(table.id, seat, table.play_seq))
