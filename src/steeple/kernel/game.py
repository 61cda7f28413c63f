"""What a game is: facts, and the few questions that everything else asks of it.

A state is a value. `apply` returns a new one; the old one is unchanged. Chance and the
referee are players like the seats: a state says whose turn it is, and what they do is
recorded like a move. So a state never knows what chance will do next.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from steeple.kernel.changes import Change
from steeple.kernel.options import Option
from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.streams import Stream

if TYPE_CHECKING:
    from steeple.kernel.bots import Bot
    from steeple.kernel.face import Face
    from steeple.kernel.lesson import Lesson
    from steeple.kernel.playouts import Playouts
    from steeple.kernel.sheets import Sheets
    from steeple.kernel.trials import Trials

CHANCE = -1
"""The dealer acts."""
NOBODY = -2
"""The game is over."""
REFEREE = -3
"""Whoever saw what the pieces did has to say so."""

TABLE = "table"
"""People are the referee: the pieces are on a real table, and somebody says what they did."""
DICE = "dice"
"""A seeded model of the risk is the referee; every game in which something can fall has one."""
UNDECIDED = "void why=slow"
"""What an automatic referee says if it did not finish in time: the player moves again."""

State = TypeVar("State")
View = dict[str, Any]
"""What one seat knows, as plain JSON data."""


class Move(msgspec.Struct, frozen=True):
    """What an actor decided, or what chance drew; `str(move)` is its notation."""

    @property
    def speaker(self) -> int | None:
        """Who says it out of turn; `None` if only whoever's turn it is may make the move."""
        return None


class Chances(msgspec.Struct, frozen=True):
    """What chance may draw, and in the same order the weight of each; 0 means impossible."""

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
        """Increased when the same moves would have another result than before."""

    @property
    def earlier(self) -> "Mapping[int, Game[State]]":
        """The rules of earlier versions that old matches go on by, by their number.

        Only their set-up and their options count: everything else asks this game, and the state
        says by which rules it is played.
        """

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose."""

    @property
    def referees(self) -> tuple[str, ...]:
        """Who may say what the pieces did, the default first; empty if nothing can fall."""

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
        """How real tables are scored from sheets; `None` if the game has no scoring for them."""

    @property
    def lesson(self) -> "Lesson | None":
        """A match to learn the game with, if there is one."""

    @property
    def trials(self) -> "Trials | None":
        """How plans are tried out; `None` if `choices` tells all that can be told."""

    def setup(self, seats: int, options: Mapping[str, Any], referee: str | None = None) -> State:
        """The table before anything has happened; `referee` is one of `referees`, if any."""

    def actor(self, state: State) -> int:
        """Whose turn it is: a seat, `CHANCE`, `REFEREE`, or `NOBODY` when it is over."""

    def chances(self, state: State) -> Chances:
        """What chance may draw now; nothing if it is not its turn."""

    def legal(self, state: State) -> list[Move]:
        """Every legal move of the seat whose turn it is, without what may be said out of turn."""

    def apply(self, state: State, move: Move) -> State:
        """The state after the move of whoever's turn it is; raises `IllegalMove`."""

    def judge(self, state: State, stream: Stream) -> Move:
        """The verdict of an automatic referee on the move that waits for one.

        The same state and the same numbers of the stream give the same verdict, in any process.
        Never called for `TABLE`.
        """

    def rejudges(self, saw: Move) -> bool:
        """Whether `judge` would say the same here: the engine may be a different one."""

    def parse(self, text: str, actor: int) -> Move:
        """What the actor (a seat, `CHANCE` or `REFEREE`) did, from its notation.

        Raises `InvalidMove`.
        """

    def view(self, state: State, seat: int | None) -> View:
        """All that the seat or a spectator may know; built from nothing."""

    def choices(self, state: State, seat: int, plan: str) -> dict[str, Any]:
        """What the seat can choose now, with reasons and results, as plain JSON data.

        `plan` is the notation of a move that may not be complete yet; empty if nothing is chosen.
        Nothing that the seat may not know shows. `kind` distinguishes the shapes; it is `none` if
        there is nothing to choose. Raises `InvalidMove` if no move begins with the plan.
        """

    def can_hold(self, state: State, piece: str, pose: Sequence[int]) -> bool:
        """Whether the seat to move can hold the piece there, for the others to see.

        `pose` is what a client says of a hand that carries something. A game in which nothing is
        carried says no.
        """

    def shown(self, before: State, move: Move, after: State, seat: int | None) -> ShownAct | None:
        """One act as far as the seat (or a spectator) may know it; `None` if it may not at all.

        `after` is `before` with the move of its actor applied: so an act can say what came of it.
        """

    def tell(self, before: State, move: Move, after: State, seat: int | None) -> list[Sentence]:
        """What one act is told as to the seat (or a spectator); nothing if it may not know it."""

    def changes(self, before: State, move: Move, after: State, seat: int | None) -> list[Change]:
        """Which pieces one act moved where, as far as the seat (or a spectator) may see.

        They come in the order in which they happen.
        """

    def imagine(self, state: State, seat: int | None, stream: Stream) -> State:
        """A state, drawn at random, that the seat can't tell from this one."""

    def pack(self, state: State) -> bytes:
        """The state as bytes, to store or to send to another process."""

    def unpack(self, packed: bytes) -> State:
        """The state that was packed; raises `ValueError` if no state has bytes of that shape."""

    def scores(self, state: State) -> list[int]:
        """By seat, as if the game ended now."""

    def winners(self, state: State) -> list[int]:
        """The seats that share the win; empty until the game is over."""

    def playouts(
        self, n: int, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> "Playouts":
        """`n` random games in one go, with dice where something can fall.

        The same arguments give the same result, in any process. Raises `InvalidSetup`.
        """

    def warm(self) -> None:
        """Call the compiled functions that no match reaches, so that they are cached on disk."""
