"""Positions and moves as numbers. A move takes several actions, like words of a sentence.

First what to do: a card and its use, a worker to move or to shift, adding, putting back, or one of
the short answers. Then, where it takes a place, x, y and z of its centre or cell; and for a card
the axis across it and its turn. A plan is the list of legal moves that begin like that.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from steeple.games.skyscrapers.lattice.girders import ALL_PLAYS
from steeple.games.skyscrapers.legal import legal_moves
from steeple.games.skyscrapers.moves import (
    AXES,
    FARTHEST,
    Add,
    Agree,
    Build,
    Decline,
    Done,
    Keep,
    Put,
    Shift,
    Step,
)
from steeple.games.skyscrapers.pieces import CARDS, MAX_SEATS, OWN_BASES, WORKERS
from steeple.games.skyscrapers.scoring import scores
from steeple.games.skyscrapers.state import Placed, State
from steeple.kernel.encoding import Field, Mask
from steeple.kernel.game import Move

_TURNS = 4
_ALL_WORKERS = MAX_SEATS * WORKERS
_ANSWERS = (Done(), Keep(), Agree(), Decline())
_BUILD = 0
_STEP = _BUILD + len(ALL_PLAYS)
_SHIFT = _STEP + _ALL_WORKERS
_ADD = _SHIFT + _ALL_WORKERS
_PUT = _ADD + 1
_ANSWER = _PUT + 1
_COORDINATE = _ANSWER + len(_ANSWERS)
_AXIS = _COORDINATE + 2 * FARTHEST + 1
_TURN = _AXIS + len(AXES)
_ACTIONS = _TURN + _TURNS
_MOST_BUILT = 56
"""Three start bases and every card that hands can hold, with room to spare."""
_CARD_NUMBERS = 7
_WORKER_NUMBERS = 5
_MOST_POINTS = 10_000
_PHASES = ("start", "deal", "play", "judge", "put", "agree", "over")
_PLAY_NUMBER = {(play.card.id, play.use): play.number for play in ALL_PLAYS}
_LONGEST = 6
Spelling = tuple[int, ...]
"""The actions that a move takes, in order."""


class Prefix(NamedTuple):
    """A plan: the actions so far, and the legal moves that begin with them."""

    actions: Spelling
    moves: tuple[tuple[Spelling, Move], ...]


@lru_cache(maxsize=4096)
def spelled(move: Move) -> Spelling:
    """The actions that a move takes."""
    match move:
        case Build(card, use, site):
            number = _PLAY_NUMBER[card, use]
            return (_BUILD + number, *_at(site.at), _AXIS + site.normal, _TURN + site.turn)
        case Step(worker, cell):
            return (_STEP + worker, *_at(cell))
        case Shift(worker, cell):
            return (_SHIFT + worker, *_at(cell))
        case Add(cell):
            return (_ADD, *_at(cell))
        case Put(cell):
            return (_PUT, *_at(cell))
    return (_ANSWER + _ANSWERS.index(move),)


def _at(place: tuple[int, int, int]) -> Spelling:
    return tuple(_COORDINATE + FARTHEST + each for each in place)


class SkyscrapersEncoding:
    """How Skyscrapers is told to programs."""

    version = 1
    dtype = np.int16
    actions = (
        *(f"build {play.card.id} as {play.use}" for play in ALL_PLAYS),
        *(f"move worker {worker}" for worker in range(_ALL_WORKERS)),
        *(f"shift worker {worker}" for worker in range(_ALL_WORKERS)),
        "add a worker",
        "put a worker back",
        *map(str, _ANSWERS),
        *(f"at {place}" for place in range(-FARTHEST, FARTHEST + 1)),
        *(f"across {axis}" for axis in AXES),
        *(f"turn {turn}" for turn in range(_TURNS)),
    )

    def __init__(self) -> None:
        self._begun: tuple[State, Prefix] | None = None

    def _beginning(self, state: State) -> Prefix:
        """All legal moves; those of the last state are kept, since it is asked twice or more."""
        begun = self._begun
        if begun is None or begun[0] is not state:
            moves = tuple((spelled(move), move) for move in legal_moves(state))
            begun = self._begun = (state, Prefix((), moves))
        return begun[1]

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The turn, one's own hand, the plan, the seats from one's own on, the building."""
        most = seats - 1
        return (
            Field("phase", 1, 0, len(_PHASES) - 1),
            Field("whose turn", 1, -1, most),
            Field("actions left", 1, 0, 3),
            Field("rivets of the game", 1, 0, 100),
            Field("own hand, by card", len(CARDS), 0, OWN_BASES),
            Field("actions of the plan, from 1; 0 none", _LONGEST, 0, _ACTIONS),
            Field("points of each seat", seats, -_MOST_POINTS, _MOST_POINTS),
            Field("cards in each hand", seats, 0, 100),
            Field("seats that are out", seats, 0, 1),
            Field(
                "workers of each seat: is on site, x, y, z, lies",
                seats * WORKERS * _WORKER_NUMBERS,
                -FARTHEST,
                FARTHEST,
            ),
            Field(
                "built cards: card from 1, x, y, z, axis, turn, seat from 1",
                _MOST_BUILT * _CARD_NUMBERS,
                -FARTHEST,
                200,
            ),
        )

    def mask(self, state: State, plan: Prefix | None) -> Mask:
        """Which actions can follow the plan."""
        mask = np.zeros(_ACTIONS, np.int8)
        actions, moves = self._beginning(state) if plan is None else plan
        at = len(actions)
        mask[list({spelling[at] for spelling, _ in moves})] = 1
        return mask

    def chosen(
        self, state: State, plan: Prefix | None, action: int
    ) -> tuple[Prefix | None, Move | None]:
        """The plan after an action, and the move once it is complete."""
        actions, moves = self._beginning(state) if plan is None else plan
        at = len(actions)
        left = tuple(each for each in moves if each[0][at] == action)
        if len(left[0][0]) == at + 1:
            return None, left[0][1]
        return Prefix((*actions, action), left), None

    def observed(self, state: State, seat: int, plan: Prefix | None) -> npt.NDArray[np.int16]:
        """What the seat knows."""
        seats = state.terms.seats
        order = [*range(seat, seats), *range(seat)]
        hand = [0] * len(CARDS)
        for number in state.hands[seat]:
            hand[number] += 1
        begun = [0] * _LONGEST
        for place, action in enumerate(() if plan is None else plan.actions):
            begun[place] = action + 1
        points, actor, lying = scores(state), state.actor, state.lying
        workers: list[int] = []
        for other in order:
            for worker in range(other * WORKERS, (other + 1) * WORKERS):
                cell = state.workers[worker]
                workers += (0,) * 5 if cell is None else (1, *cell, worker in lying)
        numbers = [
            _PHASES.index(state.phase),
            (actor - seat) % seats if actor >= 0 else -1,
            state.actions_left,
            state.terms.rivets,
            *hand,
            *begun,
            *(points[other] for other in order),
            *(len(state.hands[other]) for other in order),
            *(state.is_out[other] for other in order),
            *workers,
        ]
        observation = np.zeros(len(numbers) + _MOST_BUILT * _CARD_NUMBERS, np.int16)
        observation[: len(numbers)] = numbers
        built = _built(state.cards)
        observation[len(numbers) : len(numbers) + len(built)] = built
        owners = observation[len(numbers) + _CARD_NUMBERS - 1 :: _CARD_NUMBERS]
        is_owned = owners > 0
        owners[is_owned] = (owners[is_owned] - 1 - seat) % seats + 1
        return observation


@lru_cache(maxsize=64)
def _built(cards: tuple[Placed, ...]) -> npt.NDArray[np.int16]:
    """The cards of the building; the seats that built them are not turned yet."""
    return np.array(
        [
            number
            for card in cards
            for number in (
                _PLAY_NUMBER.get((card.card, card.use), len(ALL_PLAYS)) + 1,
                *card.at,
                card.normal,
                card.turn,
                0 if card.by is None else card.by + 1,
            )
        ],
        np.int16,
    )


ENCODING = SkyscrapersEncoding()
