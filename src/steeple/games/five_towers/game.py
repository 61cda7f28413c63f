"""Five Towers as a `Game`."""

from collections.abc import Mapping, Sequence
from typing import Any, Never

import msgspec

from steeple.games.five_towers import (
    changes,
    choices,
    facts,
    legal,
    moves,
    playouts,
    rules,
    shown,
    state,
    tell,
    view,
)
from steeple.games.five_towers.bots.bot import BOTS
from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.face import FiveTowersFace
from steeple.games.five_towers.lesson import LESSON
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal
from steeple.games.five_towers.pieces import (
    CARD_BY_NAME,
    CARD_NAMES,
    CARDS,
    MAX_SEATS,
    MIN_SEATS,
)
from steeple.games.five_towers.reasons import check
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.sheets import FiveSheets
from steeple.games.five_towers.state import BID, BUILD, DEAL, START, State, opening
from steeple.kernel.bots import Bot
from steeple.kernel.changes import Change
from steeple.kernel.game import NOBODY, Chances, Move, View
from steeple.kernel.options import Option
from steeple.kernel.playouts import Playouts, first_state
from steeple.kernel.sentence import Sentence
from steeple.kernel.starter import Starter, starters
from steeple.kernel.streams import Stream

_REVEALS = tuple(Reveal(name) for name in CARD_NAMES)


class FiveTowers:
    """The rules of `rules.md` as a `Game`."""

    id = "five-towers"
    rules_version = 1
    earlier: Mapping[int, Never] = {}
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (Option("bidding", ("checked", "open")),)
    referees = ()
    hides = False
    bots: Mapping[str, Bot] = BOTS
    sheets = FiveSheets()
    lesson = LESSON
    trials = None

    def __init__(self) -> None:
        self.face = FiveTowersFace(self)

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """A whole deck and empty plots."""
        return opening(seats, options["bidding"] == "open", options["starter"])

    def actor(self, state_: State) -> int:
        """Whose turn it is."""
        return int(state_.cells[state.ACTOR])

    def chances(self, state_: State) -> Chances:
        """The starter, or the unseen cards."""
        cells = state_.cells
        if cells[state.PHASE] == START:
            return starters(int(cells[state.SEATS]))
        if cells[state.PHASE] != DEAL:
            return Chances()
        return Chances(_REVEALS, cells[state.DECK : state.DECK + CARDS].tolist())

    def legal(self, state_: State) -> list[Move]:
        """Pass, then numbers upwards; or every distinct build; or cancel."""
        cells = state_.cells
        if cells[state.PHASE] not in (BID, BUILD):
            return []
        counts = room_for_counts()
        total = legal.count_moves(cells, counts)
        return [moves.from_code(legal.nth_move(cells, index, counts)) for index in range(total)]

    def apply(self, state_: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        check(state_, move)
        cells = state_.cells.copy()
        match move:
            case Starter(seat):
                rules.choose_starter(cells, seat)
            case Reveal(card):
                rules.reveal(cells, CARD_BY_NAME[card])
            case Bid() | Pass() | Build() | Cancel():
                rules.make_move(cells, moves.to_code(move))
        return State(cells)

    def judge(self, state_: State, stream: Stream) -> Move:
        """Nothing can fall."""
        raise NotImplementedError

    def rejudges(self, saw: Move) -> bool:
        """Nothing can fall."""
        return False

    def parse(self, text: str, actor: int) -> Move:
        """A move from its notation, which `moves` describes."""
        return moves.parse(text, actor)

    def view(self, state_: State, seat: int | None) -> View:
        """The table; only the order of the deck is hidden, which no state knows."""
        return view.view(state_)

    def choices(self, state_: State, seat: int, plan: str) -> dict[str, Any]:
        """What the seat can choose, in the shapes of `facts`."""
        found: dict[str, Any] = msgspec.to_builtins(choices.choices(state_, seat, plan))
        return found

    def can_hold(self, state_: State, piece: str, pose: Sequence[int]) -> bool:
        """Nothing is carried: cards fly by themselves."""
        return False

    def shown(self, before: State, move: Move, after: State, seat: int | None) -> facts.AnyAct:
        """The act, in one of the shapes of `facts`; everybody sees everything."""
        return shown.shown(move)

    def tell(self, before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
        """What somebody did; everybody is told everything."""
        return tell.tell(before, move, after)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """Which cards the act moved; everybody sees all of them."""
        return changes.changes(before, move, after)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """The state itself: every seat knows all of it."""
        return state_

    def pack(self, state_: State) -> bytes:
        """The cells of the state, a byte each."""
        return state.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` for other bytes."""
        return state.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """By seat, as if the game ended now."""
        return [score(state_.cells, seat) for seat in range(state_.cells[state.SEATS])]

    def winners(self, state_: State) -> list[int]:
        """The seats with most points; ties share the win (FT-22)."""
        if self.actor(state_) != NOBODY:
            return []
        scores = self.scores(state_)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Playouts:
        """`n` random games, without leaving compiled code."""
        start = first_state(self, n, seats, seed, options)
        return playouts.play_out(start, n, seed % (1 << 63))

    def warm(self) -> None:
        """Compile playouts and batches, the only compiled code that no match reaches."""
        from steeple.games.five_towers.batch import warm

        self.playouts(1, MIN_SEATS, 0)
        warm(opening(MIN_SEATS, False, None))


GAME = FiveTowers()
