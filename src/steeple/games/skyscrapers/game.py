"""Skyscrapers as a Game: the rules, behind the questions that everything asks."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from steeple.games.skyscrapers import (
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
from steeple.games.skyscrapers.bots import BOTS
from steeple.games.skyscrapers.face import SkyscrapersFace
from steeple.games.skyscrapers.moves import (
    Add,
    Build,
    Deal,
    Done,
    Keep,
    Put,
    Shift,
    Starter,
    Step,
    Verdict,
)
from steeple.games.skyscrapers.pieces import CARDS, CONSTRUCTION, MAX_SEATS, MIN_SEATS, RIVETS
from steeple.games.skyscrapers.reasons import check
from steeple.games.skyscrapers.state import State, Terms, opening
from steeple.kernel.changes import Change
from steeple.kernel.game import Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.streams import Stream

_DEALS = tuple(Deal(CARDS[number].id) for number in CONSTRUCTION)
_NO_CHANCES = Chances()


class Skyscrapers:
    """See `rules.md`."""

    id = "skyscrapers"
    rules_version = 1
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (
        Option("tremor", ("normal", "calm", "shaky")),
        Option("lowest", (-20, -10, -40)),
    )
    referees = ("physics", "table", "dice")
    hides = True
    bots = BOTS
    sheets = None
    lesson = None

    def __init__(self) -> None:
        self.face = SkyscrapersFace(self)

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """The start H, and nothing dealt."""
        terms = Terms(
            seats=seats,
            referee=referee or self.referees[0],  # type: ignore[arg-type]
            tremor=options["tremor"],
            lowest=options["lowest"],
            rivets=RIVETS,
        )
        return opening(terms, options["starter"])

    def actor(self, state_: State) -> int:
        """Whose turn it is."""
        return state_.actor

    def chances(self, state_: State) -> Chances:
        """The starter, or the cards that are not dealt."""
        if state_.phase == "deal":
            deck = state_.deck
            return Chances(_DEALS, [int(number in deck) for number in CONSTRUCTION])
        if state_.phase == "start":
            seats = range(state_.terms.seats)
            return Chances([Starter(seat) for seat in seats], [1 for _ in seats])
        return _NO_CHANCES

    def legal(self, state_: State) -> list[Move]:
        """See `legal`; how a hand does it is left open."""
        return legal.legal_moves(state_)

    def apply(self, state_: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        check(state_, move)
        if isinstance(move, Add | Build | Step | Shift):
            return rules.act(state_, move)
        if isinstance(move, Verdict):
            return rules.judge(state_, move)
        if isinstance(move, Deal):
            return rules.deal(state_, move.card)
        if isinstance(move, Done):
            return rules.done(state_)
        if isinstance(move, Put):
            return rules.put(state_, move)
        if isinstance(move, Keep):
            return rules.keep(state_)
        assert isinstance(move, Starter), "every other move is refused"
        return rules.choose_starter(state_, move.seat)

    def judge(self, state_: State, stream: Stream) -> Verdict:
        """What dice or a simulation say of the act."""
        if state_.terms.referee == "dice":
            return dice.judge(state_, stream)
        from steeple.games.skyscrapers.judge import judge

        return judge(state_, stream)

    def rejudges(self, saw: Move) -> bool:
        """Whether the same was simulated by this engine in this world, or it was dice."""
        if not isinstance(saw, Verdict) or saw.why == "slow":
            return False
        if saw.engine is None:
            return True
        from steeple.games.skyscrapers.model import MODEL
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
        """A card that is dealt is shown to its owner only.

        What only a referee needs is left out: the film shows the hand.
        """
        if isinstance(move, Deal) and before.turn != seat:
            return None
        if isinstance(move, Add | Build | Step | Shift):
            return str(replace(move, how=None))
        if isinstance(move, Verdict):
            return str(replace(move, scene=b""))
        return str(move)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """See `changes`."""
        return changes.changes(before, move, after, seat)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """Other hands, and other cards that left the game."""
        return imagine.imagine(state_, seat, stream)

    def pack(self, state_: State) -> bytes:
        """See `state`."""
        return state.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """See `state`."""
        return state.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """On the track, and in the end all in all."""
        return scoring.scores(state_)

    def winners(self, state_: State) -> list[int]:
        """The seats with the highest total among those who are still in."""
        return scoring.winners(state_)

    def warm(self) -> None:
        """Nothing is compiled."""


GAME = Skyscrapers()
