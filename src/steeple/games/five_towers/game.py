"""Five Towers as a Game: the rules, behind the questions that everything asks."""

from collections.abc import Mapping
from typing import Any

import msgspec

from steeple.games.five_towers import changes, choices, legal, moves, playouts, rules, state, view
from steeple.games.five_towers.bots import GreedyBot
from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.face import FiveTowersFace
from steeple.games.five_towers.lesson import LESSON
from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass, Reveal, Starter
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
from steeple.kernel.bots import Bot, RandomBot
from steeple.kernel.changes import Change
from steeple.kernel.game import NOBODY, Chances, Move, View
from steeple.kernel.options import (
    Option,
    check_number,
    check_seats,
    settle_options,
    starter_option,
)
from steeple.kernel.streams import Stream

_REVEALS = tuple(Reveal(name) for name in CARD_NAMES)


class FiveTowers:
    """See `rules.md`."""

    id = "five-towers"
    rules_version = 1
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    options = (Option("bidding", ("checked", "open")),)
    referees = ()
    hides = False
    bots: Mapping[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
    sheets = FiveSheets()
    lesson = LESSON

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
            seats = range(cells[state.SEATS])
            return Chances([Starter(seat) for seat in seats], [1 for _ in seats])
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
        """See `moves`."""
        return moves.parse(text, actor)

    def view(self, state_: State, seat: int | None) -> View:
        """Nothing is hidden but the order of the deck, which no state knows."""
        return view.view(state_)

    def choices(self, state_: State, seat: int, plan: str) -> dict[str, Any]:
        """See `choices`; its shapes are in `facts`."""
        found: dict[str, Any] = msgspec.to_builtins(choices.choices(state_, seat, plan))
        return found

    def shown(self, before: State, move: Move, seat: int | None) -> str:
        """Everybody sees everything."""
        return str(move)

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """See `changes`; everybody sees every card go."""
        return changes.changes(before, move, after)

    def imagine(self, state_: State, seat: int | None, stream: Stream) -> State:
        """The state itself: every seat knows all of it."""
        return state_

    def pack(self, state_: State) -> bytes:
        """See `state`."""
        return state.pack(state_)

    def unpack(self, packed: bytes) -> State:
        """See `state`."""
        return state.unpack(packed)

    def scores(self, state_: State) -> list[int]:
        """By seat, as if the game ended now."""
        return [score(state_.cells, seat) for seat in range(state_.cells[state.SEATS])]

    def winners(self, state_: State) -> list[int]:
        """Most points win; who ties shares (FT-22)."""
        if self.actor(state_) != NOBODY:
            return []
        scores = self.scores(state_)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> playouts.Playouts:
        """`n` random games in one go: `.scores` by game and seat, `.moves` of all together."""
        check_seats(seats, self.seats)
        check_number(n)
        check_number(seed)
        settled = settle_options((*self.options, starter_option(seats)), options or {}, seats)
        start = self.setup(seats, settled)
        return playouts.play_out(start, n, seed % (1 << 63))

    def warm(self) -> None:
        """Playouts are all that a match does not reach."""
        self.playouts(1, MIN_SEATS, 0)


GAME = FiveTowers()
