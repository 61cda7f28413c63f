"""Many games at once, an action in each: compiled, for programs that learn.

Every array has a row for each game. Chance acts by itself, and so do opponents where there are any.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from steeple.games.five_towers.builds import Counts, count_builds, room_for_counts
from steeple.games.five_towers.codes import CANCEL, move_of
from steeple.games.five_towers.encoding import (
    ACTIONS,
    BUILD_MASK,
    EMPTY,
    ENCODING,
    Ends,
    fill_mask,
    fill_observation,
    is_complete,
    longer,
    room_for_ends,
    size,
)
from steeple.games.five_towers.pieces import MOST_CARDS
from steeple.games.five_towers.playouts import random_move, spread
from steeple.games.five_towers.rules import choose_starter, make_move, reveal
from steeple.games.five_towers.scoring import score
from steeple.games.five_towers.state import (
    ACTOR,
    BUILD,
    CHANCE,
    NOBODY,
    PHASE,
    SEATS,
    SIZE,
    START,
    Cells,
    State,
    at,
    cell,
    copy_cells,
)
from steeple.kernel.encoding import Mask
from steeple.kernel.fast_random import advance, below, seeded
from steeple.kernel.jit import jit

Whole: TypeAlias = npt.NDArray[np.int64]
Real: TypeAlias = npt.NDArray[np.float64]
Flags: TypeAlias = npt.NDArray[np.bool_]

LEFT, RANDOM_STATE, OWN_SEAT, PLAN = range(4)
"""What is kept for each game beside its cells: unseen cards, random numbers, seat, plan."""
KEPT = 4
ILLEGAL_REWARD = -1.0


class Batch:
    """Games side by side, all of them in arrays that are written again at each step."""

    def __init__(self, start: State, games: int, has_opponents: bool = False) -> None:
        """With opponents, the other seats are played at random."""
        seats = int(start.cells[SEATS])
        self.has_opponents = has_opponents
        self.start = start.cells
        self.cells = np.zeros((games, SIZE), np.int8)
        self.unseen = np.zeros((games, MOST_CARDS), np.int8)
        self.kept = np.zeros((games, KEPT), np.int64)
        self.observations = np.zeros((games, size(seats)), np.int8)
        self.masks = np.zeros((games, ACTIONS), np.int8)
        self.rewards = np.zeros(games, np.float64)
        self.is_over = np.zeros(games, np.bool_)
        self.is_illegal = np.zeros(games, np.bool_)
        self.movers = np.zeros(games, np.int64)
        self.results = np.zeros((games, seats), np.float64)
        """By game and seat: 1 for a win alone; in all, 0. Written when a game is over."""
        self._no_actions = np.zeros(games, np.int64)
        self._room = (room_for_counts(), room_for_ends())

    def restart(self, seed: int) -> None:
        """Begin all games anew, each with random numbers of its own."""
        for game in range(len(self.kept)):
            self.kept[game, RANDOM_STATE] = seeded(seed % (1 << 63), game)
        self.is_over[:] = True
        self.results[:] = 0
        self.step(self._no_actions)

    def step(self, actions: Whole) -> None:
        """An action in each game; one that is over begins anew instead."""
        step_all(
            self.start,
            actions,
            self.has_opponents,
            self.cells,
            self.unseen,
            self.kept,
            self.observations,
            self.masks,
            self.movers,
            *self._room,
            self.rewards,
            self.is_over,
            self.is_illegal,
            self.results,
        )


@jit
def step_all(
    start: Cells,
    actions: Whole,
    has_opponents: bool,
    cells: Cells,
    unseen: Cells,
    kept: Whole,
    observations: Cells,
    masks: Mask,
    movers: Whole,
    counts: Counts,
    ends: Ends,
    rewards: Real,
    is_over: Flags,
    is_illegal: Flags,
    results: Real,
) -> None:
    """Take an action in each game, and write down everything that follows from it."""
    for game in range(cells.shape[0]):
        own, room, mask = cells[game], kept[game], masks[game]
        seat = cell(own, ACTOR)
        rewards[game] = 0.0
        is_illegal[game] = False
        if is_over[game]:
            is_over[game] = False
            copy_cells(start, own)
            room[LEFT] = 0
            room[PLAN] = EMPTY
            room[RANDOM_STATE] = advance(room[RANDOM_STATE])
            room[OWN_SEAT] = below(room[RANDOM_STATE], cell(own, SEATS))
        else:
            action = actions[game]
            if action < 0 or action >= ACTIONS or not mask[at(action)]:
                is_illegal[game] = True
                rewards[game] = ILLEGAL_REWARD
                action = next_legal(mask, action)
            room[PLAN] = take(own, room[PLAN], action)
        _go_on(own, unseen[game], room, has_opponents, counts)
        if own[ACTOR] == NOBODY:
            is_over[game] = True
            fill_results(own, results[game])
            rewards[game] += results[game, at(seat)]
        else:
            seat = cell(own, ACTOR)
        movers[game] = seat
        fill_observation(own, seat, room[PLAN], observations[game])
        fill_mask(own, room[PLAN], mask, counts, ends)


@jit
def next_legal(mask: Mask, action: int) -> int:
    """The first legal action above an illegal one, starting again at 0 after the last."""
    action = (action + 1) % ACTIONS
    while not mask[at(action)]:
        action = 0 if action + 1 == ACTIONS else action + 1
    return action


@jit
def take(cells: Cells, plan: int, action: int) -> int:
    """Take a legal action; returns the plan after it."""
    if action <= CANCEL:
        make_move(cells, action)
        return EMPTY
    plan = longer(cells, plan, action)
    if is_complete(cells, plan):
        make_move(cells, move_of(plan & BUILD_MASK))
        return EMPTY
    return plan


@jit
def deal(cells: Cells, unseen: Cells, kept: Whole) -> None:
    """Let chance act until somebody else has to."""
    while cells[ACTOR] == CHANCE:
        kept[RANDOM_STATE] = advance(kept[RANDOM_STATE])
        if cells[PHASE] == START:
            choose_starter(cells, below(kept[RANDOM_STATE], cell(cells, SEATS)))
        else:
            if kept[LEFT] == 0:
                kept[LEFT] = spread(cells, unseen, 0)
            place = at(below(kept[RANDOM_STATE], kept[LEFT]))
            kept[LEFT] -= 1
            reveal(cells, int(unseen[place]))
            unseen[place] = unseen[at(kept[LEFT])]


@jit
def _go_on(cells: Cells, unseen: Cells, kept: Whole, has_opponents: bool, counts: Counts) -> None:
    """Let chance act, and opponents at random, until the program has to."""
    deal(cells, unseen, kept)
    while has_opponents and cells[ACTOR] != NOBODY and cells[ACTOR] != kept[OWN_SEAT]:
        kept[RANDOM_STATE] = advance(kept[RANDOM_STATE])
        if cells[PHASE] == BUILD:
            count_builds(cells, cell(cells, ACTOR), counts)
        make_move(cells, random_move(cells, kept[RANDOM_STATE], counts))
        deal(cells, unseen, kept)


@jit
def fill_results(cells: Cells, results: Real) -> None:
    """By seat: 1 for a win alone, less if it is shared; in all, 0."""
    seats = cell(cells, SEATS)
    best = score(cells, 0)
    winners = 0
    for seat in range(seats):
        points = score(cells, seat)
        if points > best:
            best = points
            winners = 0
        winners += int(points == best)
    for seat in range(seats):
        share = 1.0 / winners if score(cells, seat) == best else 0.0
        results[seat] = (seats * share - 1.0) / (seats - 1.0)


def warm(start: State) -> None:
    """Compile everything that programs ask for one by one."""
    batch = Batch(start, 1)
    batch.restart(1)
    state = State(batch.cells[0])
    ENCODING.mask(state, None)
    ENCODING.observed(state, 0, None)
    ENCODING.chosen(state, EMPTY, ACTIONS - 1)
