"""What nodes tell each other. None of it is the truth: that is in the store."""

from typing import TypeAlias

import msgspec


class _Note(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, array_like=False):
    node: str
    """Who says it."""


class Grew(_Note, frozen=True):
    """A stream has an entry with this number."""

    stream: str
    seq: int


class Here(_Note, frozen=True):
    """Whose people of a table are connected to the node, and how many others watch there."""

    stream: str
    guests: list[str]
    onlookers: int


class Carrying(_Note, frozen=True):
    """Where a seat holds a piece."""

    stream: str
    seat: int
    piece: str | None
    pose: list[int]


class Told(_Note, frozen=True):
    """News for a guest, wherever they listen, as they are sent."""

    guest: str
    message: str


class Spent(_Note, frozen=True):
    """What was taken from limits since the last time: by limit, who and how much."""

    taken: dict[str, list[tuple[str, int]]]


class Occupied(_Note, frozen=True):
    """How many connections there are at the node: by limit, who and how many."""

    open: dict[str, list[tuple[str, int]]]


class Barred(_Note, frozen=True):
    """An address has to wait at every node."""

    network: str


class Left(_Note, frozen=True):
    """The node is leaving; what it held is free."""


AnyNote: TypeAlias = Grew | Here | Carrying | Told | Spent | Occupied | Barred | Left

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyNote).decode
