"""Block Out as a Game: the rules, behind the questions that everything asks."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from steeple.games.block_out import (
    changes,
    choices,
    dice,
    imagine,
    legal,
    moves,
    rules,
    scoring,
    state,
    view,
)
from steeple.games.block_out.bots import BOTS
from steeple.games.block_out.box import box, check_blocks, check_cards
from steeple.games.block_out.face import BlockOutFace
from steeple.games.block_out.moves import (
    Action,
    Deal,
    Draw,
    Fallen,
    Place,
    Starter,
    Verdict,
)
from steeple.games.block_out.pieces import CARDS, MAX_SEATS, MIN_SEATS
from steeple.games.block_out.reasons import check
from steeple.games.block_out.state import State, Terms, opening
from steeple.kernel.changes import Change
from steeple.kernel.game import Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.streams import Stream

_DEALS = tuple(Deal(card) for card in CARDS)
_DRAWS = tuple(Draw(card) for card in CARDS)
_NO_CHANCES = Chances()


class BlockOut:
    """See `rules.md`."""

    id = "block-out"
    rules_version = 1
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (
        Option("advanced", (False, True)),
        Option("no_action_finish", (False, True)),
        Option("fouls", ("warn", "fall")),
        Option("tremor", ("normal", "calm", "shaky")),
        Option("cards", (None,), check=check_cards),
        Option("blocks", (None,), check=check_blocks),
    )
    referees = ("physics", "table", "dice")
    hides = True
    bots = BOTS
    sheets = None
    lesson = None

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
            seats = range(state_.terms.seats)
            return Chances([Starter(seat) for seat in seats], [1 for _ in seats])
        return _NO_CHANCES

    def legal(self, state_: State) -> list[Move]:
        """See `legal`; how a hand places a block is left open."""
        return legal.legal_moves(state_)

    def apply(self, state_: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        check(state_, move)
        if isinstance(move, Place):
            return rules.place(state_, move)
        if isinstance(move, Verdict):
            return rules.judge(state_, move)
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
        """What dice or a simulation say of the placement."""
        pending, terms, stack = state_.placing, state_.terms, state_.stack
        assert pending is not None, "only a placement is judged"
        if terms.referee == "dice":
            return dice.judge(stack, pending.block, pending.how, terms.tremor, stream)
        from steeple.games.block_out.judge import judge

        return judge(stack, state_.scene, pending.block, pending.how, terms.tremor, stream)

    def rejudges(self, saw: Move) -> bool:
        """Whether the same was simulated by this engine in this world, or it was dice."""
        if not isinstance(saw, Verdict) or saw.why == "slow":
            return False
        if saw.engine is None:
            return True
        from steeple.games.block_out.model import MODEL
        from steeple.physics.engine import engine_id

        return (saw.engine, saw.model) == (engine_id(), MODEL)

    def parse(self, text: str, actor: int) -> Move:
        """See `moves`."""
        return moves.parse(text, actor)

    def view(self, state_: State, seat: int | None) -> View:
        """Without the cards of others."""
        return view.view(state_, seat)

    def choices(self, state_: State, seat: int, plan: str) -> dict[str, Any]:
        """See `choices`; its shapes are in `facts`."""
        found: dict[str, Any] = msgspec.to_builtins(choices.choices(state_, seat, plan))
        return found

    def shown(self, before: State, move: Move, seat: int | None) -> str | None:
        """A card that is dealt or drawn is shown to its owner only.

        What only a referee needs is left out: the film shows the hand.
        """
        if isinstance(move, Deal | Draw) and before.turn != seat:
            return None
        if isinstance(move, Place):
            return str(replace(move, how=None))
        if isinstance(move, Verdict):
            return str(replace(move, scene=b""))
        return str(move)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """See `changes`."""
        return changes.changes(before, move, after, seat)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """Other hands and another draw pile."""
        return imagine.imagine(state_, seat, stream)

    def pack(self, state_: State) -> bytes:
        """See `state`."""
        return state.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """See `state`."""
        return state.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """1 for the winner."""
        return scoring.scores(state_)

    def winners(self, state_: State) -> list[int]:
        """The seat that won."""
        return scoring.winners(state_)

    def warm(self) -> None:
        """Nothing is compiled."""


GAME = BlockOut()
