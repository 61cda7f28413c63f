"""A table at other nodes: who is connected there, and what they hold in their hands."""

from typing import TYPE_CHECKING

from steeple.server.bus.notes import Carrying, Grew, Here
from steeple.server.live.audience import Audience
from steeple.server.live.services import Services
from steeple.server.protocol import wire as w

if TYPE_CHECKING:
    from steeple.server.live.room import Room


class Neighbours:
    """The rooms of the same table at other nodes, as one room knows them."""

    def __init__(self, room: "Room", audience: Audience, services: Services) -> None:
        self._room = room
        self._audience = audience
        self._others = services.others
        self._know_of_us = False
        """Whether they were told that anybody is connected here."""

    # What they say

    def hear_presence(self, node: str, guests: list[str], onlookers: int) -> None:
        """A node says who is connected there."""
        if self._audience.elsewhere.hear(node, guests, onlookers):
            self._changed()

    def forget(self, node: str | None = None) -> None:
        """A node has left; or all have that were silent for long."""
        if self._audience.elsewhere.forget(node):
            self._changed()

    def _changed(self) -> None:
        self._audience.tell_presence(self._room.table)
        self._room.chores.look()

    def hear_carry(self, seat: int, piece: str | None, pose: list[int]) -> None:
        """Show where somebody there holds a piece."""
        if seat < len(self._room.table.seats):
            self._audience.show_carry(None, self._room.table, w.Carry(seat, piece, pose))

    # What they are told

    def tell_growth(self, seq: int) -> None:
        """The log has an entry with this number."""
        self._others.tell(Grew(self._others.node, self._room.table.id, seq))

    def tell_presence(self) -> None:
        """Who is connected here."""
        guests, onlookers = self._audience.here(self._room.table)
        if self._others.is_shared and (guests or onlookers or self._know_of_us):
            self._others.tell(Here(self._others.node, self._room.table.id, guests, onlookers))
            self._know_of_us = bool(guests or onlookers)

    def tell_carry(self, carry: w.Carry | None) -> None:
        """Where somebody here holds a piece, if that is shown at all."""
        if carry is not None and self._others.is_shared:
            id = self._room.table.id
            self._others.tell(Carrying(self._others.node, id, carry.seat, carry.piece, carry.pose))
