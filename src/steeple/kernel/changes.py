"""Which pieces an act moved where, so that it can be animated."""

import msgspec


class Change(msgspec.Struct, frozen=True):
    """A piece went from one place to another.

    A place is a path in the view: `deck`, `row/2`, `towers/1/candy/3`. Where pieces lie in an
    order, the path ends in an index: of the source in the view before the act, of the target
    in the view after it. Pieces that only close a gap or make room have no change of their own.
    """

    piece: str | None
    """Its notation; `None` if the viewer may not know which one it is."""
    source: str
    target: str
