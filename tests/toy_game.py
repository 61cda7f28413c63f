"""A game for the tests of the kernel: it has what Five Towers lacks.

Each of two seats gets a hidden card, high or low. In turn a seat places a stone; the referee says
whether it stood. A stone that stood counts 2 for a high card and 1 for a low one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Never, TypeAlias

import msgspec

from steeple.kernel.bots import Bot, RandomBot
from steeple.kernel.changes import Change
from steeple.kernel.errors import IllegalMove, InvalidMove, shortened
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.packing import Packing
from steeple.kernel.playouts import Playouts, play_out
from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.streams import Stream

CARDS = ("high", "low")
ACTS = {CHANCE: ("deal high", "deal low"), REFEREE: ("stood", "fell")}


class Act(Move, frozen=True):
    """Anything that anybody does: it is its own notation."""

    text: str

    def __str__(self) -> str:
        return self.text


class DealAct(ShownAct, frozen=True, tag="deal"):
    """A seat's own card."""

    card: str


class StoneAct(ShownAct, frozen=True, tag="stone"):
    """A stone was placed, or the seat waits."""

    is_placed: bool


class VerdictAct(ShownAct, frozen=True, tag="verdict"):
    """Whether the stone stood."""

    outcome: str


AnyAct: TypeAlias = DealAct | StoneAct | VerdictAct


class Table(msgspec.Struct, frozen=True):
    """The state."""

    hands: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    is_placed: bool = False


PACKING = Packing(Table)


class ToyGame:
    """See above."""

    id = "toy"
    rules_version = 1
    earlier: Mapping[int, Never] = {}
    seats = range(2, 3)
    options: tuple[Option, ...] = ()
    referees = ("table", "dice")
    hides = True
    bots: Mapping[str, Bot] = {"random": RandomBot()}
    face: Any = None
    sheets = None
    lesson = None
    trials = None

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> Table:
        return Table()

    def actor(self, state: Table) -> int:
        if len(state.hands) < 2:
            return CHANCE
        if state.is_placed:
            return REFEREE
        return len(state.seen) if len(state.seen) < 2 else NOBODY

    def chances(self, state: Table) -> Chances:
        if self.actor(state) != CHANCE:
            return Chances()
        return Chances([Act(text) for text in ACTS[CHANCE]], [1, 1])

    def legal(self, state: Table) -> list[Move]:
        return [Act("place"), Act("wait")] if self.actor(state) >= 0 else []

    def apply(self, state: Table, move: Move) -> Table:
        if str(move) not in ACTS.get(self.actor(state), ("place", "wait")):
            raise IllegalMove("play/match-over")
        match str(move):
            case "place":
                return msgspec.structs.replace(state, is_placed=True)
            case "deal high" | "deal low" as dealt:
                return msgspec.structs.replace(state, hands=(*state.hands, dealt[5:]))
            case saw:
                return Table(state.hands, (*state.seen, saw))

    def judge(self, state: Table, stream: Stream) -> Move:
        return Act(ACTS[REFEREE][stream.below(2)])

    def rejudges(self, saw: Move) -> bool:
        return True

    def parse(self, text: str, actor: int) -> Move:
        if text not in ACTS.get(actor, ("place", "wait")):
            raise InvalidMove("kernel/not-a-move", move=shortened(text))
        return Act(text)

    def view(self, state: Table, seat: int | None) -> View:
        own = None if seat is None or seat >= len(state.hands) else state.hands[seat]
        return {"hand": own, "seen": list(state.seen), "is_placed": state.is_placed}

    def choices(self, state: Table, seat: int, plan: str) -> dict[str, Any]:
        if plan:
            self.parse(plan, seat)
        is_turn = self.actor(state) == seat
        hand = self.view(state, seat)["hand"]
        return {"kind": "place", "hand": hand} if is_turn else {"kind": "none"}

    def can_hold(self, state: Table, piece: str, pose: Sequence[int]) -> bool:
        return False

    def shown(self, before: Table, move: Move, after: Table, seat: int | None) -> AnyAct | None:
        match str(move):
            case "deal high" | "deal low" as dealt:
                return DealAct(dealt[5:]) if seat == len(before.hands) else None
            case "stood" | "fell" as saw:
                return VerdictAct(saw)
            case done:
                return StoneAct(is_placed=done == "place")

    def tell(self, before: Table, move: Move, after: Table, seat: int | None) -> list[Sentence]:
        return []

    def changes(self, before: Table, move: Move, after: Table, seat: int | None) -> list[Change]:
        if len(before.hands) == len(after.hands):
            return []
        owner = len(before.hands)
        return [Change(after.hands[owner] if seat == owner else None, "deck", f"hands/{owner}")]

    def imagine(self, state: Table, seat: int | None, stream: Stream) -> Table:
        hands = tuple(
            card if owner == seat else CARDS[stream.below(2)]
            for owner, card in enumerate(state.hands)
        )
        return Table(hands, state.seen, state.is_placed)

    def pack(self, state: Table) -> bytes:
        return PACKING.pack(state)

    def unpack(self, packed: bytes) -> Table:
        return PACKING.unpack(packed)

    def scores(self, state: Table) -> list[int]:
        worth = [2 if card == "high" else 1 for card in state.hands]
        stood = [saw == "stood" for saw in state.seen]
        return [a * b for a, b in zip(worth, [*stood, 0, 0], strict=False)]

    def winners(self, state: Table) -> list[int]:
        if self.actor(state) != NOBODY:
            return []
        scores = self.scores(state)
        return [seat for seat in range(2) if scores[seat] == max(scores)]

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Playouts:
        return play_out(self, n, seats, seed, options)

    def warm(self) -> None:
        return None


GAME = ToyGame()
