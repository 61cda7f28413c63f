"""The other nodes of a cluster, as a table sees them; one server alone has none."""

from typing import Protocol

from steeple.server.bus.notes import AnyNote


class Others(Protocol):
    """The other nodes that serve from the same store."""

    node: str
    """The name of this one."""
    is_shared: bool
    """Whether others may write to the store."""

    def tell(self, note: AnyNote) -> None:
        """Tell all of them; it may be in vain."""

    def holds(self, stream: str) -> bool:
        """Whether this node sees to what a table needs done without being asked."""

    def need(self, stream: str) -> None:
        """Something is to be done at a table: see to it, unless another node does."""

    def spare(self, stream: str) -> None:
        """Nothing is to be done at a table."""

    def drop(self, stream: str) -> None:
        """Let another node see to a table, as this one can't."""

    async def leave(self) -> None:
        """Let other nodes see to everything."""


class Alone:
    """There is no other node."""

    node = ""
    is_shared = False

    def tell(self, note: AnyNote) -> None:
        """Nobody hears it."""

    def holds(self, stream: str) -> bool:
        """Nobody else sees to any table."""
        return True

    def need(self, stream: str) -> None:
        """It is seen to."""

    def spare(self, stream: str) -> None:
        """Nobody else could see to it."""

    def drop(self, stream: str) -> None:
        """Nobody else could see to it."""

    async def leave(self) -> None:
        """Nobody is left behind."""
