"""Chat: short, limited, and hidden from those who muted its author."""

from steeple.server.errors import Refused
from steeple.server.protocol import commands as c
from steeple.server.table import text
from steeple.server.table.decision import Asker, Decision, check_own, check_seat
from steeple.server.table.events import Muted, Said
from steeple.server.table.table import Table

PHRASES = (
    "hello",
    "good-luck",
    "well-built",
    "thanks",
    "oops",
    "thinking",
    "your-turn",
    "back-soon",
    "good-game",
    "again",
)
"""Each is the message `server/phrase-<name>`, in every language."""

LINES_IN_A_WHILE = 6
A_WHILE_MS = 10_000


def say(table: Table, command: c.Say, asker: Asker) -> Decision:
    """A phrase, or free text."""
    check_own(table, asker, command.seat)
    own = set(table.seats_of(asker.guest))
    recent = [
        line for line in table.chat if line.seat in own and line.at_ms > asker.now_ms - A_WHILE_MS
    ]
    if len(recent) >= LINES_IN_A_WHILE:
        raise Refused("server/too-fast", seconds=A_WHILE_MS // 1000)
    if command.phrase:
        if command.phrase not in PHRASES:
            raise Refused("server/no-such-phrase", known=", ".join(PHRASES))
        return Decision([Said(command.seat, phrase=command.phrase)])
    return Decision([Said(command.seat, text=text.chat(command.text))])


def mute(table: Table, command: c.Mute, asker: Asker) -> Decision:
    """Hide a seat's chat from this person only; nobody else is told."""
    check_seat(table, command.seat)
    if not table.seats_of(asker.guest):
        raise Refused("server/not-yours")
    return Decision([Muted(asker.guest, command.seat, command.is_muted)])
