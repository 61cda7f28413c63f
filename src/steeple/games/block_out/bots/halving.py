"""Sequential halving: the better half of the moves is kept, and looked at twice as closely.

To look is to roll matches out from here, with imagined hands. In each imagined world all moves
meet the same luck, so that only their effects differ.
"""

from typing import NamedTuple

from steeple.games.block_out import rules
from steeple.games.block_out.bots.rollout import fell, stood, winner, with_dice
from steeple.games.block_out.bots.worth import WON, Prospect
from steeple.games.block_out.moves import Action, Place
from steeple.games.block_out.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import Move
from steeple.kernel.streams import WORD, Stream

MOST = 6
"""How many moves are looked at closely: the best by the first estimate."""
NEAR_BLOCKS = 4
NEAR_CARDS = 2
SIGHT = 0.4
"""How much the first estimate still counts."""


class Option(NamedTuple):
    """A move, its prospects, and how likely it topples the stack."""

    move: Move
    prospect: Prospect
    risk: float

    @property
    def worth(self) -> float:
        """What it is worth, all in all."""
        return self.prospect.worth(self.risk)


def ranked(options: list[Option]) -> list[Option]:
    """The best first."""
    return sorted(options, key=lambda option: -option.worth)


def halve(position: Position, options: list[Option], worlds: int) -> list[Option]:
    """The options, the best first, with their results in at least `worlds` imagined worlds."""
    if not _is_near_the_end(position.imagine()):
        return options
    key = position.stream.below(WORD).to_bytes(8, "big")
    close, rest = options[:MOST], options[MOST:]
    done = 0
    while True:
        states = [with_dice(position.imagine()) for _ in range(worlds)]
        after_fall = _fallen_worth(states, close, position.seat, key, done)
        close = ranked(
            [_weighed(option, states, after_fall, position.seat, key, done) for option in close]
        )
        if len(close) <= 2:
            return [*close, *rest]
        half = (len(close) + 1) // 2
        close, rest = close[:half], [*close[half:], *rest]
        done += worlds
        worlds *= 2


def _is_near_the_end(state: State) -> bool:
    """Whether the end is so near that luck no longer hides what a move does."""
    left = len(state.terms.blocks) - len(state.stack)
    return left <= NEAR_BLOCKS or min(map(sum, state.hands)) <= NEAR_CARDS


def _weighed(
    option: Option,
    states: list[State],
    after_fall: float | None,
    seat: int,
    key: bytes,
    done: int,
) -> Option:
    wins = sum(
        winner(_after(state, option.move), Stream(key, str(done + number))) == seat
        for number, state in enumerate(states)
    )
    first = option.prospect
    stands = _blend(WON * wins / len(states), first.stands)
    falls = first.falls if after_fall is None else _blend(after_fall, first.falls)
    return option._replace(prospect=Prospect(stands, falls if option.risk else stands))


def _blend(found: float, sight: float) -> float:
    return found + (sight - found) * SIGHT


def _after(state: State, move: Move) -> State:
    if isinstance(move, Place):
        return stood(state, move)
    assert isinstance(move, Action), "a seat places or plays an action"
    return rules.act(state, move.card)


def _fallen_worth(
    states: list[State], options: list[Option], seat: int, key: bytes, done: int
) -> float | None:
    """The result if the stack falls: much the same, whichever block topples it."""
    if not states[0].stack:
        return None
    move = next((option.move for option in options if isinstance(option.move, Place)), None)
    if move is None:
        return None
    wins = sum(
        winner(fell(state, move), Stream(key, f"fall {done + number}")) == seat
        for number, state in enumerate(states)
    )
    return WON * wins / len(states)
