"""What a turn is thought to be worth, option by option."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from steeple.games.five_towers.bots.ahead import (
    MOST_LINES,
    carry_out,
    look_ahead,
    rank_builds,
)
from steeple.games.five_towers.bots.network import WIDTH, Weights
from steeple.games.five_towers.bots.rounds import (
    BY_NUMBER,
    NO_BUILD,
    NOBODY_BUILDS,
    NOTHING,
    UNLED,
    Room,
    end_of,
    room_for_round,
    settle,
    weigh_round,
)
from steeple.games.five_towers.codes import CANCEL, PASS, move_of
from steeple.games.five_towers.pieces import MAX_SEATS
from steeple.games.five_towers.rules import NOTHING_WRONG, left_of, why_not_bid, why_not_pass
from steeple.games.five_towers.state import (
    ACTOR,
    BUILD,
    HIGHEST,
    LEADER,
    NOBODY,
    PHASE,
    ROW_SIZE,
    SEATS,
    SIZE,
    STARTER,
    Cells,
)

GoesOn = Callable[[int], bool]
"""Whether there is time for more, after so many simulations."""


class Option(NamedTuple):
    """One move, and what is thought to come of it."""

    move: int
    chances: tuple[float, ...]
    """To win, by seat."""
    points: tuple[float, ...]
    """At the end, by seat."""
    uncertainty: float
    """One standard error of the mover's chance."""
    build: int
    """What is built in the end, as far as it is foreseen."""
    builder: int
    """Who builds it; `UNLED` if nobody."""


class Thinker:
    """Thinks about turns of Five Towers; not for two threads at once."""

    def __init__(self, weights: Callable[[int], Weights], breadth: int, rounds: int) -> None:
        self._weights = weights
        self._breadth = breadth
        self._rounds = rounds
        self._room: Room = room_for_round()
        self._lines = np.zeros((MOST_LINES + MAX_SEATS, SIZE), np.int8)
        self._scratch = np.zeros(SIZE, np.int8)
        self._values = np.zeros(WIDTH, np.float32)
        self._ranked = np.zeros(MOST_LINES, np.int64)
        self._liked = np.zeros(MOST_LINES, np.float64)
        self._likely = np.zeros((MOST_LINES, WIDTH), np.float32)

    def think(self, cells: Cells, seed: int, goes_on: GoesOn, also: int = NO_BUILD) -> list[Option]:
        """The options of the seat to move, best first; a build `also` is among them."""
        if cells[PHASE] == BUILD:
            return self._builds(cells, seed, goes_on, also)
        return self._bids(cells, seed, goes_on)

    def _builds(self, cells: Cells, seed: int, goes_on: GoesOn, also: int) -> list[Option]:
        seat, size = int(cells[ACTOR]), int(cells[HIGHEST])
        weights = self._weights(int(cells[SEATS]))
        found = rank_builds(
            cells, seat, size, weights, self._room, self._ranked, self._liked, self._likely
        )
        if not found:
            return [_option(CANCEL, self._likely[0] * 0, 0.0, NOTHING, UNLED, cells)]
        builds = self._ranked[: min(found, self._breadth)].tolist()
        likely = [row.copy() for row in self._likely[: len(builds)]]
        if also not in (NO_BUILD, *builds):
            builds.append(also)
            place = self._ranked[:found].tolist()
            likely.append(self._likely[place.index(also) if also in place else found - 1].copy())
        for line, one in enumerate(builds):
            self._lines[line] = cells
            carry_out(self._lines[line], seat, one)
        means, errors = self._sampled(len(builds), seed, goes_on, weights, np.array(likely), seat)
        options = [
            _option(move_of(one), mean, error, one, seat, cells)
            for one, mean, error in zip(builds, means, errors, strict=True)
        ]
        return _best_first(options, seat)

    def _bids(self, cells: Cells, seed: int, goes_on: GoesOn) -> list[Option]:
        seats = int(cells[SEATS])
        weights, room = self._weights(seats), self._room
        weigh_round(cells, weights, room)
        ends = self._ends(cells)
        for line, (leader, number) in enumerate(ends):
            self._lines[line] = cells
            one = NOTHING if leader == UNLED else int(room.builds[leader, number])
            carry_out(self._lines[line], leader, one)
        likely = np.array([room.worth[leader, number] for leader, number in ends])
        builds = room.builds.copy()
        seat = int(cells[ACTOR])
        means, errors = self._sampled(len(ends), seed, goes_on, weights, likely, seat)
        room.builds[:] = builds
        for (leader, number), mean in zip(ends, means, strict=True):
            room.worth[leader, number] = mean
        settle(cells, room)
        error_of = {end_of(*end): error for end, error in zip(ends, errors, strict=True)}
        options = []
        for move, end in self._possible(cells):
            leader, number = (UNLED, 0) if end == NOBODY_BUILDS else (end >> 3, end & 7)
            one = NOTHING if leader == UNLED else int(builds[leader, number])
            mean = room.worth[leader, number]
            options.append(_option(move, mean, error_of.get(end, 0.0), one, leader, cells))
        return _best_first(options, seat)

    def _ends(self, cells: Cells) -> list[tuple[int, int]]:
        """All ways in which the bidding may still end."""
        highest, led = int(cells[HIGHEST]), int(cells[LEADER])
        ends = [(UNLED, 0)]
        if led != NOBODY and highest > 0:
            can = max(n for n in range(highest + 1) if self._room.builds[led, n] != NO_BUILD)
            if can > 0:
                ends.append((led, can))
        first = highest + 1 if led != NOBODY else 1
        seat = int(cells[ACTOR])
        while True:
            ends += [
                (seat, number)
                for number in range(first, BY_NUMBER)
                if self._room.builds[seat, number] != NO_BUILD
            ]
            seat = left_of(cells, seat)
            if seat == cells[STARTER]:
                return ends

    def _possible(self, cells: Cells) -> list[tuple[int, int]]:
        """Each sensible move, and how the round ends after it."""
        room, seat, row = self._room, int(cells[ACTOR]), int(cells[ROW_SIZE])
        led, highest = int(cells[LEADER]), int(cells[HIGHEST])
        is_last = left_of(cells, seat) == cells[STARTER]
        moves = []
        if why_not_pass(cells) == NOTHING_WRONG:
            leader = UNLED if led == NOBODY else led
            moves.append((PASS, int(room.ends[1, leader, highest])))
        for number in range(row + 1):
            if room.builds[seat, number] == NO_BUILD:
                continue
            if why_not_bid(cells, number, room.counts) == NOTHING_WRONG:
                is_final = number == row or is_last
                end = end_of(seat, number) if is_final else int(room.ends[1, seat, number])
                moves.append((number, end))
        return moves

    def _sampled(
        self,
        count: int,
        seed: int,
        goes_on: GoesOn,
        weights: Weights,
        likely: np.ndarray,
        seat: int,
    ) -> tuple[np.ndarray, np.ndarray]:
        """The mean values of all lines and standard errors; the guess, if there is no time."""
        sums = np.zeros((count, 2 * WIDTH), np.float64)
        done = 0
        while count > 1 and self._rounds and goes_on(done * count):
            more = max(1, min(16, 200 // count))
            look_ahead(
                self._lines,
                count,
                done,
                done + more,
                self._rounds,
                seed,
                weights,
                self._room,
                self._scratch,
                self._values,
                sums,
            )
            done += more
        if not done:
            return likely, np.zeros(count)
        means = sums[:, :WIDTH] / done
        spread = sums[:, WIDTH + seat] / done - means[:, seat] ** 2
        return means.astype(np.float32), np.sqrt(np.maximum(spread, 0) / done)


def _option(
    move: int, values: np.ndarray, error: float, one: int, builder: int, cells: Cells
) -> Option:
    seats = int(cells[SEATS])
    return Option(
        move,
        tuple(values[:seats].tolist()),
        tuple(values[MAX_SEATS : MAX_SEATS + seats].tolist()),
        float(error),
        one,
        builder,
    )


def _best_first(options: list[Option], seat: int) -> list[Option]:
    return sorted(options, key=lambda each: -(each.chances[seat] + 0.001 * each.points[seat]))
