"""Block Out as a `Game`."""

from collections.abc import Mapping, Sequence
from typing import Any, Never

import msgspec

from steeple.bodies.options import REFEREES, TREMOR
from steeple.bodies.verdict import is_repeatable
from steeple.games.block_out import (
    changes,
    choices,
    facts,
    imagine,
    legal,
    moves,
    rules,
    scoring,
    shown,
    tell,
    view,
)
from steeple.games.block_out.bots.bot import BOTS
from steeple.games.block_out.box import box, check_blocks, check_cards
from steeple.games.block_out.face import BlockOutFace
from steeple.games.block_out.moves import (
    Action,
    Deal,
    Draw,
    Fallen,
    Place,
    Verdict,
)
from steeple.games.block_out.pieces import CARDS, MAX_SEATS, MIN_SEATS
from steeple.games.block_out.reasons import check
from steeple.games.block_out.referee import dice
from steeple.games.block_out.state import PACKING, State, Terms, opening
from steeple.kernel.changes import Change
from steeple.kernel.game import Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.playouts import Playouts, play_out
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter, starters
from steeple.kernel.streams import Stream
from steeple.physics.gesture import is_at_table

_DEALS = tuple(Deal(card) for card in CARDS)
_DRAWS = tuple(Draw(card) for card in CARDS)
_NO_CHANCES = Chances()


class BlockOut:
    """The rules of `rules.md` as a `Game`."""

    id = "block-out"
    rules_version = 1
    earlier: Mapping[int, Never] = {}
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (
        Option("advanced", (False, True)),
        Option("no_action_finish", (False, True)),
        Option("fouls", ("warn", "fall")),
        TREMOR,
        Option("cards", (None,), check=check_cards),
        Option("blocks", (None,), check=check_blocks),
    )
    referees = REFEREES
    hides = True
    bots = BOTS
    sheets = None
    lesson = None
    trials = None

    def __init__(self) -> None:
        self.face = BlockOutFace(self)

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """A whole deck, and no stack; raises `InvalidSetup` if cards and blocks do not match."""
        cards, blocks = box(options["cards"], options["blocks"], seats)
        terms = Terms(
            seats=seats,
            referee=referee or self.referees[0],  # type: ignore[arg-type]
            advanced=options["advanced"],
            no_action_finish=options["no_action_finish"],
            fouls=options["fouls"],
            tremor=options["tremor"],
            cards=cards,
            blocks=blocks,
        )
        return opening(terms, options["starter"])

    def actor(self, state_: State) -> int:
        """Whose turn it is."""
        return state_.actor

    def chances(self, state_: State) -> Chances:
        """The starter, or the unseen cards."""
        phase = state_.phase
        if phase == "deal":
            return Chances(_DEALS, state_.deck)
        if phase == "draw":
            return Chances(_DRAWS, state_.deck)
        if phase == "start":
            return starters(state_.terms.seats)
        return _NO_CHANCES

    def legal(self, state_: State) -> list[Move]:
        """Every legal move of the seat to move; how the hand places a block is left open."""
        return legal.legal_moves(state_)

    def apply(self, state_: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        check(state_, move)
        if isinstance(move, Place):
            return rules.place(state_, move)
        if isinstance(move, Verdict):
            return rules.resolve(state_, move)
        if isinstance(move, Draw):
            return rules.draw(state_, move.card)
        if isinstance(move, Action):
            return rules.act(state_, move.card)
        if isinstance(move, Deal):
            return rules.deal(state_, move.card)
        if isinstance(move, Fallen):
            return rules.fallen(state_)
        assert isinstance(move, Starter), "every other move is refused"
        return rules.choose_starter(state_, move.seat)

    def judge(self, state_: State, stream: Stream) -> Verdict:
        """The verdict of the dice or of a simulation on the placement."""
        pending, terms, stack = state_.placing, state_.terms, state_.stack
        assert pending is not None, "only a placement is judged"
        if terms.referee == "dice":
            return dice.judge(stack, pending.block, pending.how, terms.tremor, stream)
        from steeple.games.block_out.referee.physics import judge

        return judge(stack, state_.scene, pending.block, pending.how, terms.tremor, stream)

    def rejudges(self, saw: Move) -> bool:
        """Whether it was simulated with this engine and model, or is the verdict of dice."""
        from steeple.games.block_out.referee.model import MODEL

        return is_repeatable(saw, MODEL)

    def parse(self, text: str, actor: int) -> Move:
        """A move from its notation, which `moves` describes."""
        return moves.parse(text, actor)

    def view(self, state_: State, seat: int | None) -> View:
        """The table without the cards of others."""
        return view.view(state_, seat)

    def choices(self, state_: State, seat: int, plan: str) -> dict[str, Any]:
        """What the seat can choose, in the shapes of `facts`."""
        found: dict[str, Any] = msgspec.to_builtins(choices.choices(state_, seat, plan))
        return found

    def can_hold(self, state_: State, piece: str, pose: Sequence[int]) -> bool:
        """Blocks that the seat to move may place, anywhere above the table."""
        return is_at_table(pose) and legal.may_place(state_, piece)

    def shown(
        self, before: State, move: Move, after: State, seat: int | None
    ) -> facts.AnyAct | None:
        """The act, in one of the shapes of `facts`."""
        return shown.shown(before, move, after, seat)

    def tell(self, before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
        """What somebody or the blocks did, and what follows from it."""
        return tell.tell(before, move, after, seat)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """Which cards and blocks the act moved, as far as the seat may see."""
        return changes.changes(before, move, after, seat)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """The state with other hidden hands and another draw pile."""
        return imagine.imagine(state_, seat, stream)

    def pack(self, state_: State) -> bytes:
        """The state as MessagePack."""
        return PACKING.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` for other bytes."""
        return PACKING.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """1 for the winner."""
        return scoring.scores(state_)

    def winners(self, state_: State) -> list[int]:
        """The seat that won."""
        return scoring.winners(state_)

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Playouts:
        """`n` random games with dice."""
        return play_out(self, n, seats, seed, options)

    def warm(self) -> None:
        """Nothing is compiled."""


GAME = BlockOut()
