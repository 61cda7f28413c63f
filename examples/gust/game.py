"""Gust: who dares to build on before the wind comes? For two to four players.

- GU-1. Everybody draws a plan: a tower of 6, 8 or 10 storeys. Nobody else sees it.
- GU-2. In turn, a player builds one storey after the other, and rests before it is too late.
- GU-3. After each storey the wind may rise, once in six times: all storeys of this turn are blown
  down, and the turn is over.
- GU-4. Who rests makes the storeys of this turn safe. At least one must have been built.
- GU-5. Whoever rests under a tower as high as the plan has finished it: the game is over, and all
  plans are shown. Nobody builds higher than the plan.
- GU-6. A storey is worth 1 point, a finished tower 5 more. The most points win.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from steeple.kernel.bots import Position, RandomBot
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE, NOBODY, Chances, Move
from steeple.kernel.plain import PlainGame, PlainMove
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter, starters
from steeple.kernel.streams import Stream

PLANS = (6, 8, 10)
CALM_TO_GUST = (5, 1)
FINISHED = 5


class Build(PlainMove, frozen=True):
    """One more storey."""


class Rest(PlainMove, frozen=True):
    """The turn is over; what was built is safe."""


class Deal(PlainMove, frozen=True):
    """A plan for the next seat that has none."""

    plan: int


class Calm(PlainMove, frozen=True):
    """The storey stands."""


class Blow(PlainMove, frozen=True):
    """The wind blows."""


class Table(msgspec.Struct, frozen=True):
    """The state."""

    safe: tuple[int, ...]
    """Storeys by seat, without those of this turn."""
    turn: int | None
    """`None` until chance has said who begins."""
    plans: tuple[int, ...] = ()
    loose: int = 0
    """Storeys of this turn."""
    is_windy: bool = False
    """A storey was built, and chance has to say whether it stands."""

    @property
    def has_finished(self) -> list[bool]:
        """By seat, whether the tower is as high as its plan."""
        return [height == plan for height, plan in zip(self.safe, self.plans, strict=False)]


class Gust(PlainGame[Table]):
    """The rules above as a `Game`."""

    id = "gust"
    seats = range(2, 5)
    state_type = Table
    moves = (Build(), Rest())
    draws = (*starters(4).moves, *map(Deal, PLANS), Calm(), Blow())
    hides = True

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> Table:
        """No storey is built."""
        return Table((0,) * seats, options["starter"])

    def actor(self, state: Table) -> int:
        """Chance says who begins, deals, and blows."""
        if any(state.has_finished):
            return NOBODY
        is_dealt = len(state.plans) == len(state.safe)
        if state.turn is None or not is_dealt or state.is_windy:
            return CHANCE
        return state.turn

    def chances(self, state: Table) -> Chances:
        """GU-1, GU-3: what chance may draw, and how likely each is."""
        if self.actor(state) != CHANCE:
            return Chances()
        if state.turn is None:
            return starters(len(state.safe))
        if state.is_windy:
            return Chances([Calm(), Blow()], CALM_TO_GUST)
        return Chances([Deal(plan) for plan in PLANS], [1] * len(PLANS))

    def apply(self, state: Table, move: Move) -> Table:
        """GU-2 to GU-5."""
        if (self.actor(state) >= 0) != (move in self.moves):
            raise IllegalMove("gust/not-now")
        turn = state.turn or 0
        match move:
            case Starter(seat):
                return replace(state, turn=seat)
            case Deal(plan):
                return replace(state, plans=(*state.plans, plan))
            case Build() if state.safe[turn] + state.loose == state.plans[turn]:
                raise IllegalMove("gust/plan-reached")
            case Build():
                return replace(state, loose=state.loose + 1, is_windy=True)
            case Calm():
                return replace(state, is_windy=False)
            case Rest() if not state.loose:
                raise IllegalMove("gust/nothing-built")
        kept = state.loose if move == Rest() else 0
        safe = tuple(height + kept * (seat == turn) for seat, height in enumerate(state.safe))
        return Table(safe, (turn + 1) % len(safe), state.plans)

    def scores(self, state: Table) -> list[int]:
        """GU-6."""
        finished = [*state.has_finished, *[False] * len(state.safe)]
        return [
            height + state.loose * (seat == state.turn) + FINISHED * finished[seat]
            for seat, height in enumerate(state.safe)
        ]

    def winners(self, state: Table) -> list[int]:
        """GU-6: the most points."""
        scores = self.scores(state)
        if self.actor(state) != NOBODY:
            return []
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def knows(self, before: Table, move: Move, seat: int | None) -> bool:
        """GU-1: a plan is dealt in secret."""
        return not isinstance(move, Deal) or seat == len(before.plans)

    def imagine(self, state: Table, seat: int | None, stream: Stream) -> Table:
        """Other plans for the others: higher than what is safe, or they would have finished."""
        if any(state.has_finished):
            return state
        plans = list(state.plans)
        for other in range(len(plans)):
            if other != seat:
                least = state.safe[other] + max(1, state.loose * (other == state.turn))
                open_plans = [plan for plan in PLANS if plan >= least]
                plans[other] = open_plans[stream.below(len(open_plans))]
        return replace(state, plans=tuple(plans))

    def about_table(self, state: Table, viewer: int | None) -> list[Sentence]:
        """How much the wind can take."""
        return [Sentence("gust/loose", {"count": state.loose})] if state.loose else []

    def about_seat(self, state: Table, seat: int, viewer: int | None) -> list[Sentence]:
        """The tower, and one's own plan; at the end all plans."""
        sentences = [Sentence("gust/safe", {"count": state.safe[seat]})]
        if seat < len(state.plans) and (seat == viewer or any(state.has_finished)):
            sentences.append(Sentence("gust/plan", {"count": state.plans[seat]}))
        return sentences


class Steady:
    """Rests after three storeys, or when the plan is reached."""

    def choose(self, position: Position) -> Move:
        """Build or rest."""
        table: Table = position.imagine()
        to_go = table.plans[position.seat] - table.safe[position.seat]
        return Rest() if table.loose >= min(3, to_go) else Build()


Gust.bots = {"random": RandomBot(), "steady": Steady()}
GAME = Gust()
