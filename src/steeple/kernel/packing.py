"""Values as bytes: for states that are kept, or sent to another process."""

from typing import Generic, TypeVar

import msgspec

Value = TypeVar("Value")


class Packing(Generic[Value]):
    """How values of one type become MessagePack, and come back."""

    def __init__(self, kind: type[Value]) -> None:
        self._decoder = msgspec.msgpack.Decoder(kind)
        self._encoder = msgspec.msgpack.Encoder()

    def pack(self, value: Value) -> bytes:
        """The value as bytes."""
        return self._encoder.encode(value)

    def unpack(self, packed: bytes) -> Value:
        """The value that was packed; raises `ValueError` if none has bytes of that shape."""
        try:
            return self._decoder.decode(packed)
        except msgspec.DecodeError as problem:
            raise ValueError(str(problem)) from None
