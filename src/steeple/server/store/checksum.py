"""A checksum for what is stored, so that damage is noticed wherever it comes from."""

import zlib


def checksum(stream: str, seq: int, data: bytes) -> int:
    """The CRC-32 of an entry, with its place in it: an entry in the wrong place is wrong too.

    It guards against accidents of disks and copies. Anyone who can write to the database could
    write the right checksum too, so a cryptographic hash would guard against nobody else.

    >>> checksum("a", 1, b"hello") == checksum("a", 2, b"hello")
    False
    """
    return zlib.crc32(data, zlib.crc32(f"{stream} {seq} ".encode()))


def is_as_written(stream: str, seq: int, data: object, sum: object) -> bool:
    """Whether it is what was stored with this checksum; what was stored without one is believed.

    A damaged row may hold text where bytes were.
    """
    return isinstance(data, bytes) and sum in (None, checksum(stream, seq, data))
