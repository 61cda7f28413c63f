"""The toy, slyer: whether a stone stood is a secret between its seat and the referee until the end.

So a seat is told something else than the others while play goes on, not only when cards are dealt.
"""

from typing import Any

from steeple.kernel.game import NOBODY, Move, View
from tests.toy_game import AnyAct, Table, ToyGame


class SlyGame(ToyGame):
    """See above."""

    id = "sly"

    def view(self, state: Table, seat: int | None) -> View:
        is_over = self.actor(state) == NOBODY
        seen = [saw if is_over or owner == seat else "?" for owner, saw in enumerate(state.seen)]
        return {**super().view(state, seat), "seen": seen}

    def shown(self, before: Table, move: Move, after: Table, seat: int | None) -> AnyAct | None:
        is_report = str(move) in ("stood", "fell")
        if is_report and seat != len(before.seen):
            return None
        return super().shown(before, move, after, seat)

    def imagine(self, state: Table, seat: int | None, stream: Any) -> Table:
        imagined = super().imagine(state, seat, stream)
        seen = tuple(
            saw if owner == seat or saw == "wait" else ("stood", "fell")[stream.below(2)]
            for owner, saw in enumerate(state.seen)
        )
        return Table(imagined.hands, seen, state.is_placed)


GAME = SlyGame()
