"""Skyscrapers as a `Game`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from steeple.bodies.options import REFEREES, TREMOR
from steeple.bodies.verdict import is_repeatable
from steeple.games.skyscrapers import (
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
from steeple.games.skyscrapers.bots.bot import BOTS
from steeple.games.skyscrapers.face import SkyscrapersFace
from steeple.games.skyscrapers.lesson import LESSON
from steeple.games.skyscrapers.moves import (
    Add,
    Agree,
    Build,
    Deal,
    Decline,
    Done,
    Keep,
    Propose,
    Put,
    Shift,
    Step,
    Verdict,
)
from steeple.games.skyscrapers.pieces import CARDS, DECKS, EDITION, MAX_SEATS, MIN_SEATS, RIVETS
from steeple.games.skyscrapers.reasons import check
from steeple.games.skyscrapers.referee import dice
from steeple.games.skyscrapers.state import PACKING, State, Terms, opening
from steeple.games.skyscrapers.trials import BuildTrials
from steeple.kernel.changes import Change
from steeple.kernel.game import Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.playouts import Playouts, play_out
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter, starters
from steeple.kernel.streams import Stream
from steeple.physics.gesture import is_at_table

_DEALS = {
    edition: tuple(Deal(CARDS[number].id) for number in deck) for edition, deck in DECKS.items()
}
_NO_CHANCES = Chances()
OPTIONS = (TREMOR, Option("lowest", (-20, -10, -40)), Option("opening", ("sheet", "even")))
"""What a table may choose; the first edition had no `opening`."""


class Skyscrapers:
    """The rules of `rules.md` as a `Game`."""

    id = "skyscrapers"
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    referees = REFEREES
    hides = True
    bots = BOTS
    sheets = None
    lesson = LESSON
    trials = BuildTrials()

    def __init__(self, edition: int, earlier: Iterable["Skyscrapers"] = ()) -> None:
        """The rules of an edition; it knows the earlier ones too."""
        self.rules_version = edition
        self.earlier: Mapping[int, Skyscrapers] = {game.rules_version: game for game in earlier}
        self.options = OPTIONS[:-1] if edition == 1 else OPTIONS
        self.face = SkyscrapersFace(self)

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """The start bases, and nothing dealt."""
        terms = Terms(
            seats=seats,
            referee=referee or self.referees[0],  # type: ignore[arg-type]
            tremor=options["tremor"],
            lowest=options["lowest"],
            rivets=RIVETS,
            edition=self.rules_version,
            opening=options.get("opening", "sheet"),
        )
        return opening(terms, options["starter"])

    def actor(self, state_: State) -> int:
        """Whose turn it is."""
        return state_.actor

    def chances(self, state_: State) -> Chances:
        """The starter, or the cards that are not dealt."""
        if state_.phase == "deal":
            deck, edition = state_.deck, state_.terms.edition
            return Chances(_DEALS[edition], [int(number in deck) for number in DECKS[edition]])
        if state_.phase == "start":
            return starters(state_.terms.seats)
        return _NO_CHANCES

    def legal(self, state_: State) -> list[Move]:
        """Every legal move of the seat to move; how the hand does it is left open."""
        return legal.legal_moves(state_)

    def apply(self, state_: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        check(state_, move)
        if isinstance(move, Add | Build | Step | Shift):
            return rules.act(state_, move)
        if isinstance(move, Verdict):
            return rules.resolve(state_, move)
        if isinstance(move, Deal):
            return rules.deal(state_, move.card)
        if isinstance(move, Done):
            return rules.done(state_)
        if isinstance(move, Put):
            return rules.put(state_, move)
        if isinstance(move, Keep):
            return rules.keep(state_)
        if isinstance(move, Propose):
            return rules.propose_end(state_, move.seat)
        if isinstance(move, Agree):
            return rules.agree(state_)
        if isinstance(move, Decline):
            return rules.decline(state_)
        assert isinstance(move, Starter), "every other move is refused"
        return rules.choose_starter(state_, move.seat)

    def judge(self, state_: State, stream: Stream) -> Verdict:
        """The verdict of the dice or of a simulation on the act."""
        if state_.terms.referee == "dice":
            return dice.judge(state_, stream)
        from steeple.games.skyscrapers.referee.physics import judge

        return judge(state_, stream)

    def rejudges(self, saw: Move) -> bool:
        """Whether it was simulated with this engine and model, or is the verdict of dice."""
        from steeple.games.skyscrapers.referee.model import MODEL

        return is_repeatable(saw, MODEL)

    def parse(self, text: str, actor: int) -> Move:
        """A move from its notation, which `moves` describes."""
        return moves.parse(text, actor)

    def view(self, state_: State, seat: int | None) -> View:
        """The site without the cards of others."""
        return view.view(state_, seat)

    def choices(self, state_: State, seat: int, plan: str) -> dict[str, Any]:
        """What the seat can choose, in the shapes of `facts`."""
        found: dict[str, Any] = msgspec.to_builtins(choices.choices(state_, seat, plan))
        return found

    def can_hold(self, state_: State, piece: str, pose: Sequence[int]) -> bool:
        """The card that would be built next, and the seat's own workers, anywhere on the table."""
        return is_at_table(pose) and piece in legal.holdable(state_)

    def shown(
        self, before: State, move: Move, after: State, seat: int | None
    ) -> facts.AnyAct | None:
        """The act, in one of the shapes of `facts`."""
        return shown.shown(before, move, after, seat)

    def tell(self, before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
        """What somebody or the building did, and what follows from it."""
        return tell.tell(before, move, after)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """Which cards and workers the act moved, as far as the seat may see."""
        return changes.changes(before, move, after, seat)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """The state with other hidden hands, and other cards out of the game."""
        return imagine.imagine(state_, seat, stream)

    def pack(self, state_: State) -> bytes:
        """The state as MessagePack."""
        return PACKING.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` for other bytes."""
        return PACKING.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """The scores on the track; once the game is over, the totals."""
        return scoring.scores(state_)

    def winners(self, state_: State) -> list[int]:
        """The seats with the highest total among those who are still in."""
        return scoring.winners(state_)

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Playouts:
        """`n` random games with dice."""
        return play_out(self, n, seats, seed, options)

    def warm(self) -> None:
        """Nothing is compiled."""


GAME = Skyscrapers(EDITION, [Skyscrapers(edition) for edition in range(1, EDITION)])
