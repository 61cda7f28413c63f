"""A plain game: its rules and its words are enough to play it, in a browser and in a terminal.

`PlainGame` answers what most games answer alike. What is said and shown is looked up by name: for
a move whose notation begins with `build`, `build` are the words on its button, and `did-build`
tells that it was made. `docs/add-a-game.md` has an example.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Never, TypeVar

import msgspec

from steeple.kernel.bots import Bot, RandomBot
from steeple.kernel.changes import Change
from steeple.kernel.choices import MoveChoice, MoveChoices, NoChoices, PlainChoices
from steeple.kernel.errors import IllegalMove, InvalidMove, reason, shortened
from steeple.kernel.game import CHANCE, Chances, Move, View
from steeple.kernel.messages import has_message
from steeple.kernel.options import Option
from steeple.kernel.packing import Packing
from steeple.kernel.plain_face import PlainFace
from steeple.kernel.playouts import Playouts, play_out
from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.streams import Stream

State = TypeVar("State")


class PlainMove(Move, frozen=True):
    """A move whose notation is the name of its class, then its parts: `deal 8`."""

    def __str__(self) -> str:
        return " ".join([type(self).__name__.lower(), *map(str, msgspec.structs.astuple(self))])


class PlainAct(ShownAct, frozen=True, tag="plain"):
    """What somebody did or chance drew: a plain table says it, and draws nothing of it."""

    move: str
    """Its notation."""


class PlainView(msgspec.Struct, frozen=True):
    """The table, as one seat sees it."""

    game: str
    to_move: int | None
    scores: list[int]
    table: list[Sentence]
    """What there is to know about the table."""
    seats: list[list[Sentence]]
    """What there is to know about each seat."""


class PlainGame(Generic[State]):
    """A game with few moves, whose state is a frozen `msgspec.Struct`."""

    id: str
    seats: range
    state_type: type[State]
    moves: Sequence[Move]
    """Every move that a seat can ever make, in the order in which they are offered."""
    draws: Sequence[Move] = ()
    """Everything that chance can ever draw."""

    rules_version = 1
    earlier: Mapping[int, Never] = {}
    options: tuple[Option, ...] = ()
    referees: tuple[str, ...] = ()
    hides = False
    bots: Mapping[str, Bot] = {"random": RandomBot()}
    sheets = None
    lesson = None
    trials = None

    def __init__(self) -> None:
        self.face = PlainFace(self)
        self._packing = Packing(self.state_type)

    # The rules: a game says at least these

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """The table before anything has happened."""
        raise NotImplementedError

    def actor(self, state: State) -> int:
        """Whose turn it is: a seat, `CHANCE`, or `NOBODY` when it is over."""
        raise NotImplementedError

    def apply(self, state: State, move: Move) -> State:
        """The state after the move; raises `IllegalMove` with the reason."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """By seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that share the win; empty until the game is over."""
        raise NotImplementedError

    # What is shown: a game says these too, as far as there is something to show

    def about_table(self, state: State, viewer: int | None) -> list[Sentence]:
        """What the viewer (a seat, or `None` for a spectator) may know about the table."""
        return []

    def about_seat(self, state: State, seat: int, viewer: int | None) -> list[Sentence]:
        """What the viewer may know about a seat."""
        return []

    # Chance and secrets: for games that have them

    def chances(self, state: State) -> Chances:
        """What chance may draw now."""
        return Chances()

    def knows(self, before: State, move: Move, seat: int | None) -> bool:
        """Whether the seat (or a spectator) may know the move."""
        return True

    def imagine(self, state: State, seat: int | None, stream: Stream) -> State:
        """A state that the seat can't tell from this one: without secrets, there is only one."""
        return state

    # What follows from the rules

    def legal(self, state: State) -> list[Move]:
        """Every move that the rules do not refuse."""
        if self.actor(state) < 0:
            return []
        return [move for move in self.moves if self.why_not(state, move) is None]

    def why_not(self, state: State, move: Move) -> Sentence | None:
        """Why a move can't be made now; `None` if it can."""
        try:
            self.apply(state, move)
        except IllegalMove as problem:
            return reason(problem)
        return None

    def parse(self, text: str, actor: int) -> Move:
        """The move with that notation; raises `InvalidMove`."""
        for move in self.draws if actor == CHANCE else self.moves:
            if str(move) == text:
                return move
        raise InvalidMove("kernel/not-a-move", move=shortened(text))

    def view(self, state: State, seat: int | None) -> View:
        """A `PlainView` as plain JSON data."""
        actor, scores = self.actor(state), self.scores(state)
        view = PlainView(
            self.id,
            actor if actor >= 0 else None,
            scores,
            self.about_table(state, seat),
            [self.about_seat(state, each, seat) for each in range(len(scores))],
        )
        found: View = msgspec.to_builtins(view)
        return found

    def choices(self, state: State, seat: int, plan: str) -> dict[str, Any]:
        """Every move, those that can't be made with the reason; nothing if others have the turn."""
        if plan:
            self.parse(plan, seat)
        choices: PlainChoices = NoChoices()
        if self.actor(state) == seat:
            choices = MoveChoices(
                [
                    MoveChoice(str(move), self.offered(move), self.why_not(state, move))
                    for move in self.moves
                ]
            )
        found: dict[str, Any] = msgspec.to_builtins(choices)
        return found

    def offered(self, move: Move) -> Sentence:
        """The words on the button of a move."""
        return Sentence(f"{self.id}/{_name(move)}", msgspec.structs.asdict(move))

    def shown(self, before: State, move: Move, after: State, seat: int | None) -> PlainAct | None:
        """The act, for those who may know it."""
        return PlainAct(str(move)) if self.knows(before, move, seat) else None

    def tell(self, before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
        """What happened, for those who may know it, if there are words for it."""
        code, actor = f"{self.id}/did-{_name(move)}", self.actor(before)
        if not self.knows(before, move, seat) or not has_message(code):
            return []
        who = {"seat": actor} if actor >= 0 else {}
        return [Sentence(code, {**who, **msgspec.structs.asdict(move)})]

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> Playouts:
        """Random games in bulk."""
        return play_out(self, n, seats, seed, options)

    # What a plain game does without

    def judge(self, state: State, stream: Stream) -> Move:
        """Never asked: nothing can fall."""
        raise AssertionError("a plain game has no referee")

    def rejudges(self, saw: Move) -> bool:
        """Never asked either."""
        return False

    def can_hold(self, state: State, piece: str, pose: Sequence[int]) -> bool:
        """Nothing is carried."""
        return False

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """Nothing flies: the sentences say it."""
        return []

    def pack(self, state: State) -> bytes:
        """The state as MessagePack."""
        return self._packing.pack(state)

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` for other bytes."""
        return self._packing.unpack(packed)

    def warm(self) -> None:
        """Nothing is compiled."""


def _name(move: Move) -> str:
    return str(move).partition(" ")[0]
