"""What a person can choose now, and what it would result in. Nothing is changed."""

from typing import Any

from steeple.kernel.errors import IllegalMove
from steeple.server.errors import Refused
from steeple.server.live.reader import reader_of
from steeple.server.protocol.wire import Choices, Legal, Preview
from steeple.server.table.decision import check_course, name_of
from steeple.server.table.table import Table


def legal_of(table: Table, guest: str) -> Legal:
    """The legal moves of the guest, if it is the guest's turn."""
    course = check_course(table)
    seat = course.to_move
    if seat is None or seat not in table.seats_of(guest):
        return Legal(table.play_seq, None, [])
    moves = course.progress.game.legal(course.progress.state)
    return Legal(table.play_seq, seat, [str(move) for move in moves])


def choices_of(table: Table, guest: str, wished: int | None, plan: str) -> Choices:
    """What a seat of the guest can choose: the wished one, the one to move, or the first."""
    progress = check_course(table).progress
    seat = reader_of(table, guest, wished).seat
    found: dict[str, Any] = {"kind": "none"}
    if seat is not None:
        found = progress.game.choices(progress.state, seat, plan)
    return Choices(table.play_seq, seat, plan, found)


def preview_of(table: Table, guest: str, notation: str) -> Preview:
    """The view after a move, before chance or the referee act; raises a `SteepleError`."""
    course = check_course(table)
    seat = course.to_move
    if seat is None:
        raise IllegalMove("play/nobody-to-move")
    if seat not in table.seats_of(guest):
        raise Refused("server/not-your-turn", name=name_of(table, seat))
    game, before = course.progress.game, course.progress.state
    move = game.parse(notation, seat)
    after = game.apply(before, move)
    return Preview(
        notation,
        table.play_seq,
        game.view(after, seat),
        game.changes(before, move, after, seat),
        game.scores(after),
    )
