"""What a game is: facts, and the few questions that everything else asks of it.

A state is a value. `apply` gives a new one; the old one stays as it was. Chance and the
referee are players like the seats: a state says whose turn it is, and what they do is
recorded like a move. So a state never knows what chance will do next.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from steeple.kernel.changes import Change
from steeple.kernel.options import Option
from steeple.kernel.streams import Stream

if TYPE_CHECKING:
    from steeple.kernel.bots import Bot
    from steeple.kernel.face import Face
    from steeple.kernel.lesson import Lesson
    from steeple.kernel.sheets import Sheets

CHANCE = -1
"""The dealer acts."""
NOBODY = -2
"""The game is over."""
REFEREE = -3
"""Whoever saw what the pieces did has to say so."""

TABLE = "table"
"""The referee that is people: the pieces are on a real table, and somebody says what they did."""
UNDECIDED = "void why=slow"
"""What an automatic referee says if it came to no end: the move is asked for again."""

State = TypeVar("State")
View = dict[str, Any]
"""What one seat knows, as plain JSON data."""


class Move(msgspec.Struct, frozen=True):
    """What an actor decided, or what chance drew; `str(move)` is its notation."""


class Chances(msgspec.Struct, frozen=True):
    """What chance may draw, and in the same order how likely each is; 0 is not at all."""

    moves: Sequence[Move] = ()
    weights: Sequence[int] = ()

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        """Each move that can be drawn, with its weight."""
        return (pair for pair in zip(self.moves, self.weights, strict=True) if pair[1])

    def __bool__(self) -> bool:
        """Whether there is anything to draw."""
        return any(self.weights)


class Game(Protocol[State]):
    """The rules of one game. `docs/add-a-game.md` says how to write one."""

    @property
    def id(self) -> str:
        """Its name in programs, such as `five-towers`."""

    @property
    def rules_version(self) -> int:
        """Raised when the same moves would come to something else than before."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose."""

    @property
    def referees(self) -> tuple[str, ...]:
        """Who may tell what the pieces did, the usual one first; empty if nothing can fall."""

    @property
    def hides(self) -> bool:
        """Whether a seat knows something that another does not."""

    @property
    def bots(self) -> "Mapping[str, Bot]":
        """Opponents by name, weakest first."""

    @property
    def face(self) -> "Face":
        """How the game shows itself in a terminal."""

    @property
    def sheets(self) -> "Sheets | None":
        """How real tables are scored from what is told of them; none if they are not."""

    @property
    def lesson(self) -> "Lesson | None":
        """A match to learn the game with; none if there is none."""

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """The table before anything has happened; `referee` is one of `referees`, if any."""

    def actor(self, state: State) -> int:
        """Whose turn it is: a seat, `CHANCE`, `REFEREE`, or `NOBODY` when it is over."""

    def chances(self, state: State) -> Chances:
        """What chance may draw now; nothing if it is not its turn."""

    def legal(self, state: State) -> list[Move]:
        """Every legal move of the seat whose turn it is."""

    def apply(self, state: State, move: Move) -> State:
        """The state after the move of whoever's turn it is; raises `IllegalMove`."""

    def judge(self, state: State, stream: Stream) -> Move:
        """What an automatic referee says of the move that waits for its word.

        The same state and the same numbers of the stream give the same word, in any process. Of
        `TABLE` it is never asked.
        """

    def rejudges(self, saw: Move) -> bool:
        """Whether `judge` can be expected to say the same here: the engine may be another one."""

    def parse(self, text: str, actor: int) -> Move:
        """What the actor (a seat, `CHANCE` or `REFEREE`) did, from its notation.

        Raises `InvalidMove`.
        """

    def view(self, state: State, seat: int | None) -> View:
        """All that the seat may know, or a spectator; built from nothing."""

    def choices(self, state: State, seat: int, plan: str) -> dict[str, Any]:
        """What the seat can choose now, with reasons and results, as plain JSON data.

        `plan` is the notation of a move that may not be complete yet; empty, nothing is chosen.
        What the seat may not know does not show. `kind` tells the shapes apart; `none` is for
        nothing to choose. Raises `InvalidMove` for what can't be the beginning of a move.
        """

    def shown(self, before: State, move: Move, seat: int | None) -> str | None:
        """The notation of an act as far as the seat may know it; `None` if it may not at all."""

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """What one act made go where, as far as the seat (or a spectator) may see.

        `after` is `before` with the move of its actor applied. The order is that in which it
        happens.
        """

    def imagine(self, state: State, seat: int | None, stream: Stream) -> State:
        """A state, drawn at random, that the seat can't tell from this one."""

    def pack(self, state: State) -> bytes:
        """The state as bytes, for keeping and for sending to another process."""

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` if no state has bytes of that shape."""

    def scores(self, state: State) -> list[int]:
        """By seat, as if the game ended now."""

    def winners(self, state: State) -> list[int]:
        """The seats that share the win; empty until the game is over."""

    def warm(self) -> None:
        """Call once what is compiled and a match does not reach, so that it is on disk."""
