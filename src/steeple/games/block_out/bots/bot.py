"""Opponents: how well they count, how far they think ahead, and how carefully they place."""

from collections.abc import Sequence
from typing import NamedTuple

from steeple.games.block_out.bots import search
from steeple.games.block_out.bots.halving import Option, halve, ranked
from steeple.games.block_out.bots.search import Care, Found
from steeple.games.block_out.bots.worth import Prospect, prospect
from steeple.games.block_out.moves import Action, Place, Spot
from steeple.games.block_out.referee import dice
from steeple.games.block_out.rules import next_seat
from steeple.games.block_out.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import Move
from steeple.kernel.roster import Roster
from steeple.kernel.streams import Stream
from steeple.physics.odds import MILLION

FEW = 2
"""If the next player has this few cards, it is worth making placement hard."""
MOST_TRIED = 2
"""The number of blocks that are tried before one is placed anyway."""
GLANCE = Care(looks=12, tries=1, shakes=0, aside=40, is_shifting=False, miss=0)
"""Enough to estimate how well a block will stand."""


class Skill(NamedTuple):
    """What makes a player strong."""

    care: Care
    counts: bool
    """Whether it weighs cards at all; otherwise it plays any."""
    worlds: int
    """How many hidden hands it imagines, to play the best few moves to the end in each."""
    spoils: bool
    """Whether it deliberately makes placement hard for the next player."""


EASY = Skill(Care(4, 2, 1, 100, False, 70), counts=False, worlds=0, spoils=False)
MEDIUM = Skill(Care(72, 8, 2, 40, True, 25), counts=True, worlds=0, spoils=False)
HARD = Skill(Care(120, 9, 2, 50, True, 15), counts=True, worlds=24, spoils=True)
EXPERT = Skill(Care(180, 10, 3, 60, True, 8), counts=True, worlds=80, spoils=True)


class BlockBot:
    """A player of some skill; it sees only what its seat sees."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, position: Position) -> Move:
        """Weigh the cards, then find out where the block stands best."""
        state: State = position.imagine()
        moves = [move for move in position.legal if isinstance(move, Place | Action)]
        stream = position.stream
        if state.terms.referee != "physics":
            return self._ranked(position, state, moves, stream)[0].move
        return self._placed(state, self._ranked(position, state, moves, stream), stream)

    def _ranked(
        self, position: Position, state: State, moves: Sequence[Move], stream: Stream
    ) -> list[Option]:
        """All moves, the best first."""
        if not self._skill.counts:
            return _as_they_come(state, moves, stream)
        risks = _risks(state, moves, stream)
        options = ranked(
            [
                Option(
                    move,
                    prospect(state, move),
                    risks[move.block] if isinstance(move, Place) else 0.0,
                )
                for move in moves
            ]
        )
        if self._skill.worlds and len(options) > 1:
            options = halve(position, options, self._skill.worlds)
        return options

    def _placed(self, state: State, options: list[Option], stream: Stream) -> Move:
        """The best move, with how to place its block; if that is too risky, another block."""
        first = options[0].move
        if isinstance(first, Place) and state.seen is not None and state.seen.outcome == "void":
            # What could not be judged is not tried again.
            return Place(first.block, first.card, Spot(0, 0, 0, stream.below(search.FACES)))
        tried: dict[str, Found] = {}
        for _ in range(MOST_TRIED):
            best = options[0].move
            if not isinstance(best, Place) or best.block in tried:
                break
            tried[best.block] = self._find(state, best.block, stream)
            options = ranked([_with_risk(option, tried) for option in options])
        for option in options:
            if not isinstance(option.move, Place):
                return option.move
            if option.move.block in tried:
                return Place(option.move.block, option.move.card, tried[option.move.block].spot)
        raise AssertionError("something was tried, or an action is best")

    def _find(self, state: State, block: str, stream: Stream) -> Found:
        return search.find(
            state.stack,
            state.scene,
            block,
            state.terms.tremor,
            self._skill.care,
            self._skill.spoils and _wants_to_spoil(state),
            stream,
        )


def _as_they_come(state: State, moves: Sequence[Move], stream: Stream) -> list[Option]:
    """One random move; a placement, if that would win."""
    wins = len(state.stack) + 1 == len(state.terms.blocks)
    sure = [move for move in moves if isinstance(move, Place) or not wins]
    chosen = (sure or moves)[stream.below(len(sure or moves))]
    return [Option(chosen, Prospect(0.0, 0.0), 0.0)]


def _risks(state: State, moves: Sequence[Move], stream: Stream) -> dict[str, float]:
    """How likely each block that may be placed topples the stack, by a quick estimate."""
    blocks = list(dict.fromkeys(move.block for move in moves if isinstance(move, Place)))
    if state.terms.referee != "physics":
        tremor = state.terms.tremor
        return {block: dice.risk(state.stack, block, None, tremor) / MILLION for block in blocks}
    return {
        block: search.look(state.stack, state.scene, block, GLANCE, False, stream)[0].risk
        for block in blocks
    }


def _with_risk(option: Option, tried: dict[str, Found]) -> Option:
    move = option.move
    if isinstance(move, Place) and move.block in tried:
        return option._replace(risk=tried[move.block].risk)
    return option


def _wants_to_spoil(state: State) -> bool:
    """Whether to make placement hard for the next player; not if this placement wins anyway."""
    left = len(state.terms.blocks) - len(state.stack) - 1
    next_hand = sum(state.hands[next_seat(state, state.direction)])
    return left > 0 and (left <= FEW or next_hand <= FEW)


BOTS = Roster(
    {
        "easy": BlockBot(EASY),
        "medium": BlockBot(MEDIUM),
        "hard": BlockBot(HARD),
        "expert": BlockBot(EXPERT),
    }
)
"""Weakest first."""
