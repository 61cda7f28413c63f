"""What a client is shown of an act."""

from typing import Self

import msgspec


class ShownAct(msgspec.Struct, frozen=True, tag_field="kind"):
    """What somebody did, chance drew or the referee saw, as far as a reader may know it.

    Each game has its own kinds in its `facts`.
    """

    def brief(self) -> Self:
        """The same without recordings, for those who read what happened and do not watch it."""
        return self
